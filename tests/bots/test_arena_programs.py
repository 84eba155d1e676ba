"""Programs in the arena: they play as others do, lose by what they do wrong, learn nothing, and end in time."""

import hashlib
import json
import shlex
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from click.testing import CliRunner

from cassino.bots import make_bot
from cassino.bots.arena import Entrant, Tournament, parse_entrant
from cassino.bots.arena.outside import OutsideBot
from cassino.bots.arena.report import report
from cassino.bots.arena.talk import MAX_LINE, Fault, Talk
from cassino.bots.arena.units import lost_deal_points
from cassino.cli import main
from cassino.cli.arena import command
from cassino.errors import BadRequest
from cassino.rules import PRESETS, Rules
from tests.bots.test_arena import GREEDY, Here, tournament
from tests.bots.test_arena_command import run

OUTSIDER = Path(__file__).with_name("outsider.py")
SMALL = ("--rules", "mini", "--pairs", "2", "--matches", "0", "--workers", "1")


def line(what, *more):
    """The command line of a program that does *what*."""
    return shlex.join([sys.executable, str(OUTSIDER), what, *more])


def outsider(what, timeout_s=10.0, *more):
    """A program that does wrong."""
    return Entrant("outsider", None, None, line(what, *more), timeout_s)


def with_program(*entrants, **more):
    """A small tournament in which a program takes part."""
    return tournament(*entrants, key="what nobody knows", **more)


def processes(mark):
    """The commands with *mark* in them that run."""
    rows = subprocess.run(["ps", "-ewwo", "stat=,args="], capture_output=True, text=True, check=True).stdout
    return [row for row in rows.splitlines() if mark in row and not row.startswith("Z")]


@pytest.fixture
def mark():
    """A word that no other program has on its command line."""
    return uuid4().hex


def test_a_program_plays_as_the_bot_it_is():
    engine = Entrant("engine", None, None, f"{shlex.quote(sys.executable)} -m cassino engine")
    played = with_program(GREEDY, engine, rules="classic", pairs=2, matches=0)
    [outcome] = played.play(Here()).outcomes
    assert [unit.value for unit in outcome.deals] == [0, 0]
    assert not outcome.lost_deals


@pytest.mark.parametrize(
    ("what", "kind", "detail"),
    [
        ("hang", "hang", "no answer in 0.2 s"),
        ("die", "died", "the program has ended, exit code 0"),
        ("fail", "died", "the program has ended, exit code 1: '\\x1b[31mthe head aches'"),
        ("babble", "bad_answer", "a line that is not JSON: 'what?'"),
        ("long line", "bad_answer", f"a line of {MAX_LINE} bytes or more"),
        ("flood", "bad_answer", "the move cannot be read: "),
        ("refuse", "bad_answer", 'the program says {"code": "internal", "message": "no"}'),
        ("illegal", "illegal_move", ""),
        ("unreadable", "bad_answer", "the move cannot be read: "),
        ("other", "bad_answer", "an answer to another request: id -1, not 2"),
    ],
)
def test_a_program_that_does_wrong_loses_the_deal_and_plays_the_next(mark, what, kind, detail):
    played = with_program(outsider(what, 0.2 if what == "hang" else 10, mark), GREEDY, pairs=1, matches=0)
    result = played.play(Here())
    [outcome] = result.outcomes
    assert {(lost.entrant, lost.kind) for lost in outcome.lost_deals} == {("outsider", kind)}
    assert [lost.detail[: len(detail)] for lost in outcome.lost_deals] == [detail] * 2
    assert outcome.margin.mean == -lost_deal_points(played.rules, 2)
    assert f"Lost by a fault: 2 deals at {lost_deal_points(played.rules, 2)} points each.\n" in report(result)
    assert f"- pack 1, outsider in seat 0 against greedy: {kind}: {detail}" in report(result)
    assert processes(mark) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_a_fault_costs_at_least_what_the_worst_play_does(preset):
    rules = Rules.from_preset(preset)
    seats = min(rules.allowed_seats())
    playing = Tournament((outsider("trail"), GREEDY), rules, seats, pairs=1, key="k").play(Here()).outcomes[0]
    failing = Tournament((outsider("die"), GREEDY), rules, seats, pairs=1, key="k").play(Here()).outcomes[0]
    assert not playing.lost_deals
    assert failing.margin.mean <= playing.margin.mean
    assert lost_deal_points(rules, seats) >= max(abs(unit.value) for unit in playing.deals)


def test_a_lost_deal_costs_all_the_points_there_are_and_every_sweep_that_could_be():
    assert lost_deal_points(Rules.from_preset("classic"), 2) == 11 + 26
    assert lost_deal_points(Rules.from_preset("pat"), 2) == 11 + 26 + 4
    assert lost_deal_points(Rules.parse("classic points.sweep=0 points.last_capture=2"), 3) == 11 + 2


@pytest.mark.parametrize("seats", [2, 3])
def test_a_lost_deal_loses_the_match_whoever_else_sits_there(seats):
    for entrants, won in (((outsider("die"), GREEDY), 0), ((GREEDY, outsider("die")), 1)):
        played = with_program(*entrants, rules="classic", seats=seats, pairs=1, matches=1)
        result = played.play(Here())
        [outcome] = result.outcomes
        assert outcome.match_share.mean == won
        assert {lost.unit for lost in outcome.lost_matches} == {1}
        assert f"Lost by a fault: {seats} deals at 37 points each, {seats} matches.\n" in report(result)
        assert "- match 1, deal 1, outsider in seat " in report(result)
        found = result.to_json()
        assert (len(found["lost"]), len(found["matches"]["lost"])) == (seats, seats)


