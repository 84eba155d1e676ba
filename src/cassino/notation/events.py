"""What happened in a move, as JSON."""

from typing import Any

from cassino.cards import card_name
from cassino.notation.points import points_to_json
from cassino.notation.positions import UNKNOWN_CARD
from cassino.notation.shapes import points_by_item, written_cards
from cassino.rules import (
    Captured,
    DealScored,
    Drew,
    Event,
    HandedOut,
    MatchWon,
    Pegged,
    Residue,
    Trailed,
)


def event_to_json(event: Event) -> dict[str, Any]:
    """The JSON form of *event*, its name under `event`."""
    return {"event": event.name, **_parts(event)}


def _parts(event: Event) -> dict[str, Any]:
    match event:
        case Captured(seat, card, loose, builds, sweep, pat):
            return {
                "seat": seat,
                "card": card_name(card),
                "loose": written_cards(loose),
                "builds": [written_cards(build) for build in builds],
                "sweep": sweep,
                "pat": pat,
            }
        case Trailed(seat, card):
            return {"seat": seat, "card": card_name(card)}
        case Pegged(side, items, total):
            return {"side": side, "items": points_by_item(items), "total": points_to_json(total)}
        case Drew(seat, drawn):
            return {"seat": seat, "card": UNKNOWN_CARD if drawn is None else card_name(drawn)}
        case HandedOut(round_, last):
            return {"last": last} if round_ is None else {"round": round_, "last": last}
        case Residue(seat, cards):
            return {"seat": seat, "cards": written_cards(cards)}
        case DealScored(by_side, points, totals, carried):
            return {
                "items": [points_by_item(items) for items in by_side],
                "points": [points_to_json(each) for each in points],
                "totals": [points_to_json(each) for each in totals],
                "carried": points_by_item(carried),
            }
        case MatchWon(side, why, margin):
            return {"side": side, "why": why, "margin": points_to_json(margin)}
        case _:
            return {
                "seat": event.seat,
                "card": card_name(event.card),
                "cards": written_cards(event.cards),
                "value": event.value,
                "multiple": event.multiple,
                "owner": event.owner,
            }
