"""The items that a deal is scored by: their keys, names and order (rules section 7), and the table of points."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cassino.rules.options import Rules

Points = int | Fraction
"""A number of points: whole, or an exact fraction where a majority was split."""

POINT_KEYS = (
    "most_cards",
    "most_spades",
    "big_cassino",
    "little_cassino",
    "ace",
    "sweep",
    "most_diamonds",
    "seven_of_diamonds",
    "each_spade",
    "extra_jack_of_spades",
    "extra_ace_of_spades",
    "all_sevens",
    "all_sixes",
    "all_aces",
    "court",
    "pips",
    "pat",
    "last_capture",
)
"""The keys of the option `points`."""

ACES = ("ace_of_spades", "ace_of_clubs", "ace_of_hearts", "ace_of_diamonds")
"""The items of the key `ace`, in the order of `ace_order SCHD`."""

ITEMS = (*POINT_KEYS[:4], *ACES, *POINT_KEYS[6:], "overs", "sweeps")
"""Every item in the order of scoring and counting out."""

AT_THE_END = frozenset(("most_cards", "most_spades", "most_diamonds", "last_capture", "overs"))
"""The items that are not pegged as they are made, but when the deal has ended."""


def exact(points: Points) -> Points:
    """*points* in its one form: an int when it is whole."""
    return points.numerator if points.denominator == 1 else points


class PointTable(Mapping[str, int]):
    """The points of every key of `POINT_KEYS`, in that order; immutable, equal and hashed by value."""

    __slots__ = ("_values",)

    def __init__(self, points: Mapping[str, int]) -> None:
        self._values = tuple(points.get(key, 0) for key in POINT_KEYS)

    def __getitem__(self, key: str) -> int:
        if key not in _PLACES:
            raise KeyError(key)
        return self._values[_PLACES[key]]

    def __iter__(self) -> Iterator[str]:
        return iter(POINT_KEYS)

    def __len__(self) -> int:
        return len(POINT_KEYS)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PointTable):
            return self._values == other._values
        return isinstance(other, Mapping) and dict(self) == dict(other)

    def __hash__(self) -> int:
        return hash(self._values)

    def __repr__(self) -> str:
        return f"PointTable({ {key: value for key, value in self.items() if value} })"


_PLACES = {key: place for place, key in enumerate(POINT_KEYS)}


def item_key(item: str) -> str:
    """The key of `points` that *item* is paid by; `overs` is its own."""
    return "ace" if item in ACES else "sweep" if item == "sweeps" else item


def item_order(rules: "Rules") -> tuple[str, ...]:
    """The items that *rules* give points for, in the order of scoring and counting out."""
    return tuple(
        item for item in ITEMS if (rules.overs is not None if item == "overs" else rules.points[item_key(item)] > 0)
    )
