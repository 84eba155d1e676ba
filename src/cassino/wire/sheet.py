"""How a deal was scored, as people see it."""

from __future__ import annotations

from cassino.cards import RANKS, CardSet, parse_cards, rank_of, suit_of
from cassino.notation.shapes import written_cards
from cassino.rules.items import ITEMS, item_order
from cassino.table.state import TableState
from cassino.wire import messages as m

_SPADES = sum(1 << card for card in range(52) if suit_of(card) == 3)
_DIAMONDS = sum(1 << card for card in range(52) if suit_of(card) == 1)
_ALL = (1 << 52) - 1


def _of_rank(name: str) -> CardSet:
    return sum(1 << card for card in range(52) if rank_of(card) == RANKS.index(name) + 1)


_CARDS: dict[str, CardSet] = {
    "most_cards": _ALL,
    "most_spades": _SPADES,
    "most_diamonds": _DIAMONDS,
    "each_spade": _SPADES,
    "big_cassino": parse_cards("TD"),
    "little_cassino": parse_cards("2S"),
    "ace_of_spades": parse_cards("AS"),
    "ace_of_clubs": parse_cards("AC"),
    "ace_of_hearts": parse_cards("AH"),
    "ace_of_diamonds": parse_cards("AD"),
    "seven_of_diamonds": parse_cards("7D"),
    "extra_jack_of_spades": parse_cards("JS"),
    "extra_ace_of_spades": parse_cards("AS"),
    "all_sevens": _of_rank("7"),
    "all_sixes": _of_rank("6"),
    "all_aces": _of_rank("A"),
    "court": _of_rank("J") | _of_rank("Q") | _of_rank("K"),
    "pips": sum(1 << card for card in range(52) if 2 <= rank_of(card) <= 10),
}
"""The cards that can earn an item. Sweeps, pats and the like are earned by deeds."""


MAJORITIES = frozenset({"most_cards", "most_spades", "most_diamonds"})
"""The items for the most of something, which a tie can leave to nobody."""


def sheet_view(state: TableState) -> m.SheetView | None:
    """The last deal's scores, with the cards that earned each item."""
    sheet = state.sheet
    if sheet is None:
        return None
    named = {item for side in sheet.items for item in side}
    tied = {item for item in item_order(state.rules) if item in MAJORITIES}  # nobody has it, which is to be seen too
    order = [item for item in ITEMS if item in named | tied]
    captured = _captured_by_side(state)
    return m.SheetView(
        deal=sheet.deal,
        before=list(sheet.before),
        points=list(sheet.points),
        items=[dict(side) for side in sheet.items],
        item_order=order,
        cards={item: _cards_for(state, item, captured) for item in order if item in _CARDS or item == "sweeps"},
        after=list(sheet.after),
        carried=dict(sheet.carried),
        winner=sheet.winner,
        why=sheet.why or None,
        margin=sheet.margin,
    )


def _captured_by_side(state: TableState) -> list[CardSet]:
    sides = [0] * state.side_count
    position = state.position
    if position is not None:
        for seat, held in enumerate(position.captured or ()):
            sides[state.side_of(seat)] |= held.cards
    return sides


def _cards_for(state: TableState, item: str, captured: list[CardSet]) -> list[list[str]]:
    if item == "sweeps":
        sweeps: list[list[str]] = [[] for _ in captured]
        for seat, cards in enumerate(state.sweep_cards):
            sweeps[state.side_of(seat)] += cards
        return sweeps
    return [written_cards(cards & _CARDS[item]) for cards in captured]
