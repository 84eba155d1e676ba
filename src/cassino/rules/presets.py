"""The named rule sets, as data (rules section 11).

Once published a preset never changes; a new meaning is a new name.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set with a name."""

    name: str
    """Its name in every form, `classic` for one."""

    options: Mapping[str, Any]
    """The options that differ from `classic`; `points` holds only the keys that do."""


_ROYAL = {"court_values": (11, 12, 13), "ace_high": "hand"}
_SPADE = {
    "points": {"each_spade": 1, "extra_jack_of_spades": 1, "most_spades": 0},
    "target": 61,
    "end_when": "immediate",
}
_OPTIONS: dict[str, dict[str, Any]] = {
    "classic": {},
    "classic11": {"target": 11},
    "literal": {
        "raise_builds": "none",
        "add_to_builds": "own",
        "capture_completeness": "all_pairs",
        "multiple_at_once": False,
        "deal_pattern": "twos_then_layout",
    },
    "royal": _ROYAL,
    "royal_low_ace": {"court_values": (11, 12, 13)},
    "spade": _SPADE,
    "spade_bicycle": {
        **_SPADE,
        "points": {"each_spade": 1, "extra_jack_of_spades": 1, "extra_ace_of_spades": 1},
        "double_under": 31,
    },
    "spade_royal": {**_SPADE, **_ROYAL},
    "draw": {"refill": "draw"},
    "royal_draw": {**_ROYAL, "refill": "draw"},
    "italian": {
        "deck": "italian40",
        "hand_size": 3,
        "court_values": (8, 9, 10),
        "points": {"seven_of_diamonds": 1, "big_cassino": 0},
    },
    "no_building": {"building": False},
    "pat": {"points": {"pat": 1}},
    "card_points": {
        "points": {
            "most_cards": 0,
            "most_spades": 0,
            "big_cassino": 0,
            "little_cassino": 0,
            "ace": 11,
            "sweep": 0,
            "court": 10,
            "pips": 1,
        },
        "target": None,
        "overshoot": "highest",
    },
    "diamond": {
        "deck": "italian40",
        "hand_size": 3,
        "points": {
            "most_cards": 1,
            "most_spades": 0,
            "big_cassino": 0,
            "little_cassino": 0,
            "ace": 0,
            "sweep": 1,
            "most_diamonds": 1,
            "seven_of_diamonds": 1,
            "all_sevens": 2,
            "all_sixes": 2,
            "all_aces": 2,
        },
        "target": 11,
    },
    "finnish": {
        "court_values": (11, 12, 13),
        "ace_high": "hand_fixed14",
        "nordic_hand_values": True,
        "building": False,
        "points": {"most_cards": 1, "most_spades": 2},
        "majority_tie": "carry",
        "sweep_cancel": True,
        "sweep_last_round": False,
        "sweep_freeze_at": 10,
        "target": 16,
        "end_when": "immediate",
    },
    "swedish": {
        "court_values": (11, 12, 13),
        "ace_high": "any",
        "building": False,
        "points": {"most_cards": 1, "most_spades": 2, "last_capture": 1},
        "target": 16,
    },
    "khasino": {
        "deck": "numerals40",
        "hand_size": (10, 13, 10),
        "layout_size": (0, 1, 0),
        "raise_builds": "opponents",
        "max_builds": 1,
        "same_value_builds": False,
        "points": {"most_cards": 2, "most_spades": 2, "sweep": 0},
        "majority_tie": "split",
        "target": None,
    },
    "english1792": {"building": False, "target": 11, "deal_scoring": "difference"},
    "mini": {"deck": tuple(range(12)), "hand_size": 2, "target": None},
}


def _frozen(options: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(
        {name: MappingProxyType(value) if isinstance(value, dict) else value for name, value in options.items()}
    )


PRESETS: Mapping[str, Preset] = MappingProxyType(
    {name: Preset(name, _frozen(options)) for name, options in _OPTIONS.items()}
)
"""The presets by name, in the order in which people are shown them."""
