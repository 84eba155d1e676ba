"""Items, their points, and rules by which somebody can score (rules section 7)."""

import pytest

from cassino.errors import BadRules
from cassino.rules.items import ITEMS, POINT_KEYS, PointTable, item_key, item_order
from cassino.rules.options import OPTIONS, Rules


@pytest.mark.parametrize(
    "options",
    [
        {"points": dict.fromkeys(POINT_KEYS, 0)},
        {"points": {**dict.fromkeys(POINT_KEYS, 0), "all_sevens": 1}, "deck": tuple(range(24)), "hand_size": 2},
        {"points": {**dict.fromkeys(POINT_KEYS, 0), "most_spades": 1}, "spades_needed": 14},
        {"points": {**dict.fromkeys(POINT_KEYS, 0), "sweep": 1}, "sweep_freeze_at": 5},
        {"points": dict.fromkeys(POINT_KEYS, 0), "overs": (52, 13)},
        {"points": dict.fromkeys(POINT_KEYS, 0), "overs": (None, 13)},
        {"points": dict.fromkeys(POINT_KEYS, 0), "overs": (60, None)},
    ],
)
def test_rules_by_which_nobody_can_ever_score_are_refused(options):
    with pytest.raises(BadRules, match="nobody can ever score"):
        Rules.from_preset(**options)


@pytest.mark.parametrize("key", POINT_KEYS)
def test_one_item_is_enough_to_score(key):
    rules = Rules.from_preset(points={**dict.fromkeys(POINT_KEYS, 0), key: 1})
    assert item_key(item_order(rules)[0]) == key


@pytest.mark.parametrize("overs", [(30, None), (None, 7)])
def test_cards_above_a_number_are_enough_to_score(overs):
    assert item_order(Rules.from_preset(points=dict.fromkeys(POINT_KEYS, 0), overs=overs)) == ("overs",)


def test_a_table_of_points_is_a_value():
    table = Rules.from_preset().points
    assert table == {**dict.fromkeys(POINT_KEYS, 0), **{key: value for key, value in table.items() if value}}
    assert table != {"ace": 1}
    assert table != 5
    assert table == PointTable(dict(table))
    assert hash(table) == hash(PointTable(dict(table)))
    assert len(table) == len(POINT_KEYS)
    assert OPTIONS["points"].to_json(table) == dict(table)
    assert repr(PointTable({"ace": 1})) == "PointTable({'ace': 1})"
    assert eval(repr(table), {"PointTable": PointTable}) == table
    with pytest.raises(KeyError):
        table["aces"]
    assert Rules.from_preset(points=table).points == table


def test_items_come_in_the_order_of_counting_out():
    four = ("most_cards", "most_spades", "big_cassino", "little_cassino")
    aces = ("ace_of_spades", "ace_of_clubs", "ace_of_hearts", "ace_of_diamonds")
    assert item_order(Rules.from_preset()) == (*four, *aces, "sweeps")
    assert item_order(Rules.parse("italian overs=30-none"))[-3:] == ("seven_of_diamonds", "overs", "sweeps")
    assert {item_key(item) for item in ITEMS} == {*POINT_KEYS, "overs"}
