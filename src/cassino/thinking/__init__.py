"""What a seat can work out from what it sees: beliefs, estimates, searches, solutions. Always compiled by Numba.

To import this room makes the process run the compiled kernel; NotCompiled where it already runs plain.
"""

from cassino.errors import NotCompiled
from cassino.rules.kernel import way

try:
    way.choose("compiled")
except RuntimeError as error:
    raise NotCompiled(
        "this process runs the plain rules, with which no bot thinks; start it with CASSINO_WAY=compiled,"
        " which prepares them once"
    ) from error

from cassino.thinking.analysis import Analysis, Objective, Weighed, analyse, estimate, search, solve, solve_open

__all__ = ["Analysis", "Objective", "Weighed", "analyse", "estimate", "search", "solve", "solve_open"]
