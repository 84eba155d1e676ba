"""Talking to the engine in tests."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cassino.engine import Analysed, Chosen, Considered, answer
from cassino.errors import NoSuchBot
from cassino.rules import Observation

CODES = {
    *("bad_json", "too_long", "too_deep", "bad_request", "bad_card", "bad_rules", "bad_position", "bad_move"),
    *("illegal_move", "hidden_cards", "deal_over", "no_such_bot", "over_budget", "not_compiled", "bad_record"),
}
"""The documented codes, but for `internal`, which no line may bring about."""

VECTORS = Path(__file__).parent.parent / "vectors"


class FirstMove:
    """A player that takes the first legal move, and expects the length of its seed."""

    default = "first"

    def described(self) -> Mapping[str, Mapping[str, Any]]:
        return {"first": {"options": {}, "about": "Plays the first move."}}

    def choose(self, name: str, observation: Observation, *, seed: str, budget: Mapping[str, int]) -> Chosen:
        if name != "first":
            raise NoSuchBot(f"there is no bot {name!r}; there is first")
        move = observation.position.legal_moves(1)[0]
        if "nodes" not in budget:
            return Chosen(move, None)
        guess = Considered(move, float(budget["nodes"]), None, {})
        return Chosen(move, guess.expected, Analysed([guess], False, (), 0, budget["nodes"]))

    def analyse(self, observation: Observation, *, seed: str, budget: Mapping[str, int]) -> Analysed:
        moves = observation.position.legal_moves(2)
        found = [Considered(moves[0], 2.5, 0.25, {"big_cassino": 2.0, "sweeps": 0.5})]
        return Analysed(found, "nodes" in budget, moves if "nodes" in budget else (), 3, budget.get("nodes", 0))


PLAYERS = FirstMove()


def ask_line(line: str | bytes) -> dict[str, Any]:
    """The answer to a line, as JSON."""
    told = answer(line, PLAYERS)
    assert "\n" not in told
    answered: dict[str, Any] = json.loads(told)
    return answered


def ask(**request: Any) -> dict[str, Any]:
    """The answer to a request."""
    return ask_line(json.dumps(request))


def error_of(**request: Any) -> tuple[str, str]:
    """The code and path of the error that a request is answered with; the code is a documented one."""
    error = ask(**request)["error"]
    assert error["code"] in CODES
    assert error["message"]
    return error["code"], error.get("path", "")


def vectors(name: str) -> list[dict[str, Any]]:
    """The cases of a file of vectors."""
    return [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def case_id(case: dict[str, Any]) -> str:
    """The name of a case in a test's name."""
    return str(case["id"])
