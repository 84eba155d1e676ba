"""Each numbered rule of docs/rules.md has its row: moves that it allows or forbids, or what happens."""

import re
from pathlib import Path

import pytest

from cassino.cards import cards_in, parse_card, parse_cards
from cassino.errors import BadRules
from cassino.notation.moves import parse_move
from cassino.notation.seeds import Seed
from cassino.rules import OPTIONS, PRESETS, Held, Match, Move, Position, Rules, observe, score_deal, settle
from cassino.rules.items import POINT_KEYS
from cassino.rules.reasons import REASONS
from tests.rules.positions import at

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[1] / "docs" / "rules.md").read_text("utf-8")
OWN, THEIRS = ("5C3D", 8, 0), ("5C3D", 8, 1)
MULTIPLE = ("5C3D8H", 8, 1)

MOVES: list[tuple[str, Position, str, str]] = [
    # rule, position, some moves that are legal, some that are not
    ("B1 two to ten count what they show", at(hand="TC2C", loose="9D8H2S"), "TCx8H2S", "TCx9D2S"),
    ("B2 an ace counts 1", at(hand="6CACAD", loose="AS5D"), "6CxAS5D ACxAS", "ACx5D"),
    ("B2 ace_high", at("royal", "ACKD", "KSAS"), "ACxAS ACxASKS KDxKS", "KDxAS"),
    ("B3 court cards have no value", at(hand="KC2C", loose="TD3HKD"), "KCxKD", "KCxTD3H"),
    ("B3 court_values", at("royal", "KC2C", "TD3HKD"), "KCxKD KCx3HTD KCx3HTDKD", ""),
    ("B4 nordic_hand_values", at("classic nordic_hand_values=true", "TD2S", "9C6DTC2D"), "TDx6DTC 2Sx9C6D", "TDxTC"),
    ("C2 all that is used lies there", at(hand="8S2H", loose="7D"), "8S 2H", "8Sx8D 9C"),
    ("C4 the value is part of the move", at(hand="5C5DTH", loose="5H"), "5C+5H=5 5C+5H=10", "5C+5H=9"),
    ("C5 a build waits for a later turn", at("classic", "8S8D5H", "3C"), "5H+3C=8", "5Hx3C"),
    ("D1 one, two or three equal cards", at(hand="8S2H", loose="8C8D8H"), "8Sx8C 8Sx8C8H 8Sx8C8D8H", "8Sx"),
    ("D2 cards that add up", at(hand="9H2C", loose="4C5D3S"), "9Hx4C5D", "9Hx4C3S"),
    ("D3 several groups at once", at(hand="9H2C", loose="4C5D6S3S9D"), "9Hx3S4C5D6S9D", "9Hx4C5D6S"),
    ("D4 no card in two groups", at(hand="8H2C", loose="5C3D3S"), "8Hx3D5C 8Hx3S5C", "8Hx3D3S5C"),
    ("D5 a card that captures may be trailed", at(hand="8H2C", loose="8S"), "8H 8Hx8S", ""),
    ("D6 a capture may leave something", at(hand="8H2C", loose="8S5C3D"), "8Hx8S 8Hx3D5C", ""),
    ("D7 a court card takes one", at(hand="QD2C", loose="QSQH"), "QDxQS QDxQH", "QDxQHQS"),
    ("D8 and nothing else", at("classic", "QD2C", "QS8C", THEIRS), "QDxQS", "QDx8CQS QDxQS{3D5C}"),
    ("D9 a build by its value only", at("classic", "8S9SKD", "", THEIRS), "8Sx{3D5C}", "9Sx{3D5C} KDx{3D5C}"),
    ("D10 anybody takes it", at("classic", "8S2C", "", ("5C3D", 8, 2), seats=3), "8Sx{3D5C}", ""),
    ("D10 owner_or_left", at("classic build_capture=owner_or_left", "8S2C", "", THEIRS, seats=3), "8S", "8Sx{3D5C}"),
    ("D11 builds and loose groups", at("classic", "8S2C", "8D6D2D", THEIRS), "8Sx2D6D8D{3D5C}", "8Sx2D{3D5C}"),
    ("D12 several builds", at("classic", "8S2C", "", THEIRS, ("6C2H", 8, 1)), "8Sx{2H6C}{3D5C}", ""),
    ("D13 a build is in no sum", at("classic", "9S2C", "AD", THEIRS), "9S", "9SxAD{3D5C}"),
    ("D13 build_as_card", at("classic build_as_card=true", "9S2C", "AD", THEIRS), "9SxAD{3D5C}", "9Sx{3D5C}"),
    ("D14 whole or not at all", at("classic", "5S2C8D", "", THEIRS), "8Dx{3D5C}", "5Sx5C 8Dx3D5C"),
    ("E1 to lay cards together", at(hand="5S8C", loose="3D"), "5S+3D=8", ""),
    ("E2 with the played card and a loose one", at(hand="8S8C", loose="3D5D"), "8S+3D5D=8", "8S+=8"),
    ("E3 another card of the value stays", at(hand="5S8C", loose="3D2D"), "5S+3D=8", "5S+2D=7 8C+3D2D=13"),
    ("E4 no higher than the highest card held", at(hand="5S9C", loose="4D5D"), "5S+4D=9", "5S+5D=10"),
    ("E5 multiple builds", at(hand="8S8C", loose="8D"), "8S+8D=8", ""),
    ("E5 multiple_builds=false", at("classic multiple_builds=false", "8S8C5S", "8D3D"), "5S+3D=8", "8S+8D=8"),
    ("E6 several groups in one move", at(hand="5S8C", loose="3D8DAD7D"), "5S+AD3D7D8D=8", ""),
    ("E7 alone or with loose cards, all in groups", at(hand="8S8C5S", loose="6D2D3D"), "8S+2D6D=8", "8S+3D=8"),
    ("E8 never with a build", at("classic", "2S8CTC", "", ("3D3C2H", 8, 1)), "2S+{2H3C3D}=10", "2S+3C3D=8"),
    ("E9 the announced value counts", at(hand="3C3D6H", loose="3H"), "3C+3H=3 3C+3H=6", ""),
    ("E10 two builds of one value", at("classic", "6S8C", "2H", THEIRS), "6S+2H=8", ""),
    ("E11 several builds of one owner", at("classic", "6S9C8C", "3H", OWN), "6S+3H=9", ""),
    ("E12 no court card in a build", at(hand="5S8CKC", loose="3DKD"), "5S+3D=8", "5S+3DKD=8 KC+KD=8"),
    ("E13 not with the last card", at(hand="8S", loose="8D"), "8S 8Sx8D", "8S+8D=8"),
    ("E14 though it could capture", at(hand="8S8C", loose="8D"), "8S+8D=8 8Sx8D", ""),
    ("E15 builds of 1 and 2", at(hand="ACAD2H", loose="AH"), "AC+AH=1 AC+AH=2", ""),
    ("F1 raise a single build", at("classic", "AS9C", "", THEIRS), "AS+{3D5C}=9", "AS+{3D5C}=7"),
    ("F2 also one's own", at("classic", "AS9C8C", "", OWN), "AS+{3D5C}=9", ""),
    ("F3 without the help of loose cards", at("classic", "AS10C9H", "AH", THEIRS), "AS+{3D5C}=9", "AS+AH{3D5C}=10"),
    ("F3 raise_with_loose", at("classic raise_with_loose=true", "AS10C", "AH", THEIRS), "AS+AH{3D5C}=10", ""),
    ("F4 loose groups come along", at("classic", "AS9C", "9H6D3H", THEIRS), "AS+3H6D9H{3D5C}=9", "AS+6D{3D5C}=9"),
    ("F5 not a multiple one", at("classic", "AS9C8C8D", "", MULTIPLE), "8C+{3D5C8H}=8", "AS+{3D5C8H}=9"),
    ("F6 add to any", at("classic", "8S8C5S", "3H", THEIRS), "8S+{3D5C}=8 5S+3H{3D5C}=8", ""),
    ("F7 suits do not matter", at(hand="8S8C", loose="8D8H"), "8S+8D=8 8S+8H=8 8Sx8D8H", ""),
    ("F8 with a card that stays", at("classic", "8S5S", "3H", THEIRS), "5S+3H{3D5C}=8", "8S+{3D5C}=8"),
    ("F9 a build is not taken apart", at("classic", "3S8S6C", "", THEIRS), "8Sx{3D5C}", "3Sx3D"),
    ("F13 one thing a move", at("classic", "AS9C", "8H", THEIRS), "AS+{3D5C}=9", "AS+8H{3D5C}=10"),
    ("G1 an owner does not trail", at("classic", "8S2C3S", "2H", OWN), "2Cx2H 8Sx{3D5C}", "2C 3S"),
    ("G1 owner_may_trail", at("classic owner_may_trail=true", "8S2C", "", OWN), "2C", "8S"),
    ("G2 any other deed will do", at("classic", "8S2C8C6H", "2H", OWN), "2Cx2H 6H+2H=8 8C+{3D5C}=8", ""),
    ("G3 each value keeps its card", at("classic", "8S2C", "8H", OWN), "8Sx{3D5C} 8Sx8H{3D5C}", "8Sx8H"),
    ("G4 one card, one value", at("royal", "ASAD", "AH", ("9C5D", 14, 0)), "ADxAH ADx{5D9C}", "AD+AH=1"),
    ("G5 nothing is owed for others' builds", at("classic", "8S2C", "8H", THEIRS), "8Sx8H 2C 8S", ""),
    ("G7 no legal move: any capture", at("classic", "8S2C", "8H", ("5C4D", 9, 0)), "8Sx8H", "8S 2C"),
    ("G7 nor a capture: any trail", at("classic", "8S2C", "7H", ("5C4D", 9, 0)), "8S 2C", ""),
    ("G8 a wrong build is refused", at(hand="5S8C", loose="4D"), "5S", "5S+4D=8"),
    ("H1 any card may be trailed", at(hand="8S2C", loose="8H"), "8S 2C", ""),
    ("H1 no_capture", at("classic trail_rule=no_capture", "8S2C", "3H5H"), "2C", "8S"),
    ("H1 no_pair", at("classic trail_rule=no_pair", "8S2C", "3H5H2D"), "8S", "2C"),
]


