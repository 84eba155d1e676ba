"""Positions as JSON."""

import copy
import json
import random

import pytest

from cassino.errors import BadPosition, CassinoError
from cassino.notation.json_limits import read_json, write_json
from cassino.notation.positions import position_from_json, position_to_json
from cassino.rules import Rules, observe
from tests.games import SETTINGS, positions_of_deal, setting_id

LEAST = {
    "rules": {"preset": "classic"},
    "seats": 2,
    "turn": 0,
    "hands": [["8S", "2H"], 4],
    "loose": ["AC", "2D"],
    "builds": [{"cards": ["3H", "5S"], "value": 8, "owner": 0, "multiple": False}],
}
FULL = {
    **LEAST,
    "rules": {"preset": "classic", "options": {"target": 11}},
    "partnership": False,
    "dealer": 1,
    "round": 1,
    "stock": 40,
    "captured": [[], []],
    "sweeps": [0, 0],
    "last_capturer": None,
    "score": [0, 0],
}


def changed(path, value, base=FULL):
    """*base* with one part replaced, or left out where *value* is `...`."""
    position = copy.deepcopy(base)
    *way, last = path
    part = position
    for step in way:
        part = part[step]
    if value is ...:
        del part[last]
    else:
        part[last] = value
    return position


@pytest.mark.parametrize("given", [LEAST, FULL], ids=["least", "full"])
def test_a_position_that_is_read_is_written_with_the_same_parts(given):
    position = position_from_json(given)
    written = position_to_json(position)
    assert position_from_json(written) == position
    assert set(written) - set(given) <= {"partnership"}
    assert set(given) <= set(written)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_every_position_of_a_random_deal_is_read_back(setting):
    name, seats, partnership = setting
    rng = random.Random(f"{setting}")
    for position in positions_of_deal(Rules.from_preset(name), seats, rng, partnership=partnership):
        written = position_to_json(position)
        assert position_from_json(read_json(write_json(written))) == position


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_what_a_seat_sees_is_read_back_and_holds_no_hidden_card(setting):
    name, seats, partnership = setting
    rng = random.Random(f"{setting}")
    for position in positions_of_deal(Rules.from_preset(name), seats, rng, partnership=partnership):
        seen = observe(position, position.turn).position
        assert position_from_json(position_to_json(seen)) == seen


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        (("rules",), ..., "bad_position", "rules"),
        (("seats",), ..., "bad_position", "seats"),
        (("turn",), ..., "bad_position", "turn"),
        (("hands",), ..., "bad_position", "hands"),
        (("loose",), ..., "bad_position", "loose"),
        (("builds",), ..., "bad_position", "builds"),
        (("colour",), 1, "bad_position", "colour"),
        (("rules",), 3, "bad_rules", "rules"),
        (("rules",), "nothing", "bad_rules", "rules.preset"),
        (("rules",), {"preset": "classic", "options": {"target": True}}, "bad_rules", "rules.options.target"),
        (("seats",), 5, "bad_position", "seats"),
        (("seats",), 1, "bad_position", "seats"),
        (("seats",), 2.0, "bad_position", "seats"),
        (("seats",), True, "bad_position", "seats"),
        (("seats",), "2", "bad_position", "seats"),
        (("seats",), 10**19, "bad_position", "seats"),
        (("turn",), 2, "bad_position", "turn"),
        (("turn",), -1, "bad_position", "turn"),
        (("turn",), None, "bad_position", "turn"),
        (("turn",), False, "bad_position", "turn"),
        (("partnership",), True, "bad_position", "partnership"),
        (("partnership",), 0, "bad_position", "partnership"),
        (("dealer",), 2, "bad_position", "dealer"),
        (("dealer",), None, "bad_position", "dealer"),
        (("round",), 0, "bad_position", "round"),
        (("round",), 53, "bad_position", "round"),
        (("round",), 1.5, "bad_position", "round"),
        (("hands",), [["8S", "2H"]], "bad_position", "hands"),
        (("hands",), [["8S", "2H"], 4, 4], "bad_position", "hands"),
        (("hands",), {"0": 4}, "bad_position", "hands"),
        (("hands",), [[], []] * 9, "bad_position", "hands"),
        (("hands", 1), -1, "bad_position", "hands[1]"),
        (("hands", 1), 53, "bad_position", "hands[1]"),
        (("hands", 1), None, "bad_position", "hands[1]"),
        (("hands", 1), ["8S"], "bad_position", "hands[1]"),
        (("hands", 0), ["8S", "8s"], "bad_position", "hands[0][1]"),
        (("hands", 0), ["8S", 8], "bad_position", "hands[0][1]"),
        (("hands", 0), ["8S", "1S"], "bad_card", "hands[0][1]"),
        (("hands", 1), ["??"] * 53, "bad_position", "hands[1]"),
        (("loose",), ["8S"], "bad_position", "loose"),
        (("loose",), ["AC", "AC"], "bad_position", "loose[1]"),
        (("loose",), ["AC", "??"], "bad_card", "loose[1]"),
        (("loose",), 4, "bad_position", "loose"),
        (("loose",), "AC", "bad_position", "loose"),
        (("builds",), {}, "bad_position", "builds"),
        (("builds", 0), [], "bad_position", "builds[0]"),
        (("builds", 0), {}, "bad_position", "builds[0].cards"),
        (("builds", 0, "owner"), ..., "bad_position", "builds[0].owner"),
        (("builds", 0, "colour"), 1, "bad_position", "builds[0].colour"),
        (("builds", 0, "cards"), ["3H", "2D"], "bad_position", "builds[0].cards"),
        (("builds", 0, "cards"), ["3H", "6S"], "bad_position", "builds[0].cards"),
        (("builds", 0, "cards"), ["8H"], "bad_position", "builds[0].cards"),
        (("builds", 0, "cards"), [], "bad_position", "builds[0].cards"),
        (("builds", 0, "cards"), ["KH", "KC"], "bad_position", "builds[0].cards"),
        (("builds", 0, "cards"), ["3H", "5S", "8C"], "bad_position", "builds[0].multiple"),
        (("builds", 0, "multiple"), True, "bad_position", "builds[0].multiple"),
        (("builds", 0, "multiple"), 0, "bad_position", "builds[0].multiple"),
        (("builds", 0, "value"), 9, "bad_position", "builds[0].cards"),
        (("builds", 0, "value"), "8", "bad_position", "builds[0].value"),
        (("builds", 0, "value"), 10**18, "bad_position", "builds[0].value"),
        (("builds", 0, "owner"), 2, "bad_position", "builds[0].owner"),
        (("builds", 0, "owner"), "Ana", "bad_position", "builds[0].owner"),
        (("stock",), 43, "bad_position", ""),
        (("stock",), 53, "bad_position", "stock"),
        (("stock",), -1, "bad_position", "stock"),
        (("stock",), None, "bad_position", "stock"),
        (("stock",), ["8S"], "bad_position", "stock[0]"),
        (("stock",), ["9C", "9C"], "bad_position", "stock[1]"),
        (("captured",), [[]], "bad_position", "captured"),
        (("captured",), [["AC"], []], "bad_position", "captured[0]"),
        (("captured",), 0, "bad_position", "captured"),
        (("sweeps",), [0], "bad_position", "sweeps"),
        (("sweeps",), [0, -1], "bad_position", "sweeps[1]"),
        (("sweeps",), [0, 0.0], "bad_position", "sweeps[1]"),
        (("pats",), [0, 0, 0], "bad_position", "pats"),
        (("pats",), [0, True], "bad_position", "pats[1]"),
        (("last_capturer",), 2, "bad_position", "last_capturer"),
        (("last_capturer",), "0", "bad_position", "last_capturer"),
        (("score",), [0], "bad_position", "score"),
        (("score",), [0, -1], "bad_position", "score[1]"),
        (("score",), [0, "x"], "bad_position", "score[1]"),
        (("score",), [0, 1e300], "bad_position", "score[1]"),
        (("score",), [0, None], "bad_position", "score[1]"),
        (("carried",), [], "bad_position", "carried"),
        (("carried",), {"most_cards": -1}, "bad_position", "carried.most_cards"),
        (("carried",), {"ears": 1}, "bad_position", "carried"),
        (("history",), "8S", "bad_position", "history"),
        (("history",), [8], "bad_position", "history[0]"),
        (("history",), ["8S", "9"], "bad_position", "history[1]"),
        (("history",), ["8S"] * 60, "bad_position", "history"),
    ],
)
def test_a_wrong_part_is_refused_with_its_path(path, value, code, where):
    with pytest.raises(CassinoError) as refused:
        position_from_json(changed(path, value))
    assert (refused.value.code, refused.value.path) == (code, where)


