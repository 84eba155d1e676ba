"""Moves as text and as JSON."""

import random
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.cards import parse_card, parse_cards
from cassino.errors import BadCard, BadMove
from cassino.notation.moves import (
    format_move,
    move_from_json,
    move_to_json,
    parse_history,
    parse_move,
    result_of,
)
from cassino.rules import Build, Kind, Move, Rules
from tests.games import SETTINGS, positions_of_deal, setting_id


@dataclass
class Layout:
    """Stands for a position: only its builds matter here."""

    builds: tuple[Build, ...] = ()


EIGHT = Build(parse_cards("2C6D"), 8, 0, False)
LAYOUT = Layout((EIGHT, Build(parse_cards("3C5D"), 8, 1, False)))

TEXTS = [
    ("8S", Move.trail(parse_card("8S"))),
    ("8Sx3D5H", Move.capture(parse_card("8S"), parse_cards("3D5H"))),
    ("8Sx3D5H{2C6D}", Move.capture(parse_card("8S"), parse_cards("3D5H"), (EIGHT.cards,))),
    ("8Sx{2C6D}", Move.capture(parse_card("8S"), 0, (EIGHT.cards,))),
    ("8Sx{2C6D}{3C5D}", Move.capture(parse_card("8S"), 0, (EIGHT.cards, parse_cards("3C5D")))),
    ("8Sx", Move.capture(parse_card("8S"))),
    ("5S+3D=8", Move.build(parse_card("5S"), parse_cards("3D"), 8)),
    ("5S+3D8C=8", Move.build(parse_card("5S"), parse_cards("3D8C"), 8)),
    ("5S+3D{2C6D}=8", Move.add(parse_card("5S"), parse_cards("3D"), EIGHT.cards, 8)),
    ("8S+{2C6D}=8", Move.add(parse_card("8S"), 0, EIGHT.cards, 8)),
    ("AS+{3C5D}=9", Move.raise_(parse_card("AS"), 0, parse_cards("3C5D"), 9)),
    ("AS+9H{3C5D}=9", Move.raise_(parse_card("AS"), parse_cards("9H"), parse_cards("3C5D"), 9)),
    ("AS+9H{4C4D}=9", Move.add(parse_card("AS"), parse_cards("9H"), parse_cards("4C4D"), 9)),
]


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_a_move_and_its_text_stand_for_each_other(text, move):
    assert parse_move(text, LAYOUT) == move
    assert format_move(move) == text


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_a_move_and_its_json_stand_for_each_other(text, move):
    written = move_to_json(move)
    assert written["text"] == text
    assert ("value" in written) == (move.kind in (Kind.BUILD, Kind.ADD, Kind.RAISE))
    assert move_from_json(written, LAYOUT) == move
    assert move_from_json({**written, "text": "nonsense"}, LAYOUT) == move
    assert move_from_json(text, LAYOUT) == move


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("8sx5h3d", "8Sx3D5H"),
        ("8♠x5♥3♦{6♦2♣}", "8Sx3D5H{2C6D}"),
        ("8SX{3c5d}{6D2C}", "8Sx{2C6D}{3C5D}"),
        ("10d", "TD"),
        ("10♦x10C", "TDxTC"),
        ("as+{5d3c}=09", "AS+{3C5D}=9"),
    ],
)
def test_other_writings_of_a_move_are_read(text, canonical):
    assert format_move(parse_move(text, LAYOUT)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "8",
        "8S ",
        " 8S",
        "8S\n",
        "8Sx3",
        "8S3D",
        "8Sx3D 5H",
        "8Sx3D{",
        "8Sx3D{}",
        "8Sx{2C6D}3D",
        "8Sx3D=8",
        "5S+3D",
        "5S+3D=",
        "5S+3D=x",
        "5S+3D=-8",
        "5S+3D=+8",
        "5S+3D=100",
        "5S+3D=٨",
        "5S+{2C6D}{3C5D}=8",
        "5S+{2C6D}3D=8",
        "1Sx3D",
        "8Sx3D3D",
        "8Sx8S",
        "8Sx2C{2C6D}",
        "8Sx{2C6D}{6D3C}",
        "5S+{5S3D}=8",
        "8Sx{2C2C}",
        "8S" * 200,
        "8Sx" + "3D" * 200_000,
    ],
)
def test_text_that_means_no_move_is_refused(text):
    with pytest.raises(BadMove):
        parse_move(text, LAYOUT)


