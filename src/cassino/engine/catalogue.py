"""What there is: the program, the presets, the players."""

from typing import Any, Final

import cassino
from cassino import words
from cassino.engine.players import Players
from cassino.engine.request import Request
from cassino.rules import OPTIONS, PRESETS, Rules

PROTOCOL: Final = 1
"""The version of the protocol."""

LANGUAGE: Final = "en"
"""The language of the protocol's sentences; programs go by codes and names."""


def hello(_request: Request, _players: Players) -> dict[str, Any]:
    """The name and version of the program, and the protocol that it speaks."""
    return {"name": "cassino", "version": cassino.__version__, "protocol": PROTOCOL}


def presets(_request: Request, _players: Players) -> dict[str, Any]:
    """The presets: each with what makes it differ from `classic`, its numbers of seats and a line about it."""
    return {"presets": [_preset(name) for name in PRESETS]}


def bots(_request: Request, players: Players) -> dict[str, Any]:
    """The players."""
    return {"bots": [{"name": name, **about} for name, about in players.described().items()]}


def _preset(name: str) -> dict[str, Any]:
    rules = Rules.from_preset(name)
    return {
        "name": name,
        "options": {option: OPTIONS[option].to_json(value) for option, value in PRESETS[name].options.items()},
        "seats": list(rules.allowed_seats()),
        "about": words.format(LANGUAGE, f"preset-{name}-about"),
    }
