"""Running a law of `tests.thinking.laws` in a process whose kernel is compiled."""

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from cassino.rules.kernel import way


def check(law: str, *arguments: Any) -> Any:
    """What the law of this name gives; its AssertionError where it does not hold."""
    return _process().submit(_run, law, *arguments).result()


def _run(law: str, *arguments: Any) -> Any:
    from tests.thinking import laws

    return getattr(laws, law)(*arguments)


@cache
def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=way.choose, initargs=("compiled",))
