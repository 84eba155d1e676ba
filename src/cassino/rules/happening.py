"""What happened between two positions, as events."""

from typing import TYPE_CHECKING

from cassino.cards import cards_in
from cassino.errors import HiddenCards
from cassino.rules.events import (
    Added,
    Built,
    Captured,
    DealScored,
    Drew,
    Event,
    HandedOut,
    MatchWon,
    Pegged,
    Raised,
    Residue,
    Trailed,
)
from cassino.rules.items import AT_THE_END, ITEMS, Points, exact
from cassino.rules.moves import Held, Kind, Move

if TYPE_CHECKING:
    from cassino.rules.position import Position

_LAID: dict[Kind, type[Built | Added | Raised]] = {Kind.BUILD: Built, Kind.ADD: Added, Kind.RAISE: Raised}
_PEGGED = tuple(item for item in ITEMS if item not in AT_THE_END)


def events_between(before: "Position", move: Move, after: "Position") -> tuple[Event, ...]:
    """The events of *move*, which turned *before* into *after*, in the order in which they happened."""
    events: list[Event] = [_deed(before, move, after)]
    rest = _residue(before, move, after)
    if before.rules.end_when == "immediate":
        events += _pegs(before, after, rest)
    if after.pegged_out is None:
        events += _refills(before, after)
        if rest is not None:
            events.append(rest)
    if after.is_over:
        events += _ending(after)
    return tuple(events)


def _deed(before: "Position", move: Move, after: "Position") -> Event:
    seat = before.turn
    if move.kind is Kind.TRAIL:
        return Trailed(seat, move.card)
    if move.kind is Kind.CAPTURE:
        sweep, pat = _gained("sweeps", before, after), _gained("pats", before, after)
        return Captured(seat, move.card, move.loose, move.builds, sweep, pat)
    old = move.builds[0] if move.builds else 0
    cards = old | move.loose | 1 << move.card
    build = next((build for build in after.builds if build.cards == cards), None)
    if build is None:  # the deal's last play, its residue gone home
        return _LAID[move.kind](seat, move.card, cards, move.value, before.groups_in(cards, move.value) > 1, seat)
    return _LAID[move.kind](seat, move.card, cards, build.value, build.is_multiple, build.owner)


def _gained(name: str, before: "Position", after: "Position") -> bool:
    """Whether the mover has one more, also where it is not known how many it had."""
    return bool(after._fields[name][before.turn] > before._fields[name][before.turn])


def _refills(before: "Position", after: "Position") -> list[Event]:
    if before.rules.refill == "draw":
        seat = before.turn
        if after.stock_count == before.stock_count:
            return []
        new = after.hands[seat].cards & ~before.hands[seat].cards
        return [Drew(seat, cards_in(new)[0] if new else None)]
    if after.is_over or after.hands[after.turn].count <= before.hands[after.turn].count:
        return []
    return [HandedOut(after.round, bool(after.is_last_round))]


def _residue(before: "Position", move: Move, after: "Position") -> Residue | None:
    if not after.is_over or after.pegged_out is not None or not isinstance(after.last_capturer, int):
        return None
    left = before.loose & ~move.loose
    if move.kind is not Kind.CAPTURE:
        left |= move.loose | 1 << move.card
    for build in before.builds:
        if build.cards not in move.builds or move.kind is not Kind.CAPTURE:
            left |= build.cards
    left &= ~after.loose
    for build in after.builds:
        left &= ~build.cards
    return Residue(after.last_capturer, left) if left else None


def _pegs(before: "Position", after: "Position", rest: Residue | None) -> list[Event]:
    """One event for each side whose pegged items have changed."""
    if not all(_has_piles(position) for position in (before, after)) or after.score is None:
        return []
    old, new = before.pegged_items(), after.pegged_items()
    events: list[Event] = []
    for side, (was, now) in enumerate(zip(old, new, strict=True)):
        gains = {item: exact(now.get(item, 0) - was.get(item, 0)) for item in _PEGGED}
        gains = {item: number for item, number in gains.items() if number}
        if gains:
            total: Points = exact(after.score[side] + sum(now.values()))
            events.append(Pegged(side, gains, total))
    return events


def _has_piles(position: "Position") -> bool:
    piles: tuple[Held, ...] = position.captured or ()
    counted = {name for name, key in (("sweeps", "sweep"), ("pats", "pat")) if position.rules.points[key]}
    return bool(piles) and all(pile.is_known for pile in piles) and not counted & position.left_out


def _ending(after: "Position") -> list[Event]:
    """The score, and who has won the match; nothing where what they depend on is not known."""
    try:
        score, settled = after.deal_score(), after.settlement()
    except HiddenCards:
        return []
    events: list[Event] = [DealScored(score.items, score.points, settled.after, score.carried)]
    if settled.winner is not None and settled.margin is not None:
        events.append(MatchWon(settled.winner, settled.why, settled.margin))
    return events
