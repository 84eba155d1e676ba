"""The command `cassino mini`."""

import json
import platform
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, wait
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click

import cassino
from cassino.bots import BOTS
from cassino.bots.mini import (
    SEED,
    WITHIN,
    Distance,
    Mean,
    Part,
    Sorts,
    Value,
    all_layouts,
    cards_of,
    distance_after,
    drawn_layouts,
    mean_over,
    value_after,
)
from cassino.cards import card_name, cards_in
from cassino.cli.progress import prepare_kernel, shown_progress
from cassino.cli.workers import Workers
from cassino.errors import NoSuchBot, quoted

_HUNDREDTHS = 100
_LOOK_EVERY_S = 0.5


@click.command("mini")
@click.argument("bots", metavar="[BOT]...", nargs=-1)
@click.option("--layouts", type=click.IntRange(1, 63), help="Only so many layouts, drawn by lot; default: all 63.")
@click.option("--seed", default=SEED, show_default=True, help="What bots that draw cards draw with.")
@click.option("--workers", type=click.IntRange(1, 512), help="Processes; default: one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Write the result as JSON.")
def command(*, bots: tuple[str, ...], layouts: int | None, seed: str, workers: int | None, as_json: bool) -> None:
    """Solve Mini-Cassino, and measure how far bots are from perfect play of it.

    The value comes with bounds that are proven; a bot's distance is what a perfect opponent who knows it wins from it.
    """
    for bot in bots:
        if bot not in BOTS:
            raise NoSuchBot(f"there is no bot {quoted(bot)}; the bots are {', '.join(BOTS)}")
    names = tuple(dict.fromkeys(bots))
    parts = _solve(names, drawn_layouts(layouts or len(all_layouts())), seed, workers)
    click.echo(json.dumps(_to_json(parts, names, seed), indent=2) if as_json else _text(parts, names, seed))


def _solve(bots: Sequence[str], chosen: Sequence[Sorts], seed: str, workers: int | None) -> list[Part]:
    prepare_kernel()
    with (
        tempfile.TemporaryDirectory() as folder,
        shown_progress("Hundredths", _HUNDREDTHS * len(chosen) * (1 + len(bots))) as progress,
        Workers(workers, "compiled") as executor,
    ):
        told = Path(folder) / "told"
        told.write_bytes(bytes(len(chosen) * (1 + len(bots))))
        values: list[Future[Value]] = []
        distances: list[list[Future[Distance]]] = []
        place = 0
        for layout in chosen:
            values.append(executor.submit(_value, layout, told, place))
            distances.append(
                [executor.submit(_distance, layout, bot, seed, told, place + k) for k, bot in enumerate(bots, 1)]
            )
            place += 1 + len(bots)
        _watch([*values, *(task for row in distances for task in row)], told, progress)
        chances = all_layouts()
        return [
            Part(layout, chances[layout], value.result(), tuple(task.result() for task in row))
            for layout, value, row in zip(chosen, values, distances, strict=True)
        ]


def _watch(tasks: Sequence[Future[Any]], told: Path, progress: Callable[[int], None]) -> None:
    """Wait for *tasks*, saying how far they are; raise what one of them raises."""
    shown = 0
    pending = set(tasks)
    while pending:
        done, pending = wait(pending, _LOOK_EVERY_S, FIRST_EXCEPTION)
        for task in done:
            task.result()
        now = sum(told.read_bytes())
        progress(now - shown)
        shown = now


class _Told:
    """Tells how far a task is: its byte in the file counts hundredths."""

    def __init__(self, told: Path, place: int) -> None:
        self._told, self._place, self._last = told, place, 0

    def __call__(self, part: float) -> None:
        now = int(_HUNDREDTHS * part)
        if now > self._last:
            self._last = now
            with self._told.open("r+b") as file:
                file.seek(self._place)
                file.write(bytes([now]))


