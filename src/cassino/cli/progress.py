"""How far a long command is, on the standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from cassino.rules.kernel import cache


@contextmanager
def shown_progress(words: str, whole: int) -> Iterator[Callable[[int], None]]:
    """What hears how many more of the *whole* are done, and shows the time that has gone and that is left.

    Nothing is shown where the standard error is no terminal.
    """
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as shown:
        task = shown.add_task(words, total=whole)
        yield lambda count: shown.advance(task, count)


def prepare_kernel() -> None:
    """Compile the rules for bots that think, where that was not done before, saying how far it is."""
    if not cache.is_ready():
        cache.prepare(lambda done, whole: click.echo(f"Preparing the bots, once: {done} of {whole}", err=True))
