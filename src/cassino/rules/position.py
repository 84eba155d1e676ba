"""`Position`: one moment of a deal, as an immutable value."""

import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import repeat
from typing import Any

from cassino.cards import Card, CardSet, cards_in
from cassino.errors import BadPosition, DealOver, HiddenCards, IllegalMove, OverBudget
from cassino.rules.events import Event
from cassino.rules.items import AT_THE_END, Points
from cassino.rules.kernel.entry import (
    HIDDEN_HAND,
    OVER_BUDGET,
    enter_deal,
    enter_groups,
    enter_judge,
    enter_list,
    enter_narrow,
    enter_pegged,
    enter_play,
)
from cassino.rules.kernel.made import record_of
from cassino.rules.kernel.records import MAX_MOVES, MAX_STEPS, TALLY, new
from cassino.rules.kernel.state import Scratch, blank, fresh, set_pack
from cassino.rules.moves import KINDS, Held, Kind, Move, Narrowing, in_order
from cassino.rules.options import Rules
from cassino.rules.reading import Reading
from cassino.rules.reasons import Reason, reason_for, what_is_missing
from cassino.rules.scoring import DealScore, from_twelfths, peg_out, score_state, without
from cassino.rules.settle import Settlement, settle
from cassino.rules.starting import frozen_points, partnership_of, set_score

DEFAULT_LIMIT = 1000
_SCORED_BY = {"sweeps": "sweep", "pats": "pat", "last_capturer": "last_capture"}
"""What else is needed to score a deal, by the key of the points that it is needed for."""

_FEW = 256
_new_move = tuple.__new__
_MOVES = repeat(Move)
_NO_BUILDS: "repeat[tuple[CardSet, ...]]" = repeat(())
_KIND_OF = KINDS.__getitem__
_threads = threading.local()


@cache
def _sorted_deck(cards: CardSet) -> list[Card]:
    return list(cards_in(cards))


def _scratch() -> Scratch:
    scratch = getattr(_threads, "scratch", None)
    if scratch is None:
        scratch = _threads.scratch = Scratch()
    return scratch


