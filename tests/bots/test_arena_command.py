"""The command `cassino arena`: it plays, reports and plays again, and says what it refuses and what differs."""

import json
import platform
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from cassino.bots.budget import Budget
from cassino.cli import main
from cassino.cli.arena import command
from tests.bots.test_arena import GREEDY, RANDOM, Here, tournament

GUIDE = Path(__file__).parents[2] / "docs/guides/arena.md"


def run(*arguments):
    """The command's exit code and what it said."""
    result = CliRunner().invoke(command, list(arguments))
    return result.exit_code, result.stdout


def test_the_command_plays_reports_and_replays(tmp_path):
    small = ("--rules", "mini", "--pairs", "4", "--matches", "2", "--workers", "1")
    code, told = run("greedy", "random", *small, "--plot", str(tmp_path / "plot.svg"))
    assert code == 0
    assert "greedy against random" in told
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")
    code, told = run("greedy", "random", *small, "--json")
    assert code == 0
    assert json.loads(told)["b"] == "random"
    kept = tmp_path / "result.json"
    kept.write_text(told)
    assert run("--replay", str(kept), "--workers", "2") == (0, "the same to the byte\n")
    kept.write_text(told, encoding="utf-8-sig")
    assert run("--replay", str(kept), "--workers", "1") == (0, "the same to the byte\n")
    kept.write_text(told.replace('"margin": ', '"margin": 1'))
    assert run("--replay", str(kept), "--workers", "1")[0] == 1


def test_a_bot_that_meets_itself_is_told_before():
    small = ("--rules", "mini", "--pairs", "2", "--matches", "0", "--workers", "1")
    for bots, said in (
        (("random", "random"), "random meets itself: with the seats exchanged its margin is 0 exactly\n"),
        (("random", "greedy"), ""),
    ):
        found = CliRunner().invoke(command, [*bots, *small])
        assert (found.exit_code, found.stderr) == (0, said)


def replayed(tmp_path, text, *more):
    """What the command says when it plays *text* again."""
    (tmp_path / "result.json").write_text(text)
    found = CliRunner().invoke(main, ["arena", "--workers", "1", "--replay", str(tmp_path / "result.json"), *more])
    return found.exit_code, found.output


@pytest.fixture(scope="module")
def written():
    """A small result."""
    return run("greedy", "random", "--rules", "mini", "--pairs", "4", "--matches", "2", "--workers", "1", "--json")[1]


def test_a_replay_says_what_differs_first_things_first(tmp_path, written):
    was = json.loads(written)
    was["versions"]["python"] = "2.7"
    was["matches"]["won"] = 2
    del was["matches"]["even"]
    code, told = replayed(tmp_path, json.dumps(was, indent=2) + "\n")
    assert code == 1
    python, won, even = told.splitlines()[1:]
    assert python == f"- versions.python: '2.7' in the file, '{platform.python_version()}' now"
    assert won.startswith("- matches.won: 2 in the file, ")
    assert even == "- matches.even: nothing in the file, 0.5 now"
    assert replayed(tmp_path, json.dumps(json.loads(written))) == (1, "NOT the same:\n- only how the file is written\n")
    _, told = replayed(tmp_path, written.replace('": 0.', '": 7.').replace('sha256": "', 'sha256": "0'))
    assert len(told.splitlines()) <= 7


@pytest.mark.parametrize("more", [["--json"], ["--pairs", "3000"], ["--rules", "mini"], ["--engine", "x"], ["greedy"]])
def test_beside_a_replay_nothing_is_given_that_stands_in_it(tmp_path, written, more):
    code, told = replayed(tmp_path, written, *more)
    assert code == 2
    assert f"leave out {more[0] if more[0].startswith('-') else 'BOT...'}" in told


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"arena": 1}, "form 1"),
        ({"arena": 99}, "form 99"),
        ({"arena": ...}, "arena"),
        ({"entrants": [{"name": "greedy", "bot": "nobody"}] * 2}, "no bot 'nobody'"),
        ({"entrants": [{"name": "greedy"}] * 2}, "one of them"),
        ({"entrants": [{"name": "greedy", "bot": "greedy", "command": "x"}] * 2}, "one of them"),
        ({"entrants": [{"name": "greedy", "bot": "greedy", "budget": {"seconds": 1}}] * 2}, "seconds"),
        ({"entrants": [{"name": "x", "command": "x", "timeout_s": 0}] * 2}, "timeout_s"),
    ],
)
def test_a_result_that_cannot_be_played_again_is_refused(tmp_path, written, change, why):
    found = {key: value for key, value in (json.loads(written) | change).items() if value is not ...}
    code, told = replayed(tmp_path, json.dumps(found))
    assert (code, told.startswith("Error: "), why in told) == (1, True, True), told


def test_a_replay_plays_bots_and_budgets_not_names(tmp_path):
    played = tournament(replace(GREEDY, name="a", budget=Budget(rollouts=8)), replace(RANDOM, name="greedy"), pairs=3)
    text = json.dumps(played.play(Here()).to_json(), indent=2) + "\n"
    assert replayed(tmp_path, text) == (0, "the same to the byte\n")


def test_any_number_of_workers_gives_a_bot_that_thinks_the_same_result():
    small = ("expert", "greedy", "--pairs", "3", "--matches", "1", "--json", "--workers")
    found = [
        subprocess.run(
            [sys.executable, "-m", "cassino", "arena", *small, count], capture_output=True, check=True
        ).stdout
        for count in ("1", "3")
    ]
    assert found[0] == found[1]
    assert json.loads(found[0])["pairs"] == 3


@pytest.mark.parametrize("executor", ["ProcessPoolExecutor()", 'ProcessPoolExecutor(mp_context=get_context("spawn"))'])
def test_the_example_of_the_guide_runs_as_it_is_printed_and_where_processes_are_spawned(tmp_path, executor):
    [example] = re.findall(r"^```\n(from .*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    example = example.replace("ProcessPoolExecutor()", executor)
    (tmp_path / "example.py").write_text(f"from multiprocessing import get_context\n{example}")
    found = subprocess.run([sys.executable, tmp_path / "example.py"], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith("+")