@pytest.mark.parametrize(
    ("value", "fault", "path"),
    [
        (None, BadMove, ""),
        (8, BadMove, ""),
        ([], BadMove, ""),
        ({}, BadMove, "kind"),
        ({"kind": 1, "card": "8S"}, BadMove, "kind"),
        ({"kind": [], "card": "8S"}, BadMove, "kind"),
        ({"kind": "TRAIL", "card": "8S"}, BadMove, "kind"),
        ({"kind": "trail"}, BadMove, "card"),
        ({"kind": "trail", "card": 8}, BadMove, "card"),
        ({"kind": "trail", "card": "8X"}, BadCard, "card"),
        ({"kind": "trail", "card": "8S", "loose": ["3D"]}, BadMove, "loose"),
        ({"kind": "trail", "card": "8S", "builds": [["3D"]]}, BadMove, "builds"),
        ({"kind": "trail", "card": "8S", "value": 8}, BadMove, "value"),
        ({"kind": "trail", "card": "8S", "Card": 1}, BadMove, "Card"),
        ({"kind": "trail", "card": "8S", "x" * 1000: 1}, BadMove, "x" * 40 + "…"),
        ({"kind": "capture", "card": "8S", "loose": "3D"}, BadMove, "loose"),
        ({"kind": "capture", "card": "8S", "loose": None}, BadMove, "loose"),
        ({"kind": "capture", "card": "8S", "loose": ["3D", "3d"]}, BadMove, "loose[1]"),
        ({"kind": "capture", "card": "8S", "loose": ["3D", "??"]}, BadCard, "loose[1]"),
        ({"kind": "capture", "card": "8S", "loose": ["3D", ["5H"]]}, BadMove, "loose[1]"),
        ({"kind": "capture", "card": "8S", "loose": ["3D"] * 60}, BadMove, "loose"),
        ({"kind": "capture", "card": "8S", "loose": ["8S"]}, BadMove, ""),
        ({"kind": "capture", "card": "8S", "loose": ["2C"], "builds": [["2C", "6D"]]}, BadMove, ""),
        ({"kind": "capture", "card": "8S", "builds": ["2C"]}, BadMove, "builds[0]"),
        ({"kind": "capture", "card": "8S", "builds": {}}, BadMove, "builds"),
        ({"kind": "capture", "card": "8S", "builds": [[]] * 60}, BadMove, "builds"),
        ({"kind": "capture", "card": "8S", "value": None}, BadMove, "value"),
        ({"kind": "build", "card": "5S", "loose": ["3D"]}, BadMove, "value"),
        ({"kind": "build", "card": "5S", "loose": ["3D"], "value": "8"}, BadMove, "value"),
        ({"kind": "build", "card": "5S", "loose": ["3D"], "value": 8.0}, BadMove, "value"),
        ({"kind": "build", "card": "5S", "loose": ["3D"], "value": True}, BadMove, "value"),
        ({"kind": "build", "card": "5S", "loose": ["3D"], "value": 10**19}, BadMove, "value"),
        ({"kind": "build", "card": "5S", "builds": [["3D"]], "value": 8}, BadMove, "builds"),
        ({"kind": "add", "card": "5S", "loose": ["3D"], "value": 8}, BadMove, "builds"),
        ({"kind": "raise", "card": "5S", "builds": [["2C"], ["3C"]], "value": 8}, BadMove, "builds"),
    ],
)
def test_json_that_means_no_move_is_refused_with_its_path(value, fault, path):
    with pytest.raises(fault) as refused:
        move_from_json(value, LAYOUT)
    assert refused.value.path == path


def test_empty_lists_may_stand_or_be_left_out():
    plain = move_from_json({"kind": "trail", "card": "8S"}, LAYOUT)
    assert move_from_json({"kind": "trail", "card": "8S", "loose": [], "builds": []}, LAYOUT) == plain


def test_a_history_tells_adds_from_raises_by_what_was_built_before():
    moves = parse_history(["5S+3D=8", "8H+{3D5S}=8", "4C+2C=6", "3H+{2C4C}=9", "KD", "9Cx{2C3H4C}"])
    assert [move.kind for move in moves] == [
        Kind.BUILD,
        Kind.ADD,
        Kind.BUILD,
        Kind.RAISE,
        Kind.TRAIL,
        Kind.CAPTURE,
    ]
    with pytest.raises(BadMove) as refused:
        parse_history(["8S", "8x"])
    assert refused.value.path == "[1]"


def test_what_a_move_lays_together_holds_all_its_cards():
    assert result_of(parse_move("5S+3D{2C6D}=8", LAYOUT)) == parse_cards("5S3D2C6D")


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_every_legal_move_of_a_random_deal_is_read_back_from_both_forms(setting):
    name, seats, partnership = setting
    for position in positions_of_deal(
        Rules.from_preset(name), seats, random.Random(f"{setting}"), partnership=partnership
    ):
        for move in position.legal_moves(100):
            assert parse_move(format_move(move), position) == move
            assert move_from_json(move_to_json(move), position) == move


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_the_history_of_a_random_deal_is_read_back_without_its_pack(setting):
    name, seats, partnership = setting
    *_, last = positions_of_deal(Rules.from_preset(name), seats, random.Random(f"{setting}"), partnership=partnership)
    assert last.history is not None
    assert parse_history([format_move(move) for move in last.history]) == last.history


marks = st.sampled_from([*"A23456789TJQKCDHScdhsx+={}10♣♦♥♠ ", "{2C6D}", "8S", "3D"])


@given(st.lists(marks, max_size=12).map("".join) | st.text(max_size=20))
def test_any_text_is_a_move_or_refused_and_a_move_is_read_back(text):
    try:
        move = parse_move(text, LAYOUT)
    except BadMove:
        return
    assert parse_move(format_move(move), LAYOUT) == move
