"""The oracle against the vectors, and its independence of what it judges."""

import ast
import json
import random
from fractions import Fraction
from pathlib import Path

import pytest

from tests import oracle, oracle_deal, oracle_options, oracle_play

HERE = Path(__file__).parent.parent
ORACLES = sorted([*HERE.glob("oracle*.py"), HERE / "count_by_rank.py"])


def cases(name):
    lines = (HERE / "vectors" / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [pytest.param(case, id=case["id"]) for case in map(json.loads, lines)]


def as_move(written) -> oracle.Move:
    builds = frozenset(frozenset(pile) for pile in written.get("builds", []))
    return (written["kind"], written["card"], frozenset(written.get("loose", [])), builds, written.get("value"))


@pytest.mark.parametrize("case", cases("plays"))
def test_a_card_has_exactly_the_moves_of_the_vector(case):
    legal = {move for move in oracle.legal_moves(case["position"]) if move[1] == case["card"]}
    assert legal == {as_move(move) for move in case["legal"]}
    assert not legal & {as_move(move) for move in case.get("illegal", [])}


@pytest.mark.parametrize("case", cases("scores"))
def test_captured_cards_score_what_the_vector_says(case):
    known = {key: case[key] for key in ("pats", "uncaptured", "last_capturer", "carried") if key in case}
    points, items, carried_out = oracle.score(case["rules"], case["captured"], case["sweeps"], **known)
    assert points == case["points"]
    assert carried_out == case.get("carried_out", {})
    assert [sum(mine.values()) for mine in items] == points


@pytest.mark.parametrize("case", [c for c in cases("matches") if "event" not in c.values[0]])
def test_a_deal_settles_a_match_as_the_vector_says(case):
    after, winner, why, margin = oracle.settle(case["rules"], case["before"], case.get("deal") or case["deal_points"])
    assert after == case["after"]
    assert winner == case["winner"]
    assert why == case.get("why", why)
    assert margin == case.get("margin", margin)


@pytest.mark.parametrize("case", [c for c in cases("deals") if "pattern" in c.values[0]])
def test_cards_are_dealt_as_the_vector_says(case):
    rules = case.get("rules", {"preset": "classic"})
    first = not case["deck"][0].isdigit()
    size = len(oracle_options.pack_of(oracle.options_of(rules)))
    pack = list(range(0 if first else int(case["deck"].split("..")[0]), size))
    hands, layout, rest = oracle.deal(rules, case["players"], case["dealer"], pack, first=first)
    assert hands == case["hands"]
    assert layout == case["table"]
    assert len(rest) == case["stock_left"]


@pytest.mark.parametrize("case", [c for c in cases("deals") if "rounds_per_deal" in c.values[0]])
def test_a_pack_makes_so_many_rounds(case):
    rules = case.get("rules", {"preset": "classic"})
    assert {seats: oracle.rounds(rules, int(seats)) for seats in case["rounds_per_deal"]} == case["rounds_per_deal"]


def play_out(position, rng, seen=None):
    while position["result"] is None:
        if seen is not None:
            seen(position)
        position = oracle_play.play(position, rng.choice(sorted(oracle.legal_moves(position), key=str)))
    return position


def shuffled(rules, rng):
    pack = oracle_options.pack_of(oracle.options_of(rules))
    rng.shuffle(pack)
    return pack


@pytest.mark.parametrize("case", [c for c in cases("deals") if "draw" in c.values[0]])
def test_drawing_gives_every_seat_as_many_cards(case):
    for seats, expected in case["draw"].items():
        plays = [0] * int(seats)
        held = oracle_deal.by_seats(oracle.options_of(case["rules"])["hand_size"], int(seats))

        def count(position, plays=plays):
            plays[position["turn"]] += 1

        rng = random.Random(seats)
        play_out(oracle_play.start(case["rules"], int(seats), 0, shuffled(case["rules"], rng)), rng, count)
        assert set(plays) == {expected["plays_each"]}
        assert {n - held for n in plays} == {expected["draws_each"]}


@pytest.mark.parametrize("preset", oracle.PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_deals_lose_no_card_and_leave_no_build(preset, seats):
    rules, rng = {"preset": preset}, random.Random(f"{preset} {seats}")
    if oracle.rounds(rules, seats) is None:
        return
    pack = shuffled(rules, rng)

    seen = [1]

    def nothing_is_lost(position):
        piles = [position["loose"], position["stock"], *position["hands"], *position["captured"]]
        cards = [card for pile in piles for card in pile]
        assert sorted(cards + [card for build in position["builds"] for card in build["cards"]]) == sorted(pack)
        for build in position["builds"]:
            assert oracle.splits(rules, build["cards"], build["value"])
            assert build["multiple"] == oracle.is_multiple(rules, build)
        if position["round"] != seen[-1]:
            assert position["builds"] == []
            assert position["turn"] == (position["dealer"] + 1) % seats
        seen.append(position["round"])

    for dealer in range(2):
        seen.append(1)
        play_out(oracle_play.start(rules, seats, dealer, pack), rng, nothing_is_lost)


def event(rules, *, loose, hands, captured, score, turn=0, **known):
    seats = len(hands)
    position = {"rules": rules, "seats": seats, "dealer": seats - 1, "turn": turn, "round": 6, "stock": []}
    position |= {"hands": hands, "loose": loose, "builds": [], "captured": captured, "score": score}
    position |= {"sweeps": [0] * seats, "pats": [0] * seats, "last_capturer": None, "carried": {}, "result": None}
    return position | known


def test_the_residue_is_pegged_before_the_majorities():  # XM29
    position = event({"preset": "spade"}, loose=["3S"], hands=[["4S"], []], score=[59, 57],
                     captured=[[], ["2C", "3C", "4C", "5C"]], last_capturer=0)  # fmt: skip
    end = oracle_play.play(position, ("trail", "4S", frozenset(), frozenset(), None))
    assert end["result"]["winner"] == 0
    assert end["result"]["after"] == [61, 57]


def test_items_are_pegged_in_their_order_at_the_end():  # XM30
    position = event({"preset": "spade_bicycle"}, loose=[], hands=[["4H"], []], score=[59, 58],
                     captured=[["3S"], ["2C", "3C", "4C", "5C"]], last_capturer=1)  # fmt: skip
    end = oracle_play.play(position, ("trail", "4H", frozenset(), frozenset(), None))
    assert end["result"]["winner"] == 1
    assert end["result"]["after"] == [60, 61]


def test_pegs_count_for_the_freeze():  # XM32
    known = {"loose": ["5C"], "hands": [["5D", "6D"], ["6C"]], "last_capturer": 1}
    frozen = event({"preset": "finnish", "options": {"sweep_last_round": True}}, score=[9, 8],
                   captured=[[], ["AS", "AH"]], **known)  # fmt: skip
    five: oracle.Move = ("capture", "5D", frozenset(["5C"]), frozenset(), None)
    assert oracle_play.play(frozen, five)["sweeps"] == [0, 0]
    assert oracle_play.play(frozen | {"captured": [[], ["AS"]]}, five)["sweeps"] == [1, 0]


def test_a_sweep_that_is_taken_back_comes_off_the_score():  # XM33
    position = event({"preset": "finnish"}, score=[5, 5], captured=[[], []], loose=["5C"], turn=1,
                     hands=[["9C", "8H"], ["5D", "6D"]], sweeps=[1, 0], stock=["7C"] * 8)  # fmt: skip
    assert oracle_play.totals_now(position) == [6, 5]
    after = oracle_play.play(position, ("capture", "5D", frozenset(["5C"]), frozenset(), None))
    assert after["sweeps"] == [1, 1]
    assert oracle_play.totals_now(after) == [5, 5]


def test_the_sweep_that_reaches_the_target_wins_at_once():  # XM34
    position = event({"preset": "spade"}, score=[60, 60], captured=[[], []], loose=["5H", "3D"], turn=1,
                     hands=[["9C", "8H"], ["8D", "6D"]])  # fmt: skip
    end = oracle_play.play(position, ("capture", "8D", frozenset(["5H", "3D"]), frozenset(), None))
    assert end["result"]["winner"] == 1
    assert end["result"]["after"] == [60, 61]


def test_shares_are_exact():
    rules = {"preset": "classic", "options": {"majority_tie": "split", "points": {"most_cards": 1}}}
    assert oracle.score(rules, [["3C"], ["3D"], ["3H"]], [0, 0, 0])[0] == [Fraction(1, 3)] * 3


@pytest.mark.parametrize(
    "options",
    [
        {"single_group": True, "build_as_card": True},
        {"single_group": True, "capture_completeness": "maximal"},
        {"pair_first": True},
        {"deal_scoring": "difference", "end_when": "immediate"},
        {"overshoot": "nearest"},
        {"no_such_option": 1},
        {"points": {"no_such_key": 1}},
    ],
)
def test_what_section_10_refuses_is_refused(options):
    with pytest.raises(ValueError, match=next(iter(options))):
        oracle.options_of({"preset": "classic", "options": options})


@pytest.mark.parametrize("path", [p for p in ORACLES if p.exists()], ids=lambda path: path.name)
def test_an_oracle_is_short_and_imports_nothing_that_it_judges(path):
    text = path.read_text("utf-8")
    imported = {
        alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for alias in node.names
    }
    imported |= {str(node.module) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)}
    assert imported <= {"copy", "fractions", "functools", "itertools", "typing", *(f"tests.{p.stem}" for p in ORACLES)}
    assert len(text.splitlines()) <= 250
