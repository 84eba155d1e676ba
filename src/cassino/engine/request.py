"""A request: its parts read by name, or refused with their path."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from cassino.bots.budget import Budget
from cassino.cards import Card, CardSet
from cassino.errors import BadCard, BadMove, BadPosition, BadRequest, BadRules, quoted
from cassino.notation.moves import move_from_json
from cassino.notation.positions import position_from_json
from cassino.notation.shapes import (
    MAX_BUILDS,
    MAX_CARDS,
    card_at,
    card_list,
    cards_in_order,
    listed,
    points_at,
    rules_at,
    whole,
    yes_or_no,
)
from cassino.rules import ITEMS, Move, Points, Position, Rules

MAX_SIDES: Final = 4
MAX_TEXT: Final = 64
"""Characters of a name or a seed."""

_T = TypeVar("_T")


class Request:
    """The parts of one request. What is asked for and not there raises BadRequest, unless it is told what to give."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        self._parts = parts

    def has(self, key: str) -> bool:
        """Whether the part is given."""
        return key in self._parts

    def value(self, key: str) -> Any:
        """The part as it was sent."""
        return self._part(key)

    def position(self) -> Position:
        """The position."""
        try:
            return position_from_json(self._part("position"))
        except (BadCard, BadPosition, BadRules) as error:
            raise error.under("position") from error

    def move(self, position: Position) -> Move:
        """The move, its text read against *position*."""
        try:
            return move_from_json(self._part("move"), position)
        except (BadCard, BadMove) as error:
            raise error.under("move") from error

    def rules(self) -> Rules:
        """The rules."""
        return rules_at(self._part("rules"), "rules")

    def whole(self, key: str, low: int, high: int, *, default: int | None = None) -> int:
        """A whole number from *low* to *high*."""
        if default is not None and key not in self._parts:
            return default
        return whole(self._part(key), key, BadRequest, low=low, high=high)

    def yes_or_no(self, key: str) -> bool | None:
        """A boolean, or None where it is not given."""
        return yes_or_no(self._part(key), key, BadRequest) if key in self._parts else None

    def text(self, key: str, *, default: str) -> str:
        """A text of 1 to MAX_TEXT characters."""
        value = self._parts.get(key, default)
        if not isinstance(value, str) or not 1 <= len(value) <= MAX_TEXT:
            raise BadRequest(f"text of 1 to {MAX_TEXT} characters is expected, not {quoted(value)}", path=key)
        return value

    def card(self, key: str) -> Card:
        """A card."""
        return card_at(self._part(key), key, BadRequest)

    def cards(self, key: str) -> CardSet:
        """A list of cards as a set; empty where it is not given."""
        return card_list(self._parts.get(key, []), key, BadRequest)

    def pack(self, key: str) -> list[Card]:
        """A list of cards in its order."""
        return cards_in_order(self._part(key), key, BadRequest)

    def card_lists(self, key: str) -> tuple[CardSet, ...]:
        """A list of lists of cards, no card twice; empty where it is not given."""
        lists = listed(self._parts.get(key, []), key, BadRequest, at_most=MAX_BUILDS)
        found: list[CardSet] = []
        for index, value in enumerate(lists):
            cards = card_list(value, f"{key}[{index}]", BadRequest)
            if any(cards & other for other in found):
                raise BadRequest("a card comes twice", path=f"{key}[{index}]")
            found.append(cards)
        return tuple(found)

    def by_side(self, key: str, read: Callable[[Any, str], _T]) -> tuple[_T, ...]:
        """A list with one value for each of two to four sides."""
        values = listed(self._part(key), key, BadRequest, at_most=MAX_SIDES)
        if len(values) < 2:
            raise BadRequest("one value is expected for each of two sides or more", path=key)
        return tuple(read(value, f"{key}[{side}]") for side, value in enumerate(values))

    def budget(self) -> dict[str, int]:
        """How much a player may work: `rollouts` or `nodes`; empty where it is not given."""
        if "budget" not in self._parts:
            return {}
        value = self._parts["budget"]
        if not isinstance(value, dict):
            raise BadRequest(f"a budget is an object with rollouts or nodes, not {quoted(value)}", path="budget")
        for key in value:
            if key not in ("rollouts", "nodes"):
                raise BadRequest(f"a budget is of rollouts or nodes, not of {quoted(key)}", path="budget")
        if len(value) != 1 or None in value.values():
            raise BadRequest("a budget is of rollouts or of nodes, one of them", path="budget")
        Budget(**value)
        return value

    def _part(self, key: str) -> Any:
        if key not in self._parts:
            raise BadRequest(f"{key} is missing", path=key)
        return self._parts[key]


def count(value: Any, path: str) -> int:
    """A number of cards or of things that happen to cards."""
    return whole(value, path, BadRequest, low=0, high=MAX_CARDS)


def points(value: Any, path: str) -> Points:
    """Points."""
    return points_at(value, path, BadRequest)


def items(value: Any, path: str) -> dict[str, Points]:
    """Points by item."""
    if not isinstance(value, dict):
        raise BadRequest(f"points by item are expected, not {quoted(value)}", path=path)
    for item in value:
        if item not in ITEMS:
            raise BadRequest(f"there is no item {quoted(item)}; the items are {', '.join(ITEMS)}", path=path)
    return {item: points(each, f"{path}.{item}") for item, each in value.items()}
