"""Accepted house rules at random, for laws that hold under all of them."""

import random
from typing import Any

from cassino.errors import BadRules
from cassino.rules.items import POINT_KEYS
from cassino.rules.options import OPTIONS, Rules
from cassino.rules.presets import PRESETS

NUMBERS = {
    "max_builds": (0, 3),
    "spades_needed": (0, 8),
    "sweep_freeze_at": (0, 15),
    "target": (1, 40),
    "double_under": (0, 40),
}


def random_rules(rng: random.Random) -> Rules:
    """Rules in which each option has any of its values; some draws stay near a preset, some change everything."""
    share = rng.choice((0.1, 0.4, 1.0))
    while True:
        preset = rng.choice(list(PRESETS))
        options = {name: random_value(name, rng) for name in OPTIONS if rng.random() < share}
        if share < 1:
            for name in ("deck", "hand_size", "layout_size"):
                options.pop(name, None)
        if "deck" in options:
            options |= _pack_that_shares_out(rng)
        try:
            return Rules.from_preset(preset, **options)
        except BadRules:
            continue


def random_value(name: str, rng: random.Random) -> Any:
    """Any value of the option *name*, its default as likely as another."""
    if name == "deck":
        return rng.choice(OPTIONS["deck"].choices)
    if name == "hand_size":
        return rng.choice((1, 2, 3, 4, 5, 6, 8, 10, 12))
    if name == "layout_size":
        return rng.choice((0, 1, 2, 4, 6, 10))
    if name == "points":
        return {key: rng.choice((0, 0, 1, 1, 2, 3, 11)) for key in POINT_KEYS if rng.random() < 0.7}
    if name == "overs":
        return rng.choice((None, (30, 7), (20, None), (None, 5), (rng.randrange(40), rng.randrange(10))))
    if name in NUMBERS:
        return rng.choice((None, rng.randint(*NUMBERS[name])))
    return rng.choice(OPTIONS[name].choices)


def _pack_that_shares_out(rng: random.Random) -> dict[str, Any]:
    """A pack by name or any cards, with hands and layout that some number of seats can be dealt."""
    while True:
        hand = rng.choice((1, 2, 3, 3, 4, 4, 4, 5, 6, 8, 10, 13))
        layout = rng.choice((0, 1, 2, 3, 4, 4, 4, 6, 8, 10))
        by_seats = rng.random() < 0.2
        pack: dict[str, Any] = {
            "deck": random_value("deck", rng),
            "hand_size": tuple(rng.randint(1, hand) for _ in range(3)) if by_seats else hand,
            "layout_size": tuple(rng.randint(0, layout) for _ in range(3)) if by_seats else layout,
        }
        if rng.random() < 0.4:
            size = layout + rng.choice((2, 3, 4)) * hand * rng.randint(1, 6)
            pack["deck"] = tuple(rng.sample(range(52), size)) if size <= 52 else "standard52"
        try:
            Rules.from_preset(**pack)
        except BadRules:
            continue
        return pack
