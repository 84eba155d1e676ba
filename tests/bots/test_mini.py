"""Mini-Cassino: the solver on a game whose value is known, and the parts of the solution."""

import json
import math
import random
from concurrent.futures import Future
from itertools import pairwise, permutations
from math import comb

import numpy as np
import pytest
from click.testing import CliRunner

from cassino.bots import BOTS
from cassino.bots.mini import (
    WITHIN,
    Distance,
    Part,
    Value,
    all_layouts,
    distance_after,
    drawn_layouts,
    mean_over,
    value_after,
)
from cassino.bots.mini.alike import DECK, RULES, cards_like, choices, moves_by_sign, sign_of, sorts_of
from cassino.bots.mini.distance import Measured, distances
from cassino.bots.mini.ending import DEALER, ELDEST, Endings, home_in, margin_of, moment_of, position_at, start_of
from cassino.bots.mini.solve import Game, SideOfGame, best_response, measure, numbers, plan_of, solve
from cassino.bots.mini.tree import grow, layouts
from cassino.cards import cards_in
from cassino.cli import mini as command
from cassino.rules import Held, Position
from cassino.rules.setting_up import parts_of
from tests.bots.conformance import compiled_process
from tests.games import dealt

LADDER = [name for name, info in BOTS.items() if info.level is None]


def kuhn():
    """Kuhn's poker: three cards, one each, one bet; its value is -1/18.

    The first side's sets: by card, then by card after check and bet. The other's: by card after a check, after a bet.
    """
    first = SideOfGame(
        numbers(range(0, 12, 2)), numbers([-1, -1, -1, 0, 2, 4]), (numbers([0, 1, 2]), numbers([3, 4, 5])), 12
    )
    other = SideOfGame(numbers(range(0, 12, 2)), numbers([-1] * 6), (numbers(range(6)),), 12)
    ends, gains = [], []
    for mine, yours in permutations(range(3), 2):
        better = 1 if mine > yours else -1
        check, bet, fold, call = 2 * mine, 2 * mine + 1, 6 + 2 * mine, 7 + 2 * mine
        after_check, after_bet = 2 * yours, 6 + 2 * yours
        for leaf, gain in (
            ((check, after_check), better),
            ((fold, after_check + 1), -1),
            ((call, after_check + 1), 2 * better),
            ((bet, after_bet), 1),
            ((bet, after_bet + 1), 2 * better),
        ):
            ends.append(leaf)
            gains.append(gain / 6)
    return Game((first, other), (numbers([e[0] for e in ends]), numbers([e[1] for e in ends])), np.array(gains))


def test_kuhns_poker_is_solved():
    found = solve(kuhn(), within=1e-4)
    assert found.low <= -1 / 18 <= found.high
    assert found.high - found.low <= 1e-4


def test_a_best_response_is_at_least_what_any_plan_wins():
    game, rng = kuhn(), np.random.default_rng(1)
    for _ in range(20):
        plans = []
        for side in game.sides:
            weights = rng.random(side.size)
            whole = np.repeat(np.add.reduceat(weights, side.starts), side.counts)
            plans.append(plan_of(side, weights / whole))
        won = float((game.gains * plans[0][game.ends[0]] * plans[1][game.ends[1]]).sum())
        found = measure(game, (plans[0], plans[1]))
        assert found.low <= won <= found.high
        assert best_response(game, 0, plans[1]) == found.high


def test_layouts_are_all_of_them():
    assert len(all_layouts()) == 63
    assert sum(ways for _, ways in layouts()) == comb(12, 4)
    assert sum(ways for _, ways in choices(DECK[:7], 3)) == comb(7, 3)
    assert sum(all_layouts().values()) == pytest.approx(1)


def with_suits_exchanged(position, order):
    """*position* with clubs, diamonds and hearts exchanged."""
    parts = parts_of(position)

    def new(card):
        return card & ~3 | (*order, 3)[card & 3]

    def new_set(cards):
        return sum(1 << new(card) for card in cards_in(cards))

    parts["hands"] = tuple(Held(new_set(hand.cards), hand.count) for hand in position.hands)
    parts["captured"] = tuple(Held(new_set(pile.cards), pile.count) for pile in position.captured)
    parts["loose"] = new_set(position.loose)
    parts["builds"] = tuple(build._replace(cards=new_set(build.cards)) for build in position.builds)
    parts["stock"] = tuple(new(card) for card in position.stock)
    parts.pop("history")
    return Position.set_up(**parts)


def test_suits_without_a_role_may_be_exchanged():
    rng = random.Random(3)
    for _ in range(30):
        position = dealt(RULES, 2, rng)
        while not position.is_over:
            other = with_suits_exchanged(position, rng.sample(range(3), 3))
            assert set(moves_by_sign(position)) == set(moves_by_sign(other))
            position = position.play(rng.choice(position.legal_moves()))


