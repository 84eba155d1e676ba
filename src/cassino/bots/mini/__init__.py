"""Mini-Cassino, solved: what perfect play of the preset `mini` gives, and how far each bot is from it.

Twelve cards, ace to three, two seats, hands of two. Nothing is hidden in its second and last round, which is therefore
solved backwards; that gives the first round, a game of two moves each with two hidden cards, its values at the end, and
CFR+ solves it for every layout. Everything is played by the engine of the rules.
"""

from cassino.bots.mini.alike import Sorts, cards_of
from cassino.bots.mini.distance import SEED, Distance, Measured, distances
from cassino.bots.mini.solve import Solution, solve
from cassino.bots.mini.whole import (
    WITHIN,
    Mean,
    Part,
    Value,
    all_layouts,
    distance_after,
    drawn_layouts,
    mean_over,
    value_after,
)

__all__ = [
    "SEED",
    "WITHIN",
    "Distance",
    "Mean",
    "Measured",
    "Part",
    "Solution",
    "Sorts",
    "Value",
    "all_layouts",
    "cards_of",
    "distance_after",
    "distances",
    "drawn_layouts",
    "mean_over",
    "solve",
    "value_after",
]
