"""The positions of a deal before the present one, as everybody saw them, worked out from the history."""

from dataclasses import dataclass
from typing import Any

from cassino.cards import cards_in
from cassino.rules import Kind, Position
from cassino.rules.moves import Move

_ACE_HIGH = 13


@dataclass(frozen=True, slots=True)
class Past:
    """A moment of the deal, without what was hidden, and what was played then."""

    seat: int
    loose: int
    builds: tuple[tuple[int, int, int], ...]
    """Cards, value and owner of each."""
    captured: tuple[int, ...]
    counts: tuple[int, ...]
    dealt: int
    """How many cards had been dealt out."""
    move: Move


def past_of(position: Position, dealt: int) -> list[list[Past]]:
    """The moments of each round, the present one last, if *dealt* cards have been dealt out by now.

    Only an empty round where the history, the dealer or a captured card is not known. Also where cards are drawn one by
    one: there the hands of the past cannot be told. A history that does not lead to the position is ignored.
    """
    history, piles = position.history, position.captured
    if not history or position.dealer is None or position.rules.refill == "draw":
        return [[]]
    if piles is None or not all(pile.is_known for pile in piles):
        return [[]]
    seats = position.seats
    a_round = seats * position.rules.hand_size_for(seats)
    rounds = len(history) // a_round
    table = _Replay(position)
    found: list[list[Past]] = [[] for _ in range(rounds + 1)]
    seat = position.dealer
    for number, move in enumerate(history):
        seat = (seat + 1) % seats
        of_round, played = divmod(number, a_round)
        counts = tuple(a_round // seats - (played + seats - 1 - k) // seats for k in range(seats))
        counts = counts[seats - position.dealer - 1 :] + counts[: seats - position.dealer - 1]
        then = dealt - (rounds - of_round) * a_round
        found[of_round].append(Past(seat, table.loose, tuple(table.builds), tuple(table.captured), counts, then, move))
        if not table.play(seat, move):
            return [[]]
    return found if table.is_at(position) else [[]]


class _Replay:
    """The layout and the piles, move by move."""

    def __init__(self, position: Position) -> None:
        self.loose = position.loose
        for build in position.builds:
            self.loose |= build.cards
        for pile in position.captured or ():
            self.loose |= pile.cards
        for move in position.history or ():
            self.loose &= ~(1 << move.card)
        self.builds: list[tuple[int, int, int]] = []
        self.captured = [0] * position.seats

    def play(self, seat: int, move: Move) -> bool:
        """Do what *move* does; False where it cannot be done."""
        places = [k for k, (cards, _, _) in enumerate(self.builds) if cards in move.builds]
        if move.loose & ~self.loose or len(places) != len(move.builds):
            return False
        self.loose &= ~move.loose
        cards = move.loose | 1 << move.card
        for touched in move.builds:
            cards |= touched
        if move.kind is Kind.TRAIL:
            self.loose |= cards
        elif move.kind is Kind.CAPTURE:
            self.captured[seat] |= cards
            self.builds = [build for k, build in enumerate(self.builds) if k not in places]
        elif places:
            self.builds[places[0]] = (cards, move.value, seat)
        else:
            self.builds.append((cards, move.value, seat))
        return True

    def is_at(self, position: Position) -> bool:
        """Whether this is where *position* is; who owns the builds may differ, by what a partner takes over."""
        return self.loose == position.loose and [cards for cards, _, _ in self.builds] == [
            build.cards for build in position.builds
        ]


def fill_past(past: Past, position: Position, seen: Any, kernel_rules: Any, record: Any, row: Any) -> None:
    """Put *past* into a position's *record*, and its move into *row*; what does not matter there is as *seen*."""
    record.loose = past.loose
    record.build_count = len(past.builds)
    for k, (cards, value, owner) in enumerate(past.builds):
        build = record.builds[k]
        build.cards, build.value, build.owner = cards, value, owner
        build.groups = _groups_in(kernel_rules, cards, value)
    record.seats, record.turn, record.dealer = position.seats, past.seat, int(seen.dealer)
    record.round, record.dealt, record.over, record.winner = int(seen["round"]), past.dealt, 0, -1
    record.last_capturer, record.extra = -1, int(seen.extra)
    for seat in range(len(record.hands)):
        record.hands[seat] = 0
        record.counts[seat] = past.counts[seat] if seat < position.seats else 0
        record.captured[seat] = past.captured[seat] if seat < position.seats else 0
        record.sweeps[seat], record.pats[seat] = int(seen.sweeps[seat]), int(seen.pats[seat])
        record.before[seat] = int(seen.before[seat])
    move = past.move
    row.card, row.kind, row.value, row.loose = move.card, int(move.kind), move.value, move.loose
    row.builds = sum(1 << k for k, (cards, _, _) in enumerate(past.builds) if cards in move.builds)


def _groups_in(kernel_rules: Any, cards: int, value: int) -> int:
    total = sum(_lowest(int(kernel_rules.table_values[card])) for card in cards_in(cards))
    while total % value:
        total += _ACE_HIGH
    return total // value


def _lowest(values: int) -> int:
    return (values & -values).bit_length() - 1
