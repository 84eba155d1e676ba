"""What is listed is legal, however crowded the layout and whichever house rules meet."""

import pytest

from cassino.cards import DECK_52, parse_card, parse_cards
from cassino.rules import Held, Position, Rules
from tests.rules.positions import rng_of
from tests.rules.test_crowded import HOSTILE, crowded

MORE = [
    "royal ace_high=hand_fixed14 capture_completeness=all_pairs",
    "literal court_values=11-12-13",
    "royal ace_high=any capture_completeness=all_pairs trail_rule=no_capture",
    "royal single_group=true pair_first=true",
    "classic build_as_card=true capture_completeness=all_pairs",
]


@pytest.mark.parametrize("law", [*HOSTILE, *MORE])
@pytest.mark.parametrize(("size", "builds"), [(40, 0), (25, 5)])
def test_every_listed_move_of_a_crowded_layout_is_legal(law, size, builds):
    rules = Rules.parse(law)
    position = crowded(rules, rng_of(law, size), size=size, builds=builds, hand=3)
    moves = position.legal_moves(200)
    assert moves
    assert [move for move in moves[:: 1 + len(moves) // 60] if not position.is_legal(move)] == []


def test_cards_that_must_all_be_taken_are_taken_where_not_every_group_is_listed():
    """The queens on the layout are the last cards that groups of twelve are made of."""
    rules = Rules.parse("royal capture_completeness=all_pairs")
    queens = parse_cards("QCQS")
    held = parse_cards("9DQD8SJH")
    hands = [Held.known(1 << parse_card(name)) for name in ("9D", "QD", "8S", "JH")]
    position = Position.set_up(rules, seats=4, turn=1, hands=hands, loose=DECK_52 & ~held & ~parse_cards("6C8CAS"))
    moves, is_complete = position.list_moves()
    captures = [move for move in moves if move.loose]
    assert (bool(captures), is_complete) == (True, False)
    assert all(move.loose & queens == queens for move in captures)
