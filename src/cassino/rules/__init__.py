"""The rules: which moves there are, what they do, what they score. No I/O, no clock, no random numbers.

Names are imported when they are first asked for, so that `kernel.way.choose` can be called before the kernel runs.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cassino.rules.events import (
        Added,
        Built,
        Captured,
        DealScored,
        Drew,
        Event,
        HandedOut,
        MatchWon,
        Pegged,
        Raised,
        Residue,
        Trailed,
    )
    from cassino.rules.items import ITEMS, POINT_KEYS, Points, item_order
    from cassino.rules.match import DealRecord, Match
    from cassino.rules.moves import Build, Held, Kind, Move, Narrowing, card_key, move_key
    from cassino.rules.observing import Observation, observe
    from cassino.rules.options import OPTIONS, Rules
    from cassino.rules.position import Position
    from cassino.rules.presets import PRESETS
    from cassino.rules.reading import NOT_KNOWN, OPTIONAL, UNKNOWN
    from cassino.rules.reasons import REASONS, Reason
    from cassino.rules.scoring import DealScore, score_deal

# These two have the names of their modules, which would hide them; neither needs the kernel.
from cassino.rules.settle import Settlement, settle
from cassino.rules.sides import side_of, sides

__all__ = [
    "ITEMS",
    "NOT_KNOWN",
    "OPTIONAL",
    "OPTIONS",
    "POINT_KEYS",
    "PRESETS",
    "REASONS",
    "UNKNOWN",
    "Added",
    "Build",
    "Built",
    "Captured",
    "DealRecord",
    "DealScore",
    "DealScored",
    "Drew",
    "Event",
    "HandedOut",
    "Held",
    "Kind",
    "Match",
    "MatchWon",
    "Move",
    "Narrowing",
    "Observation",
    "Pegged",
    "Points",
    "Position",
    "Raised",
    "Reason",
    "Residue",
    "Rules",
    "Settlement",
    "Trailed",
    "card_key",
    "item_order",
    "move_key",
    "observe",
    "score_deal",
    "settle",
    "side_of",
    "sides",
]

_HOMES = {
    "events": (
        "Added",
        "Built",
        "Captured",
        "DealScored",
        "Drew",
        "Event",
        "HandedOut",
        "MatchWon",
        "Pegged",
        "Raised",
        "Residue",
        "Trailed",
    ),
    "items": (
        "ITEMS",
        "POINT_KEYS",
        "Points",
        "item_order",
    ),
    "match": (
        "DealRecord",
        "Match",
    ),
    "moves": (
        "Build",
        "Held",
        "Kind",
        "Move",
        "Narrowing",
        "card_key",
        "move_key",
    ),
    "observing": (
        "Observation",
        "observe",
    ),
    "options": (
        "OPTIONS",
        "Rules",
    ),
    "position": ("Position",),
    "reading": ("NOT_KNOWN", "OPTIONAL", "UNKNOWN"),
    "presets": ("PRESETS",),
    "reasons": (
        "REASONS",
        "Reason",
    ),
    "scoring": (
        "DealScore",
        "score_deal",
    ),
    "settle": (
        "Settlement",
        "settle",
    ),
    "sides": (
        "side_of",
        "sides",
    ),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
