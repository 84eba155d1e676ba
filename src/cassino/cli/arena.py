"""The command `cassino arena`."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cassino.bots.arena import FINAL_PACKS, Entrant, Tournament, parse_entrant
from cassino.bots.arena.outside import OutsideBot
from cassino.bots.arena.plot import plot_strengths
from cassino.bots.arena.report import heading, report
from cassino.bots.arena.talk import Fault
from cassino.bots.arena.tournament import Result
from cassino.cli.progress import prepare_kernel, shown_progress
from cassino.cli.replay import read_result, read_tournament, told_differences
from cassino.cli.workers import Workers
from cassino.errors import BadRequest
from cassino.rules import Rules

_PAIRS_PER_MATCH = 4
_FEW = 100
"""So few pairs of plain bots are played before the compiled rules would be loaded."""

_BESIDE_REPLAY = ("replay", "workers", "plot")
"""The parameters that can be given with a result to play again; all others stand in it."""


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
    "--replay",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Play a JSON result again, all as it says; its programs are started again, too.",
)
@click.pass_context
def command(ctx: click.Context, /, *, workers: int | None, plot: Path | None, replay: Path | None, **wish: Any) -> None:
    """Let bots play each other on duplicate deals.

    A BOT is a name, or a name with a budget: searcher:rollouts=8. Two meet in one contest, more in a round robin. Each
    pack is played once for every way to seat them. The result depends on nothing but the arguments; where a program
    takes part, also on what it is told by chance, which --json keeps.
    """
    if plot is not None and not plot.parent.is_dir():
        raise click.BadParameter(f"there is no folder {plot.parent}", param_hint="--plot")
    if replay is not None:
        _refuse_beside_replay(ctx)
    text = None if replay is None else read_result(replay)
    tournament = _tournament(**wish) if text is None else read_tournament(text)
    if plot is not None and tournament.pairs < 2:
        raise click.BadParameter("one pack tells no strength: play two or more", param_hint="--plot")
    result = _play(tournament, workers)
    written = json.dumps(result.to_json(), indent=2) + "\n"
    is_same = text is None or written.encode() == text
    if text is not None:
        told = "the same to the byte" if is_same else f"NOT the same:\n{told_differences(text, written.encode())}"
        click.echo(told)
    else:
        click.echo(written if wish["as_json"] else report(result), nl=False)
    if plot is not None:  # last: what was played is told even where no picture can be written
        plot.write_text(plot_strengths(result.strengths(), heading(tournament)), encoding="utf-8")
    ctx.exit(0 if is_same else 1)


def _refuse_beside_replay(ctx: click.Context) -> None:
    """UsageError where something was given that the result to play again says itself."""
    given = [
        parameter.human_readable_name if isinstance(parameter, click.Argument) else parameter.opts[0]
        for parameter in ctx.command.params
        if parameter.name not in _BESIDE_REPLAY
        and ctx.get_parameter_source(parameter.name or "") is not ParameterSource.DEFAULT
    ]
    if given:
        raise click.UsageError(f"--replay plays what its file says: leave out {', '.join(given)}")


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
        matches=-(-pairs // _PAIRS_PER_MATCH) if matches is None else matches,
        key=secrets.token_hex(16) if programs else "",
    )


def _names_of(engines: Sequence[str]) -> list[str]:
    return ["engine"] if len(engines) == 1 else [f"engine{k}" for k in range(1, len(engines) + 1)]


def _greeted(tournament: Tournament) -> Tournament:
    """It with what every program calls itself, each started once; BadRequest names one that does not answer."""
    entrants = []
    for entrant in tournament.entrants:
        if entrant.command is None:
            entrants.append(entrant)
            continue
        click.echo(f"Waiting for the program to answer: {entrant.command}", err=True)
        program = OutsideBot(entrant.name, entrant.command, entrant.timeout_s)
        try:
            entrants.append(replace(entrant, program=program.greet()))
        except Fault as fault:
            raise BadRequest(f"the program {entrant.command!r} does not start: {fault}", path="engine") from fault
        finally:
            program.close()
    return replace(tournament, entrants=tuple(entrants))


def _say_who_is_the_same(tournament: Tournament) -> None:
    """Say in a line which entrants are one and the same, so that nothing can be told by letting them play."""
    for a, b in combinations(tournament.entrants, 2):
        if (a.bot, a.budget, a.command) != (b.bot, b.budget, b.command):
            continue
        if a.command is None:
            told = f"{a.name} meets itself: with the seats exchanged its margin is 0 exactly"
        else:
            told = f"{a.name} and {b.name} are one program: their margin is 0 up to chance"
        click.echo(told, err=True)


def _play(tournament: Tournament, workers: int | None) -> Result:
    _say_who_is_the_same(tournament)
    tournament = _greeted(tournament)
    is_compiled = tournament.pairs > _FEW or any(entrant.is_compiled for entrant in tournament.entrants)
    if is_compiled:
        prepare_kernel()
    whole = len(tournament.contests) * (tournament.pairs + tournament.matches)
    with (
        shown_progress("Packs and matches" if tournament.matches else "Packs", whole) as progress,
        Workers(workers, "compiled" if is_compiled else "plain") as executor,
    ):
        return tournament.play(executor, progress)
