"""Points in JSON: whole numbers, halves and quarters as numbers, other twelfths as text."""

import math
import re
from fractions import Fraction

from cassino.errors import BadRequest, quoted
from cassino.rules.items import Points, exact

LARGEST = 1_000_000_000_000
"""The largest total that is read."""


def points_to_json(points: Points) -> int | float | str:
    """*points* as JSON holds them without loss: 23, 23.5, or `70/3` as text."""
    points = exact(points)
    if isinstance(points, int):
        return points
    if points.denominator in (2, 4):
        return float(points)
    return f"{points.numerator}/{points.denominator}"


def points_from_json(value: object, path: str = "") -> Points:
    """The points that JSON says; BadRequest with *path* unless they are twelfths from 0 to LARGEST."""
    points = _read(value)
    if points is None or not 0 <= points <= LARGEST or 12 % points.denominator:
        message = f'points are a whole number, a half or a quarter, or text such as "70/3"; not {quoted(value)}'
        raise BadRequest(message, path=path)
    return exact(points)


def _read(value: object) -> Points | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return Fraction(value)
    if isinstance(value, str) and re.fullmatch("[0-9]{1,16}/[1-9][0-9]?", value):
        return Fraction(value)
    return None
