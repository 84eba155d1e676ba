"""Each reason: a move that is refused for it, its rule, its cards, its words (C1 to H1)."""

import pytest

from cassino.cards import parse_card, parse_cards
from cassino.errors import BadMove, HiddenCards, IllegalMove
from cassino.notation.moves import parse_move
from cassino.rules import Held, Kind, Move, Position, Reason, Rules
from cassino.rules.reasons import CODES, REASONS
from tests.rules.positions import at

OWN = ("5C3D", 8, 0)
THEIRS = ("5C3D", 8, 1)
MULTIPLE = ("5C3D8H", 8, 1)

ROWS: list[tuple[str, str, Position, str, str, str]] = [
    # code, rule, position, move, the cards that it is about, its text
    ("not_in_hand", "C1", at(hand="8S2H", loose="9D"), "9Cx9D", "9C", "9♣ is not in your hand."),
    ("not_on_layout", "C2", at(hand="8S2H", loose="7D"), "8Sx8D8H", "8D8H", "Not among the loose cards: 8♦ 8♥."),
    ("no_such_build", "D14", at(hand="8S2H", loose="3D5H"), "8Sx{3D5H}", "3D5H", "There is no build of 3♦ 5♥."),
    (
        "nothing_taken",
        "D1",
        at(hand="8S2H", loose="8D"),
        "8Sx",
        "8S",
        "A capture must take something: choose a card or a build.",
    ),
    (
        "court_takes_rank",
        "D8",
        at(hand="QD2H", loose="QS8D"),
        "QDx8DQS",
        "8D",
        "Q♦ takes only its own rank, so not 8♦.",
    ),
    (
        "court_takes_rank",
        "D8",
        at("classic", "QD2H", "QS", THEIRS),
        "QDxQS{3D5C}",
        "3D5C",
        "Q♦ takes only its own rank, so not 3♦ 5♣.",
    ),
    (
        "court_takes_one",
        "D7",
        at(hand="QD2H", loose="QSQH"),
        "QDxQHQS",
        "QD",
        "Q♦ takes one card of its rank, no more.",
    ),
    (
        "court_takes_one",
        "D7",
        at("classic court_capture=all", "QD2H", "QSQH"),
        "QDxQH",
        "QD",
        "Q♦ takes every card of its rank, not some of them.",
    ),
    (
        "court_takes_one",
        "D7",
        at("classic court_capture=one_or_three", "QD2H", "QSQH"),
        "QDxQHQS",
        "QD",
        "Q♦ takes one card of its rank, or three.",
    ),
    (
        "no_groups",
        "D4",
        at(hand="8S2H", loose="3D4H"),
        "8Sx3D4H",
        "3D4H",
        "3♦ 4♥ cannot be laid out in groups that each make 8.",
    ),
    (
        "other_value",
        "D9",
        at("classic", "9S2H", "", THEIRS),
        "9Sx{3D5C}",
        "3D5C",
        "The build of 3♦ 5♣ has another value; 9♠ takes builds of its own value only.",
    ),
    (
        "not_yours_to_take",
        "D10",
        at("classic build_capture=owner_or_left", "8S2H", "", THEIRS, seats=3),
        "8Sx{3D5C}",
        "3D5C",
        "Only its owner and the player to the owner's left may take the build of 3♦ 5♣.",
    ),
    (
        "one_group_only",
        "D3",
        at("classic single_group=true", "8S2H", "8D3H5C"),
        "8Sx3H5C8D",
        "3H5C8D",
        "8♠ takes one group, or builds: choose one group only.",
    ),
    (
        "pair_first",
        "D3",
        at("classic single_group=true pair_first=true", "8S2H", "8D3H5C"),
        "8Sx3H5C",
        "8D",
        "A card that is worth 8 alone goes before a sum: 8♦.",
    ),
    (
        "pairs_left",
        "D1",
        at("classic capture_completeness=all_pairs", "8S2H", "8D8H3H5C"),
        "8Sx3H5C8D",
        "8H",
        "What is worth 8 alone must be taken too: 8♥.",
    ),
    (
        "not_maximal",
        "D6",
        at("classic capture_completeness=maximal", "8S2H", "8D3H5C"),
        "8Sx8D",
        "3H5C",
        "You must take all you can: 3♥ 5♣ as well.",
    ),
    ("no_building", "E1", at("no_building", "5S8C", "3D"), "5S+3D=8", "5S", "These rules have no building."),
    (
        "no_value",
        "E12",
        at(hand="5S8C", loose="3DKD"),
        "5S+3DKD=8",
        "KD",
        "Without a value, K♦ cannot be part of a build.",
    ),
    ("nothing_used", "E2", at(hand="8S8C", loose="3D"), "8S+=8", "8S", "A build needs at least one loose card."),
    (
        "wrong_sum",
        "E7",
        at(hand="5S8C", loose="4D"),
        "5S+4D=8",
        "4D5S",
        "4♦ 5♠ cannot be laid out in groups that each make 8.",
    ),
    (
        "value_not_higher",
        "F1",
        at("classic", "AS7C", "", THEIRS),
        "AS+{3D5C}=7",
        "AS",
        "Raising takes a build to a higher value, and 7 is no higher.",
    ),
    (
        "build_is_multiple",
        "F5",
        at("classic", "AS9C", "", MULTIPLE),
        "AS+{3D5C8H}=9",
        "3D5C8H",
        "The build of 3♦ 5♣ 8♥ is multiple, so its value stays as it is.",
    ),
    (
        "loose_cannot_help",
        "F3",
        at("classic", "AS10C", "AH", THEIRS),
        "AS+AH{3D5C}=10",
        "AHAS",
        "Only the card you play raises the build: loose cards cannot help to reach 10.",
    ),
    (
        "no_multiple",
        "E5",
        at("classic multiple_builds=false", "8S8C", "", THEIRS),
        "8S+{3D5C}=8",
        "8S",
        "These rules have single builds only: one group that makes 8.",
    ),
    (
        "one_at_a_time",
        "E6",
        at("classic multiple_at_once=false", "5S8C", "3D8H"),
        "5S+3D8H=8",
        "3D5S8H",
        "One group a move: the one with 5♠ in it.",
    ),
    (
        "may_not_add",
        "F6",
        at("classic add_to_builds=own", "8S8C", "", THEIRS),
        "8S+{3D5C}=8",
        "3D5C",
        "These rules do not let you add to the build of 3♦ 5♣.",
    ),
    (
        "may_not_raise",
        "F2",
        at("classic raise_builds=not_own", "AS9C8C", "", OWN),
        "AS+{3D5C}=9",
        "3D5C",
        "These rules do not let you raise the build of 3♦ 5♣.",
    ),
    (
        "same_value_exists",
        "E10",
        at("classic same_value_builds=false", "6S8C", "2H", THEIRS),
        "6S+2H=8",
        "3D5C",
        "There is already a build of 8, and a second one is not allowed.",
    ),
    (
        "too_many_builds",
        "E11",
        at("classic max_builds=1", "6S8C8S9C", "3H", OWN),
        "6S+3H=9",
        "6S",
        "You would own more builds than these rules allow.",
    ),
    (
        "no_capturing_card",
        "E3",
        at(hand="5S2C", loose="3D"),
        "5S+3D=8",
        "5S",
        "To build 8 you need another card worth 8 left in your hand.",
    ),
    (
        "card_is_owed",
        "G3",
        at("classic", "8S2C", "8H", OWN),
        "8Sx8H",
        "8S",
        "Keep 8♠: you need it for your build of 8.",
    ),
    (
        "card_is_owed",
        "G3",
        at("royal", "ASKC", "KDAH", ("9C5D", 14, 0)),
        "ASxAH",
        "AS",
        "Keep A♠: you need it for your build of 14.",
    ),
    (
        "owner_may_not_trail",
        "G1",
        at("classic", "8S2C", "", OWN),
        "2C",
        "2C",
        "You own a build, so you may not trail: capture, build, add or raise.",
    ),
    (
        "must_capture",
        "H1",
        at("classic trail_rule=no_capture", "8S2H", "3D5H"),
        "8S",
        "8S",
        "8♠ can capture something, so you may not trail it.",
    ),
    (
        "must_take_pair",
        "H1",
        at("classic trail_rule=no_pair", "8S2H", "8D3D"),
        "8S",
        "8D",
        "8♠ equals 8♦ in the layout, so you may not trail it.",
    ),
]


