"""Requests that a player answers, or an analysis."""

import math
from typing import Any, Final

from cassino.engine.players import Analysed, Players
from cassino.engine.request import Request
from cassino.errors import DealOver
from cassino.notation.moves import move_to_json
from cassino.rules import observe

USUAL_SEED: Final = "cassino"
"""Where a request gives no seed, so that the same request has the same answer."""


def choose(request: Request, players: Players) -> dict[str, Any]:
    """The move of a player, who sees only what the seat to move sees; no estimate of a final score nobody can know."""
    position = request.position()
    if position.is_over:
        raise DealOver("the deal is over: nobody is to move")
    chosen = players.choose(
        request.text("bot", default=players.default),
        observe(position, position.turn),
        seed=request.text("seed", default=USUAL_SEED),
        budget=request.budget(),
    )
    is_estimate = chosen.expected is not None and math.isfinite(chosen.expected)
    expected = chosen.expected if is_estimate else None
    told = {"move": move_to_json(chosen.move), "expected": expected, **_told(chosen.weighed)}
    if position.missing_for_score is not None:  # which `analyse` refuses
        told |= {"expected": None, "moves": [], "exact": False, "line": []}
    return told


def analyse(request: Request, players: Players) -> dict[str, Any]:
    """What each move of the seat to move leads to, best first."""
    position = request.position()
    if position.is_over:
        raise DealOver("the deal is over: nobody is to move")
    seed, budget = request.text("seed", default=USUAL_SEED), request.budget()
    return _told(players.analyse(observe(position, position.turn), seed=seed, budget=budget))


def _told(analysed: Analysed) -> dict[str, Any]:
    return {
        "moves": [
            {"move": move_to_json(one.move), "expected": one.expected, "error": one.error, "parts": dict(one.parts)}
            for one in analysed.moves
        ],
        "exact": analysed.is_exact,
        "line": [move_to_json(move) for move in analysed.line],
        "budget": {"rollouts": analysed.rollouts, "nodes": analysed.nodes},
    }