@pytest.mark.parametrize(("rule", "position", "legal", "illegal"), MOVES, ids=[row[0] for row in MOVES])
def test_moves_follow_the_numbered_rules(rule, position, legal, illegal):
    listed = position.legal_moves()
    for text in legal.split():
        move = parse_move(text, position)
        assert move in listed, text
        assert position.explain(move) is None
    for text in illegal.split():
        move = parse_move(text, position)
        assert move not in listed, text
        assert position.explain(move) is not None


def dealt(law="classic", seats=2, dealer=0, **known):
    rules = Rules.parse(law)
    return Position.deal(rules, seats, dealer, Seed("rules").pack(rules.deck_cards, 1), **known)


def to_the_end(position):
    while not position.is_over:
        position = position.play(position.legal_moves(1)[0])
    return position


def test_A1_the_pack_has_52_cards():
    assert Rules.parse("classic").deck_cards == (1 << 52) - 1


def test_A2_seats_that_cannot_share_the_pack_are_refused():
    assert Rules.parse("classic").allowed_seats() == (2, 3, 4)
    with pytest.raises(BadRules):
        dealt(seats=5)


def test_A3_four_are_partners_unless_they_say_otherwise():
    assert dealt(seats=4).partnership
    assert dealt(seats=4).side_count == 2
    assert dealt(seats=4, partnership=False).side_count == 4


