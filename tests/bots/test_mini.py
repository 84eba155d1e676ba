"""Mini-Cassino: the solver on a game whose value is known, and the parts of the solution."""

import random
from itertools import permutations
from math import comb

import numpy as np
import pytest

from cassino.bots import make_bot
from cassino.bots.mini.alike import DECK, RULES, cards_like, choices, moves_by_sign, sign_of, sorts_of
from cassino.bots.mini.distance import Measured, distances
from cassino.bots.mini.ending import DEALER, ELDEST, Endings, margin_of
from cassino.bots.mini.solve import Game, SideOfGame, best_response, measure, numbers, plan_of, solve
from cassino.bots.mini.tree import grow, layouts
from cassino.bots.mini.whole import all_parts
from cassino.cards import cards_in
from cassino.rules import Held, Position
from cassino.rules.setting_up import parts_of
from tests.games import dealt


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
    assert len(all_parts()) == 63
    assert sum(ways for _, ways in layouts()) == comb(12, 4)
    assert sum(ways for _, ways in choices(DECK[:7], 3)) == comb(7, 3)
    assert sum(chance for _, chance in all_parts()) == pytest.approx(1)


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


def plain_value(position):
    """The eldest's margin with perfect play, by all moves."""
    if position.is_over:
        return margin_of(position)
    values = [plain_value(position.play(move)) for move in position.legal_moves()]
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


def test_endings_are_what_plain_minimax_gives():
    rng, endings = random.Random(4), Endings()
    for _ in range(2):
        position = dealt_with_dealer(rng)
        parts = parts_of(position)
        del parts["history"]
        cards = position.hands[0].cards | position.hands[1].cards
        values = []
        for first in cards_in(cards):
            for second in cards_in(cards):
                if first < second:
                    hand = 1 << first | 1 << second
                    parts["hands"] = (Held(hand, 2), Held(cards & ~hand, 2))
                    values.append(plain_value(Position.set_up(**parts)))
        assert endings.value(position) == pytest.approx(float(sum(values)) / len(values))


class Home:
    """Takes a second round to be worth what is home when it begins."""

    def value(self, position):
        mine, yours = position.captured
        return float(mine.count - yours.count)


@pytest.fixture(scope="module")
def tree():
    """The first round after three plain aces and the ace of spades, its second one left out."""
    return grow((0, 0, 0, 1), Home())


def test_a_tree_holds_every_deal_once(tree):
    assert len(tree.leaves) == len(tree.chances) == len(tree.game.gains)
    for side, branches in zip(tree.game.sides, tree.branches, strict=True):
        assert side.size == sum(len(branch.signs) for branch in branches)
        even = plan_of(side, np.repeat(1 / side.counts, side.counts))
        assert np.all(even > 0)
    plans = [plan_of(side, np.repeat(1 / side.counts, side.counts)) for side in tree.game.sides]
    reached = np.array(tree.chances) * plans[0][tree.game.ends[0]] * plans[1][tree.game.ends[1]]
    assert reached.sum() == pytest.approx(1)


def test_cfr_closes_the_gap_after_a_layout(tree):
    found = solve(tree.game, within=0.01)
    assert 0 <= found.high - found.low <= 0.01


def test_no_bot_is_better_than_perfect(tree):
    found = solve(tree.game, within=0.01)
    for name in ("random", "greedy"):
        bot = Measured(make_bot(name))
        bot.endings = (Home(), Home())
        distance = distances(tree, bot)
        assert distance.as_eldest <= found.high
        assert distance.as_dealer >= found.low
        assert distance.whole > 0.1


def test_signs_do_not_tell_alike_cards_apart():
    assert sorts_of(cards_like((0, 0, 1, 4), RULES.deck_cards)) == (0, 0, 1, 4)
    position = dealt(RULES, 2, random.Random(1))
    for sign, move in moves_by_sign(position).items():
        assert sign_of(move) == sign


@pytest.mark.long
def test_a_whole_layout_is_solved():
    endings = Endings()
    tree = grow((0, 3, 4, 4), endings)
    found = solve(tree.game, within=0.001)
    assert found.low <= 2.4078 <= found.high + 0.001
    greedy = distances(tree, Measured(make_bot("greedy")))
    assert greedy.as_eldest < found.low
    assert greedy.as_dealer > found.high
