"""Cards, sets of cards and their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.cards import (
    DECK_52,
    RANKS,
    SUITS,
    card_name,
    card_set,
    cards_in,
    format_cards,
    parse_card,
    parse_card_list,
    parse_cards,
    pretty_card,
    rank_of,
    suit_of,
)
from cassino.errors import BadCard

CARDS = st.integers(0, 51)


def test_cards_are_numbered_by_rank_and_then_suit():
    names = [rank + suit for rank in RANKS for suit in SUITS]
    assert [card_name(card) for card in range(52)] == names
    assert [(rank_of(card), suit_of(card)) for card in (0, 3, 37, 51)] == [(1, 0), (1, 3), (10, 1), (13, 3)]
    assert cards_in(DECK_52) == tuple(range(52))


@pytest.mark.parametrize("text", ["TD", "10D", "td", "10d", "tD", "T♦", "10♦", "t♦"])
def test_readers_take_every_way_to_write_the_ten_of_diamonds(text):
    assert parse_card(text) == 37


def test_suit_signs_are_read_and_shown_to_people():
    assert [pretty_card(parse_card(text)) for text in ("A♣", "10♦", "q♥", "2♠")] == ["A♣", "10♦", "Q♥", "2♠"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "T",
        "D",
        "10",
        "1D",
        "0D",
        "TX",
        "TDD",
        "100D",
        " TD",
        "TD ",
        "ТD",
        "ſS",
        "T\ud800",
        "aß",
        "X" * 5000,
        None,
        7,
        [],
    ],
)
def test_what_is_no_card_is_refused_in_a_short_message(text):
    with pytest.raises(BadCard, match="is no card") as caught:
        parse_card(text)
    assert len(str(caught.value)) < 160


@given(CARDS)
def test_a_card_reads_back_from_its_names(card):
    assert parse_card(card_name(card)) == parse_card(pretty_card(card)) == parse_card(card_name(card).lower()) == card


@given(st.sets(CARDS))
def test_a_set_of_cards_reads_back_from_its_names(cards):
    mask = card_set(cards)
    assert cards_in(mask) == tuple(sorted(cards))
    assert parse_cards(format_cards(mask)) == mask


@given(st.lists(CARDS))
def test_a_list_of_cards_keeps_its_order(cards):
    assert parse_card_list("".join(map(card_name, cards))) == tuple(cards)
    assert parse_card_list("  \n".join(map(pretty_card, cards)) + " ") == tuple(cards)


def test_a_set_has_no_card_twice():
    with pytest.raises(BadCard, match="3D comes twice"):
        parse_cards("3D5H10D3♦")
    with pytest.raises(BadCard):
        parse_cards("3D5")


@pytest.mark.parametrize("number", [-1, 52, 10**30])
def test_a_number_that_is_no_card_has_no_name_and_is_in_no_set(number):
    for name in (card_name, pretty_card, lambda card: card_set([card])):
        with pytest.raises(BadCard, match="is no card"):
            name(number)


@pytest.mark.parametrize("mask", [-1, ~DECK_52, 1 << 52, 10**30])
def test_a_number_that_is_no_set_of_cards_is_refused_at_once(mask):
    for reader in (cards_in, format_cards):
        with pytest.raises(BadCard, match="is no set of cards"):
            reader(mask)
