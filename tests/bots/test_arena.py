"""The arena: the same with any workers, level where nobody is better, hard on programs that do wrong."""

import json
import shlex
import sys
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from cassino.bots.arena import Contest, Entrant, Tournament, estimate, parse_entrant
from cassino.bots.arena.estimate import t_quantile
from cassino.bots.arena.plot import plot_strengths
from cassino.bots.arena.report import report
from cassino.bots.arena.units import deal_points
from cassino.bots.budget import Budget
from cassino.cli import main
from cassino.cli.arena import command
from cassino.cli.progress import shown_progress
from cassino.errors import BadRequest, BadRules, NoSuchBot
from cassino.rules import Rules

OUTSIDER = Path(__file__).with_name("outsider.py")
GREEDY, RANDOM = parse_entrant("greedy"), parse_entrant("random")


class Here(Executor):
    """Does everything at once, in this thread."""

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def tournament(*entrants, rules="mini", **more):
    """A small one."""
    return Tournament(entrants, Rules.parse(rules), **{"pairs": 10, "matches": 2, **more})


def outsider(what, timeout_s=10.0):
    """A program that does wrong."""
    line = f"{shlex.quote(sys.executable)} {shlex.quote(str(OUTSIDER))} {what}"
    return Entrant("outsider", None, None, line, timeout_s)


@pytest.mark.parametrize(
    ("probability", "freedom", "value"),
    [
        (0.975, 1, 12.70620474),
        (0.975, 2, 4.30265273),
        (0.975, 3, 3.18244631),
        (0.975, 10, 2.22813885),
        (0.975, 29, 2.04522964),
        (0.95, 30, 1.69726089),
        (0.975, 2999, 1.96076),
        (0.5, 7, 0.0),
    ],
)
def test_students_quantiles_are_those_of_the_tables(probability, freedom, value):
    assert t_quantile(probability, freedom) == pytest.approx(value, abs=1e-5)


def test_an_estimate_has_students_interval():
    found = estimate([Fraction(number) for number in (1, 2, 3, 4)])
    assert found.mean == 2.5
    assert found.deviation == pytest.approx(1.2909944)
    assert found.half_width == pytest.approx(3.18244631 * 1.2909944 / 2)
    assert found.low < 2.5 < found.high
    assert estimate([Fraction(3)] * 5).half_width == 0
    assert estimate([Fraction(3)]).half_width == float("inf")


@pytest.mark.parametrize(
    ("seats", "partnership", "seatings"),
    [
        (2, False, ((0, 1), (1, 0))),
        (3, False, ((0, 1, 1), (1, 0, 1), (1, 1, 0))),
        (4, False, ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))),
        (4, True, ((0, 1, 0, 1), (1, 0, 1, 0))),
    ],
)
def test_everybody_sits_everywhere_and_partners_are_the_same(seats, partnership, seatings):
    assert Contest(GREEDY, RANDOM, Rules.parse("classic"), seats, partnership).seatings == seatings


@pytest.mark.parametrize(("seats", "partnership"), [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_equal_bots_come_out_level(bot, seats, partnership):
    same = parse_entrant(bot)
    played = tournament(same, same, rules="classic", seats=seats, partnership=partnership, pairs=3, matches=0)
    [outcome] = played.play(Here()).outcomes
    assert [unit.value for unit in outcome.deals] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "partnership"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_better_bot_is_ahead(seats, partnership):
    played = tournament(GREEDY, RANDOM, rules="classic", seats=seats, partnership=partnership, pairs=12, matches=1)
    [outcome] = played.play(Here()).outcomes
    assert outcome.margin.mean > 1
    assert outcome.match_share.mean > 1 / outcome.contest.sides
    assert not outcome.lost


def test_the_result_does_not_depend_on_the_executor():
    played = tournament(GREEDY, RANDOM, pairs=20, matches=9)
    here = played.play(Here()).to_json()
    with ThreadPoolExecutor(3) as executor:
        assert played.play(executor).to_json() == here
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        assert played.play(executor).to_json() == here
    assert here["interval"][0] < here["margin"] < here["interval"][1]
    assert here["packs"]["seed"] == "arena-1"
    assert played.play(Here()).outcomes[0].deals != replace(played, packs="other").play(Here()).outcomes[0].deals


def test_progress_hears_of_every_unit():
    heard: list[int] = []
    tournament(GREEDY, RANDOM, pairs=10, matches=3).play(Here(), heard.append)
    assert sum(heard) == 13


def test_a_round_robin_has_a_table_and_a_picture():
    other = replace(RANDOM, name="random:2")
    result = tournament(GREEDY, RANDOM, other).play(Here())
    assert len(result.outcomes) == 3
    strengths = result.strengths()
    assert next(iter(strengths)) == "greedy"
    assert sum(each.mean for each in strengths.values()) == pytest.approx(0)
    assert "| greedy |" in report(result)
    picture = ElementTree.fromstring(plot_strengths(strengths, "mini & more"))
    assert picture.tag.endswith("svg")
    assert list(result.to_json()["strengths"]) == list(strengths)


def test_a_round_robin_of_three_sides_is_played_both_ways():
    played = tournament(GREEDY, RANDOM, replace(RANDOM, name="b"), rules="classic", seats=3, pairs=1, matches=0)
    assert len(played.contests) == 6


def test_a_program_plays_as_the_bot_it_is():
    engine = Entrant("engine", None, None, f"{shlex.quote(sys.executable)} -m cassino engine")
    played = tournament(GREEDY, engine, rules="classic", pairs=2, matches=0)
    [outcome] = played.play(Here()).outcomes
    assert [unit.value for unit in outcome.deals] == [0, 0]
    assert not outcome.lost


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("hang", "hang"),
        ("die", "died"),
        ("babble", "bad_answer"),
        ("flood", "died"),
        ("refuse", "bad_answer"),
        ("illegal", "illegal_move"),
        ("unreadable", "bad_answer"),
        ("other", "bad_answer"),
    ],
)
def test_a_program_that_does_wrong_loses_the_deal_and_plays_the_next(what, kind):
    played = tournament(outsider(what, timeout_s=0.2 if what == "hang" else 10), GREEDY, pairs=1, matches=0)
    [outcome] = played.play(Here()).outcomes
    assert {(lost.entrant, lost.kind) for lost in outcome.lost} == {("outsider", kind)}
    assert len(outcome.lost) == 2
    assert outcome.margin.mean == -deal_points(played.rules, 2)
    assert "Lost by a fault: 2 deals" in report(played.play(Here()))


