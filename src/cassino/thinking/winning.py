"""What the end of a deal is worth where the match is to be won: the chance to win it."""

import math
from collections.abc import Sequence
from typing import Any

from cassino.rules import ITEMS, Rules, settle
from cassino.rules.items import Points
from cassino.rules.kernel.records import ITEMS as ITEM_COUNT
from cassino.rules.scoring import from_twelfths

from .records import POINT

_CHANCE = 10_000
"""What a chance counts beside a twelfth of a point, which decides between moves that are equal otherwise."""


def tell_outcomes(solver: Any, rules: Rules, before: Sequence[Points]) -> bool:
    """Say what the outcomes that a solver has met are worth to the first of two sides; whether there were new ones."""
    told, count = int(solver.told_count), int(solver.outcome_count)
    for place in range(told, count):
        row = solver.outcomes[place * 2 * ITEM_COUNT : (place + 1) * 2 * ITEM_COUNT].tolist()
        ahead = sum(row[:ITEM_COUNT]) - sum(row[ITEM_COUNT:])
        solver.outcome_values[place] = round((2 * _chance(rules, before, row) - 1) * POINT) * _CHANCE + ahead
    solver.told_count = count
    return count > told


def chance_of(value: float) -> float:
    """The chance to win behind a *value* of the solver's, in points."""
    return (round(value * POINT / _CHANCE) / POINT + 1) / 2


def _chance(rules: Rules, before: Sequence[Points], row: Sequence[int]) -> float:
    """The chance of the first side after a deal that gave both sides the items of *row*, in twelfths."""
    items = [
        {name: from_twelfths(number) for name, number in zip(ITEMS, row[start:], strict=False) if number}
        for start in (0, ITEM_COUNT)
    ]
    settled = settle(rules, before, items)
    if settled.winner is not None:
        return float(settled.winner == 0)
    return chance_to_lead(settled.after, rules.target, from_twelfths(sum(row)))


def chance_to_lead(totals: Sequence[Points], target: int | None, points: Points) -> float:
    """About the chance of the first of two equal sides to win a match that stands at *totals*.

    *points* are what a deal gives both sides together. The lead is taken to move by half of that in a deal, like a
    walk at random, until the first side arrives.
    """
    a_side = max(float(points), 1.0) / 2
    left = 0.0 if target is None else (target - float(max(totals))) / a_side
    return 0.5 + 0.5 * math.erf(float(totals[0] - totals[1]) / (a_side * math.sqrt(2 * max(left, 1.0))))