def plain_value(position, player=None, policy=None):
    """The eldest's margin by all moves, where both play perfectly or seat *player* as *policy* says."""
    if position.is_over:
        return margin_of(position)
    moves = position.legal_moves()
    if position.turn == player:
        likely, by_sign = policy(position), moves_by_sign(position)
        return sum(
            chance * float(plain_value(position.play(by_sign[s]), player, policy)) for s, chance in likely.items()
        )
    values = [plain_value(position.play(move), player, policy) for move in moves]
    return max(values) if position.turn == ELDEST else min(values)


def second_rounds(rng):
    """A position that begins the second round of a deal played at random, its hands dealt anew in every way."""
    position = dealt(RULES, 2, rng)
    while position.round == 1:
        position = position.play(rng.choice(position.legal_moves()))
    return position


def dealt_with_dealer(rng):
    """A random position that begins a second round, seat 1 dealing."""
    while (position := second_rounds(rng)).dealer != DEALER:
        pass
    return position


def mean_over_hands(position, worth):
    """The mean of *worth* over all hands that may be dealt where *position* begins the second round."""
    parts = parts_of(position)
    del parts["history"]
    cards = position.hands[0].cards | position.hands[1].cards
    values = []
    for first in cards_in(cards):
        for second in cards_in(cards):
            if first < second:
                hand = 1 << first | 1 << second
                parts["hands"] = (Held(hand, 2), Held(cards & ~hand, 2))
                values.append(float(worth(Position.set_up(**parts))))
    return sum(values) / len(values)


def test_endings_are_what_plain_minimax_gives():
    rng, endings = random.Random(4), Endings()
    for _ in range(2):
        position = dealt_with_dealer(rng)
        found = home_in(position) + endings.worth(start_of(position))
        assert found == pytest.approx(mean_over_hands(position, plain_value))


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("player", [ELDEST, DEALER])
def test_endings_against_a_bot_are_what_its_moves_allow(bot, player):
    position, measured = dealt_with_dealer(random.Random(5)), Measured(bot)
    found = home_in(position) + measured.endings[player].worth(start_of(position))
    assert found == pytest.approx(mean_over_hands(position, lambda each: plain_value(each, player, measured.policy)))


def test_a_moment_is_the_same_on_whatever_cards_it_is_met():
    rng = random.Random(6)
    for _ in range(20):
        position = dealt_with_dealer(rng)
        while not position.is_over:
            moment = moment_of(position)
            other = position_at(moment)
            assert moment_of(other) == moment
            assert set(moves_by_sign(other)) == set(moves_by_sign(position))
            position = position.play(rng.choice(position.legal_moves()))


class Home:
    """Takes a second round to be worth what the captured cards are more."""

    def worth(self, start):
        return float(2 * start.cards + len(start.loose) - 8)


@pytest.fixture(scope="module")
def tree():
    """The first round after three plain aces and the ace of spades, its second one left out."""
    return grow((0, 0, 0, 1))


def test_a_tree_holds_every_deal_once(tree):
    assert len(tree.places) == len(tree.chances) == len(tree.home)
    for side, branches in zip(tree.sides, tree.branches, strict=True):
        assert side.size == sum(len(branch.signs) for branch in branches)
        even = plan_of(side, np.repeat(1 / side.counts, side.counts))
        assert np.all(even > 0)
    plans = [plan_of(side, np.repeat(1 / side.counts, side.counts)) for side in tree.sides]
    reached = tree.chances * plans[0][tree.ends[0]] * plans[1][tree.ends[1]]
    assert reached.sum() == pytest.approx(1)


def test_cfr_closes_the_gap_after_a_layout(tree):
    found = solve(tree.game(Home()), within=0.01)
    assert 0 <= found.high - found.low <= 0.01


def test_no_bot_is_better_than_perfect_and_perfect_play_beats_it(tree):
    game = tree.game(Home())
    found = solve(game, within=0.01)
    for name in ("random", "greedy"):
        bot = Measured(name)
        bot.endings = (Home(), Home())
        heard: list[float] = []
        distance = distances(tree, bot, heard.append)
        assert distance.as_eldest <= found.high
        assert distance.as_dealer >= found.low
        assert distance.whole > 0.1
        assert heard == sorted(heard)
        assert heard[-1] == 1


def test_what_a_plan_does_not_reach_does_not_matter(tree):
    side = tree.sides[ELDEST]
    plan = np.zeros(side.size)
    for branch in tree.branches[ELDEST]:
        plan[branch.first] = 1.0 if branch.before < 0 else plan[branch.before]
    all_of_it, reached = tree.game(Home()), tree.game(Home(), (ELDEST, plan))
    assert np.count_nonzero(reached.gains) < np.count_nonzero(all_of_it.gains) / 2
    assert best_response(reached, DEALER, plan) == pytest.approx(best_response(all_of_it, DEALER, plan))