def test_A4_A7_the_eldest_leads_every_round_and_play_goes_to_the_left():
    position = dealt(seats=3, dealer=1)
    turns = []
    while not position.is_over:
        turns.append((position.round, position.turn))
        position = position.play(position.legal_moves(1)[0])
    assert [turn for _, turn in turns] == [(2 + ply) % 3 for ply in range(48)]
    assert all(turns[12 * number][1] == 2 for number in range(4))


def test_A5_the_first_dealer_follows_from_the_seed():
    assert {Seed(f"s{n}").first_dealer(3) for n in range(30)} == {0, 1, 2}


def test_A6_the_deal_passes_to_the_left():
    match = Match.begin(Rules.parse("classic"), 3, 2).deal(range(52))
    while match.position is not None:
        match = match.play(match.position.legal_moves(1)[0])
    assert match.dealer == 0


def test_A8_A9_A10_A11_A12_four_cards_each_in_as_many_rounds_as_the_stock_lasts():
    position = Position.deal(Rules.parse("classic"), 2, 0, range(52))
    assert [cards_in(hand.cards) for hand in position.hands] == [(4, 5, 10, 11), (0, 1, 6, 7)]
    assert cards_in(position.loose) == (2, 3, 8, 9)
    for seats, rounds in ((2, 6), (3, 4), (4, 3)):
        start = dealt(seats=seats)
        assert start.rounds == rounds
        end = to_the_end(start)
        assert (end.round, end.stock_count) == (rounds, 0)