def _value(layout: Sorts, told: Path, place: int) -> Value:
    heard = _Told(told, place)
    found = value_after(layout, heard)
    heard(1)
    return found


def _distance(layout: Sorts, bot: str, seed: str, told: Path, place: int) -> Distance:
    heard = _Told(told, place)
    found = distance_after(layout, bot, seed, heard)
    heard(1)
    return found


def _text(parts: Sequence[Part], bots: Sequence[str], seed: str) -> str:
    low, high = mean_over(parts, lambda part: part.value.low), mean_over(parts, lambda part: part.value.high)
    whole = len(all_layouts())
    if len(parts) == whole:
        lines = [f"Mini-Cassino, all {whole} layouts."]
    elif len(parts) == 1:
        lines = [f"Mini-Cassino after one layout of {whole}, {_cards(parts[0].layout)}: it says nothing of the others."]
    else:
        lines = [
            f"Mini-Cassino, the mean over {len(parts)} of {whole} layouts, drawn by lot; "
            f"± is its 95% interval for all {whole}."
        ]
    lines.append(f"Perfect play gives the eldest {low.mean:+.4f} to {high.mean:+.4f}{_spread(high)} points a deal.")
    if bots:
        lines += ["", "| bot | loses at most, a deal | as eldest it gets at least | as dealer it gives at most |"]
        lines.append("|---|---|---|---|")
        for k, name in enumerate(bots):
            loss, eldest, dealer = _figures(parts, k)
            lines.append(
                f"| {name} | {loss.mean:.4f}{_spread(loss)} | {eldest.mean:+.4f}{_spread(eldest)} "
                f"| {dealer.mean:+.4f}{_spread(dealer)} |"
            )
        lines += [
            "",
            f"A bot that draws cards is measured as the one plan that it follows with the seed {quoted(seed)}.",
        ]
    return "\n".join(lines)


def _spread(found: Mean) -> str:
    return f" ± {found.half_width:.4f}" if 0 < found.half_width < float("inf") else ""


def _figures(parts: Sequence[Part], k: int) -> tuple[Mean, Mean, Mean]:
    """The distance of the bot at place *k*, what it gets as the eldest, what it gives as dealer."""
    return (
        mean_over(parts, lambda part: part.bots[k].whole),
        mean_over(parts, lambda part: part.bots[k].as_eldest),
        mean_over(parts, lambda part: part.bots[k].as_dealer),
    )


def _cards(layout: Sorts) -> str:
    return "".join(map(card_name, cards_in(cards_of(layout))))


def _to_json(parts: Sequence[Part], bots: Sequence[str], seed: str) -> dict[str, object]:
    low, high = mean_over(parts, lambda part: part.value.low), mean_over(parts, lambda part: part.value.high)
    figures = {name: _figures(parts, k) for k, name in enumerate(bots)}
    return {
        "mini": 1,
        "versions": {
            "cassino": cassino.__version__,
            "numba": version("numba"),
            "numpy": version("numpy"),
            "python": platform.python_version(),
        },
        "seed": seed,
        "within": WITHIN,
        "of_layouts": len(all_layouts()),
        "value": [low.mean, high.mean],
        "half_width": _half(high),
        "bots": {
            name: {
                "distance": loss.mean,
                "half_width": _half(loss),
                "as_eldest": eldest.mean,
                "as_dealer": dealer.mean,
            }
            for name, (loss, eldest, dealer) in figures.items()
        },
        "layouts": [
            {
                "cards": _cards(part.layout),
                "chance": part.chance,
                "value": [part.value.low, part.value.high],
                "rounds": part.value.rounds,
                "leaves": part.value.leaves,
                "bots": {
                    name: {"as_eldest": bot.as_eldest, "as_dealer": bot.as_dealer}
                    for name, bot in zip(bots, part.bots, strict=True)
                },
            }
            for part in parts
        ],
    }


def _half(found: Mean) -> float | None:
    """Half the interval; None where one layout tells none."""
    return found.half_width if found.half_width < float("inf") else None
