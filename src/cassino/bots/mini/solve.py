"""Two-sided games of chance and hidden cards in sequence form, solved by CFR+.

A *sequence* is all that a side has chosen so far; an *information set* is what it knows when it chooses, and its
sequences lie side by side. CFR+ is by Tammelin (2014): regrets that never fall below zero, sides taking turns, and
averages that weigh later strategies more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Numbers: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class SideOfGame:
    """What one side may choose."""

    starts: Numbers
    """By information set, its first sequence; ascending."""

    parents: Numbers
    """By information set, the sequence that leads to it; -1 where the side has chosen nothing yet."""

    levels: tuple[Numbers, ...]
    """The information sets by how often the side has chosen before."""

    size: int
    """How many sequences there are."""

    @property
    def counts(self) -> Numbers:
        """By information set, how many sequences it has."""
        return np.diff(np.append(self.starts, self.size))


@dataclass(frozen=True, slots=True)
class Game:
    """A game; its leaves are where it may end."""

    sides: tuple[SideOfGame, SideOfGame]
    ends: tuple[Numbers, Numbers]
    """By leaf, the last sequence of each side."""

    gains: Floats
    """By leaf, what the first side wins there, times the chance of the hands."""


@dataclass(frozen=True, slots=True)
class Solution:
    """Strategies for both sides, and how good they are."""

    plans: tuple[Floats, Floats]
    """By side, how likely it plays each sequence, as far as it is up to that side."""

    low: float
    """What the first side's plan wins at least."""

    high: float
    """What the first side can win at most against the other's plan; the value of the game lies between."""

    rounds: int


def solve(game: Game, *, within: float, most_rounds: int = 20_000) -> Solution:
    """Plans whose gap between `low` and `high` is at most *within*, or what *most_rounds* of CFR+ give."""
    regrets = [np.zeros(side.size) for side in game.sides]
    sums = [np.zeros(side.size) for side in game.sides]
    strategies = [_matched(side, regrets[k]) for k, side in enumerate(game.sides)]
    plans = [plan_of(side, strategies[k]) for k, side in enumerate(game.sides)]
    for count in range(1, most_rounds + 1):
        for me, side in enumerate(game.sides):
            gains, means = _values(side, _gains_against(game, me, plans[1 - me]), strategies[me])
            regrets[me] = np.maximum(regrets[me] + gains - np.repeat(means, side.counts), 0)
            strategies[me] = _matched(side, regrets[me])
            plans[me] = plan_of(side, strategies[me])
            sums[me] += count * plans[me]
        if count % 25 == 0 or count == most_rounds:
            whole = count * (count + 1) / 2
            found = measure(game, (sums[0] / whole, sums[1] / whole), count)
            if found.high - found.low <= within:
                break
    return found


def measure(game: Game, plans: tuple[Floats, Floats], rounds: int = 0) -> Solution:
    """*plans* with what a perfect opponent leaves them."""
    return Solution(plans, -best_response(game, 1, plans[0]), best_response(game, 0, plans[1]), rounds)


def best_response(game: Game, me: int, plan: Floats) -> float:
    """The most that side *me* can win against the other side's *plan*."""
    side = game.sides[me]
    gains = _gains_against(game, me, plan)
    for level in reversed(side.levels):
        best = np.maximum.reduceat(gains, side.starts)
        gains, rest = _passed_up(side, level, gains, best)
    return rest


def plan_of(side: SideOfGame, strategy: Floats) -> Floats:
    """How likely each sequence is, when the side follows *strategy* (by sequence, in its information set)."""
    plan = strategy.copy()
    lengths = side.counts
    for level in side.levels[1:]:
        before = np.ones(len(side.starts))
        before[level] = plan[side.parents[level]]
        plan *= np.repeat(before, lengths)
    return plan


def _gains_against(game: Game, me: int, plan: Floats) -> Floats:
    """By sequence of side *me*, what it wins where that is its last one."""
    gains = game.gains if me == 0 else -game.gains
    return np.bincount(game.ends[me], gains * plan[game.ends[1 - me]], game.sides[me].size).astype(np.float64)


def _values(side: SideOfGame, gains: Floats, strategy: Floats) -> tuple[Floats, Floats]:
    """By sequence what it wins with all that follows it, and by information set what *strategy* wins."""
    for level in reversed(side.levels):
        means = np.add.reduceat(gains * strategy, side.starts)
        gains, _ = _passed_up(side, level, gains, means)
    return gains, means


def _passed_up(side: SideOfGame, level: Numbers, gains: Floats, values: Floats) -> tuple[Floats, float]:
    """*gains* with the values of the sets of *level* added to the sequences before them, and the rest's sum."""
    parents = side.parents[level]
    inner = parents >= 0
    added = np.bincount(parents[inner], values[level][inner], side.size)
    return gains + added, float(values[level][~inner].sum())


def _matched(side: SideOfGame, regrets: Floats) -> Floats:
    """The strategy that plays each sequence as much as it is regretted; evenly where nothing is."""
    counts = side.counts
    sums = np.repeat(np.add.reduceat(regrets, side.starts), counts)
    even = np.repeat(1 / counts, counts)
    return np.where(sums > 0, regrets / np.where(sums > 0, sums, 1), even)


def numbers(values: Sequence[int]) -> Numbers:
    """*values* as an array."""
    return np.array(values, dtype=np.int64)
