"""The options, presets and card values of the oracle, written from rules.md alone."""

from copy import deepcopy
from typing import Any

Json = dict[str, Any]
KNOWN: dict[int, tuple[Json, Json]] = {}  # rules that were asked for and their options, by the rules' identity

RANKS = "A23456789TJQK"
DECKS = {"standard52": RANKS, "numerals40": "A23456789T", "italian40": "A234567JQK"}
POINTS = (
    *("most_cards", "most_spades", "big_cassino", "little_cassino", "ace", "sweep"),
    *("most_diamonds", "seven_of_diamonds", "each_spade", "extra_jack_of_spades", "extra_ace_of_spades"),
    *("all_sevens", "all_sixes", "all_aces", "court", "pips", "pat", "last_capture"),
)
ACES = ("ace_of_spades", "ace_of_clubs", "ace_of_hearts", "ace_of_diamonds")
ITEMS = (*POINTS[:4], *ACES, *POINTS[6:], "overs", "sweeps")
MADE_AT_THE_END = ("most_cards", "most_spades", "most_diamonds", "last_capture", "overs")
CLASSIC = dict(zip(POINTS, (3, 1, 2, 1, 1, 1) + (0,) * 12, strict=True))
CHOICES: dict[str, tuple] = {  # the options that are a choice among words or yes and no, the default first
    "deal_pattern": ("twos", "twos_then_layout", "singles"),
    "refill": ("round", "draw"),
    "ace_high": ("off", "hand", "any", "hand_fixed14"),
    "court_capture": ("one", "any", "all", "one_or_three"),
    "capture_completeness": ("any", "all_pairs", "maximal"),
    "trail_rule": ("free", "no_capture", "no_pair"),
    "raise_builds": ("any", "not_own", "opponents", "none"),
    "add_to_builds": ("any", "own_side", "own", "none"),
    "build_capture": ("anyone", "owner_or_left"),
    "build_for_partner": ("off", "proven", "free"),
    "majority_tie": ("none", "split", "carry", "spades_break"),
    "residue": ("last_capturer", "nobody"),
    "end_when": ("deal_end", "immediate"),
    "overshoot": ("count_out", "highest", "closest"),
    "ace_order": ("SCHD", None),
    "deal_scoring": ("each", "difference"),
    "court_values": (None, [11, 12, 13], [8, 9, 10]),
} | {
    **dict.fromkeys(("building", "multiple_builds", "multiple_at_once", "same_value_builds"), (True, False)),
    **dict.fromkeys(("sweep_last_play", "sweep_last_round"), (True, False)),
    **dict.fromkeys(("nordic_hand_values", "single_group", "pair_first", "raise_with_loose"), (False, True)),
    **dict.fromkeys(("build_as_card", "owner_may_trail", "sweep_cancel"), (False, True)),
}
OPEN = {"deck": "standard52", "hand_size": 4, "layout_size": 4, "max_builds": None, "points": CLASSIC, "target": 21}
OPEN |= dict.fromkeys(("spades_needed", "overs", "sweep_freeze_at", "double_under"))
DEFAULTS = {name: choice[0] for name, choice in CHOICES.items()} | OPEN

