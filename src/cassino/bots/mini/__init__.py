"""Mini-Cassino, solved: what perfect play of the preset `mini` gives, and how far each bot is from it.

Twelve cards, ace to three, two seats, hands of two. Nothing is hidden in its second and last round, which is therefore
solved backwards; that gives the first round, a game of two moves each with two hidden cards, its values at the end, and
CFR+ solves it for every layout. Everything is played by the engine of the rules.
"""

from cassino.bots.mini.distance import Distance, distances
from cassino.bots.mini.solve import Solution, solve
from cassino.bots.mini.whole import Part, Whole, all_parts, gather, solve_part

__all__ = ["Distance", "Part", "Solution", "Whole", "all_parts", "distances", "gather", "solve", "solve_part"]
