"""What a deal starts from: partners, the totals before it, what was carried on."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cassino.errors import BadPosition
from cassino.rules.items import Points
from cassino.rules.options import Rules
from cassino.rules.scoring import MAJORITIES, to_twelfths

_NOTHING: Mapping[str, Points] = MappingProxyType({})
_MOST = 10**9


def partnership_of(seats: int, partnership: bool | None) -> bool:
    """Whether *seats* play as two partnerships: four seats do unless told otherwise; BadPosition for other numbers."""
    if partnership and seats != 4:
        raise BadPosition("partners are four seats", path="partnership")
    return seats == 4 if partnership is None else partnership


def frozen_points(carried: Mapping[str, Points] | None) -> Mapping[str, Points]:
    """*carried* as a mapping that nobody changes; BadPosition for an item that is not carried on."""
    if not carried:
        return _NOTHING
    for item, points in carried.items():
        if item not in MAJORITIES:
            raise BadPosition(f"{item} is not carried on; only {', '.join(MAJORITIES)} are", path=f"carried.{item}")
        _check_points(points, f"carried.{item}")
    return MappingProxyType(dict(carried))


def set_score(record: Any, rules: Rules, score: Sequence[Points] | None, sides: int) -> None:
    """Put the totals before the deal into a position's record, and whether the deal decides an undecided match."""
    if score is None:
        return
    if len(score) != sides:
        raise BadPosition(f"the score is of {len(score)} sides; there are {sides}", path="score")
    for side, points in enumerate(score):
        _check_points(points, f"score[{side}]")
        record.before[side] = to_twelfths(points)
    record.extra = int(rules.target is not None and max(score) >= rules.target)


def _check_points(points: Points, path: str) -> None:
    if not 0 <= points <= _MOST or 12 % points.denominator:
        raise BadPosition(f"points are 0 to {_MOST}, in twelfths", path=path)
