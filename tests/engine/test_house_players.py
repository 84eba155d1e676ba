"""The house's own bots behind the protocol."""

import json
import os
import random
import subprocess
import sys

import pytest

from cassino.bots import BOTS
from cassino.engine import answer, bots_as_players
from cassino.notation.moves import format_move, move_from_json
from cassino.notation.positions import position_to_json
from cassino.rules import Rules
from tests.games import SETTINGS, positions_of_deal, setting_id

PLAIN = [name for name, info in BOTS.items() if not info.is_compiled]
"""Those that this process can ask; the others pass the same laws in tests/bots."""


def ask(**request):
    """The answer to a request, with the house's bots as players."""
    return json.loads(answer(json.dumps(request), bots_as_players()))


def test_the_bots_are_listed_each_with_a_line_about_it():
    told = ask(do="bots")["bots"]
    assert [bot["name"] for bot in told] == list(BOTS)
    assert all(bot["about"] for bot in told)


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=setting_id)
def test_every_bot_chooses_a_legal_move_and_the_same_one_when_asked_again(setting):
    name, seats, partnership = setting
    rng = random.Random(f"{setting}")
    positions = list(positions_of_deal(Rules.from_preset(name), seats, rng, partnership=partnership))
    for position in positions[:-1:9]:
        written = position_to_json(position)
        for bot in PLAIN:
            told = ask(do="choose", position=written, bot=bot, seed="tea")
            assert ask(do="explain", position=written, move=told["move"]) == {"legal": True}
            assert ask(do="choose", position=written, bot=bot, seed="tea") == told


def test_a_bot_chooses_also_where_little_of_the_position_is_known():
    position = {"rules": "royal", "seats": 3, "turn": 1, "hands": [4, ["8S", "KH"], 4], "loose": ["3D"], "builds": []}
    for bot in PLAIN:
        assert "move" in ask(do="choose", position=position, bot=bot)
    assert "move" in ask(do="choose", position=position)


def test_a_bot_that_does_not_exist_is_refused():
    position = {"rules": "royal", "seats": 2, "turn": 0, "hands": [["8S", "KH"], 4], "loose": ["3D"], "builds": []}
    assert ask(do="choose", position=position, bot="deep")["error"]["code"] == "no_such_bot"


@pytest.mark.parametrize("bot", [name for name in BOTS if name not in PLAIN])
def test_a_bot_that_thinks_is_refused_where_the_rules_run_plain(bot):
    position = {"rules": "royal", "seats": 2, "turn": 0, "hands": [["8S", "KH"], 4], "loose": ["3D"], "builds": []}
    for request in ({"do": "choose", "bot": bot}, {"do": "analyse"}):
        refused = ask(position=position, **request)["error"]
        assert (refused["code"], "CASSINO_WAY=compiled" in refused["message"]) == ("not_compiled", True)


def test_the_program_lets_every_bot_choose_once_the_rules_are_compiled():
    position = {"rules": "royal", "seats": 2, "turn": 0, "hands": [["8S", "KH"], 4], "loose": ["3D"], "builds": []}
    requests = [{"do": "choose", "bot": bot, "position": position} for bot in BOTS]
    assert all("move" in told for told in compiled(*requests))  # which prepares them
    assert all("move" in told for told in compiled(*requests, way=None))


def compiled(*requests, way="compiled"):
    """The answers of an engine whose kernel is compiled; with *way* None of one that is told nothing about it."""
    environment = {**os.environ, "CASSINO_WAY": way, "PYTHONPATH": os.pathsep.join(sys.path)}
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        [sys.executable, "-m", "cassino", "engine"],
        input=lines,
        env={name: text for name, text in environment.items() if text is not None},
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_an_analysis_weighs_every_move_and_its_parts_add_up():
    rules = Rules.from_preset("classic")
    positions = list(positions_of_deal(rules, 2, random.Random(3), partnership=False))[:-1:11]
    requests = [
        {"do": "analyse", "position": position_to_json(position), "seed": "tea", "budget": {"rollouts": 200}}
        for position in positions
    ]
    told = compiled(*requests, *requests)
    assert told[: len(requests)] == told[len(requests) :]
    for position, found in zip(positions, told, strict=False):
        assert {one["move"]["text"] for one in found["moves"]} == {format_move(move) for move in position.legal_moves()}
        for one in found["moves"]:
            assert sum(one["parts"].values()) == pytest.approx(one["expected"], abs=1e-6)


