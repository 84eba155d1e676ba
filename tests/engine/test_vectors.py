"""Every vector case, asked through the engine protocol."""

import pytest

from cassino.cards import card_name, cards_in
from cassino.rules import Rules
from tests.engine.talk import ask, case_id, error_of, vectors

PLAYS, SCORES, MATCHES, DEALS = (vectors(name) for name in ("plays", "scores", "matches", "deals"))
FIRST_ROUNDS = [case for case in DEALS if "hands" in case and case.get("deck", "").startswith("cards")]
SECOND_ROUNDS = [case for case in DEALS if case.get("deck", "").endswith(("12..51", "20..39"))]
ROUNDS = [case for case in DEALS if "rounds_per_deal" in case]
DRAWS = [case for case in DEALS if "draw" in case] + [
    {"id": case["id"], "rules": {"preset": "draw"}, "draw": {"2": case}} for case in DEALS if "draws_each" in case
]


def shape(move):
    """What makes a move of the vectors: lists compare as sets."""
    builds = frozenset(frozenset(build) for build in move.get("builds", []))
    return move["kind"], move["card"], frozenset(move.get("loose", [])), builds, move.get("value")


def test_every_case_is_asked_here():
    assert len(FIRST_ROUNDS) + len(SECOND_ROUNDS) + len(ROUNDS) + len(DRAWS) == len(DEALS)
    assert (len(PLAYS), len(SCORES), len(MATCHES)) == (163, 43, 34)


@pytest.mark.parametrize("case", PLAYS, ids=case_id)
def test_a_card_has_exactly_the_moves_of_the_case(case):
    told = ask(do="legal", position=case["position"], limit=10_000)
    assert told["complete"]
    listed = [shape(move) for move in told["moves"] if move["card"] == case["card"]]
    assert len(set(listed)) == len(listed)
    assert set(listed) == {shape(move) for move in case["legal"]}


@pytest.mark.parametrize("case", PLAYS, ids=case_id)
def test_each_move_of_the_case_is_judged_as_the_case_says(case):
    for move in case["legal"]:
        assert ask(do="explain", position=case["position"], move=move) == {"legal": True}
        chosen = {"card": move["card"], "loose": move.get("loose", []), "builds": move.get("builds", [])}
        narrowed = ask(do="narrow", position=case["position"], **chosen)
        assert shape(move) in {shape(each) for each in narrowed["moves"]}
    for move in case.get("illegal", []):
        told = ask(do="explain", position=case["position"], move=move)
        assert told["legal"] is False
        assert told["text"]
        error = ask(do="play", position=case["position"], move=move)["error"]
        assert (error["code"], error["reason"]) == ("illegal_move", told["reason"])


@pytest.mark.parametrize("case", SCORES, ids=case_id)
def test_a_deal_scores_what_the_case_says(case):
    parts = ("rules", "captured", "sweeps", "pats", "uncaptured", "last_capturer", "carried")
    told = ask(do="score", **{key: case[key] for key in parts if key in case})
    assert told["points"] == case["points"]
    assert told.get("carried", {}) == case.get("carried_out", {})
    if not case.get("carried_out") and all(isinstance(points, int) for points in case["points"]):
        assert [sum(side.values()) for side in told["items"]] == case["points"]


@pytest.mark.parametrize("case", MATCHES, ids=case_id)
def test_a_match_is_settled_as_the_case_says(case):
    told = ask(do="settle", **{key: case[key] for key in ("rules", "before", "deal", "deal_points") if key in case})
    assert {key: told[key] for key in ("after", "winner", "why", "margin") if key in case} == {
        key: case[key] for key in ("after", "winner", "why", "margin") if key in case
    }


def deal_of(case, seats):
    """The pack of a case, and the first position dealt from it."""
    rules = case.get("rules", {"preset": "classic"})
    pack = [card_name(card) for card in cards_in(Rules.from_json(rules).deck_cards)]
    pack.reverse()
    dealer = case.get("dealer", 0)
    told = ask(do="deal", rules=rules, seats=seats, dealer=dealer, pack=pack, partnership=False)
    return pack, told["position"]


def numbered(pack, cards):
    """The numbers of cards from the top of the pack."""
    return sorted(pack.index(card) for card in cards)


@pytest.mark.parametrize("case", FIRST_ROUNDS, ids=case_id)
def test_a_deal_hands_out_what_the_case_says(case):
    pack, position = deal_of(case, case["players"])
    assert [numbered(pack, hand) for hand in position["hands"]] == case["hands"]
    assert numbered(pack, position["loose"]) == case["table"]
    assert len(position["stock"]) == case["stock_left"]


def played_out(position, until=None):
    """Play first moves to the end of the deal or to an event; the last position, and how often each event came."""
    seen: dict[str, int] = {}
    while any(position["hands"]):
        move = ask(do="legal", position=position, limit=1)["moves"][0]
        told = ask(do="play", position=position, move=move["text"])
        position = told["position"]
        for event in told["events"]:
            seen[event["event"]] = seen.get(event["event"], 0) + 1
        if until in seen:
            break
    return position, seen


@pytest.mark.parametrize("case", SECOND_ROUNDS, ids=case_id)
def test_a_second_round_hands_out_what_the_case_says(case):
    pack, position = deal_of(case, case["players"])
    position, _ = played_out(position, until="handed_out")
    assert [numbered(pack, hand) for hand in position["hands"]] == case["hands"]
    assert len(position["stock"]) == case["stock_left"]


@pytest.mark.parametrize("case", ROUNDS, ids=case_id)
def test_a_deal_has_the_rounds_of_the_case(case):
    for seats, rounds in case["rounds_per_deal"].items():
        if rounds is None:
            pack = [card_name(card) for card in cards_in(Rules.from_json(case["rules"]).deck_cards)]
            request = {"do": "deal", "rules": case["rules"], "seats": int(seats), "dealer": 0, "pack": pack}
            assert error_of(**request)[0] == "bad_rules"
            continue
        _, position = deal_of(case, int(seats))
        position, seen = played_out(position)
        assert seen.get("handed_out", 0) + 1 == rounds
        assert seen["deal_scored"] == 1
        assert position["round"] == rounds


@pytest.mark.parametrize("case", DRAWS, ids=case_id)
def test_a_draw_deal_has_the_draws_and_plays_of_the_case(case):
    for seats, counts in case["draw"].items():
        _, position = deal_of(case, int(seats))
        position, seen = played_out(position)
        assert seen["drew"] == counts["draws_each"] * int(seats)
        assert len(position["history"]) == counts["plays_each"] * int(seats)
