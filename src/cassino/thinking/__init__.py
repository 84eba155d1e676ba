"""What a seat can work out from what it sees: beliefs, estimates, searches, solutions. Always compiled by Numba.

To import this room makes the process run the compiled kernel; RuntimeError where it already runs plain.
"""

from cassino.rules.kernel import way

way.choose("compiled")

from cassino.thinking.analysis import Analysis, Weighed, analyse, estimate, search, solve  # noqa: E402 (the way is chosen first)

__all__ = ["Analysis", "Weighed", "analyse", "estimate", "search", "solve"]
