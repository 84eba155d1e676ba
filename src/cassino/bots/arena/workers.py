"""Worker processes on this machine."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cassino.rules.kernel import way


def start_workers(count: int | None, kernel: str) -> ProcessPoolExecutor:
    """*count* processes that run the rules "plain" or "compiled"; None: one for each core that may be used."""
    context = get_context("spawn")
    return ProcessPoolExecutor(count or cores(), mp_context=context, initializer=way.choose, initargs=(kernel,))


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
