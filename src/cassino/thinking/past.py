"""The positions of a deal before the present one, as everybody saw them, worked out from the history."""

from dataclasses import dataclass
from typing import Any

from cassino.notation.moves import result_of
from cassino.rules import Kind, Position
from cassino.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Past:
    """A moment of the deal, without what was hidden, and what was played then."""

    seat: int
    loose: int
    builds: tuple[tuple[int, int, int, int], ...]
    """Cards, value, owner and number of groups of each."""
    captured: tuple[int, ...]
    move: Move
    left: tuple[tuple[int, int, int, int], ...]
    """The builds after the move."""


def replay(position: Position) -> list[Past]:
    """The moments of the deal from its first play.

    None where the history or the dealer is not known, and where the history does not lead to what is known of the
    position: that tells nothing.
    """
    history = position.history
    if not history or position.dealer is None:
        return []
    table = _Table(position, history)
    found = []
    seat = position.dealer
    for move in history:
        seat = (seat + 1) % position.seats
        loose, builds, captured = table.loose, tuple(table.builds), tuple(table.captured)
        if not table.play(position, seat, move):
            return []
        found.append(Past(seat, loose, builds, captured, move, tuple(table.builds)))
    if position.turn != (seat + 1) % position.seats or not table.is_at(position):
        return []
    if position.rules.refill == "round" and not position.is_over:
        a_round = position.seats * position.rules.hand_size_for(position.seats)
        if tuple(hand.count for hand in position.hands) != hands_after(position, len(history)):
            return []
        if position.round not in (None, 1 + len(history) // a_round):
            return []
    return found


def rounds_of(position: Position, course: list[Past]) -> list[list[Past]]:
    """The moments of each round, the present one last.

    Only an empty round where a captured card is not known, and where cards are drawn one by one: there the hands of the
    past cannot be told.
    """
    piles = position.captured
    if position.rules.refill == "draw" or piles is None or not all(pile.is_known for pile in piles):
        return [[]]
    a_round = position.seats * position.rules.hand_size_for(position.seats)
    return [course[start : start + a_round] for start in range(0, len(course) + 1, a_round)]


def hands_after(position: Position, played: int) -> tuple[int, ...]:
    """How many cards each hand has after so many plays of a deal whose hands are refilled round by round."""
    size, seats = position.rules.hand_size_for(position.seats), position.seats
    eldest = 0 if position.dealer is None else position.dealer + 1
    in_round = played % (size * seats)
    return tuple(size - (in_round + seats - 1 - (seat - eldest) % seats) // seats for seat in range(seats))


class _Table:
    """The layout and the piles, move by move."""

    def __init__(self, position: Position, history: tuple[Move, ...]) -> None:
        self.loose = position.loose
        for move in history:
            self.loose |= move.loose
        for move in history:
            self.loose &= ~(1 << move.card)
        self.builds: list[tuple[int, int, int, int]] = []
        self.captured = [0] * position.seats

    def play(self, position: Position, seat: int, move: Move) -> bool:
        """Do what *move* does; False where it cannot be done."""
        places = [k for k, (cards, *_) in enumerate(self.builds) if cards in move.builds]
        if move.loose & ~self.loose or len(places) != len(move.builds):
            return False
        self.loose &= ~move.loose
        cards = result_of(move)
        if move.kind is Kind.TRAIL:
            self.loose |= cards
            return cards == 1 << move.card
        if move.kind is Kind.CAPTURE:
            self.captured[seat] |= cards
            self.builds = [build for k, build in enumerate(self.builds) if k not in places]
            return True
        groups = position.groups_in(cards, move.value)
        if groups == 0 or len(places) > 1 or cards.bit_count() < 2:
            return False
        place = places[0] if places else len(self.builds)
        self.builds[place : place + 1] = [(cards, move.value, seat, groups)]
        return True

    def is_at(self, position: Position) -> bool:
        """Whether this is where *position* is; whose the builds are may differ where a partner may answer for them."""
        piles = position.captured or ()
        told = 2 if position.kernel_rules.for_partner else 3
        held = 0
        for hand in position.hands:
            held |= hand.cards
        return (
            self.loose == position.loose
            and not any(mine & held for mine in self.captured)
            and [build[:told] for build in self.builds]
            == [(build.cards, build.value, build.owner)[:told] for build in position.builds]
            and all(
                pile.count == mine.bit_count() and not pile.cards & ~mine
                for pile, mine in zip(piles, self.captured, strict=False)
            )
        )


def fill_past(
    past: Past, counts: tuple[int, ...], dealt: int, position: Position, seen: Any, record: Any, row: Any
) -> None:
    """Put *past* into a position's *record*, and its move into *row*; what does not matter there is as *seen*.

    *counts* are the cards in the hands then, *dealt* those that had been dealt out.
    """
    record.loose = past.loose
    record.build_count = len(past.builds)
    for k, (cards, value, owner, groups) in enumerate(past.builds):
        build = record.builds[k]
        build.cards, build.value, build.owner, build.groups = cards, value, owner, groups
    record.seats, record.turn, record.dealer = position.seats, past.seat, int(seen.dealer)
    record.round, record.dealt, record.over, record.winner = int(seen["round"]), dealt, 0, -1
    record.last_capturer, record.extra = -1, int(seen.extra)
    for seat in range(len(record.hands)):
        record.hands[seat] = 0
        record.counts[seat] = counts[seat] if seat < position.seats else 0
        record.captured[seat] = past.captured[seat] if seat < position.seats else 0
        record.sweeps[seat], record.pats[seat] = int(seen.sweeps[seat]), int(seen.pats[seat])
        record.before[seat] = int(seen.before[seat])
    move = past.move
    row.card, row.kind, row.value, row.loose = move.card, int(move.kind), move.value, move.loose
    row.builds = sum(1 << k for k, (cards, *_) in enumerate(past.builds) if cards in move.builds)