def test_a_card_that_the_pack_lacks_is_refused():
    with pytest.raises(BadPosition) as refused:
        position_from_json(changed(("loose",), ["TC"], {**LEAST, "rules": "italian", "hands": [["7S"], 2]}))
    assert refused.value.path == "loose"


@pytest.mark.parametrize("value", [None, 3, "8S", [], [FULL], True])
def test_what_is_no_object_is_no_position(value):
    with pytest.raises(BadPosition):
        position_from_json(value)


@pytest.mark.parametrize("hidden", [["??"], 1], ids=["list", "count"])
def test_cards_may_be_fewer_than_the_pack_only_while_some_are_unknown(hidden):
    deck = {**LEAST, "rules": "mini", "hands": [["AC"], ["AD"]], "loose": ["AH"], "builds": [], "dealer": 0, "round": 2}
    whole = {**deck, "stock": ["AS", "2C", "2D", "2H"], "captured": [["2S", "3C"], ["3D", "3H", "3S"]]}
    assert position_from_json(whole).stock_count == 4
    fewer = {**whole, "captured": [["2S", "3C"], ["3D", "3H"]]}
    with pytest.raises(BadPosition):
        position_from_json(fewer)
    for part in (
        {"stock": 4},
        {"hands": [["AC"], hidden]},
        {"captured": [["2S", *hidden], []] if hidden == ["??"] else [1, 0]},
    ):
        assert position_from_json({**fewer, **part})


def test_rules_may_be_text():
    assert position_from_json(changed(("rules",), "classic target=11")) == position_from_json(FULL)


def test_unknown_cards_stand_in_lists_beside_known_ones():
    given = {**LEAST, "rules": "draw", "hands": [["8S", "2H"], ["??", "KD", "??"]], "stock": ["9C", "??"]}
    position = position_from_json(given)
    written = position_to_json(position)
    assert written["hands"] == [["2H", "8S"], ["KD", "??", "??"]]
    assert written["stock"] == ["9C", "??"]
    assert position_from_json(written) == position


def test_fractions_and_points_carried_over_are_read_back():
    given = {
        **FULL,
        "rules": "khasino",
        "hands": [["8S", "2H"], 4],
        "score": [23.5, "70/3"],
        "carried": {"most_cards": 2},
    }
    del given["stock"]
    written = position_to_json(position_from_json(given))
    assert written["score"] == [23.5, "70/3"]
    assert written["carried"] == {"most_cards": 2}
    json.dumps(written)