ROYAL = {"court_values": [11, 12, 13], "ace_high": "hand"}
SPADE_POINTS = {"each_spade": 1, "extra_jack_of_spades": 1, "most_spades": 0}
SPADE = {"points": SPADE_POINTS, "target": 61, "end_when": "immediate"}
BICYCLE = {"points": SPADE_POINTS | {"most_spades": 1, "extra_ace_of_spades": 1}, "double_under": 31}
NOTHING = dict.fromkeys(POINTS, 0)
DIAMOND = {"most_cards": 1, "most_diamonds": 1, "seven_of_diamonds": 1, "sweep": 1}
PRESETS: dict[str, Json] = {
    "classic": {},
    "classic11": {"target": 11},
    "literal": {"raise_builds": "none", "add_to_builds": "own", "capture_completeness": "all_pairs"}
    | {"multiple_at_once": False, "deal_pattern": "twos_then_layout"},
    "royal": ROYAL,
    "royal_low_ace": {"court_values": [11, 12, 13]},
    "spade": SPADE,
    "spade_bicycle": SPADE | BICYCLE,
    "spade_royal": SPADE | ROYAL,
    "draw": {"refill": "draw"},
    "royal_draw": {"refill": "draw"} | ROYAL,
    "italian": {"deck": "italian40", "hand_size": 3, "court_values": [8, 9, 10]}
    | {"points": {"seven_of_diamonds": 1, "big_cassino": 0}},
    "no_building": {"building": False},
    "pat": {"points": {"pat": 1}},
    "card_points": {"points": NOTHING | {"ace": 11, "court": 10, "pips": 1}, "target": None, "overshoot": "highest"},
    "diamond": {"deck": "italian40", "hand_size": 3, "target": 11}
    | {"points": NOTHING | DIAMOND | {"all_sevens": 2, "all_sixes": 2, "all_aces": 2}},
    "finnish": {"court_values": [11, 12, 13], "ace_high": "hand_fixed14", "nordic_hand_values": True}
    | {"building": False, "points": {"most_cards": 1, "most_spades": 2}, "majority_tie": "carry"}
    | {"sweep_cancel": True, "sweep_last_round": False, "sweep_freeze_at": 10, "target": 16, "end_when": "immediate"},
    "swedish": {"court_values": [11, 12, 13], "ace_high": "any", "building": False, "target": 16}
    | {"points": {"most_cards": 1, "most_spades": 2, "last_capture": 1}},
    "khasino": {"deck": "numerals40", "hand_size": [10, 13, 10], "layout_size": [0, 1, 0], "majority_tie": "split"}
    | {"raise_builds": "opponents", "max_builds": 1, "same_value_builds": False, "target": None}
    | {"points": {"most_cards": 2, "most_spades": 2, "sweep": 0}},
    "english1792": {"building": False, "target": 11, "deal_scoring": "difference"},
    "mini": {"deck": [r + s for r in "A23" for s in "CDHS"], "hand_size": 2, "layout_size": 4, "target": None},
}


def options_of(rules: Json) -> Json:
    """All options (section 10) of a preset with its changes; ValueError where they are refused."""
    asked, options = KNOWN.get(id(rules), (None, None))
    if options is None or asked != rules:
        asked, options = KNOWN[id(rules)] = deepcopy(rules), _options_of(rules)
    return options


def _options_of(rules: Json) -> Json:
    preset, changes = PRESETS.get(rules.get("preset", "classic")), rules.get("options", {})
    if preset is None or changes.keys() - DEFAULTS.keys() or changes.get("points", {}).keys() - CLASSIC.keys():
        raise ValueError(rules)
    o = DEFAULTS | preset | changes
    o["points"] = CLASSIC | preset.get("points", {}) | changes.get("points", {})
    scopa = o["build_as_card"] or o["capture_completeness"] != "any"
    refused = (o["single_group"] and scopa) or (o["pair_first"] and not o["single_group"])
    refused = refused or (o["deal_scoring"] == "difference" and o["end_when"] == "immediate")
    if refused or any(o[name] not in choice for name, choice in CHOICES.items()):
        raise ValueError(rules)
    return o


def pack_of(o: Json) -> list[str]:
    """The pack in card order."""
    return [r + s for r in DECKS[o["deck"]] for s in "CDHS"] if isinstance(o["deck"], str) else list(o["deck"])


def table_values(o: Json, card: str) -> frozenset:
    """What a card may count in the layout or laid into a build; nothing for a court card without a value."""
    rank = RANKS.index(card[0]) + 1
    if rank > 10:
        return frozenset([o["court_values"][rank - 11]] if o["court_values"] else [])
    return frozenset([1, 14]) if rank == 1 and o["ace_high"] == "any" else frozenset([rank])


def hand_values(o: Json, card: str) -> frozenset:
    """What a card may count when it captures or is held for a build."""
    if o["nordic_hand_values"] and card in ("2S", "TD"):
        return frozenset([15 if card == "2S" else 16])
    if card[0] == "A":
        return frozenset({"off": [1], "hand_fixed14": [14]}.get(o["ace_high"], [1, 14]))
    return table_values(o, card)