@pytest.mark.parametrize(("code", "rule", "position", "move", "cards", "text"), ROWS, ids=[row[0] for row in ROWS])
def test_a_refused_move_says_why(code, rule, position, move, cards, text):
    told = parse_move(move, position)
    reason = position.explain(told)
    assert reason is not None
    assert (reason.code, reason.rule, reason.cards) == (code, rule, parse_cards(cards))
    assert REASONS[code] == rule
    assert reason.text == text
    assert not position.is_legal(told)
    with pytest.raises(IllegalMove) as refused:
        position.play(told)
    assert refused.value.reason == reason
    assert str(refused.value) == text


def test_a_move_after_the_last_card_is_refused():
    ended = at(hand="", loose="8D", others=0)
    assert ended.is_over
    reason = ended.explain(Move.trail(parse_card("8S")))
    assert reason is not None
    assert (reason.code, reason.rule, reason.text) == ("deal_over", "C1", "The deal is over.")


def test_every_reason_has_a_row():
    assert {row[0] for row in ROWS} | {"deal_over"} == set(CODES)
    assert len(CODES) == 32


ORDER = [
    # a move with several faults, and the first of them in the order of the reasons
    (at(hand="8S2H", loose="7D"), "9Cx8D", "not_in_hand"),
    (at(hand="8S2H", loose="7D"), "8Sx8D{3D5H}", "not_on_layout"),
    (at("classic", "8S2H", "3H", ("5C4D", 9, 1)), "8Sx3H{5C4D}", "no_groups"),
    (at("classic build_capture=owner_or_left", "9S2H", "", THEIRS, seats=3), "9Sx{3D5C}", "other_value"),
    (at("no_building", "5S8C", "KD"), "5S+KD=8", "no_building"),
    (at("classic", "AS9C", "", MULTIPLE), "AS+{3D5C8H}=7", "value_not_higher"),
    (at("classic", "2S9C", "", MULTIPLE), "2S+{3D5C8H}=9", "wrong_sum"),
    (at("classic", "AS9C", "AH", MULTIPLE), "AS+AH{3D5C8H}=10", "build_is_multiple"),
    (at("classic add_to_builds=none", "8S2C", "", THEIRS), "8S+{3D5C}=8", "may_not_add"),
    (at("classic max_builds=0 same_value_builds=false", "6S2C", "2H", THEIRS), "6S+2H=8", "same_value_exists"),
    (at("classic max_builds=0", "6S2C", "2H"), "6S+2H=8", "too_many_builds"),
    (at("classic", "6S2C", "3H", OWN), "6S+3H=9", "no_capturing_card"),
    (at("classic trail_rule=no_capture", "8S2C", "8H", OWN), "8S", "card_is_owed"),
    (at("classic trail_rule=no_capture", "8S2C", "2H", OWN), "2C", "owner_may_not_trail"),
]


