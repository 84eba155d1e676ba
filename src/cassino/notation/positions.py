"""Positions as JSON, whole or partly unknown."""

from collections.abc import Callable
from typing import Any, Final

from cassino.cards import card_name
from cassino.errors import BadMove, BadPosition, quoted
from cassino.notation.moves import format_move, parse_history
from cassino.notation.points import points_to_json
from cassino.notation.shapes import (
    MAX_BUILDS,
    MAX_CARDS,
    card_at,
    card_list,
    listed,
    only_keys,
    points_at,
    points_by_item,
    rules_at,
    whole,
    written_cards,
    yes_or_no,
)
from cassino.rules import ITEMS, NOT_KNOWN, UNKNOWN, Build, Held, Move, Position

UNKNOWN_CARD: Final = "??"
"""Stands in a list for a card that is there and not known."""

MAX_SEATS: Final = 4
MAX_BUILD_VALUE: Final = 99

_REQUIRED: Final = ("rules", "seats", "turn", "hands", "loose", "builds")
_OPTIONAL: Final = (
    "partnership",
    "dealer",
    "round",
    "stock",
    "captured",
    "sweeps",
    "pats",
    "last_capturer",
    "score",
    "carried",
    "history",
)
_BUILD_KEYS: Final = ("cards", "value", "owner", "multiple")


def position_to_json(position: Position) -> dict[str, Any]:
    """The JSON form of *position*; what is not known is left out."""
    written: dict[str, Any] = {
        "rules": position.rules.to_json(),
        "seats": position.seats,
        "partnership": position.partnership,
        "dealer": position.dealer,
        "turn": position.turn,
        "round": position.round,
        "hands": [_held_to_json(hand) for hand in position.hands],
        "stock": _stock_to_json(position),
        "loose": written_cards(position.loose),
        "builds": [_build_to_json(build) for build in position.builds],
        "captured": _each(_held_to_json, position.captured),
        "sweeps": _each(int, position.sweeps),
        "pats": _each(int, position.pats),
        "score": _each(points_to_json, position.score),
        "carried": _carried_to_json(position),
        "history": _each(format_move, position.history),
    }
    known = {key: value for key, value in written.items() if value is not None}
    if position.last_capturer is not UNKNOWN:
        known["last_capturer"] = position.last_capturer
    return known


def position_from_json(value: Any) -> Position:
    """The position that *value* holds.

    Refused with the path to the fault: as BadPosition a wrong shape and whatever `Position.set_up` refuses, as BadRules
    and BadCard what these forms refuse.
    """
    given = only_keys(value, (*_REQUIRED, *_OPTIONAL), "a position", BadPosition)
    for key in _REQUIRED:
        if key not in given:
            raise BadPosition(f"a position needs {key}", path=key)
    read: dict[str, Any] = {key: _OPTIONAL_READERS[key](given[key]) for key in _OPTIONAL if key in given}
    return Position.set_up(
        rules_at(given["rules"], "rules"),
        seats=whole(given["seats"], "seats", BadPosition, low=2, high=MAX_SEATS),
        turn=_seat(given["turn"], "turn"),
        hands=_held_list(given["hands"], "hands"),
        loose=card_list(given["loose"], "loose", BadPosition),
        builds=_builds(given["builds"]),
        **read,
    )


def _each(form: Callable[[Any], Any], values: Any) -> list[Any] | None:
    return None if values is None else [form(value) for value in values]


def _held_to_json(held: Held) -> list[str] | int:
    known = written_cards(held.cards)
    if not known and held.count:
        return held.count
    return known + [UNKNOWN_CARD] * (held.count - len(known))


def _stock_to_json(position: Position) -> list[str] | int | None:
    if position.stock is None:
        return None
    if position.stock and set(position.stock) == {NOT_KNOWN}:
        return len(position.stock)
    return [UNKNOWN_CARD if card == NOT_KNOWN else card_name(card) for card in position.stock]


def _carried_to_json(position: Position) -> dict[str, Any] | None:
    """What was carried on to this deal, or that nothing was; nothing is said where the rules carry nothing on."""
    if "carried" in position.left_out or position.rules.majority_tie != "carry":
        return points_by_item(position.carried) or None
    return points_by_item(position.carried)


def _build_to_json(build: Build) -> dict[str, Any]:
    return {
        "cards": written_cards(build.cards),
        "value": build.value,
        "owner": build.owner,
        "multiple": build.is_multiple,
    }


