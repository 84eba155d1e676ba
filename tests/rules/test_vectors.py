"""Every case of the vectors, through the Python library."""

import json
from pathlib import Path

import pytest

from cassino.cards import card_set, cards_in, parse_card
from cassino.errors import BadRules, IllegalMove
from cassino.notation.moves import move_from_json
from cassino.notation.points import points_from_json
from cassino.notation.positions import position_from_json
from cassino.rules import Move, Position, Rules, score_deal, settle

VECTORS = Path(__file__).parent.parent / "vectors"


def cases(name):
    lines = (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [pytest.param(case, id=case["id"]) for case in map(json.loads, lines)]


def exactly(points):
    return [points_from_json(number) for number in points]


def all_cases(name):
    return [parameter.values[0] for parameter in cases(name)]


DEALS = cases("deals")
FIRST = [p for p in DEALS if "pattern" in p.values[0] and not p.values[0]["deck"][0].isdigit()]
LATER = [p for p in DEALS if "pattern" in p.values[0] and p.values[0]["deck"][0].isdigit()]
ROUNDS = [p for p in DEALS if "rounds_per_deal" in p.values[0]]
DRAWS = [p for p in DEALS if "draw" in p.values[0] or "draws_each" in p.values[0]]


def test_no_case_is_passed_over():
    counts = {name: len(cases(name)) for name in ("plays", "scores", "matches", "deals", "situations")}
    assert counts == {"plays": 163, "scores": 43, "matches": 34, "deals": 20, "situations": 5}
    assert len(FIRST) + len(LATER) + len(ROUNDS) + len(DRAWS) == len(DEALS)
    text = (Path(__file__).parent / "test_situations.py").read_text("utf-8")
    assert all(case["id"] in text for case in all_cases("situations"))


@pytest.mark.parametrize("case", cases("plays"))
def test_a_card_has_exactly_the_moves_of_the_case(case):
    position = position_from_json(case["position"])
    card = parse_card(case["card"])
    wanted = {move_from_json(move, position) for move in case["legal"]}
    listed, complete = position.list_moves(10_000)
    assert complete
    assert [move for move in listed if move.card == card] == sorted(wanted, key=listed.index)
    for move in wanted:
        assert position.explain(move) is None
        assert position.is_legal(move)
        assert move in position.narrow(card, move.loose, move.builds).moves
        if position.rules.end_when == "deal_end":  # pegs need the captured cards, which no case tells
            assert position.play(move).hands[position.turn].cards >> card & 1 == 0


@pytest.mark.parametrize("case", [p for p in cases("plays") if "illegal" in p.values[0]])
def test_what_the_case_forbids_is_forbidden_for_a_reason(case):
    position = position_from_json(case["position"])
    for written in case["illegal"]:
        move = move_from_json(written, position)
        reason = position.explain(move)
        assert reason is not None
        assert written.get("why", reason.code) == reason.code
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.reason == reason


@pytest.mark.parametrize("case", cases("scores"))
def test_captured_cards_score_what_the_case_says(case):
    rules = Rules.from_json(case["rules"])
    score = score_deal(
        rules,
        [card_set(map(parse_card, cards)) for cards in case["captured"]],
        case["sweeps"],
        pats=case.get("pats"),
        uncaptured=card_set(map(parse_card, case.get("uncaptured", []))),
        last_capturer=case.get("last_capturer"),
        carried={item: points_from_json(points) for item, points in case.get("carried", {}).items()},
    )
    assert list(score.points) == exactly(case["points"])
    assert dict(score.carried) == case.get("carried_out", {})
    assert [sum(items.values()) for items in score.items] == list(score.points)


@pytest.mark.parametrize("case", cases("matches"))
def test_a_deal_settles_the_match_as_the_case_says(case):
    rules, before = Rules.from_json(case["rules"]), exactly(case["before"])
    if "deal" in case:
        items = [dict(zip(side, exactly(side.values()), strict=True)) for side in case["deal"]]
        settled = settle(rules, before, items)
    else:
        settled = settle(rules, before, points=exactly(case["deal_points"]))
    assert list(settled.after) == exactly(case["after"])
    assert settled.winner == case["winner"]
    assert settled.why == case.get("why", settled.why)
    assert settled.margin == case.get("margin", settled.margin)


def deal_of(case, seats):
    """The position of a pack in card order, so that a card's place in the pack is its place in the deck."""
    rules = Rules.from_json(case.get("rules", {"preset": "draw" if "draws_each" in case else "classic"}))
    pack = cards_in(rules.deck_cards)
    return pack, Position.deal(rules, seats, case.get("dealer", 0), pack, partnership=False)


def places(pack, cards):
    return [pack.index(card) for card in cards_in(cards)]


def played_on(position, rounds=None):
    while not position.is_over and position.round != rounds:
        position = position.play(position.legal_moves(1)[0])
    return position


@pytest.mark.parametrize("case", FIRST)
def test_cards_are_dealt_as_the_case_says(case):
    pack, position = deal_of(case, case["players"])
    assert [places(pack, hand.cards) for hand in position.hands] == case["hands"]
    assert places(pack, position.loose) == case["table"]
    assert position.stock_count == case["stock_left"]
    assert position.turn == (case["dealer"] + 1) % case["players"]


@pytest.mark.parametrize("case", LATER)
def test_a_later_round_is_dealt_as_the_case_says(case):
    pack, position = deal_of(case, case["players"])
    position = played_on(position, rounds=2)
    assert [places(pack, hand.cards) for hand in position.hands] == case["hands"]
    assert position.stock_count == case["stock_left"]


@pytest.mark.parametrize("case", ROUNDS)
def test_a_pack_makes_the_rounds_of_the_case(case):
    rules = Rules.from_json(case.get("rules", {"preset": "classic"}))
    for seats, rounds in case["rounds_per_deal"].items():
        if rounds is None:
            with pytest.raises(BadRules):
                rules.check_seats(int(seats))
            continue
        assert rules.rounds(int(seats)) == rounds
        assert played_on(deal_of(case, int(seats))[1]).round == rounds


@pytest.mark.parametrize("case", DRAWS)
def test_drawing_gives_the_draws_and_plays_of_the_case(case):
    for seats, counts in case.get("draw", {case.get("players"): case}).items():
        _, position = deal_of(case, int(seats))
        held, stock = position.hands[0].count, position.stock_count
        history = played_on(position).history
        assert history is not None
        assert len(history) == counts["plays_each"] * int(seats)
        assert stock == counts["draws_each"] * int(seats)
        assert held + counts["draws_each"] == counts["plays_each"]


def test_drawing_gives_the_next_card_to_who_has_just_moved():  # XD12
    case = next(case for case in all_cases("deals") if case["id"] == "XD12")
    pack, position = deal_of(case, 3)
    for seat, card in ((2, 16), (0, 17), (1, 18)):
        assert position.turn == seat
        position = position.play(Move.trail(cards_in(position.hand)[0]))
        assert position.hands[seat].cards >> pack[card] & 1
