"""Requests about a position: its moves, what a choice leaves open, what a move does."""

from collections.abc import Sequence
from typing import Any, Final

from cassino.cards import Card
from cassino.engine.players import Players
from cassino.engine.request import Request
from cassino.errors import BadPosition, BadRequest
from cassino.notation.events import event_to_json
from cassino.notation.moves import move_to_json
from cassino.notation.positions import MAX_SEATS, position_to_json
from cassino.notation.seeds import Seed
from cassino.notation.shapes import written_cards
from cassino.rules import Position, Reason, Rules

USUAL_LIMIT: Final = 1_000
"""Moves that `legal` lists where the request does not say."""

MAX_LIMIT: Final = 10_000
MAX_DEAL: Final = 1_000_000
"""The last deal that a seed is asked for."""


def legal(request: Request, _players: Players) -> dict[str, Any]:
    """The legal moves, and whether these are all; none once the deal is over."""
    position = request.position()
    moves, complete = position.list_moves(request.whole("limit", 1, MAX_LIMIT, default=USUAL_LIMIT))
    return {"moves": [move_to_json(move) for move in moves], "complete": complete}


def narrow(request: Request, _players: Players) -> dict[str, Any]:
    """What may still be chosen beside what is chosen, and the moves that use exactly that."""
    narrowing = request.position().narrow(request.card("card"), request.cards("loose"), request.card_lists("builds"))
    return {
        "open": written_cards(narrowing.open),
        "open_builds": [written_cards(build) for build in narrowing.open_builds],
        "moves": [move_to_json(move) for move in narrowing.moves],
    }


def explain(request: Request, _players: Players) -> dict[str, Any]:
    """Whether a move is legal, and if not why."""
    position = request.position()
    reason = position.explain(request.move(position))
    return {"legal": True} if reason is None else {"legal": False, **reason_to_json(reason)}


def play(request: Request, _players: Players) -> dict[str, Any]:
    """The position after a move, and what happened."""
    position = request.position()
    after, events = position.play_with_events(request.move(position))
    return {"position": position_to_json(after), "events": [event_to_json(event) for event in events]}


def deal(request: Request, _players: Players) -> dict[str, Any]:
    """The first position of a deal, from its pack or from a seed."""
    rules = request.rules()
    seats = request.whole("seats", 2, MAX_SEATS)
    dealer = request.whole("dealer", 0, MAX_SEATS - 1)
    partnership = request.yes_or_no("partnership")
    if request.has("pack") == request.has("seed"):
        raise BadRequest("a deal is given by its pack or by a seed, one of them", path="pack")
    if request.has("pack") and request.has("deal"):
        raise BadRequest("the number of a deal goes with a seed", path="deal")
    pack = request.pack("pack") if request.has("pack") else _pack_of_seed(request, rules)
    try:
        return {"position": position_to_json(Position.deal(rules, seats, dealer, pack, partnership=partnership))}
    except BadPosition as error:  # no position was sent: what contradicts itself is the request
        raise BadRequest(str(error), path=error.path) from error


def reason_to_json(reason: Reason) -> dict[str, Any]:
    """The reason against a move: its code, its rule, the cards that it is about, and a sentence."""
    return {
        "reason": reason.code,
        "rule": reason.rule,
        "cards": written_cards(reason.cards),
        "text": reason.text,
    }


def _pack_of_seed(request: Request, rules: Rules) -> Sequence[Card]:
    return Seed(request.text("seed", default="")).pack(rules.deck_cards, request.whole("deal", 1, MAX_DEAL))
