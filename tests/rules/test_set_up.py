"""Positions that are told: what may be left out, what is refused and where, what is not known."""

from fractions import Fraction
from typing import Any

import pytest

from cassino.cards import parse_cards
from cassino.errors import BadPosition, BadRules, HiddenCards
from cassino.notation.moves import parse_move
from cassino.rules import UNKNOWN, Build, Held, Move, Position, Rules
from cassino.rules.setting_up import parts_of, set_up

CLASSIC = Rules.from_preset("classic")
EIGHT = Build(parse_cards("3D5C"), 8, 1, False)


def told(**changes: Any) -> dict[str, Any]:
    """What is told of a position, nothing in it wrong, with *changes*."""
    parts: dict[str, Any] = {"rules": CLASSIC, "seats": 2, "turn": 0, "hands": [Held.known(3), Held(0, 4)]}
    parts |= {"loose": parse_cards("8D"), "builds": [EIGHT]}
    return parts | changes


FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("turn", {"turn": 2}),
    ("turn", {"turn": True}),
    ("turn", {"turn": "0"}),
    ("partnership", {"partnership": True}),
    ("hands", {"hands": [Held(3, 2)]}),
    ("hands[1]", {"hands": [Held.known(3), Held(12, 1)]}),
    ("hands[1]", {"hands": [Held.known(3), Held(0, 53)]}),
    ("captured", {"captured": [Held(0, 0)]}),
    ("captured[0]", {"captured": [Held(4, 0), Held(0, 0)]}),
    ("captured[1]", {"captured": [Held(0, 0), Held(0, 99)]}),
    ("dealer", {"dealer": -1}),
    ("dealer", {"dealer": 2}),
    ("round", {"round": 0}),
    ("round", {"round": 7}),
    ("round", {"round": 53}),
    ("round", {"round": False}),
    ("last_capturer", {"last_capturer": 2}),
    ("sweeps", {"sweeps": (1,)}),
    ("sweeps", {"sweeps": (1, -1)}),
    ("pats", {"pats": (1, 53)}),
    ("pats", {"pats": (True, 0)}),
    ("stock", {"stock": (-1,) * 53}),
    ("score", {"score": (1, 2, 3)}),
    ("score[1]", {"score": (1, -2)}),
    ("score[0]", {"score": (Fraction(1, 7), 0)}),
    ("score[0]", {"score": (10**10, 0)}),
    ("carried.sweep", {"carried": {"sweep": 1}}),
    ("carried.most_cards", {"carried": {"most_cards": -1}}),
    ("builds[0].owner", {"builds": [EIGHT._replace(owner=2)]}),
    ("builds[0].cards", {"builds": [EIGHT._replace(cards=1)]}),
    ("builds[0].cards", {"builds": [EIGHT._replace(value=9)]}),
    ("builds[0].cards", {"builds": [EIGHT._replace(cards=parse_cards("3DKC"))]}),
    ("builds[0].value", {"builds": [EIGHT._replace(value=0)]}),
    ("builds[0].value", {"builds": [EIGHT._replace(value=17)]}),
    ("builds[0].value", {"builds": [EIGHT._replace(value=True)]}),
    ("builds[1].multiple", {"builds": [EIGHT, Build(parse_cards("4C4D"), 8, 0, True)]}),
    ("builds[0].multiple", {"builds": [EIGHT._replace(cards=parse_cards("3D5C8H"))]}),
    ("builds[0].cards", {"loose": parse_cards("3D")}),
    ("loose", {"loose": 3}),
    ("stock[1]", {"stock": (50, 50)}),
    ("captured[1]", {"captured": [Held(0, 0), Held.known(2)]}),
    ("loose", {"loose": 1 << 50, "rules": Rules.parse("classic deck=numerals40 hand_size=3")}),
    ("", {"captured": [Held(0, 40), Held(0, 0)], "stock": (-1,) * 10}),
    ("", {"hands": [Held.known(3), Held(0, 0)], "captured": [Held(0, 0), Held(0, 0)], "stock": ()}),
]


@pytest.mark.parametrize(("path", "changes"), FAULTS, ids=[f"{path}-{n}" for n, (path, _) in enumerate(FAULTS)])
def test_a_fault_is_refused_with_its_path(path, changes):
    with pytest.raises(BadPosition) as refused:
        set_up(**told(**changes))
    assert refused.value.path == path
    assert str(refused.value)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", None])
def test_seats_that_the_rules_do_not_allow_are_refused(seats):
    with pytest.raises(BadRules):
        set_up(**told(seats=seats))


@pytest.mark.parametrize(
    ("path", "arguments"),
    [
        ("pack", (CLASSIC, 2, 0, range(51))),
        ("pack", (CLASSIC, 2, 0, [*range(51), 50])),
        ("dealer", (CLASSIC, 2, 2, range(52))),
        ("dealer", (CLASSIC, 2, "0", range(52))),
    ],
)
def test_a_deal_of_other_cards_or_by_nobody_is_refused(path, arguments):
    with pytest.raises(BadPosition) as refused:
        Position.deal(*arguments)
    assert refused.value.path == path


def test_a_position_says_what_it_is_told_and_no_more():
    position = set_up(**told())
    assert position.left_out >= {"dealer", "round", "stock", "captured", "sweeps", "pats", "score", "carried"}
    nothing = (position.dealer, position.round, position.stock, position.stock_count, position.captured)
    assert nothing == (None,) * 5
    assert (position.sweeps, position.pats, position.score, position.history) == (None,) * 4
    assert position.is_last_round is None
    assert position.last_capturer == UNKNOWN
    assert position.builds == (EIGHT,)
    assert position.pegs == (0, 0)
    assert parts_of(position).keys() == {"rules", "partnership", "seats", "turn", "hands", "loose", "builds"}
    assert set_up(**parts_of(position)) == position


