"""The match after a deal: new totals, and who has won it (rules section 8)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cassino.errors import BadRequest, quoted
from cassino.rules.items import ACES, AT_THE_END, ITEMS, Points, exact
from cassino.rules.options import Rules


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a scored deal does to the match."""

    after: tuple[Points, ...]
    """The totals by side."""

    winner: int | None
    """The side that has won, or None: another deal."""

    why: str
    """`below`, `only`, the item that decided the counting out, `highest`, `closest` or `undecided`."""

    margin: Points | None
    """How far the winner is from the best other side, doubled where `double_under` says so; None without a winner."""


def settle(
    rules: Rules,
    before: Sequence[Points],
    items: Sequence[Mapping[str, Points]] | None = None,
    points: Sequence[Points] | None = None,
) -> Settlement:
    """Add a deal to the totals *before* it and say whether it ends the match (K1-K10).

    The deal is given as its *items* by side, or as *points* by side where no counting out can be needed. A side that
    is at the target before the deal is there because the deal before was undecided. Raises BadRequest when the lists
    do not go together, an item is unknown, or only counting out could decide and there are no items.
    """
    _check(before, items, points)
    if items is not None:
        points = [sum(side.values()) for side in items]
    assert points is not None
    gains = _differences(points) if rules.deal_scoring == "difference" else points
    after = tuple(exact(total + gain) for total, gain in zip(before, gains, strict=True))
    winner, why = _winner(rules, before, after, items)
    return Settlement(after, winner, why, None if winner is None else margin(rules, after, winner))


def margin(rules: Rules, totals: Sequence[Points], winner: int) -> Points:
    """How far *winner* is from the best other side, which may be ahead after counting out (section 8)."""
    next_best: Points = max(total for side, total in enumerate(totals) if side != winner)
    apart = max(totals[winner] - next_best, next_best - totals[winner])
    if rules.double_under is not None and next_best < rules.double_under:
        apart *= 2
    return exact(apart)


def _winner(
    rules: Rules,
    before: Sequence[Points],
    after: Sequence[Points],
    items: Sequence[Mapping[str, Points]] | None,
) -> tuple[int | None, str]:
    everybody = range(len(after))
    target = rules.target
    if target is None or max(before) >= target:
        return _alone_at(max, after, everybody, "highest")
    there = [side for side in everybody if after[side] >= target]
    if not there:
        return None, "below"
    if len(there) == 1:
        return there[0], "only"
    if rules.end_when == "immediate" or rules.overshoot == "count_out":
        if items is None:
            raise BadRequest("several sides are at the target: counting out needs the items of the deal", path="deal")
        return _count_out(rules, target, before, items)
    return _alone_at(max if rules.overshoot == "highest" else min, after, there, rules.overshoot)


def _alone_at(
    extreme: Callable[..., Points], totals: Sequence[Points], among: Sequence[int], why: str
) -> tuple[int | None, str]:
    """The one side of *among* with the highest or lowest total, or nobody when several share it."""
    best = extreme(totals[side] for side in among)
    sides = [side for side in among if totals[side] == best]
    return (sides[0], why) if len(sides) == 1 else (None, "undecided")


def _count_out(
    rules: Rules, target: int, before: Sequence[Points], items: Sequence[Mapping[str, Points]]
) -> tuple[int | None, str]:
    """Give the items one by one, each to all sides at once, until the target is reached (K3, K4, K5)."""
    totals = list(before)
    for step in _steps(rules):
        arrivals = []
        for side, earned in enumerate(items):
            for item in step:
                totals[side] += earned.get(item, 0)
                if totals[side] >= target:
                    arrivals.append((side, item))
                    break
        if arrivals:
            return arrivals[0] if len(arrivals) == 1 else (None, "undecided")
    raise AssertionError("several sides reach the target, so some item takes the first one there")


def _steps(rules: Rules) -> list[tuple[str, ...]]:
    """The items in the order of counting out; without an `ace_order` the four aces are one step.

    With `end_when immediate` what is pegged in play comes before what a deal gives at its end.
    """
    items = sorted(ITEMS, key=lambda item: rules.end_when == "immediate" and item in AT_THE_END)
    if rules.ace_order is not None:
        return [(item,) for item in items]
    return [ACES if item == ACES[0] else (item,) for item in items if item not in ACES[1:]]


def _differences(points: Sequence[Points]) -> list[Points]:
    """What each side scores when only the difference counts: the best less all others together, if positive (K9)."""
    total = sum(points)
    return [max(0, exact(2 * own - total)) for own in points]


def _check(
    before: Sequence[Points], items: Sequence[Mapping[str, Points]] | None, points: Sequence[Points] | None
) -> None:
    given = points if items is None else items
    if given is None or (items is not None and points is not None):
        raise BadRequest("a deal is its items by side or its points by side, one of the two", path="deal")
    if not 2 <= len(before) <= 4:
        raise BadRequest(f"totals are of 2 to 4 sides, not {len(before)}", path="before")
    if len(given) != len(before):
        raise BadRequest(f"the deal is of {len(given)} sides, the totals of {len(before)}", path="deal")
    for side, earned in enumerate(items or ()):
        for item in earned:
            if item not in ITEMS:
                message = f"there is no item {quoted(item)}; the items are {', '.join(ITEMS)}"
                raise BadRequest(message, path=f"deal[{side}]")