def test_a_last_round_is_solved_with_its_line_by_an_analysis_and_by_a_bot():
    positions = positions_of_deal(Rules.from_preset("classic"), 2, random.Random(3), partnership=False)
    position = next(position for position in positions if position.stock_count == 0)
    written = position_to_json(position)
    analysed, chosen, few, guess = compiled(
        {"do": "analyse", "position": written},
        {"do": "choose", "bot": "solver", "position": written},
        {"do": "analyse", "position": written, "budget": {"nodes": 3}},
        {"do": "choose", "bot": "expert", "position": written},
    )
    assert (analysed["exact"], analysed["budget"]["rollouts"]) == (True, 0)
    assert analysed["budget"]["nodes"] > 3
    assert chosen == {"move": analysed["line"][0], "expected": analysed["moves"][0]["expected"], **analysed}
    after = position
    for move in analysed["line"]:
        after = after.play(move_from_json(move, after))
    assert after.is_over
    assert (few["exact"], few["line"], few["budget"]["nodes"]) == (False, [], 0)
    assert few["budget"]["rollouts"] == len(few["moves"])  # each once: nothing is hidden
    assert (guess["exact"], guess["line"], guess["budget"]) == (False, [], {"rollouts": 0, "nodes": 0})
    assert [(one["error"], one["parts"]) for one in guess["moves"]] == [(None, {})] * len(guess["moves"])
    assert guess["moves"][0]["move"] == guess["move"]


def test_a_softened_level_tells_of_every_move_and_a_line_only_where_it_plays_it():
    positions = positions_of_deal(Rules.from_preset("classic"), 2, random.Random(3), partnership=False)
    written = position_to_json(next(position for position in positions if position.stock_count == 0))
    told = compiled(*({"do": "choose", "bot": "skilled", "position": written, "seed": f"{k}"} for k in range(40)))
    assert {len(each["moves"]) for each in told} == {len(told[0]["moves"])}
    assert {each["line"] == [] for each in told} == {True, False}
    for each in told:
        assert not each["line"] or each["line"][0] == each["move"]
        assert each["expected"] == next(one["expected"] for one in each["moves"] if one["move"] == each["move"])


def test_all_the_work_that_a_budget_allows_can_be_asked_for():
    positions = positions_of_deal(Rules.from_preset("classic"), 2, random.Random(3), partnership=False)
    position = next(position for position in positions if {hand.count for hand in position.hands} == {1})
    told = compiled(
        {"do": "analyse", "position": position_to_json(position), "budget": {"rollouts": 262_144}},
        {"do": "analyse", "position": position_to_json(position), "budget": {"rollouts": 262_145}},
    )
    assert (told[0]["exact"], 0 < told[0]["budget"]["rollouts"] <= 262_144) == (False, True)
    assert told[1]["error"]["message"] == "a budget is at most 262,144 rollouts"


def test_an_analysis_needs_to_know_what_has_been_captured():
    position = {"rules": "royal", "seats": 2, "turn": 0, "hands": [["8S", "KH"], 4], "loose": ["3D"], "builds": []}
    assert compiled({"do": "analyse", "position": position})[0]["error"]["code"] == "hidden_cards"


def test_no_bot_tells_a_final_score_where_an_analysis_says_that_it_cannot_be_known():
    classic = {"rules": "classic", "seats": 2, "turn": 0, "hands": [["8S", "KH"], 2], "loose": ["3D"], "builds": []}
    known = {"captured": [[], []], "sweeps": [0, 0], "last_capturer": None, "pats": [0, 0], "round": 1}
    positions = [{**classic, **known}]
    for part in known:
        positions.append({**classic, **{name: value for name, value in known.items() if name != part}})
    positions += [{**position, "rules": "pat"} for position in positions]
    asked = [{"position": position, "budget": {"rollouts": 32}} for position in positions]
    analysed = compiled(*({"do": "analyse", **request} for request in asked))
    refused = ["error" in told for told in analysed]
    assert {told["error"]["code"] for told in analysed if "error" in told} == {"hidden_cards"}
    for bot in ("expert", "searcher", "solver"):
        chosen = compiled(*({"do": "choose", "bot": bot, **request} for request in asked))
        assert all("move" in told for told in chosen)
        assert [(told["expected"], told["moves"], told["line"]) == (None, [], []) for told in chosen] == refused


def test_who_does_not_know_the_own_hand_is_told_so_by_every_bot():
    position = {"rules": "royal", "seats": 2, "turn": 0, "hands": [["8S", "??"], 4], "loose": ["3D"], "builds": []}
    requests = [{"do": "choose", "bot": bot, "position": position} for bot in BOTS]
    requests += [{"do": "analyse", "position": {**position, "hands": [hand, 4]}} for hand in (2, ["??", "8S"])]
    assert {told["error"]["code"] for told in compiled(*requests)} == {"hidden_cards"}
