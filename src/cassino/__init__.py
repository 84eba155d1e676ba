"""Cassino, the card game: its rules as a library, players, and tables in the browser.

Names are imported when they are first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cassino.cards import Card, CardSet, card_name, card_set, cards_in, format_cards, parse_card, parse_cards
    from cassino.errors import CassinoError
    from cassino.rules import Build, Kind, Match, Move, Observation, Position, Rules, observe

__all__ = [
    "Build",
    "Card",
    "CardSet",
    "CassinoError",
    "Kind",
    "Match",
    "Move",
    "Observation",
    "Position",
    "Rules",
    "card_name",
    "card_set",
    "cards_in",
    "format_cards",
    "observe",
    "parse_card",
    "parse_cards",
]

__version__ = "0.1.0"

_HOMES = {
    "cards": ("Card", "CardSet", "card_name", "card_set", "cards_in", "format_cards", "parse_card", "parse_cards"),
    "errors": ("CassinoError",),
    "rules": ("Build", "Kind", "Match", "Move", "Observation", "Position", "Rules", "observe"),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
