"""The arena: the same with any workers, the same cards for everybody, honest where it is unsure."""

import re
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from multiprocessing import get_context
from xml.etree import ElementTree

import pytest

from cassino.bots import make_bot
from cassino.bots.arena import Contest, Entrant, Tournament, estimate, parse_entrant, units
from cassino.bots.arena.estimate import Estimate, estimate_share, format_points, t_quantile
from cassino.bots.arena.plot import plot_strengths
from cassino.bots.arena.report import report
from cassino.bots.arena.units import Played
from cassino.bots.budget import Budget
from cassino.cli.progress import shown_progress
from cassino.errors import BadRequest, BadRules, NoSuchBot
from cassino.rules import Position, Rules

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
    for alike in ([Fraction(3)] * 5, [Fraction(3)]):
        assert estimate(alike).half_width == float("inf")
        assert not estimate(alike).has_interval


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(1, 1, 0, 1), (2, 2, 0.12, 1), (0, 10, 0, 0.36), (100, 100, 0.954, 1), (5, 10, 0.2, 0.8)],
)
def test_a_share_that_was_always_won_is_not_certain(won, of, low, high):
    found = estimate_share([Fraction(place < won) for place in range(of)])
    assert found.mean == won / of
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.01)


def test_the_interval_of_a_share_is_students_where_there_are_many():
    values = [Fraction(k % 3, 2) for k in range(3000)]
    found, plain = estimate_share(values), estimate(values)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=0.001)


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


class Other(Entrant):
    """A bot by another chance: as strong, but it plays otherwise."""

    @property
    def player(self):
        """It itself."""
        return self

    def choose(self, observation, *, seed, budget):
        """See `Bot.choose`."""
        return make_bot(self.bot).choose(observation, seed=f"other {seed}", budget=budget)


@pytest.mark.parametrize(("seats", "partnership"), [(2, False), (3, False), (4, False), (4, True)])
def test_equal_bots_come_out_level(seats, partnership):
    two = (RANDOM, Other("other", "random"))
    played = tournament(*two, rules="classic", seats=seats, partnership=partnership, pairs=40, matches=0)
    [outcome] = played.play(Here()).outcomes
    assert outcome.margin.deviation > 1
    assert outcome.margin.low < 0 < outcome.margin.high


@pytest.mark.parametrize("partnership", [False, True])
def test_who_is_named_first_makes_no_difference(partnership):
    more = {"rules": "classic", "seats": 4 if partnership else 2, "partnership": partnership, "pairs": 5, "matches": 3}
    [one] = tournament(GREEDY, RANDOM, **more).play(Here()).outcomes
    [other] = tournament(RANDOM, GREEDY, **more).play(Here()).outcomes
    assert [unit.value for unit in one.deals] == [-unit.value for unit in other.deals]
    assert [unit.value for unit in one.matches] == [1 - unit.value for unit in other.matches]
    assert any(unit.value for unit in one.deals)


@pytest.mark.parametrize("seats", [2, 3])
def test_who_plays_changes_no_card_that_is_dealt(monkeypatch, seats):
    dealt: dict = {}
    play_deal = units.play_deal

    def seen(contest, seating, game, *, unit, deal=1):
        position = game if isinstance(game, Position) else game.position
        cards = (position.hands, position.loose, position.turn)
        dealt.setdefault((isinstance(game, Position), unit, deal), set()).add(cards)
        return play_deal(contest, seating, game, unit=unit, deal=deal)

    monkeypatch.setattr(units, "play_deal", seen)
    for entrants in ((GREEDY, RANDOM), (RANDOM, GREEDY), (RANDOM, Other("other", "random"))):
        tournament(*entrants, rules="classic", seats=seats, pairs=2, matches=2).play(Here())
    assert len(dealt) >= 8
    assert {len(cards) for cards in dealt.values()} == {1}


