"""Handing out cards (A1-A15)."""

from .bits import bit
from .chance import draw
from .records import MAX_SEATS, Record
from .way import compiled


@compiled
def shuffle(position: Record, rules: Record, key: int) -> None:
    """Put the cards of the pack, whatever their order is, into one that depends on *key* alone."""
    for last in range(rules.deck_size - 1, 0, -1):
        other = draw(key, last, last + 1)
        card = position.pack[last]
        position.pack[last] = position.pack[other]
        position.pack[other] = card


@compiled
def start_deal(position: Record, rules: Record, dealer: int) -> None:
    """Hand out the first round from the pack of *position*, whose seats and totals stand."""
    position.dealer = dealer
    position.last_capturer = -1
    position.winner = -1
    position.loose = 0
    position.build_count = 0
    position.dealt = 0
    position.over = 0
    position.round = 1
    for seat in range(MAX_SEATS):
        position.hands[seat] = 0
        position.counts[seat] = 0
        position.captured[seat] = 0
        position.sweeps[seat] = 0
        position.pats[seat] = 0
    for k in range(rules.deal_first_count):
        _hand_out(position, rules.deal_first[k])
    position.turn = _seat_at(position, 1)


@compiled
def deal_round(position: Record, rules: Record) -> None:
    """Hand out one more round."""
    position.round += 1
    for k in range(rules.deal_next_count):
        _hand_out(position, rules.deal_next[k])


@compiled
def draw_card(position: Record) -> None:
    """Give the stock's next card to the seat to move (`refill draw`)."""
    card = position.pack[position.dealt]
    position.dealt += 1
    position.counts[position.turn] += 1
    if card >= 0:
        position.hands[position.turn] |= bit(card)


@compiled
def _hand_out(position: Record, place: int) -> None:
    card = position.pack[position.dealt]
    position.dealt += 1
    if place < 0:
        position.loose |= bit(card)
        return
    seat = _seat_at(position, place)
    position.counts[seat] += 1
    if card >= 0:
        position.hands[seat] |= bit(card)


@compiled
def _seat_at(position: Record, place: int) -> int:
    seat = position.dealer + place
    return seat - position.seats if seat >= position.seats else seat
