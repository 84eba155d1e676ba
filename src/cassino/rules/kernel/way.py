"""Which way the kernel runs: as plain Python, or compiled by Numba."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from cassino.errors import BadRequest

Function = TypeVar("Function", bound=Callable[..., Any])

WAYS = ("plain", "compiled")
_chosen: list[str] = []
_made: list[Any] = []
"""The compiled entries; what they give to Python lives as long as they do."""

after_entry: list[Callable[[int], None]] = []
"""Who hears, after each entry that is compiled or loaded, how many there are."""


def choose(way: str) -> None:
    """Fix the *way*, "plain" or "compiled", of this process; before anything of the kernel is imported.

    BadRequest if there is no such way, RuntimeError if the kernel already runs the other one.
    """
    if way not in WAYS:
        raise BadRequest(f"there is no way {way!r}; the ways are {', '.join(WAYS)}", path="CASSINO_WAY")
    if _chosen and _chosen[0] != way:
        raise RuntimeError(f"the kernel already runs {_chosen[0]}")
    if not _chosen:
        _chosen.append(way)
        if way == "compiled":
            from .cache import use_cache

            use_cache()


def is_compiled() -> bool:
    """Whether the kernel runs compiled; the first question fixes it (environment CASSINO_WAY, else plain)."""
    if not _chosen:
        choose(os.environ.get("CASSINO_WAY", "plain"))
    return _chosen[0] == "compiled"


def compiled(function: Function) -> Function:
    """Compile *function* into its callers."""
    if not is_compiled():
        return function
    from numba import njit
    from numba.core.types import unliteral

    made: Any = njit(nogil=True, error_model="numpy")(function)
    find = made.get_call_template
    # Once for numbers, not once more for every 0 and 1 that a caller passes: half the compiling, and 4% of the speed.
    made.get_call_template = lambda arguments, named: find(tuple(map(unliteral, arguments)), named)
    return made


def entry(*arguments: Any) -> Callable[[Function], Function]:
    """Compile a function that Python calls, and keep it on disk with all that it calls.

    *arguments* are its types: a record type stands for an array of them, `int` for a number. What Python gets skips
    Numba's look at the types, which is half the cost of a call: callers must pass these types, by position.
    """

    def decorate(function: Function) -> Function:
        if not is_compiled():
            return function
        from numba import from_dtype, int64, njit

        types = tuple(int64 if kind is int else from_dtype(kind)[::1] for kind in arguments)
        made = njit(types, cache=True, nogil=True, error_model="numpy")(function)
        _made.append(made)
        for tell in after_entry:
            tell(len(_made))
        (only,) = made.overloads.values()
        return only.entry_point  # type: ignore[attr-defined]

    return decorate
