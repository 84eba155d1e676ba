"""The command `cassino arena`."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from cassino.bots.arena import FINAL_PACKS, Entrant, Tournament, parse_entrant
from cassino.bots.arena.plot import plot_strengths
from cassino.bots.arena.report import heading, report
from cassino.bots.arena.tournament import Result
from cassino.errors import BadRecord
from cassino.rules import Rules
from cassino.rules.kernel import cache, way

_MATCHES_PER_PAIR = 4


@click.command("arena")
@click.argument("bots", metavar="BOT...", nargs=-1)
@click.option(
    "--engine", "engines", metavar="COMMAND", multiple=True, help="A program that takes part; may be repeated."
)
@click.option("--rules", "rules_text", default="classic", show_default=True, help="Preset and options, as text.")
@click.option("--seats", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--alone", is_flag=True, help="Four seats play each for itself, not as partners.")
@click.option("--pairs", type=click.IntRange(1, 1_000_000), default=3000, show_default=True, help="Packs to play on.")
@click.option(
    "--matches", type=click.IntRange(0, 1_000_000), help="Matches to the target; default: a quarter of PAIRS."
)
@click.option("--packs", default=FINAL_PACKS, show_default=True, help="The list of packs: any seed.")
@click.option("--first", type=click.IntRange(1, 1_000_000_000), default=1, show_default=True, help="The first pack.")
@click.option(
    "--move-seconds", type=click.FloatRange(0.01, 3600), default=10.0, show_default=True, help="For a program."
)
@click.option("--workers", type=click.IntRange(1, 512), help="Processes; default: one for each core.")
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), help="Write a picture of strengths, SVG.")
@click.option("--json", "as_json", is_flag=True, help="Write the result as JSON.")
@click.option(
    "--replay", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Play a JSON result again."
)
@click.pass_context
def command(ctx: click.Context, /, *, workers: int | None, plot: Path | None, replay: Path | None, **wish: Any) -> None:
    """Let bots play each other on duplicate deals.

    A BOT is a name, or a name with a budget: searcher:rollouts=8. Two meet in one contest, more in a round robin. Each
    pack is played once for every way to seat them. The result depends on nothing but the arguments.
    """
    text = None if replay is None else replay.read_text(encoding="utf-8")
    tournament = _tournament(**wish) if text is None else _read_tournament(text)
    result = _play(tournament, workers or len(_cores()))
    if plot is not None:
        plot.write_text(plot_strengths(result.strengths(), heading(tournament)), encoding="utf-8")
    written = json.dumps(result.to_json(), indent=2) + "\n"
    if text is not None:
        is_same = written == text
        click.echo("the same to the byte" if is_same else "NOT the same")
        ctx.exit(0 if is_same else 1)
    click.echo(written if wish["as_json"] else report(result), nl=False)


def _tournament(
    *,
    bots: Sequence[str],
    engines: Sequence[str],
    rules_text: str,
    seats: int,
    alone: bool,
    pairs: int,
    matches: int | None,
    packs: str,
    first: int,
    move_seconds: float,
    as_json: bool,
) -> Tournament:
    names = _names_of(engines)
    programs = [Entrant(names[k], None, None, command, move_seconds) for k, command in enumerate(engines)]
    return Tournament(
        (*map(parse_entrant, bots), *programs),
        Rules.parse(rules_text),
        seats,
        partnership=seats == 4 and not alone,
        packs=packs,
        first=first,
        pairs=pairs,
        matches=-(-pairs // _MATCHES_PER_PAIR) if matches is None else matches,
    )


def _names_of(engines: Sequence[str]) -> list[str]:
    return ["engine"] if len(engines) == 1 else [f"engine{k}" for k in range(1, len(engines) + 1)]


def _read_tournament(text: str) -> Tournament:
    """The tournament whose result is *text*."""
    try:
        found = json.loads(text)
        packs = found["packs"]
        entrants = tuple(
            parse_entrant(row["name"])
            if "bot" in row
            else Entrant(row["name"], None, None, row["command"], row["timeout_s"])
            for row in found["entrants"]
        )
        return Tournament(
            entrants,
            Rules.parse(found["rules"]),
            found["seats"],
            found["partnership"],
            packs["seed"],
            packs["first"],
            packs["pairs"],
            packs["matches"],
        )
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord("this is no result of the arena") from error


def _play(tournament: Tournament, workers: int) -> Result:
    if any(entrant.is_compiled for entrant in tournament.entrants) or tournament.pairs > _FEW:
        kernel = "compiled"
        _prepare()
    else:
        kernel = "plain"
    with (
        _progress(tournament) as advance,
        ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=way.choose, initargs=(kernel,)
        ) as executor,
    ):
        return tournament.play(executor, advance)


_FEW = 100
"""So few pairs of plain bots are played before the compiled kernel would be loaded."""


def _prepare() -> None:
    """Compile the kernel, once, saying so."""
    if not cache.is_ready():
        cache.prepare(lambda done, whole: click.echo(f"Compiling, once: {done} of {whole}", err=True))


@contextmanager
def _progress(tournament: Tournament) -> Iterator[Any]:
    """What hears of finished units and shows how far it is and what is left, on the standard error."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as shown:
        whole = len(tournament.contests) * (tournament.pairs + tournament.matches)
        task = shown.add_task("Units", total=whole)
        yield lambda count: shown.advance(task, count)


def _cores() -> Sequence[int]:
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return range(os.cpu_count() or 1)