def test_the_round_tells_how_many_cards_the_stock_has():
    position = set_up(**told(round=2))
    assert position.stock_count == 52 - 4 - 16
    assert position.stock is None
    assert set_up(**told(stock=(-1, 7))).stock == (-1, 7)


QUESTIONS = [
    # what is not known, the path of what is asked for, how it is asked
    ("pegs", {"rules": Rules.parse("spade")}, "captured", lambda p: p.pegs),
    ("pegs", {"rules": Rules.parse("spade"), "captured": [Held(0, 3), Held(0, 0)]}, "sweeps", lambda p: p.pegs),
    ("score", {}, "", lambda p: p.deal_score()),
    ("settlement", {}, "", lambda p: p.settlement()),
    ("draw", {"rules": Rules.parse("draw")}, "stock", lambda p: p.play(Move.trail(0))),
    (
        "pegs",
        {"rules": Rules.parse("spade"), "loose": parse_cards("AH")},
        "captured",
        lambda p: p.play(parse_move("ACxAH", p)),
    ),
    (
        "the last round",
        {"rules": Rules.parse("classic sweep_last_round=false"), "loose": parse_cards("AH"), "builds": []},
        "stock",
        lambda p: p.play(parse_move("ACxAH", p)),
    ),
    (
        "the freeze",
        {"rules": Rules.parse("classic sweep_freeze_at=9"), "loose": parse_cards("AH"), "builds": []},
        "score",
        lambda p: p.play(parse_move("ACxAH", p)),
    ),
    (
        "the next round",
        {"hands": [Held.known(1), Held(0, 0)]},
        "stock",
        lambda p: p.play(Move.trail(0)),
    ),
    (
        "the dealer",
        {"hands": [Held.known(1), Held(0, 0)], "round": 2},
        "dealer",
        lambda p: p.play(Move.trail(0)),
    ),
    (
        "the last capturer",
        {"hands": [Held.known(1), Held(0, 0)], "round": 6},
        "last_capturer",
        lambda p: p.play(Move.trail(0)),
    ),
]


@pytest.mark.parametrize(
    ("changes", "path", "ask"), [row[1:] for row in QUESTIONS], ids=[f"{row[0]}-{n}" for n, row in enumerate(QUESTIONS)]
)
def test_what_needs_the_unknown_says_what_it_needs(changes, path, ask):
    with pytest.raises(HiddenCards) as refused:
        ask(set_up(**told(**changes)))
    assert refused.value.path == path


def ended(**changes: Any) -> Position:
    """The end of a deal of which everything is told."""
    parts = {"hands": [Held(0, 0)] * 2, "loose": 0, "builds": (), "stock": (), "round": 6, "dealer": 0}
    parts |= {"captured": [Held.known((1 << 26) - 1), Held.known((1 << 52) - (1 << 26))], "sweeps": (0, 0)}
    parts |= {"pats": (0, 0), "last_capturer": 0, "score": (0, 0), "carried": {}}
    return set_up(**(told(**parts) | changes))


@pytest.mark.parametrize(
    ("law", "lacking", "ask"),
    [
        ("classic", "captured", Position.deal_score),
        ("classic", "sweeps", Position.deal_score),
        ("pat", "pats", Position.deal_score),
        ("swedish", "last_capturer", Position.deal_score),
        ("classic majority_tie=carry", "carried", Position.deal_score),
        ("classic", "score", Position.settlement),
        ("spade", "score", Position.deal_score),
    ],
)
def test_a_score_needs_what_gives_points(law, lacking, ask):
    whole = ended(rules=Rules.parse(law))
    assert whole.is_over
    ask(whole)
    nothing = UNKNOWN if lacking == "last_capturer" else None
    with pytest.raises(HiddenCards) as refused:
        ask(ended(rules=Rules.parse(law), **{lacking: nothing}))
    assert refused.value.path == lacking


def test_piles_that_are_known_in_part_cannot_be_scored():
    with pytest.raises(HiddenCards):
        ended(captured=[Held((1 << 26) - 1, 26), Held(0, 26)]).deal_score()


def test_piles_that_are_known_in_part_grow_as_they_are_played_on():
    position = set_up(**told(captured=[Held(0, 10), Held(1 << 51, 4)], loose=parse_cards("AH")))
    after = position.play(parse_move("ACxAH", position))
    assert after.captured == (Held(parse_cards("ACAH"), 12), Held(1 << 51, 4))
    assert after.last_capturer == UNKNOWN


def test_a_side_that_has_pegged_its_way_to_the_target_has_ended_the_deal():
    piles = [Held.known(parse_cards("AHAS")), Held(0, 0)]
    known = {"captured": piles, "sweeps": (0, 0), "pats": (0, 0), "loose": parse_cards("8D"), "builds": ()}
    law = Rules.parse("classic end_when=immediate")
    won = set_up(**told(rules=law, score=(19, 0), **known))
    assert (won.is_over, won.pegged_out) == (True, 0)
    assert not set_up(**told(rules=law, score=(18, 0), **known)).is_over
    extra = set_up(**told(rules=law, score=(21, 21), **known))
    assert (extra.is_over, extra.pegged_out) == (False, None)