def _seat(value: Any, path: str) -> int:
    return whole(value, path, BadPosition, low=0, high=MAX_SEATS - 1)


def _held_list(value: Any, path: str) -> tuple[Held, ...]:
    seats = listed(value, path, BadPosition, at_most=MAX_SEATS)
    return tuple(_held(held, f"{path}[{seat}]") for seat, held in enumerate(seats))


def _held(value: Any, path: str) -> Held:
    if not isinstance(value, list):
        return Held(0, whole(value, path, BadPosition, low=0, high=MAX_CARDS))
    cards = [card for card in _partly_known(value, path) if card != NOT_KNOWN]
    return Held(sum(1 << card for card in cards), len(value))


def _partly_known(value: Any, path: str) -> list[int]:
    """The cards of a list as they stand, NOT_KNOWN for an unknown one."""
    cards: list[int] = []
    for index, name in enumerate(listed(value, path, BadPosition, at_most=MAX_CARDS)):
        card = NOT_KNOWN if name == UNKNOWN_CARD else card_at(name, f"{path}[{index}]", BadPosition)
        if card != NOT_KNOWN and card in cards:
            raise BadPosition(f"{card_name(card)} comes twice", path=f"{path}[{index}]")
        cards.append(card)
    return cards


def _stock(value: Any) -> tuple[int, ...]:
    if isinstance(value, list):
        return tuple(_partly_known(value, "stock"))
    return (NOT_KNOWN,) * whole(value, "stock", BadPosition, low=0, high=MAX_CARDS)


def _builds(value: Any) -> tuple[Build, ...]:
    builds = listed(value, "builds", BadPosition, at_most=MAX_BUILDS)
    return tuple(_build(build, f"builds[{index}]") for index, build in enumerate(builds))


def _build(value: Any, path: str) -> Build:
    try:
        given = only_keys(value, _BUILD_KEYS, "a build", BadPosition)
    except BadPosition as error:
        raise error.under(path) from error
    for key in _BUILD_KEYS:
        if key not in given:
            raise BadPosition(f"a build needs {key}", path=f"{path}.{key}")
    return Build(
        cards=card_list(given["cards"], f"{path}.cards", BadPosition),
        value=whole(given["value"], f"{path}.value", BadPosition, low=1, high=MAX_BUILD_VALUE),
        owner=_seat(given["owner"], f"{path}.owner"),
        is_multiple=yes_or_no(given["multiple"], f"{path}.multiple", BadPosition),
    )


def _counts(path: str) -> Callable[[Any], tuple[int, ...]]:
    def read(value: Any) -> tuple[int, ...]:
        seats = listed(value, path, BadPosition, at_most=MAX_SEATS)
        return tuple(
            whole(count, f"{path}[{seat}]", BadPosition, low=0, high=MAX_CARDS) for seat, count in enumerate(seats)
        )

    return read


def _history(value: Any) -> tuple[Move, ...]:
    moves = listed(value, "history", BadPosition, at_most=MAX_CARDS)
    for index, text in enumerate(moves):
        if not isinstance(text, str):
            raise BadPosition(f"a move is text here, not {quoted(text)}", path=f"history[{index}]")
    try:
        return parse_history(moves)
    except BadMove as error:
        raise BadPosition(str(error), path=f"history{error.path}") from error


def _totals(value: Any) -> tuple[Any, ...]:
    sides = listed(value, "score", BadPosition, at_most=MAX_SEATS)
    return tuple(points_at(points, f"score[{side}]", BadPosition) for side, points in enumerate(sides))


def _carried(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"points by item are expected, not {quoted(value)}", path="carried")
    for item in value:
        if item not in ITEMS:
            raise BadPosition(f"there is no item {quoted(item)}", path="carried")
    return {item: points_at(points, f"carried.{item}", BadPosition) for item, points in value.items()}


_OPTIONAL_READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "partnership": lambda value: yes_or_no(value, "partnership", BadPosition),
    "dealer": lambda value: _seat(value, "dealer"),
    "round": lambda value: whole(value, "round", BadPosition, low=1, high=MAX_CARDS),
    "stock": _stock,
    "captured": lambda value: _held_list(value, "captured"),
    "sweeps": _counts("sweeps"),
    "pats": _counts("pats"),
    "last_capturer": lambda value: None if value is None else _seat(value, "last_capturer"),
    "score": _totals,
    "carried": _carried,
    "history": _history,
}
