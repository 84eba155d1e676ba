"""Seeds: the same packs everywhere, for ever."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.cards import DECK_52, card_set, parse_card_list
from cassino.errors import BadRequest
from cassino.notation.seeds import Seed, _below

KEY = bytes.fromhex("38d8759f25fde0fa47eae67e37b9b42fce538e359a655f18e593e50eebfc46f6")
PACK = "TSKHTH5CJSQC2HQS4C8H5D3D4H8STD7D2CKD9DQH9C6DTC3S8D9SJDKCJCQD2D9H5S7HJHKS4D5HAC7C6SASAH8C3H6C3C7S2S4SAD6H"


def test_the_published_key_gives_the_published_dealer_and_pack():
    seed = Seed.from_key(KEY)
    assert seed.first_dealer(2) == 0
    assert seed.pack(DECK_52, 1) == parse_card_list(PACK)


def test_a_seed_s_text_gives_its_key():
    assert Seed("Ana's match ♠").key == hmac.new(b"cassino-seed-1", "Ana's match ♠".encode(), hashlib.sha256).digest()


@pytest.mark.parametrize("text", ["", "x" * 65, "\ud800", None, 5, b"x"])
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(BadRequest, match="a seed is text of 1 to 64 characters") as caught:
        Seed(text)
    assert caught.value.path == "seed"


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=64), st.integers(0, DECK_52), st.integers(1, 10**6))
def test_a_pack_is_the_deck_in_another_order(text, deck, deal):
    pack = Seed(text).pack(deck, deal)
    assert card_set(pack) == deck
    assert len(pack) == deck.bit_count()
    assert pack == Seed(text).pack(deck, deal)


def test_each_deal_and_each_seed_has_its_own_pack():
    packs = {Seed(text).pack(DECK_52, deal) for text in ("a", "b", "c") for deal in range(1, 20)}
    assert len(packs) == 57


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_may_deal_first(seats):
    assert {Seed(str(number)).first_dealer(seats) for number in range(60)} == set(range(seats))


def test_every_card_comes_to_the_top_about_equally_often():
    tops = [Seed("fair").pack(DECK_52, deal)[0] for deal in range(1, 5201)]
    assert all(60 <= tops.count(card) <= 145 for card in range(52))


def test_numbers_that_would_favour_small_ones_are_skipped():
    assert _below(iter([2**32 - 1, 2**32 - 1, 7]), 3) == 1
    assert _below(iter([2**32 - 1]), 2) == 1


def test_seeds_are_values():
    assert Seed("a") == Seed("a") != Seed("b")
    assert Seed("a") != "a"
    assert hash(Seed("a")) == hash(Seed("a"))
    assert eval(repr(Seed("a")), {"Seed": Seed}) == Seed("a")
    with pytest.raises(AttributeError):
        Seed("a").other = 1  # type: ignore[attr-defined]
