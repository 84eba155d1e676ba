"""Requests about points: a deal's score, and what it does to the match."""

from typing import Any

from cassino.engine.players import Players
from cassino.engine.request import MAX_SIDES, Request, count, items, points
from cassino.errors import BadRequest
from cassino.notation.points import points_to_json
from cassino.notation.shapes import points_by_item
from cassino.rules import score_deal
from cassino.rules import settle as settle_match


def score(request: Request, _players: Players) -> dict[str, Any]:
    """The points of a deal by side, item by item, and what goes on to the next deal."""
    scored = score_deal(
        request.rules(),
        request.card_lists("captured"),
        request.by_side("sweeps", count),
        pats=request.by_side("pats", count) if request.has("pats") else None,
        uncaptured=request.cards("uncaptured"),
        last_capturer=_last_capturer(request),
        carried=items(request.value("carried"), "carried") if request.has("carried") else None,
    )
    answer: dict[str, Any] = {
        "points": [points_to_json(each) for each in scored.points],
        "items": [points_by_item(side) for side in scored.items],
    }
    if scored.carried:
        answer["carried"] = points_by_item(scored.carried)
    return answer


def settle(request: Request, _players: Players) -> dict[str, Any]:
    """The totals after a deal, and who has won the match."""
    if request.has("deal") == request.has("deal_points"):
        raise BadRequest("a deal is its items by side in deal, or its points in deal_points, one of them", path="deal")
    settled = settle_match(
        request.rules(),
        request.by_side("before", points),
        items=request.by_side("deal", items) if request.has("deal") else None,
        points=request.by_side("deal_points", points) if request.has("deal_points") else None,
    )
    return {
        "after": [points_to_json(each) for each in settled.after],
        "winner": settled.winner,
        "why": settled.why,
        "margin": None if settled.margin is None else points_to_json(settled.margin),
    }


def _last_capturer(request: Request) -> int | None:
    """A side; None where the request says null or nothing."""
    if not request.has("last_capturer") or request.value("last_capturer") is None:
        return None
    return request.whole("last_capturer", 0, MAX_SIDES - 1)
