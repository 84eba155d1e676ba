"""Which seats a pack is for, what each gets, and who plays with whom (rules section 2)."""

import pytest

from cassino.cards import card_set, parse_card
from cassino.errors import BadRules
from cassino.rules.options import Rules
from cassino.rules.sides import side_of, sides

HUGE = 10**60


@pytest.mark.parametrize(
    ("text", "rounds"),
    [
        ("classic", {2: 6, 3: 4, 4: 3}),
        ("italian", {2: 6, 3: 4, 4: 3}),
        ("khasino", {2: 2, 3: 1, 4: 1}),
        ("mini", {2: 2, 4: 1}),
        ("draw", {2: 1, 3: 1, 4: 1}),
        ("draw hand_size=16", {2: 1, 3: 1}),
        ("draw layout_size=5 deck=numerals40", {}),
        ("classic hand_size=24 layout_size=4", {2: 1}),
        ("draw hand_size=17 layout_size=1", {3: 1}),
    ],
)
def test_a_pack_is_shared_out_or_the_number_of_seats_refused(text, rounds):
    if not rounds:
        with pytest.raises(BadRules):
            Rules.parse(text)
        return
    rules = Rules.parse(text)
    assert {seats: rules.rounds(seats) for seats in rules.allowed_seats()} == rounds
    for seats in range(6):
        if seats in rounds:
            rules.check_seats(seats)
        else:
            with pytest.raises(BadRules, match=f"not {seats}"):
                rules.check_seats(seats)


@pytest.mark.parametrize("seats", [True, 2.0, "2", None, [2], HUGE])
def test_seats_are_a_number(seats):
    with pytest.raises(BadRules, match="for 2 or 3 or 4 seats") as caught:
        Rules.from_preset().check_seats(seats)
    assert caught.value.path == "seats"


def test_hands_and_layout_may_differ_by_seats():
    rules = Rules.parse("khasino")
    assert [rules.hand_size_for(seats) for seats in (2, 3, 4)] == [10, 13, 10]
    assert [rules.layout_size_for(seats) for seats in (2, 3, 4)] == [0, 1, 0]
    assert "hand_size=10-13-10" in Rules.parse("classic deck=numerals40 hand_size=10-13-10 layout_size=0-1-0").to_text()


def test_the_pack_is_its_cards():
    assert Rules.parse("classic").deck_cards == (1 << 52) - 1
    assert Rules.parse("khasino").deck_cards == (1 << 40) - 1
    assert Rules.parse("italian").deck_cards == (1 << 52) - 1 - (0xFFF << 28)
    assert Rules.parse("mini").deck_cards == card_set(parse_card(f"{rank}{suit}") for rank in "A23" for suit in "CDHS")


def test_rounds_are_public_unless_cards_are_drawn_or_builds_outlast_them():
    assert Rules.parse("classic build_for_partner=proven").rounds_are_public
    assert not Rules.parse("draw").rounds_are_public
    assert not Rules.parse("classic build_for_partner=free").rounds_are_public


def test_partners_sit_opposite():
    assert sides(4, partnership=True) == ((0, 2), (1, 3))
    assert sides(3, partnership=False) == ((0,), (1,), (2,))
    for partnership in (True, False):
        for number, seats in enumerate(sides(4, partnership)):
            assert [side_of(seat, partnership) for seat in seats] == [number] * len(seats)
