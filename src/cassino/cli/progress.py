"""How far a long command is, on the standard error."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from cassino.rules.kernel import cache

LINE_EVERY_S = 10.0
"""How far apart lines are that say how far it is, where there is no terminal."""


@contextmanager
def shown_progress(words: str, whole: int) -> Iterator[Callable[[int], None]]:
    """What hears how many more of the *whole* are done, and shows the time that has gone and that is left.

    Where the standard error is no terminal, a line now and then says so.
    """
    if not sys.stderr.isatty():
        with _told_in_lines(words, whole) as advance:
            yield advance
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as shown:
        task = shown.add_task(words, total=whole)
        yield lambda count: shown.advance(task, count)


@contextmanager
def _told_in_lines(words: str, whole: int) -> Iterator[Callable[[int], None]]:
    done, began, is_over = 0, time.monotonic(), threading.Event()

    def advance(count: int) -> None:
        nonlocal done
        done += count

    def tell() -> None:
        while not is_over.wait(LINE_EVERY_S):
            gone_s = time.monotonic() - began
            left = f", about {gone_s * (whole - done) / done:.0f} s left" if done else ""
            click.echo(f"{words}: {done} of {whole} after {gone_s:.0f} s{left}", err=True)

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield advance
    finally:
        is_over.set()
        teller.join()


def prepare_kernel() -> None:
    """Compile the rules for bots that think, where that was not done before, saying how far it is."""
    if not cache.is_ready():
        cache.prepare(lambda done, whole: click.echo(f"Preparing the bots, once: {done} of {whole}", err=True))
