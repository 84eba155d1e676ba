"""The whole game: every layout, with its chance."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cassino.bots.mini.alike import Sorts
from cassino.bots.mini.distance import Distance, Measured, distances
from cassino.bots.mini.ending import Endings
from cassino.bots.mini.solve import solve
from cassino.bots.mini.tree import grow, layouts
from cassino.bots.registry import make_bot

WITHIN = 0.001
"""Points a deal: how close the bounds of the value are brought."""


@dataclass(frozen=True, slots=True)
class Part:
    """What was found after one layout."""

    layout: Sorts
    chance: float
    low: float
    high: float
    rounds: int
    leaves: int
    bots: tuple[Distance, ...]


@dataclass(frozen=True, slots=True)
class Whole:
    """Perfect play of `mini`, or of as many of its layouts as were solved."""

    low: float
    """What the eldest can be sure of, points a deal."""

    high: float
    """What the dealer can hold it to."""

    bots: tuple[Distance, ...]
    layouts: int


def all_parts() -> list[tuple[Sorts, float]]:
    """Every layout and its chance; layouts that differ by exchangeable suits are one."""
    found = list(layouts())
    whole = sum(ways for _, ways in found)
    return [(layout, ways / whole) for layout, ways in found]


def solve_part(layout: Sorts, chance: float, bots: Sequence[str], within: float = WITHIN) -> Part:
    """Solve the game after *layout*, and measure *bots* there; a worker may do this."""
    tree = grow(layout, _endings())
    solution = solve(tree.game, within=within)
    found = tuple(distances(tree, _measured(name)) for name in bots)
    return Part(layout, chance, solution.low, solution.high, solution.rounds, len(tree.leaves), found)


def gather(parts: Iterable[Part]) -> Whole:
    """The means over *parts*, weighed by their chances."""
    found = sorted(parts, key=lambda part: part.layout)
    whole = sum(part.chance for part in found)
    low = sum(part.chance * part.low for part in found) / whole
    high = sum(part.chance * part.high for part in found) / whole
    bots = tuple(
        Distance(
            sum(part.chance * part.bots[k].as_eldest for part in found) / whole,
            sum(part.chance * part.bots[k].as_dealer for part in found) / whole,
        )
        for k in range(len(found[0].bots))
    )
    return Whole(low, high, bots, len(found))


@lru_cache(1)
def _endings() -> Endings:
    return Endings()


@lru_cache(16)
def _measured(name: str) -> Measured:
    return Measured(make_bot(name))