def test_A13_the_last_round_is_announced():
    position, last = dealt(), []
    while not position.is_over:
        position, events = position.play_with_events(position.legal_moves(1)[0])
        last += [event.last for event in events if event.name == "handed_out"]
    assert last == [False] * 4 + [True]
    assert position.is_last_round


def test_A15_in_draw_cassino_each_move_is_followed_by_a_card():
    position = dealt("draw")
    after = position.play(position.legal_moves(1)[0])
    assert after.hands[1].count == 4
    assert after.stock_count == 39
    assert not after.is_last_round


def test_B5_points_have_nothing_to_do_with_values():
    assert score_deal(Rules.parse("card_points"), [parse_cards("ACKD"), parse_cards("7C")], [0, 0]).points == (21, 7)


def test_C1_C3_each_turn_plays_one_card():
    position = dealt()
    for move in position.legal_moves():
        after = position.play(move)
        assert after.hands[1].cards == position.hands[1].cards & ~(1 << move.card)
        assert after.turn == 0


def taking(loose="8D", hand="8S2C", **known):
    parts = {"captured": (Held(0, 0),) * 2, "sweeps": (0, 0), "pats": (0, 0), "last_capturer": None}
    return at("classic", hand, loose, dealer=1, round=1, stock=(-1,) * 40, others=3, score=(0, 0), **(parts | known))


def test_D15_L1_L2_what_was_public_is_known_and_the_rest_is_not():
    position = dealt()
    seen = observe(position, 1).position
    assert seen.hands[1] == position.hands[1]
    assert seen.hands[0] == Held(0, 4)
    assert seen.stock == (-1,) * 40
    assert (seen.loose, seen.captured, seen.sweeps) == (position.loose, position.captured, position.sweeps)


def test_D16_a_capture_of_everything_is_a_sweep():
    position = taking()
    assert position.play(parse_move("8Sx8D", position)).sweeps == (1, 0)
    position = taking("8D2D")
    assert position.play(parse_move("8Sx8D", position)).sweeps == (0, 0)


def test_F10_F11_builds_stay_apart_and_belong_to_who_touched_them_last():
    position = at("classic", "8S8C2C", "", THEIRS, ("6C2H", 8, 1), dealer=1, round=1)
    after = position.play(parse_move("8S+{3D5C}=8", position))
    assert [(build.value, build.owner, build.is_multiple) for build in after.builds] == [(8, 0, True), (8, 1, False)]


def test_F12_build_for_partner_lets_a_proven_value_be_announced_for_the_partner():
    partners = ("5C3D", 8, 2)
    for law, legal in (("classic", False), ("classic build_for_partner=proven", True)):
        position = at(law, "6S2C9C", "2H", partners, seats=4, dealer=3, round=1)
        move = parse_move("6S+2H=8", position)
        assert position.is_legal(move) == legal
    assert [build.owner for build in position.play(move).builds] == [2, 2]


def test_G6_no_build_is_left_when_a_round_ends():
    position = dealt()
    while not position.is_over:
        after = position.play(max(position.legal_moves(), key=lambda move: move.kind in (1, 2, 3)))
        assert after.round == position.round or after.builds == ()
        position = after


def test_H2_H3_after_a_sweep_one_can_only_trail():
    position = taking()
    after = position.play(parse_move("8Sx8D", position))
    seen = at(hand="5C6C", loose="")
    assert after.loose == 0
    assert {move.kind.word for move in seen.legal_moves()} == {"trail"}


