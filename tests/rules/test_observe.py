"""What a seat may know: nothing that is hidden, everything that was ever public (L1, L2)."""

import random

import pytest

from cassino.cards import card_set, cards_in
from cassino.rules import Held, Observation, Position, observe
from cassino.rules.setting_up import parts_of, set_up
from tests.rules.positions import deal_played, dealt, rng_of
from tests.rules.random_rules import random_rules


def with_other_hidden_cards(position: Position, seat: int | None, rng: random.Random) -> Position:
    """A position that differs from *position* only in what *seat* does not see."""
    parts = parts_of(position)
    hidden = [c for other, hand in enumerate(position.hands) if other != seat for c in cards_in(hand.cards)]
    hidden += [card for card in position.stock or () if card >= 0]
    rng.shuffle(hidden)
    hands = []
    for other, hand in enumerate(position.hands):
        if other != seat:
            hand = Held.known(card_set(hidden[: hand.count]))
            hidden = hidden[hand.count :]
        hands.append(hand)
    return set_up(**(parts | {"hands": hands, "stock": tuple(hidden)}))


@pytest.mark.parametrize("part", range(4))
def test_positions_that_differ_only_in_hidden_cards_look_the_same(part):
    rng = rng_of("observe", part)
    for _ in range(3):
        for position in deal_played(dealt(random_rules(rng), rng), rng):
            for seat in (*range(position.seats), None):
                other = with_other_hidden_cards(position, seat, rng)
                one, two = observe(position, seat), observe(other, seat)
                assert one == two
                assert hash(one) == hash(two)
                assert repr(one) == repr(two)
                assert one.legal_moves() == two.legal_moves()


@pytest.mark.parametrize("part", range(2))
def test_an_observation_holds_what_is_public_and_the_own_hand(part):
    rng = rng_of("public", part)
    for position in deal_played(dealt(random_rules(rng), rng), rng):
        for seat in (*range(position.seats), None):
            seen = observe(position, seat)
            told = seen.position
            for name in ("rules", "seats", "dealer", "turn", "round", "loose", "builds", "captured", "sweeps", "pats"):
                assert getattr(told, name) == getattr(position, name)
            for name in ("last_capturer", "score", "carried", "history", "stock_count", "is_last_round", "is_over"):
                assert getattr(told, name) == getattr(position, name)
            assert [hand.count for hand in told.hands] == [hand.count for hand in position.hands]
            assert [hand.cards for hand in told.hands] == [
                hand.cards if other == seat else 0 for other, hand in enumerate(position.hands)
            ]
            assert all(card == -1 for card in told.stock or ())
            assert seen.hand == (0 if seat is None else position.hands[seat].cards)
            mine = not position.is_over and seat == position.turn
            assert seen.is_to_move == mine
            assert seen.legal_moves() == (position.legal_moves() if mine else [])
            assert observe(told, seat) == seen


def test_an_observation_is_a_value():
    position = dealt(random_rules(rng_of("value")), rng_of("value"))
    assert isinstance(observe(position, 0), Observation)
    assert observe(position, 0) != observe(position, 1)
    assert len({observe(position, 0), observe(position, 0), observe(position, None)}) == 2