@pytest.mark.parametrize(("position", "move", "code"), ORDER, ids=[row[2] for row in ORDER])
def test_the_first_reason_in_their_order_is_given(position, move, code):
    reason = position.explain(parse_move(move, position))
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize(
    ("move", "path"),
    [
        (Move(52, Kind.TRAIL, 0, 0, ()), "card"),
        (Move(-1, Kind.TRAIL, 0, 0, ()), "card"),
        (Move(31, Kind.TRAIL, 0, 2, ()), "builds"),
        (Move(31, Kind.TRAIL, 1, 0, ()), "value"),
        (Move(31, Kind.CAPTURE, 8, 2, ()), "value"),
        (Move(31, Kind.BUILD, 8, 2, (6,)), "builds"),
        (Move(31, Kind.ADD, 8, 2, ()), "builds"),
        (Move(31, Kind.RAISE, 8, 2, (6, 12)), "builds"),
        (Move(31, Kind.CAPTURE, 0, 0, (6, 6)), "builds"),
        (Move(31, Kind.BUILD, 100, 2, ()), "value"),
        (Move(31, Kind.BUILD, -1, 2, ()), "value"),
    ],
    ids=repr,
)
def test_a_move_of_the_wrong_shape_is_no_move(move, path):
    position = at(hand="8S2H", loose="AD")
    for ask in (position.explain, position.is_legal, position.play):
        with pytest.raises(BadMove) as error:
            ask(move)
        assert error.value.path == path


def test_a_hand_that_is_not_known_cannot_be_judged():
    position = Position.set_up(Rules.parse("classic"), seats=2, turn=0, hands=[Held(1, 4), Held(0, 4)], loose=2)
    for move in (Move.trail(0), Move.trail(8)):
        with pytest.raises(HiddenCards) as error:
            position.explain(move)
        assert error.value.path == "hands[0]"


def test_a_reason_is_a_value():
    position = at(hand="8S2H", loose="7D")
    reason = position.explain(parse_move("8Sx8D", position))
    assert reason == position.explain(parse_move("8Sx8D", position))
    assert isinstance(reason, Reason)
    assert reason.args == {"card": "8S", "cards": "8D", "value": 0, "allowed": "one"}
