"""Numbers that are no cards and no sets of cards, given to the rules: refused at once, the compiled way too."""

import pytest

from cassino.cards import DECK_52, cards_in
from cassino.errors import BadMove, BadPosition
from cassino.rules import Build, Held, Kind, Move, Position, Rules

CLASSIC = Rules.from_preset("classic")
NO_SETS = [-1, ~DECK_52, 1 << 52, 1 << 70]
HANDS = (Held(0, 3), Held(0, 4))


@pytest.mark.parametrize("cards", NO_SETS)
@pytest.mark.parametrize(
    ("part", "make"),
    [
        ("loose", lambda cards: cards),
        ("hands", lambda cards: (Held(cards, 3), Held(0, 4))),
        ("captured", lambda cards: (Held(cards, 3), Held(0, 4))),
        ("builds", lambda cards: (Build(cards, 3, 0, False),)),
    ],
)
def test_a_position_of_no_set_of_cards_is_refused(cards, part, make):
    with pytest.raises(BadPosition, match="is no set of cards") as caught:
        Position.set_up(CLASSIC, seats=2, turn=0, **{"hands": HANDS, part: make(cards)})
    assert caught.value.path.startswith(part)


@pytest.mark.parametrize("card", [-2, 52, 10**30])
def test_a_stock_of_no_cards_is_refused(card):
    with pytest.raises(BadPosition, match="is no card"):
        Position.set_up(CLASSIC, seats=2, turn=0, hands=HANDS, stock=[card])


@pytest.mark.parametrize("cards", NO_SETS)
def test_a_move_with_no_set_of_cards_is_refused(cards):
    position = Position.deal(CLASSIC, 2, 0, range(52))
    card = cards_in(position.hands[position.turn].cards)[0]
    for move in (Move.capture(card, cards), Move.capture(card, 0, (cards,)), Move(card, Kind.BUILD, 5, cards, ())):
        for ask in (position.is_legal, position.explain, position.play):
            with pytest.raises(BadMove, match="is no set of cards"):
                ask(move)
    with pytest.raises(BadMove):
        position.narrow(card, cards)
    with pytest.raises(BadMove):
        position.narrow(card, 0, (cards,))
