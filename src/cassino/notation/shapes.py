"""Small shapes that the JSON forms share: lists of cards, whole numbers, known keys."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from cassino.cards import CardSet, card_name, cards_in, parse_card
from cassino.errors import BadCard, BadRules, CassinoError, quoted
from cassino.notation.points import points_from_json, points_to_json
from cassino.rules import Points, Rules

MAX_CARDS: Final = 52
"""Cards in the largest pack."""

MAX_BUILDS: Final = 26
"""Builds that a pack can make: each has two cards or more."""


def written_cards(cards: CardSet) -> list[str]:
    """The names of the cards of a set, in card order."""
    return [card_name(card) for card in cards_in(cards)]


def cards_in_order(value: Any, path: str, fault: type[CassinoError]) -> list[int]:
    """The cards of a list, as they stand; *fault* for what is no list or a card twice, BadCard for what is no card."""
    if not isinstance(value, list):
        raise fault(f"a list of cards is expected, not {quoted(value)}", path=path)
    if len(value) > MAX_CARDS:
        raise fault(f"a list of cards has at most {MAX_CARDS}, not {len(value)}", path=path)
    cards: list[int] = []
    for index, name in enumerate(value):
        card = card_at(name, f"{path}[{index}]", fault)
        if card in cards:
            raise fault(f"{card_name(card)} comes twice", path=f"{path}[{index}]")
        cards.append(card)
    return cards


def card_at(name: Any, path: str, fault: type[CassinoError]) -> int:
    """The card that *name* names; *fault* where it is no text, BadCard where it is no card."""
    if not isinstance(name, str):
        raise fault(f"a card is text such as TD, not {quoted(name)}", path=path)
    try:
        return parse_card(name)
    except BadCard as error:
        raise error.under(path) from error


def card_list(value: Any, path: str, fault: type[CassinoError]) -> CardSet:
    """The set of the cards of a list; refused as by `cards_in_order`."""
    return sum(1 << card for card in cards_in_order(value, path, fault))


def whole(value: Any, path: str, fault: type[CassinoError], *, low: int, high: int) -> int:
    """*value* if it is a whole number from *low* to *high* (no boolean, no 4.0)."""
    if type(value) is not int or not low <= value <= high:
        raise fault(f"a whole number from {low} to {high} is expected, not {quoted(value)}", path=path)
    return value


def yes_or_no(value: Any, path: str, fault: type[CassinoError]) -> bool:
    """*value* if it is a boolean."""
    if not isinstance(value, bool):
        raise fault(f"true or false is expected, not {quoted(value)}", path=path)
    return value


def listed(value: Any, path: str, fault: type[CassinoError], *, at_most: int) -> list[Any]:
    """*value* if it is a list of at most so many things."""
    if not isinstance(value, list):
        raise fault(f"a list is expected, not {quoted(value)}", path=path)
    if len(value) > at_most:
        raise fault(f"at most {at_most} are expected, not {len(value)}", path=path)
    return value


def rules_at(value: Any, path: str) -> Rules:
    """The rules that an object or text says; BadRules with the path to the fault."""
    try:
        return Rules.from_json(value)
    except BadRules as error:
        raise error.under(path) from error


def points_at(value: Any, path: str, fault: type[CassinoError]) -> Points:
    """The points that a number or text says."""
    try:
        return points_from_json(value)
    except CassinoError as error:
        raise fault(str(error), path=path) from error


def points_by_item(items: Mapping[str, Points]) -> dict[str, Any]:
    """Points by item, as JSON."""
    return {item: points_to_json(points) for item, points in items.items()}


def only_keys(value: Any, known: Collection[str], what: str, fault: type[CassinoError]) -> dict[str, Any]:
    """*value* if it is an object with no other key than the *known* ones."""
    if not isinstance(value, dict):
        raise fault(f"{what} is an object, not {quoted(value)}")
    for key in value:
        if key not in known:
            raise fault(f"{what} has no {quoted(key)}; it may have {', '.join(sorted(known))}", path=_as_path(key))
    return value


def _as_path(key: str) -> str:
    """An unknown key as a path shows it: cut, however long it is."""
    return key if len(key) <= 40 else f"{key[:40]}…"