def last_play(text, law="classic", loose="8D3D", hand="8S", last: int | None = 1):
    rules = Rules.parse(law)
    rest = rules.deck_cards & ~parse_cards(hand) & ~parse_cards(loose)
    position = Position.set_up(
        rules, seats=2, turn=0, hands=[Held.known(parse_cards(hand)), Held(0, 0)], loose=parse_cards(loose),
        dealer=0, round=6, stock=(), captured=[Held(0, 0), Held.known(rest)], sweeps=(0, 0), pats=(0, 0),
        last_capturer=last, score=(0, 0), carried={},
    )  # fmt: skip
    return position.play(parse_move(text, position))


def test_I1_I2_J12_the_residue_goes_to_the_last_capturer_and_is_no_sweep():
    ended = last_play("8Sx8D")
    assert [pile.count for pile in ended.captured or ()] == [3, 49]
    assert ended.sweeps == (0, 0)
    ended = last_play("8S")
    assert [pile.count for pile in ended.captured or ()] == [0, 52]
    assert ended.deal_score().points == (0, 11)
    left = last_play("8S", law="classic residue=nobody")
    assert left.captured is not None
    assert left.captured[1].count == 49


def test_I3_the_deals_last_card_can_make_a_sweep():
    assert last_play("8Sx8D", loose="8D").sweeps == (1, 0)
    assert last_play("8Sx8D", law="classic sweep_last_play=false", loose="8D").sweeps == (0, 0)
    assert last_play("8Sx8D", law="classic sweep_last_round=false", loose="8D").sweeps == (0, 0)


def test_I4_what_nobody_captured_counts_for_nobody():
    ended = last_play("8S", last=None)
    assert ended.loose == parse_cards("3D8D8S")


def test_I5_builds_that_are_left_go_with_the_rest():
    rules = Rules.parse("classic build_for_partner=free")
    rest = rules.deck_cards & ~parse_cards("8S3D5C2H")
    position = Position.set_up(
        rules, seats=4, turn=3, hands=[Held(0, 0)] * 3 + [Held.known(parse_cards("8S"))], loose=parse_cards("2H"),
        builds=[at("classic", "2C", "", THEIRS).builds[0]], dealer=3, round=3, stock=(),
        captured=[Held.known(rest)] + [Held(0, 0)] * 3, sweeps=(0,) * 4, pats=(0,) * 4, last_capturer=0, score=(0, 0),
    )  # fmt: skip
    ended = position.play(Move.trail(parse_card("8S")))
    assert ended.captured is not None
    assert ended.captured[0].count == 52
    assert ended.builds == ()


def test_I6_the_last_capture_scores_where_the_rules_say_so():
    piles = [parse_cards("3C"), parse_cards("4C5C")]
    assert score_deal(Rules.parse("classic"), piles, [0, 0], last_capturer=0).points == (0, 3)
    assert score_deal(Rules.parse("swedish"), piles, [0, 0], last_capturer=0).points == (1, 1)


SCORES = [
    # rule, rules, the sides' cards, their sweeps, their points
    ("J1 most cards", "classic", ("3C4C5C", "6C"), (0, 0), (3, 0)),
    ("J2 most spades", "classic", ("3S", "6C7C"), (0, 0), (1, 3)),
    ("J3 big cassino", "classic", ("TD", "TH"), (0, 0), (2, 0)),
    ("J4 little cassino", "classic", ("2S", "3C4C"), (0, 0), (2, 3)),
    ("J5 each ace", "classic", ("ACAD", "AHTC"), (0, 0), (2, 1)),
    ("J6 each sweep", "classic", ("3C", "4C"), (2, 1), (2, 1)),
    ("J6 sweep_cancel", "classic sweep_cancel=true", ("3C", "4C"), (2, 1), (1, 0)),
    ("J7 ties give nothing", "classic", ("3S", "4S"), (0, 0), (0, 0)),
    ("J7 split", "classic majority_tie=split points.most_cards=2", ("3C", "4C"), (0, 0), (1, 1)),
    ("J7 spades_break", "classic majority_tie=spades_break", ("3S4C", "4D5C"), (0, 0), (4, 0)),
    ("J8 more than every other", "classic", ("3C4C", "5C6C", "7C"), (0, 0, 0), (0, 0, 0)),
    ("J8 no majority of nothing", "classic", ("", ""), (0, 0), (0, 0)),
    ("J11 card points", "card_points", ("ACKC9D", "2C"), (3, 0), (30, 2)),
]


