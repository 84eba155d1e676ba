"""The largest capture: as large as any that is listed, and legal on the most crowded layouts."""

import random

import pytest

from cassino.cards import cards_in
from cassino.rules import PRESETS, Held, Kind, Position, Rules
from cassino.table.largest import largest_capture


def layout(preset: str, draw: random.Random, loose: int) -> Position:
    rules = Rules.from_preset(preset)
    seats = rules.allowed_seats()[0]
    pack = list(cards_in(rules.deck_cards))
    draw.shuffle(pack)
    hands = [Held.known(sum(1 << card for card in pack[:4])), *[Held(0, 4)] * (seats - 1)]
    on_table = sum(1 << card for card in pack[4 : 4 + loose])
    return Position.set_up(rules, seats=seats, turn=0, hands=hands, loose=on_table)


def size(move) -> int:
    return move.loose.bit_count() + sum(build.bit_count() for build in move.builds) if move else 0


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "mini"])
def test_it_takes_as_many_cards_as_the_largest_of_all_that_are_listed(preset):
    draw = random.Random(preset)
    for _ in range(6):
        position = layout(preset, draw, draw.randint(3, 11))
        moves, is_complete = position.list_moves(5000)
        for card in cards_in(position.hand):
            found = largest_capture(position, card)
            assert found is None or position.is_legal(found)
            if is_complete:
                captures = [move for move in moves if move.card == card and move.kind is Kind.CAPTURE]
                assert size(found) == max(map(size, captures), default=0)


@pytest.mark.parametrize("preset", ["classic", "royal", "swedish"])
def test_on_a_crowded_layout_it_is_legal_and_takes_much(preset):
    position = layout(preset, random.Random(preset), 32)
    found = [largest_capture(position, card) for card in cards_in(position.hand)]
    assert all(move is None or position.is_legal(move) for move in found)
    assert max(map(size, found)) >= 8