def parts(values, chances=None):
    """Parts with these figures."""
    names = list(all_layouts())
    chances = chances or [1 / 63] * len(values)
    return [Part(names[k], chances[k], Value(x, x, 1, 1), (Distance(-x, x),)) for k, x in enumerate(values)]


def test_layouts_are_drawn_once_each_and_the_more_hold_the_fewer():
    assert drawn_layouts(63) == sorted(all_layouts())
    assert len(set(drawn_layouts(9))) == 9
    assert set(drawn_layouts(9)) < set(drawn_layouts(10))


def test_a_mean_over_some_layouts_has_an_interval_and_over_all_none():
    one = mean_over(parts([3.0]), lambda part: part.value.low)
    assert one.half_width == math.inf
    found = mean_over(parts([1.0, 2.0, 3.0, 4.0]), lambda part: part.value.low)
    assert found.mean == 2.5
    assert found.half_width == pytest.approx(3.18244631 * 1.2909944 / 2 * math.sqrt(1 - 4 / 63))
    assert mean_over(parts([float(k) for k in range(63)]), lambda part: part.bots[0].whole).half_width == 0
    weighed = mean_over(parts([1.0, 4.0], [0.02, 0.01]), lambda part: part.value.low)
    assert weighed.mean == pytest.approx(2)


def test_signs_do_not_tell_alike_cards_apart():
    assert sorts_of(cards_like((0, 0, 1, 4), RULES.deck_cards)) == (0, 0, 1, 4)
    position = dealt(RULES, 2, random.Random(1))
    for sign, move in moves_by_sign(position).items():
        assert sign_of(move) == sign


def run(*words):
    """What the command prints."""
    found = CliRunner().invoke(command.command, [*words])
    assert found.exit_code == 0, found.output
    return found.stdout


@pytest.mark.parametrize(("count", "words"), [(63, "all 63 layouts"), (5, "over 5 of 63 layouts"), (1, "one layout")])
def test_the_text_says_over_which_layouts_it_is(monkeypatch, count, words):
    monkeypatch.setattr(command, "_solve", lambda *_: parts([float(k) for k in range(count)]))
    told = run("greedy", "--layouts", str(count))
    assert words in told
    assert ("±" in told) == (count == 5)
    assert "seed 'mini'" in told


def test_what_is_done_within_a_layout_is_heard(tmp_path):
    told = tmp_path / "told"
    shown: list[int] = []
    done: Future[None] = Future()
    told.write_bytes(bytes(2))
    heard = command._Told(told, 1)
    for part in (0.001, 0.374, 0.2):
        heard(part)
    assert told.read_bytes() == bytes([0, 37])
    done.set_result(None)
    command._watch([done], told, shown.append)
    assert shown == [37]


@pytest.mark.slow
def test_the_result_says_what_it_follows_from_and_does_not_depend_on_workers(monkeypatch):
    monkeypatch.setattr(command, "drawn_layouts", lambda _: [(3, 4, 4, 4), (4, 4, 4, 5)])
    told = run("expert", "--layouts", "2", "--workers", "2", "--json")
    assert run("expert", "--layouts", "2", "--workers", "1", "--json") == told
    found = json.loads(told)
    assert set(found["versions"]) == {"cassino", "numba", "numpy", "python"}
    assert (found["seed"], found["within"]) == ("mini", WITHIN)
    assert [each["cards"] for each in found["layouts"]] == ["2S3C3D3H", "3C3D3H3S"]


@pytest.mark.slow
def test_every_bot_has_its_distance_and_the_ladder_its_order():
    run = compiled_process().submit
    layout = (3, 4, 4, 4)
    value = run(value_after, layout).result()
    assert 0 <= value.high - value.low <= WITHIN
    assert value.low <= -1.2143 <= value.high
    found = {name: run(distance_after, layout, name).result() for name in LADDER}
    for distance in found.values():
        assert distance.as_eldest <= value.high
        assert distance.as_dealer >= value.low
    losses = [found[name].whole for name in ("random", "greedy", "expert", "solver")]
    assert all(worse > better for worse, better in pairwise(losses))
    assert found["searcher"].whole < found["expert"].whole  # not than the solver on every layout


@pytest.mark.slow
def test_a_level_is_measured_by_its_chances():
    run = compiled_process().submit
    names = ("random", "newcomer", "expert", "strong", "solver")
    found = {name: run(distance_after, (4, 4, 4, 5), name) for name in names}
    assert found["random"].result().whole > found["newcomer"].result().whole > found["expert"].result().whole
    assert run(distance_after, (4, 4, 4, 5), "newcomer", "another seed").result() == found["newcomer"].result()
    assert found["strong"].result() == found["solver"].result()
