"""The arena: bots against each other on duplicate deals, with intervals that say what is proven.

A contest is played in units. A unit is one pack played once for every way to seat the two bots, so that both get the
same cards; its margin is the mean over those deals. What a contest gives depends on its own values alone: not on the
number of workers, not on their order, not on the clock.
"""

from cassino.bots.arena.contest import FINAL_PACKS, TUNING_PACKS, Contest
from cassino.bots.arena.entrants import Entrant, parse_entrant
from cassino.bots.arena.estimate import Estimate, estimate, format_points
from cassino.bots.arena.run import Outcome, run_contests
from cassino.bots.arena.tournament import Tournament

__all__ = [
    "FINAL_PACKS",
    "TUNING_PACKS",
    "Contest",
    "Entrant",
    "Estimate",
    "Outcome",
    "Tournament",
    "estimate",
    "format_points",
    "parse_entrant",
    "run_contests",
]
