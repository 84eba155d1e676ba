"""What an option of the rules accepts, and its text and JSON forms."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cassino.cards import DECK_52, Card, CardSet, card_name, card_set, cards_in, parse_card
from cassino.errors import BadCard, BadRules, quoted
from cassino.rules.items import POINT_KEYS, PointTable

LARGEST = 1_000_000
"""The largest number that any option takes."""

_NUMERALS: CardSet = (1 << 40) - 1
_SEVENS_DOWN: CardSet = (1 << 28) - 1
DECKS: dict[str, CardSet] = {
    "standard52": DECK_52,
    "numerals40": _NUMERALS,
    "italian40": _SEVENS_DOWN | (DECK_52 & ~_NUMERALS),
}
"""The packs with a name."""


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its name, its default, and which values it takes."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    """The values by name where they are few, the default first; else empty."""

    @property
    def accepts(self) -> str:
        """The values that it takes, as messages say them."""
        return _listed([_spoken(choice) for choice in self.choices])

    def read(self, value: object) -> Any:
        """The normal form of *value*, which is one of Python or of JSON; else BadRules."""
        given = tuple(value) if isinstance(value, list) else value
        for choice in self.choices:
            if _same(choice, given):
                return choice
        raise self.refusal(value)

    def parse(self, text: str) -> Any:
        """The value that *text* says; else BadRules."""
        for choice in self.choices:
            if format_value(choice) == text:
                return choice
        raise self.refusal(text)

    def format(self, value: Any) -> str:
        """The text of *value*, which `parse` reads back."""
        return format_value(value)

    def to_json(self, value: Any) -> Any:
        """The JSON form of *value*, which `read` reads back."""
        return list(value) if isinstance(value, tuple) else value

    def refusal(self, value: object) -> BadRules:
        """The error that says what the option takes instead of *value*."""
        return BadRules(f"{self.name} takes {self.accepts}; not {quoted(value)}", path=f"options.{self.name}")


def flag(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (default, not default))


def words(name: str, *choices: Any) -> Option:
    """An option that takes one of *choices*, the first by default."""
    return Option(name, choices[0], choices)


@dataclass(frozen=True, slots=True)
class Number(Option):
    """A whole number, or null where it may be left out."""

    least: int = 0
    most: int = LARGEST
    nullable: bool = True

    @property
    def accepts(self) -> str:
        return f"a whole number from {self.least} to {self.most:,}" + (
            " or null (none in text)" if self.nullable else ""
        )

    def read(self, value: object) -> int | None:
        if (value is None and self.nullable) or _is_number(value, self.least, self.most):
            return value  # type: ignore[return-value]
        raise self.refusal(value)

    def parse(self, text: str) -> int | None:
        return self.read(_parsed(text))


@dataclass(frozen=True, slots=True)
class BySeats(Option):
    """A whole number for any number of seats, or three of them for 2, 3 and 4 seats."""

    least: int = 0

    @property
    def accepts(self) -> str:
        return f"a whole number from {self.least} to 52, or three of them for 2, 3 and 4 seats"

    def read(self, value: object) -> int | tuple[int, ...]:
        numbers = value if isinstance(value, (list, tuple)) else (value,) * 3
        if len(numbers) != 3 or not all(_is_number(number, self.least, 52) for number in numbers):
            raise self.refusal(value)
        return numbers[0] if len(set(numbers)) == 1 else tuple(numbers)

    def parse(self, text: str) -> int | tuple[int, ...]:
        if text.count("-") not in (0, 2):
            raise self.refusal(text)
        numbers = [_parsed(part) for part in text.split("-")]
        return self.read(numbers if len(numbers) == 3 else numbers[0])


@dataclass(frozen=True, slots=True)
class Overs(Option):
    """Null, or the cards and the spades above which each one scores, either of them null."""

    @property
    def accepts(self) -> str:
        return "null (none in text), or two whole numbers for cards and spades such as [30, 7], null for either"

    def read(self, value: object) -> tuple[int | None, int | None] | None:
        if value is None:
            return None
        if (
            not isinstance(value, (list, tuple))
            or len(value) != 2
            or not all(number is None or _is_number(number, 0, LARGEST) for number in value)
        ):
            raise self.refusal(value)
        cards, spades = value
        return None if cards is None and spades is None else (cards, spades)

    def parse(self, text: str) -> tuple[int | None, int | None] | None:
        if text == "none":
            return None
        if text.count("-") != 1:
            raise self.refusal(text)
        return self.read([_parsed(part) for part in text.split("-")])


@dataclass(frozen=True, slots=True)
class Deck(Option):
    """A pack by name, or its cards: names in a list, or card ints in a tuple."""

    @property
    def accepts(self) -> str:
        return f"{', '.join(DECKS)} or a list of different cards"

    def read(self, value: object) -> str | tuple[Card, ...]:
        if isinstance(value, str) and value in DECKS:
            return value
        if not isinstance(value, (list, tuple)) or not 2 <= len(value) <= 52:
            raise self.refusal(value)
        cards = value if isinstance(value, tuple) else tuple(self._card(name) for name in value)
        if not all(_is_number(card, 0, 51) for card in cards):
            raise self.refusal(value)
        mask = card_set(cards)
        if mask.bit_count() != len(cards):
            raise BadRules("deck has a card twice", path="options.deck")
        return next((name for name, named in DECKS.items() if named == mask), cards_in(mask))

    def parse(self, text: str) -> str | tuple[Card, ...]:
        return self.read(text.split("-", 53) if "-" in text else text)

    def format(self, value: str | tuple[Card, ...]) -> str:
        return value if isinstance(value, str) else "-".join(card_name(card) for card in value)

    def to_json(self, value: str | tuple[Card, ...]) -> str | list[str]:
        return value if isinstance(value, str) else [card_name(card) for card in value]

    def _card(self, name: Any) -> Card:
        try:
            return parse_card(name)
        except BadCard as error:
            raise BadRules(f"deck takes {self.accepts}; {error}", path="options.deck") from None


@dataclass(frozen=True, slots=True)
class Points(Option):
    """Points by key; in text each key stands alone, as `points.sweep=2`."""

    @property
    def accepts(self) -> str:
        return f"whole numbers from 0 to {LARGEST:,} by the keys {', '.join(POINT_KEYS)}"

    def read(self, value: object) -> PointTable:
        if isinstance(value, PointTable):
            return value
        if not isinstance(value, Mapping):
            raise self.refusal(value)
        for key, number in value.items():
            if key not in POINT_KEYS:
                raise BadRules(
                    f"points has no key {quoted(key)}; the keys are {', '.join(POINT_KEYS)}", path="options.points"
                )
            if not _is_number(number, 0, LARGEST):
                raise BadRules(
                    f"points.{key} takes a whole number from 0 to {LARGEST:,}; not {quoted(number)}",
                    path=f"options.points.{key}",
                )
        return PointTable(value)

    def to_json(self, value: Mapping[str, int]) -> dict[str, int]:
        return dict(value)

    def parse(self, text: str) -> PointTable:
        raise BadRules("points are given one by one, as in points.sweep=2", path="options.points")


def parse_points(text: str) -> object:
    """The number that *text* gives a key of `points`, for `Points.read` to judge."""
    return _parsed(text)


def format_value(value: Any) -> str:
    """The text of an option's value: null is `none`, lists are joined with `-`."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "-".join(format_value(part) for part in value)
    return str(value)


def _parsed(text: str) -> object:
    """A number or null where *text* says one in its only form, else the text."""
    if text == "none":
        return None
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,8}", text) else text


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _same(choice: object, given: object) -> bool:
    if isinstance(choice, tuple) and isinstance(given, tuple):
        return len(choice) == len(given) and all(_same(*pair) for pair in zip(choice, given, strict=True))
    return type(choice) is type(given) and choice == given


def _spoken(choice: Any) -> str:
    if isinstance(choice, tuple):
        return str(list(choice))
    return "null (none in text)" if choice is None else quoted(choice).strip("'")


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
