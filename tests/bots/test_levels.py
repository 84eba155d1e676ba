"""Levels: their moves follow their softmax."""

import math
from collections import Counter

import pytest

from cassino.bots import LEVELS, Candidate, Choice, Level, make_bot
from cassino.bots.levels import LevelBot, chances
from cassino.rules import observe
from tests.bots.test_bots import position


class Weigher:
    """Expects of the moves, in order, what it is told."""

    name = "weigher"

    def __init__(self, *expected):
        self.expected = expected

    def choose(self, observation, *, seed, budget):
        moves = observation.legal_moves()
        found = tuple(Candidate(move, value) for move, value in zip(moves, self.expected, strict=False))
        return Choice(found[0].move, found[0].expected, found)


AT = position("8S2H6CKD", "3D5H")
SEEN = observe(AT, 0)
FIVE = (3.0, 2.5, 2.0, 0.0, -4.0)


def drawn(temperature, seed):
    level = LevelBot(Level("some", "weigher", temperature), Weigher(*FIVE))
    return level.choose(SEEN, seed=seed, budget=None)


@pytest.mark.parametrize("temperature", [0.3, 1.0, 4.0])
def test_a_levels_moves_follow_its_softmax(temperature):
    number = 2000
    counts = Counter(drawn(temperature, f"seed {k}").expected for k in range(number))
    whole = sum(math.exp(value / temperature) for value in FIVE)
    for value in FIVE:
        chance = math.exp(value / temperature) / whole
        assert abs(counts[value] - number * chance) < 4.5 * math.sqrt(number * chance * (1 - chance)) + 1


def test_without_a_temperature_it_plays_the_best():
    assert all(drawn(0.0, f"seed {k}").expected == 3.0 for k in range(20))


def test_chances_add_up_and_fall_with_the_points_lost():
    candidates = [Candidate(move, value) for move, value in zip(AT.legal_moves(), FIVE, strict=False)]
    found = chances(candidates, 1.0)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)
    assert found[0] / found[2] == pytest.approx(math.e, rel=1e-5)


def test_what_it_plays_is_what_it_says():
    choice = drawn(4.0, "another")
    assert choice.expected == next(c.expected for c in choice.candidates if c.move == choice.move)


def test_there_are_at_least_five_levels_and_the_last_is_not_softened():
    assert len(LEVELS) >= 5
    assert list(LEVELS.values())[-1].temperature == 0


def test_a_bot_of_the_house_that_estimates_nothing_is_played_as_it_is():
    level = LevelBot(Level("some", "greedy", 2.0), make_bot("greedy"))
    choice = level.choose(SEEN, seed="x", budget=None)
    assert choice == make_bot("greedy").choose(SEEN, seed="x", budget=None)