def test_a_program_that_is_not_there_loses():
    nobody = Entrant("nobody", None, None, "/no/such/program")
    [outcome] = with_program(nobody, GREEDY, pairs=1, matches=0).play(Here()).outcomes
    assert {lost.kind for lost in outcome.lost_deals} == {"no_start"}


def test_a_program_behind_a_shell_is_ended_with_it(mark):
    shell = Entrant("shell", None, None, shlex.join(["sh", "-c", f"{line('hang', mark)}; true"]), 0.2)
    [outcome] = with_program(shell, GREEDY, pairs=1, matches=0).play(Here()).outcomes
    assert [lost.kind for lost in outcome.lost_deals] == ["hang", "hang"]
    assert processes(mark) == []


def test_a_program_that_floods_takes_neither_thread_nor_memory():
    threads = threading.active_count()
    talk = Talk([sys.executable, str(OUTSIDER), "flood"])
    talk.ask({"do": "hello"}, 10)
    for _ in range(100):
        assert talk.ask({"do": "choose"}, 10) == {"move": "x" * 1000}
        assert len(talk._heard) <= 2 * MAX_LINE
    assert threading.active_count() == threads
    talk.end()


def test_a_program_that_does_not_listen_holds_nobody_up():
    for words, timeout_s, kind in ((["sleep", "100"], 0.2, "hang"), (["sh", "-c", "exec <&-; sleep 100"], 60, "died")):
        talk = Talk(words)
        with pytest.raises(Fault) as caught:
            talk.ask({"do": "choose", "much": "x" * MAX_LINE}, timeout_s)
        assert caught.value.kind == kind
        talk.end()


@pytest.mark.parametrize(
    ("what", "told"), [("other protocol", "protocol 99, not 1"), ("without protocol", "protocol null, not 1")]
)
def test_a_program_of_another_protocol_does_not_play(what, told):
    program = OutsideBot("engine", line(what), 10)
    with pytest.raises(Fault, match=told):
        program.greet()
    found = CliRunner().invoke(main, ["arena", "greedy", "--engine", line(what), *SMALL])
    assert (found.exit_code, told in found.output) == (1, True), found.output


def test_what_a_program_calls_itself_is_told():
    code, told = run("greedy", "--engine", line("trail"), *SMALL)
    assert (code, "\nengine is 'outsider 7'\n" in told) == (0, True), told
    _, told = run("greedy", "--engine", line("trail"), *SMALL, "--json")
    row = {"name": "engine", "command": line("trail"), "timeout_s": 10.0, "program": "outsider 7"}
    assert json.loads(told)["entrants"][1] == row


class Listener:
    """A greedy player that keeps the seeds it is given."""

    def __init__(self):
        self.seeds = set()

    def choose(self, observation, *, seed, budget):
        """See `Bot.choose`."""
        self.seeds.add(seed)
        return make_bot("greedy").choose(observation, seed=seed, budget=budget)


def test_no_seed_that_a_program_is_given_can_be_made_from_the_list_of_packs(monkeypatch):
    known = {
        hashlib.sha256(f"move|arena-1|1|1|{seat}|{ply}".encode()).hexdigest() for seat in (0, 1) for ply in range(60)
    }
    listener = Listener()
    monkeypatch.setattr(Entrant, "player", property(lambda _: listener))
    tournament(GREEDY, GREEDY, pairs=1, matches=0).play(Here())
    assert listener.seeds <= known
    listener.seeds.clear()
    with_program(outsider("trail"), GREEDY, pairs=1, matches=0).play(Here())
    assert listener.seeds
    assert not listener.seeds & known
    with pytest.raises(BadRequest, match="key"):
        tournament(outsider("trail"), GREEDY)


def test_a_result_with_a_program_replays_by_the_key_that_was_drawn_for_it(tmp_path):
    told = [run("random", "--engine", line("seeded"), *SMALL, "--json")[1] for _ in range(2)]
    first, second = map(json.loads, told)
    assert first["key"] != second["key"]
    assert first["packs"] == second["packs"]
    kept = tmp_path / "result.json"
    kept.write_text(told[0])
    assert run("--replay", str(kept), "--workers", "1") == (0, "the same to the byte\n")


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("/no/such/program", "No such file"),
        ("sleep 100", "no answer in 0.2 s"),
        (f"{shlex.quote(sys.executable)} -c pass", "the program has ended, exit code 0"),
    ],
)
def test_the_command_ends_with_an_error_where_a_program_never_starts(monkeypatch, program, why):
    monkeypatch.setattr("cassino.bots.arena.outside.START_S", 0.2 if program.startswith("sleep") else 30.0)
    result = CliRunner().invoke(main, ["arena", "greedy", "--engine", program, "--pairs", "2", "--workers", "1"])
    assert result.exit_code == 1
    assert f"Waiting for the program to answer: {program}" in result.output
    assert "does not start: " in result.output
    assert why in result.output


def test_the_command_plays_with_a_program_that_starts():
    code, told = run("greedy", "--engine", line("trail"), *SMALL)
    assert code == 0
    assert "greedy against engine" in told
    assert "Lost by a fault" not in told


def test_one_program_twice_is_told_before():
    twice = CliRunner().invoke(command, ["--engine", line("trail"), "--engine", line("trail"), *SMALL])
    assert twice.stderr.startswith("engine1 and engine2 are one program: their margin is 0 up to chance\n")


def test_a_round_robin_says_against_whom_a_deal_was_lost():
    others = (GREEDY, parse_entrant("random"), replace(outsider("die"), name="engine"))
    told = report(with_program(*others, pairs=1, matches=0).play(Here()))
    for other in ("greedy", "random"):
        assert f"- pack 1, engine in seat 0 against {other}: died: " in told
