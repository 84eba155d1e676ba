"""Points of a deal by item and by side (rules section 7), and what they make of the match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cassino.cards import CardSet
from cassino.errors import BadRequest, quoted
from cassino.rules.items import AT_THE_END, ITEMS, Points, exact
from cassino.rules.kernel.entry import enter_score, enter_tell_score
from cassino.rules.kernel.made import record_of
from cassino.rules.kernel.records import ITEMS as ITEM_COUNT
from cassino.rules.kernel.records import SCORE, new
from cassino.rules.kernel.score import TWELFTHS
from cassino.rules.kernel.state import Scratch
from cassino.rules.options import Rules
from cassino.rules.settle import Settlement, settle

MAJORITIES = ("most_cards", "most_spades", "most_diamonds")
"""The items that may be carried on, in the kernel's order."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal gave, by side."""

    points: tuple[Points, ...]
    items: tuple[Mapping[str, Points], ...]
    """The items that gave something, in their order, by side."""

    carried: Mapping[str, Points]
    """What goes on top of an item in the next deal (`majority_tie carry`)."""


def from_twelfths(number: int) -> Points:
    """The points that the kernel's *number* stands for."""
    return exact(Fraction(number, TWELFTHS))


def to_twelfths(points: Points) -> int:
    """*points* as the kernel counts them; they are whole twelfths, as all that splitting between 2 to 4 sides gives."""
    return int(points * TWELFTHS)


def score_deal(
    rules: Rules,
    captured: Sequence[CardSet],
    sweeps: Sequence[int],
    pats: Sequence[int] | None = None,
    uncaptured: CardSet = 0,
    last_capturer: int | None = None,
    carried: Mapping[str, Points] | None = None,
) -> DealScore:
    """The points of a deal whose sides *captured* these cards, residue included (J1-J12).

    All lists are by side; *last_capturer* is a side; *uncaptured* cards count for nobody. Raises BadRequest when the
    lists do not go together or a card lies in two places or not in the pack.
    """
    sides = len(captured)
    if not 2 <= sides <= 4:
        raise BadRequest(f"a deal has 2 to 4 sides, not {sides}", path="captured")
    for name, numbers in (("sweeps", sweeps), ("pats", pats)):
        if numbers is not None and (len(numbers) != sides or min(numbers) < 0 or max(numbers) > 52):
            raise BadRequest(f"{name} are one number of 0 to 52 for each side", path=name)
    if last_capturer is not None and not 0 <= last_capturer < sides:
        raise BadRequest(f"there is no side {last_capturer}", path="last_capturer")
    seen = uncaptured
    for side, cards in enumerate(captured):
        if cards & seen:
            raise BadRequest("a card lies in two places", path=f"captured[{side}]")
        seen |= cards
    if seen & ~rules.deck_cards:
        raise BadRequest("a card is not in the pack", path="captured")
    scores = new(SCORE)
    record = scores[0]
    record.sides = sides
    record.last_side = -1 if last_capturer is None else last_capturer
    for side in range(sides):
        record.captured[side] = captured[side]
        record.sweeps[side] = sweeps[side]
        record.pats[side] = pats[side] if pats is not None else 0
    set_carried(record, carried or {})
    enter_score(record_of(rules, sides, False), scores)
    return read_score(scores, sides)


def set_carried(record: Any, carried: Mapping[str, Points]) -> None:
    """Tell a score record what was carried; BadRequest for another item."""
    for item in carried:
        if item not in MAJORITIES:
            raise BadRequest(f"{quoted(item)} is not carried on; only {', '.join(MAJORITIES)} are", path="carried")
    for k, item in enumerate(MAJORITIES):
        record.carried[k] = to_twelfths(carried.get(item, 0))


def score_state(state: Any, kernel_rules: Any, carried: Mapping[str, Points], scratch: Scratch) -> DealScore:
    """The points of what has been captured in a position's record."""
    set_carried(scratch.score[0], carried)
    enter_tell_score(state, kernel_rules, scratch.score)
    return read_score(scratch.score, int(scratch.score[0].sides))


def read_score(scores: Any, sides: int) -> DealScore:
    """What the kernel has put into a score record."""
    record = scores[0]
    items = []
    for side in range(sides):
        row = [int(number) for number in record.items[side * ITEM_COUNT : (side + 1) * ITEM_COUNT]]
        items.append({name: from_twelfths(number) for name, number in zip(ITEMS, row, strict=True) if number})
    carried = {
        item: from_twelfths(int(record.carried_out[k])) for k, item in enumerate(MAJORITIES) if record.carried_out[k]
    }
    return DealScore(tuple(total_of(side) for side in items), tuple(items), carried)


def total_of(items: Mapping[str, Points]) -> Points:
    """The points of one side's *items* together."""
    return exact(sum(items.values(), Fraction(0)))


def without(score: DealScore, names: Sequence[str] | frozenset[str]) -> DealScore:
    """*score* less the items of *names*, from which nothing goes on: it stops short of the deal's end."""
    items = tuple({name: number for name, number in side.items() if name not in names} for side in score.items)
    return DealScore(tuple(total_of(side) for side in items), items, {})


def peg_out(rules: Rules, before: Sequence[Points], score: DealScore) -> tuple[DealScore, Settlement]:
    """A finished deal under `end_when immediate`: what was still pegged, and the match after it (section 8).

    Items made in play come first, then the others in their order, each to all sides at once, until the target. The
    first side there is alone there: what would have followed is not pegged.
    """
    target = rules.target
    if target is None or max(before) >= target:
        return score, settle(rules, before, score.items)
    later = [item for item in ITEMS if item in AT_THE_END]
    for count in range(len(later) + 1):
        given = without(score, later[count:])
        there = sum(total + gain >= target for total, gain in zip(before, given.points, strict=True))
        if there == 1:
            return given, settle(rules, before, given.items)
        if there:
            break
    return score, settle(rules, before, score.items)
