"""The whole game: every layout with its chance, or some of them, drawn by lot."""

import hashlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cassino.bots.arena.estimate import t_quantile
from cassino.bots.mini.alike import Sorts
from cassino.bots.mini.distance import SEED, Distance, Measured, distances
from cassino.bots.mini.ending import Endings
from cassino.bots.mini.solve import solve
from cassino.bots.mini.tree import Heard, Tree, grow, layouts, unheard

WITHIN = 0.001
"""Points a deal: how close the bounds of the value are brought."""

CONFIDENCE = 0.95
_SOLVING = 0.9
"""The part of the work after which only CFR+ is left to do."""


@dataclass(frozen=True, slots=True)
class Value:
    """Bounds of what perfect play gives the eldest, points a deal."""

    low: float
    high: float
    rounds: int
    leaves: int


@dataclass(frozen=True, slots=True)
class Part:
    """What was found after one layout."""

    layout: Sorts
    chance: float
    value: Value
    bots: tuple[Distance, ...]


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over layouts, weighed by their chances."""

    mean: float

    half_width: float
    """Half the 95% interval of the mean over all layouts: 0 where these are all, infinite for one."""


def all_layouts() -> dict[Sorts, float]:
    """Every layout and its chance; layouts that differ by exchangeable suits are one."""
    found = list(layouts())
    whole = sum(ways for _, ways in found)
    return {layout: ways / whole for layout, ways in found}


def drawn_layouts(count: int) -> list[Sorts]:
    """*count* layouts, each as likely as any other, ascending; the same whenever they are drawn."""
    lots = sorted(all_layouts(), key=lambda layout: hashlib.sha256(f"cassino-mini-1 {layout}".encode()).digest())
    return sorted(lots[:count])


def value_after(layout: Sorts, heard: Heard = unheard) -> Value:
    """Solve the game after *layout*; a worker may do this."""
    tree = _tree(layout)
    solution = solve(tree.game(_endings(), heard=lambda part: heard(_SOLVING * part)), within=WITHIN)
    return Value(solution.low, solution.high, solution.rounds, len(tree.places))


def distance_after(layout: Sorts, bot: str, seed: str = SEED, heard: Heard = unheard) -> Distance:
    """Measure *bot* after *layout*; a worker may do this."""
    return distances(_tree(layout), _measured(bot, seed), heard)


def mean_over(parts: Sequence[Part], figure: Callable[[Part], float]) -> Mean:
    """The mean of *figure* over *parts*, which are all layouts or drawn by lot.

    The interval is Student's, of a ratio (weighed figures to weights), less for what part of all layouts was drawn.
    """
    count, whole = len(parts), sum(part.chance for part in parts)
    mean = sum(part.chance * figure(part) for part in parts) / whole
    left_out = 1 - count / len(all_layouts())
    if left_out == 0:
        return Mean(mean, 0.0)
    if count == 1:
        return Mean(mean, math.inf)
    squares = sum((part.chance * (figure(part) - mean)) ** 2 for part in parts)
    error = math.sqrt(left_out * squares * count / (count - 1)) / whole
    return Mean(mean, t_quantile((1 + CONFIDENCE) / 2, count - 1) * error)


@lru_cache(2)
def _tree(layout: Sorts) -> Tree:
    return grow(layout)


@lru_cache(1)
def _endings() -> Endings:
    return Endings()


@lru_cache(16)
def _measured(name: str, seed: str) -> Measured:
    return Measured(name, seed)