@pytest.mark.parametrize(("rule", "law", "piles", "sweeps", "points"), SCORES, ids=[row[0] for row in SCORES])
def test_scores_follow_the_numbered_rules(rule, law, piles, sweeps, points):
    assert score_deal(Rules.parse(law), [parse_cards(pile) for pile in piles], sweeps).points == points


def test_J9_eleven_points_are_shared():
    red = sum(1 << card for card in range(52) if card % 4 in (1, 2))
    score = score_deal(Rules.parse("classic"), [red, (1 << 52) - 1 - red], [0, 0])
    assert sum(score.points) == 8
    assert sum(score_deal(Rules.parse("classic"), [red | 1, (1 << 52) - 1 - red & ~1], [0, 0]).points) == 11


def test_J10_partners_are_one_side():
    ended = to_the_end(dealt(seats=4))
    assert len(ended.deal_score().points) == 2


MATCHES = [
    # rule, rules, totals, items of the deal by side, winner, why
    ("K1 K2 below the target", "classic", (10, 10), ({"most_cards": 3}, {}), None, "below"),
    ("K3 one side there", "classic", (18, 10), ({"most_cards": 3}, {}), 0, "only"),
    ("K3 counting out", "classic", (18, 20), ({"most_cards": 3}, {"most_spades": 1}), 0, "most_cards"),
    ("K3 highest", "classic overshoot=highest", (18, 20), ({"most_cards": 3}, {"big_cassino": 2}), 1, "highest"),
    ("K3 closest", "classic overshoot=closest", (18, 20), ({"most_cards": 3}, {"big_cassino": 2}), 0, "closest"),
    ("K4 aces in order", "classic", (20, 20), ({"ace_of_hearts": 1}, {"ace_of_clubs": 1}), 1, "ace_of_clubs"),
    ("K4 no order", "classic ace_order=none", (20, 20), ({"ace_of_hearts": 1}, {"ace_of_clubs": 1}), None, "undecided"),
    ("K5 on the same item", "classic", (20, 20), ({"sweeps": 1}, {"sweeps": 1}), None, "undecided"),
    ("K6 then the highest", "classic", (21, 21), ({"sweeps": 1}, {}), 0, "highest"),
    ("K6 or yet another", "classic", (21, 21), ({}, {}), None, "undecided"),
    ("K7 equal highest", "classic overshoot=highest", (20, 20), ({"sweeps": 1}, {"sweeps": 1}), None, "undecided"),
    ("K8 one deal", "classic target=none", (0, 0), ({"sweeps": 1}, {}), 0, "highest"),
    ("K9 difference", "english1792", (8, 8), ({"most_cards": 3}, {"most_spades": 1}), None, "below"),
]


@pytest.mark.parametrize(("rule", "law", "before", "items", "winner", "why"), MATCHES, ids=[row[0] for row in MATCHES])
def test_matches_follow_the_numbered_rules(rule, law, before, items, winner, why):
    settled = settle(Rules.parse(law), before, items)
    assert (settled.winner, settled.why) == (winner, why)


def test_K2_immediate_ends_the_match_in_the_deal():
    position = at(
        "classic end_when=immediate", "8S2C", "8D", dealer=1, round=1, stock=(-1,) * 40, others=3, score=(20, 20),
        captured=(Held(0, 0),) * 2, sweeps=(0, 0), pats=(0, 0), last_capturer=None,
    )  # fmt: skip
    after = position.play(parse_move("8Sx8D", position))
    assert (after.pegged_out, after.is_over) == (0, True)


def test_every_number_of_the_document_has_its_row():
    numbers = set(re.findall(r"^\| ([A-L][0-9]+) \|", DOCUMENT, re.MULTILINE))
    rows = Path(__file__).read_text("utf-8")
    assert numbers == {*re.findall(r"\b[A-L][0-9]{1,2}\b", rows.replace("_", " "))} & numbers
    assert set(REASONS.values()) <= numbers
    assert len(numbers) == 108


def test_the_document_names_every_option_value_preset_and_key():
    words = set(re.findall(r"[A-Za-z0-9_-]+", DOCUMENT))
    assert OPTIONS.keys() <= words
    assert PRESETS.keys() <= words
    assert set(POINT_KEYS) <= words
    choices = {str(choice) for option in OPTIONS.values() for choice in option.choices if isinstance(choice, str)}
    assert choices <= words