@pytest.mark.parametrize(("seats", "partnership"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_better_bot_is_ahead(seats, partnership):
    played = tournament(GREEDY, RANDOM, rules="classic", seats=seats, partnership=partnership, pairs=12, matches=1)
    [outcome] = played.play(Here()).outcomes
    assert outcome.margin.mean > 1
    assert outcome.match_share.mean > 1 / outcome.contest.sides
    assert not outcome.lost_deals


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


class Backwards(Executor):
    """Does what it is given from the last to the first, each when the one after it has been heard of."""

    def __init__(self, whole):
        self.whole, self.given = whole, []

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        self.given.append((future, fn, args))
        if len(self.given) == self.whole:
            self.go_on()
        return future

    def go_on(self):
        """Do the last that is left."""
        if self.given:
            future, fn, args = self.given.pop()
            future.set_result(fn(*args))


def test_progress_hears_of_a_unit_as_soon_as_it_is_done():
    played, heard, executor = tournament(GREEDY, RANDOM, pairs=10, matches=3), [], Backwards(13)

    def hear(count):
        heard.append(count)
        executor.go_on()

    assert played.play(executor, hear).to_json() == played.play(Here()).to_json()
    assert sum(heard) == 13


class Given(Executor):
    """Keeps what it is given to play, and plays nothing."""

    def __init__(self):
        self.parts = []

    def submit(self, fn, /, *args, **kwargs):
        contest, kind, start, stop = args
        self.parts.append(((contest.a.name, contest.b.name, kind), stop - start))
        future: Future = Future()
        future.set_result([Played(Fraction(0), 1)] * (stop - start))
        return future


def test_deals_and_matches_of_all_contests_go_on_evenly():
    executor = Given()
    tournament(GREEDY, RANDOM, replace(RANDOM, name="b"), pairs=1000, matches=100).play(executor)
    half: Counter = Counter()
    for key, count in executor.parts[: len(executor.parts) // 2]:
        half[key] += count
    assert len(half) == 6
    for (*_, kind), count in half.items():
        assert count == pytest.approx({"deals": 500, "matches": 50}[kind], rel=0.05)


def test_a_few_packs_are_enough_for_many_workers():
    executor = Given()
    tournament(GREEDY, RANDOM, pairs=8, matches=2).play(executor)
    assert len(executor.parts) == 10


def test_a_round_robin_has_a_table_and_a_picture():
    other = replace(RANDOM, name="random:2")
    result = tournament(GREEDY, RANDOM, other).play(Here())
    assert len(result.outcomes) == 3
    strengths = result.strengths()
    assert next(iter(strengths)) == "greedy"
    assert sum(each.mean for each in strengths.values()) == pytest.approx(0)
    assert "| 1 greedy " in report(result)
    picture = ElementTree.fromstring(plot_strengths(strengths, "mini & more"))
    assert picture.tag.endswith("svg")
    assert list(result.to_json()["strengths"]) == list(strengths)


def test_a_round_robin_of_three_sides_is_played_both_ways():
    played = tournament(GREEDY, RANDOM, replace(RANDOM, name="b"), rules="classic", seats=3, pairs=1, matches=0)
    assert len(played.contests) == 6


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


def test_where_there_is_no_terminal_a_line_now_and_then_says_how_far_it_is(monkeypatch, capsys):
    monkeypatch.setattr("cassino.cli.progress.LINE_EVERY_S", 0.01)
    said = ""
    with shown_progress("Packs", 3) as progress:
        progress(2)
        while said.count("\n") < 2:
            said += capsys.readouterr().err
    for line in said.splitlines():
        assert re.fullmatch(r"Packs: (0 of 3 after \d+ s|2 of 3 after \d+ s, about \d+ s left)", line)
    assert "Packs: 2 of 3 after " in said


def test_a_picture_of_a_single_pack_shows_the_mean_without_an_interval():
    result = tournament(GREEDY, RANDOM, pairs=1, matches=0).play(Here())
    picture = plot_strengths(result.strengths(), "one pack")
    assert "nan" not in picture
    assert "inf" not in picture
    assert "±" not in picture
    assert picture.count("<circle") == 2


def test_a_mean_is_told_with_its_interval_where_there_is_one_and_never_as_less_than_nothing():
    assert format_points(Estimate(9, 1.234, 0.5, 1.0)) == "+1.23 ± 0.50"
    assert format_points(Estimate(9, -0.001, 0.5, 1.0)) == "+0.00 ± 0.50"
    assert format_points(estimate([Fraction(0)])) == "+0.00"
    for packs, told in ((1, "+0.00 points a deal (1 pack: no interval)"), (2, "(2 packs, all the same: no interval)")):
        level = tournament(RANDOM, RANDOM, pairs=packs, matches=0).play(Here())
        assert told in report(level)
        assert level.to_json()["interval"] is None


def test_a_contest_of_three_seats_is_told_in_packs():
    told = report(tournament(GREEDY, RANDOM, rules="classic", seats=3, pairs=3, matches=1).play(Here()))
    assert "greedy against 2 x random: " in told
    assert "(95%, 3 packs)" in told
    assert "pair" not in told


def test_a_round_robin_of_five_fits_in_80_columns():
    names = ("newcomer", "searcher:rollouts=64", "b", "c", "d")
    result = tournament(*(replace(RANDOM, name=name) for name in names), pairs=3, matches=2).play(Here())
    told = report(result).splitlines()
    assert max(map(len, told[1:])) <= 80
    assert len([each for each in told if " : " in each]) == 10
    tables = "\n".join(told[2:]).split("\n\n")
    assert [len({len(row) for row in table.splitlines()}) for table in tables] == [1, 1]