def test_a_lost_deal_loses_the_match():
    played = tournament(outsider("die"), GREEDY, pairs=1, matches=1)
    [outcome] = played.play(Here()).outcomes
    assert outcome.match_share.mean == 0


def test_a_program_that_is_not_there_loses():
    nobody = Entrant("nobody", None, None, "/no/such/program")
    [outcome] = tournament(nobody, GREEDY, pairs=1, matches=0).play(Here()).outcomes
    assert {lost.kind for lost in outcome.lost} == {"no_start"}


@pytest.mark.parametrize(
    ("text", "error"),
    [("nobody", NoSuchBot), ("greedy:speed=3", BadRequest), ("greedy:nodes=0", BadRequest), ("greedy:", BadRequest)],
)
def test_an_entrant_that_cannot_be_is_refused(text, error):
    with pytest.raises(error):
        parse_entrant(text)


def test_an_entrant_may_have_a_budget():
    assert parse_entrant("greedy:rollouts=8") == Entrant("greedy:rollouts=8", "greedy", Budget(rollouts=8))


def test_a_tournament_that_cannot_be_is_refused():
    with pytest.raises(BadRequest):
        tournament(GREEDY)
    with pytest.raises(BadRequest):
        tournament(GREEDY, GREEDY, RANDOM)
    with pytest.raises(BadRequest):
        tournament(GREEDY, RANDOM, pairs=0)
    with pytest.raises(BadRules):
        tournament(GREEDY, RANDOM, seats=3)


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


def test_who_meets_itself_is_told_before():
    small = ("--rules", "mini", "--pairs", "2", "--matches", "0", "--workers", "1")
    program = f"{shlex.quote(sys.executable)} {shlex.quote(str(OUTSIDER))} trail"
    for bots, said in (
        (("random", "random"), "random meets itself: with the seats exchanged its margin is 0 exactly\n"),
        (("random", "greedy"), ""),
    ):
        found = CliRunner().invoke(command, [*bots, *small])
        assert (found.exit_code, found.stderr) == (0, said)
    twice = CliRunner().invoke(command, ["--engine", program, "--engine", program, *small])
    assert twice.stderr.startswith("engine1 and engine2 are one program: their margin is 0 up to chance\n")


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("/no/such/program", "No such file"),
        ("sleep 100", "no answer in 0.2 s"),
        (f"{shlex.quote(sys.executable)} -c pass", "the program has ended"),
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
    program = f"{shlex.quote(sys.executable)} {shlex.quote(str(OUTSIDER))} trail"
    small = ("--rules", "mini", "--pairs", "2", "--matches", "0", "--workers", "1")
    code, told = run("greedy", "--engine", program, *small)
    assert code == 0
    assert "greedy against engine" in told
    assert "Lost by a fault" not in told


def test_where_there_is_no_terminal_a_line_now_and_then_says_how_far_it_is(monkeypatch, capsys):
    monkeypatch.setattr("cassino.cli.progress.LINE_EVERY_S", 0.01)
    said = ""
    with shown_progress("Packs", 3) as progress:
        progress(2)
        while said.count("\n") < 2:
            said += capsys.readouterr().err
    assert set(said.splitlines()) <= {f"Packs: {done} of 3 after {s} s" for done in (0, 2) for s in range(100)}
    assert "Packs: 2 of 3 after " in said


def test_a_picture_of_a_single_pack_shows_the_mean_without_an_interval():
    result = tournament(GREEDY, RANDOM, pairs=1, matches=0).play(Here())
    picture = plot_strengths(result.strengths(), "one pack")
    assert "nan" not in picture
    assert "inf" not in picture
    assert "±" not in picture
    assert picture.count("<circle") == 2