class Position(Reading):
    """One moment of a deal: what lies where, whose turn it is, what has been scored.

    Immutable, equal and hashed by value. Made by `deal` or `set_up`. It may be partly unknown, as a seat sees it or
    as a request tells it; what needs an unknown thing raises HiddenCards.
    """

    __slots__ = ("_legal",)

    _legal: tuple[Move, ...] | None
    """The legal moves, once they have been listed and were few."""

    @classmethod
    def of_parts(
        cls,
        rules: Rules,
        partnership: bool,
        state: Any,
        kernel_rules: Any,
        carried: Mapping[str, Points],
        history: tuple[Move, ...] | None,
        unknown: frozenset[str],
        piles: tuple[int, ...] | None,
    ) -> "Position":
        """The position of a kernel's record; for the modules of this room only."""
        self = object.__new__(cls)
        self.rules = rules
        self.partnership = partnership
        self._state = state
        self._kernel_rules = kernel_rules
        self.carried = carried
        self.history = history
        self._unknown = unknown
        self._piles = piles
        self._legal = None
        self.is_over = bool(state[0].over)
        return self

    @classmethod
    def deal(
        cls,
        rules: Rules,
        seats: int,
        dealer: int,
        pack: Sequence[Card],
        *,
        partnership: bool | None = None,
        score: Sequence[Points] | None = None,
        carried: Mapping[str, Points] | None = None,
    ) -> "Position":
        """The first moment of a deal from *pack*, first card dealt first (rules section 2).

        *score* is the totals by side before it. *partnership* is true for four seats unless given. Raises BadRules
        for a number of seats that the rules do not allow, BadPosition for another fault.
        """
        rules.check_seats(seats)
        partners = partnership_of(seats, partnership)
        if sorted(pack) != _sorted_deck(rules.deck_cards):
            raise BadPosition("the pack is not the cards of the rules, each once", path="pack")
        if not isinstance(dealer, int) or not 0 <= dealer < seats:
            raise BadPosition(f"there is no seat {dealer}", path="dealer")
        kernel_rules = record_of(rules, seats, partners)
        state = fresh()
        record = state[0]
        record.seats = seats
        set_pack(state, pack)
        set_score(record, rules, score, 2 if partners else seats)
        enter_deal(state, kernel_rules, dealer)
        return cls.of_parts(rules, partners, state, kernel_rules, frozen_points(carried), (), frozenset(), None)

    @classmethod
    def set_up(cls, rules: Rules, *, seats: int, turn: int, hands: Sequence[Held], **parts: Any) -> "Position":
        """Any position that the forms allow (`rules.setting_up` says which *parts* there are); else BadPosition."""
        from cassino.rules.setting_up import set_up

        return set_up(rules, seats=seats, turn=turn, hands=hands, **parts)

    @property
    def pegs(self) -> tuple[Points, ...]:
        """The points that each side has pegged in this deal; all 0 unless `end_when immediate`."""
        if self.rules.end_when != "immediate":
            return (0,) * self.side_count
        self._need("captured", *(name for name in ("sweeps", "pats") if self.rules.points[_SCORED_BY[name]]))
        before = self._fields["before"]
        return tuple(
            from_twelfths(enter_pegged(self._state, self._kernel_rules, side) - before[side])
            for side in range(self.side_count)
        )

    def pegged_items(self) -> tuple[Mapping[str, Points], ...]:
        """By side, the items that are home in this deal so far, those that are made at its end aside."""
        score = score_state(self._state, self._kernel_rules, self.carried, _scratch())
        return without(score, AT_THE_END).items

    def groups_in(self, cards: CardSet, value: int) -> int:
        """Into how many groups of *value* all of *cards* go; 0 where they do not (E5)."""
        return int(enter_groups(self._state, self._kernel_rules, new(TALLY), cards, value))

    def legal_moves(self, limit: int = DEFAULT_LIMIT) -> list[Move]:
        """The legal moves in order, at most *limit* (1 to 10,000) of them; none when the deal is over."""
        return self._list(limit)[0]

    def list_moves(self, limit: int = DEFAULT_LIMIT) -> tuple[list[Move], bool]:
        """As `legal_moves`, and whether these are all.

        Costs a bounded number of steps, whatever lies on the layout; where there are more moves, the first found.
        """
        moves, is_cut = self._list(limit)
        return moves, not is_cut

    def _list(self, limit: int) -> tuple[list[Move], int]:
        legal = self._legal
        if legal is not None and len(legal) <= limit:
            return list(legal), 0
        scratch = _scratch()
        if limit != DEFAULT_LIMIT:
            limit = max(1, min(limit, MAX_MOVES))
        found = enter_list(self._state, self._kernel_rules, scratch.work, limit)
        if found == HIDDEN_HAND:
            self._need_hand()
        count, is_cut = found >> 1, found & 1
        cards, kinds, values, loose, bits = scratch.columns(count)
        stacks = self._stacks_of(bits) if any(bits) else _NO_BUILDS
        rows = zip(cards, map(_KIND_OF, kinds), values, loose, stacks, strict=False)
        moves = list(map(_new_move, _MOVES, rows))
        if not is_cut and count <= _FEW:
            self._legal = tuple(moves)
        return moves, is_cut

    def is_legal(self, move: Move) -> bool:
        """Whether *move* is one of the legal moves; decided without listing them."""
        return self._wrong(move) is None

    def explain(self, move: Move) -> Reason | None:
        """What is wrong with *move*, the first thing in the order of the reasons; None for a legal one."""
        wrong = self._wrong(move)
        return None if wrong is None else reason_for(self, move, wrong)

    def narrow(self, card: Card, loose: CardSet = 0, builds: tuple[CardSet, ...] = ()) -> Narrowing:
        """What may still join *loose* and *builds* in a move of the hand card *card*; found without listing.

        Raises DealOver, IllegalMove where a card is not where it was chosen, OverBudget past the step limit.
        """
        if self.is_over:
            raise DealOver("the deal is over")
        chosen = Move.capture(card, loose, builds)
        missing = what_is_missing(self, chosen)
        if missing is not None:
            reason = reason_for(self, chosen, missing)
            raise IllegalMove(reason.text, reason=reason)
        self._need_hand()
        scratch = _scratch()
        bits = self._build_bits(chosen.builds)
        steps = enter_narrow(self._state, self._kernel_rules, scratch.work, card, loose, bits)
        if steps > MAX_STEPS:
            raise OverBudget("this choice takes too many steps to narrow")
        tally = scratch.work[0].tally
        found, stacks = int(tally.open), self._stacks(int(tally.open_builds))
        return Narrowing(found, stacks, self._exact_moves(card, loose, chosen.builds))

    def play(self, move: Move) -> "Position":
        """The position after *move*; IllegalMove with its reason where it is not legal."""
        if self._legal is None or move not in self._legal:
            wrong = self._wrong(move)
            if wrong is not None:
                reason = reason_for(self, move, wrong)
                raise IllegalMove(reason.text, reason=reason)
        if self._unknown or self._piles is not None:
            self._check_known(move)
        return self._after(move)

    def play_with_events(self, move: Move) -> tuple["Position", tuple[Event, ...]]:
        """As `play`, with what happened, one event after another."""
        from cassino.rules.happening import events_between

        after = self.play(move)
        return after, events_between(self, move, after)

    def deal_score(self) -> DealScore:
        """What the deal, which is over, gave item by item.

        Raises HiddenCards for what is not known, and where the deal is not over: what it will give is not known.
        """
        return self._ending[0] if self.rules.end_when == "immediate" else self._scored

    def settlement(self) -> Settlement:
        """The match after this deal, which is over; HiddenCards as `deal_score`."""
        return self._ending[1]

    @property
    def missing_for_score(self) -> str | None:
        """What the final score of this deal needs and is not known, by its name; None where all of it is."""
        for name in ("captured", *_SCORED_BY):
            if name in self.left_out and (name != "pats" or self.rules.points["pat"]):
                return name
        return "stock" if self.stock_count is None else None

    @cached_property
    def _scored(self) -> DealScore:
        if not self.is_over:
            raise HiddenCards("the deal is not over, so its score is not known")
        points = self.rules.points
        self._need("captured", *(name for name, key in _SCORED_BY.items() if points[key]))
        if self.rules.majority_tie == "carry":
            self._need("carried")
        return score_state(self._state, self._kernel_rules, self.carried, _scratch())

    @cached_property
    def _ending(self) -> tuple[DealScore, Settlement]:
        score = self._scored
        self._need("score")
        before = self.score
        assert before is not None
        if self.pegged_out is not None:
            score = without(score, AT_THE_END)
        if self.rules.end_when == "immediate":
            return peg_out(self.rules, before, score)
        return score, settle(self.rules, before, score.items)

    def _after(self, move: Move) -> "Position":
        card, kind, value, loose, builds = move
        target = blank()
        after = object.__new__(Position)
        bits = self._build_bits(builds) if builds else 0
        parts = card | kind << 6 | value << 12 | bits << 18
        after.is_over = bool(enter_play(self._state, target, self._kernel_rules, parts, loose))
        after.rules = self.rules
        after.partnership = self.partnership
        after.carried = self.carried
        after.history = None if self.history is None else (*self.history, move)
        after._state = target
        after._kernel_rules = self._kernel_rules
        after._unknown = self._unknown
        after._legal = None
        after._piles = self._piles
        if self._piles is not None:
            old, new = self._fields["captured"], after._fields["captured"]
            after._piles = tuple(count + (new[seat] & ~old[seat]).bit_count() for seat, count in enumerate(self._piles))
        return after

    def _wrong(self, move: Move) -> int | str | None:
        """What is wrong: a word, or the kernel's number; None for a legal move."""
        missing = what_is_missing(self, move)
        if missing is not None:
            return missing
        self._need_hand()
        scratch = _scratch()
        wrong = enter_judge(
            self._state,
            self._kernel_rules,
            scratch.work,
            move.card,
            int(move.kind),
            move.value,
            move.loose,
            self._build_bits(move.builds) if move.builds else 0,
        )
        if wrong == OVER_BUDGET:
            raise OverBudget("this move takes too many steps to judge")
        return int(wrong) or None

    def _stacks_of(self, many: list[int]) -> Iterator[tuple[CardSet, ...]]:
        """For each move the builds that it touches, by their cards."""
        stacks = {bits: self._stacks(bits) for bits in set(many)}
        return map(stacks.__getitem__, many)

    def _stacks(self, bits: int) -> tuple[CardSet, ...]:
        """The builds that the kernel's *bits* stand for, by their cards."""
        if bits & (bits - 1) == 0:
            return (self.builds[bits.bit_length() - 1].cards,) if bits else ()
        return in_order(tuple(build.cards for k, build in enumerate(self.builds) if bits >> k & 1))

    def _build_bits(self, builds: tuple[CardSet, ...]) -> int:
        bits = 0
        for k, build in enumerate(self.builds):
            if build.cards in builds:
                bits |= 1 << k
        return bits

    def _exact_moves(self, card: Card, loose: CardSet, builds: tuple[CardSet, ...]) -> tuple[Move, ...]:
        """The legal moves of *card* that use exactly *loose* and *builds*."""
        if not loose and not builds:
            tries = [Move.trail(card)]
        else:
            tries = [Move.capture(card, loose, builds)]
            if not builds:
                tries += [Move.build(card, loose, value) for value in range(1, 17)]
            elif len(builds) == 1:
                old = next(build.value for build in self.builds if build.cards == builds[0])
                tries.append(Move.add(card, loose, builds[0], old))
                tries += [Move.raise_(card, loose, builds[0], value) for value in range(old + 1, 17)]
        return tuple(move for move in tries if self.is_legal(move))

    def _check_known(self, move: Move) -> None:
        """Raise HiddenCards where what follows from the legal *move* depends on what is not known."""
        rules = self.rules
        captures = move.kind is Kind.CAPTURE
        if captures and rules.end_when == "immediate" and rules.target is not None:
            self._need("captured", "score", *(name for name in ("sweeps", "pats") if rules.points[_SCORED_BY[name]]))
        empties = captures and not self.loose & ~move.loose and len(self.builds) == len(move.builds)
        if empties and not (rules.sweep_last_play and rules.sweep_last_round):
            self._need("stock_count")
        if empties and rules.sweep_freeze_at is not None:
            self._need("score")
        ends = all(held.count == 0 for seat, held in enumerate(self.hands) if seat != self.turn)
        ends = ends and self.hands[self.turn].count == 1
        if ends or rules.refill == "draw":
            self._need("stock_count")
        if ends and self.stock_count:
            self._need("dealer")
        elif ends and not captures and rules.residue == "last_capturer" and (self.loose or self.builds):
            self._need("last_capturer")

    def __reduce__(self) -> tuple[Any, ...]:
        from cassino.rules.setting_up import parts_of, rebuild

        return rebuild, (parts_of(self),)
