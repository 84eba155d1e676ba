"""The command `cassino mini`."""

import json
from concurrent.futures import as_completed

import click

from cassino.bots import BOTS
from cassino.bots.mini import Part, Whole, all_parts, gather, solve_part
from cassino.cli.progress import prepare_kernel, shown_progress
from cassino.cli.workers import Workers
from cassino.errors import NoSuchBot, quoted


@click.command("mini")
@click.argument("bots", metavar="[BOT]...", nargs=-1)
@click.option("--layouts", type=click.IntRange(1, 63), help="Only so many first layouts; default: all 63.")
@click.option("--workers", type=click.IntRange(1, 512), help="Processes; default: one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Write the result as JSON.")
def command(*, bots: tuple[str, ...], layouts: int | None, workers: int | None, as_json: bool) -> None:
    """Solve Mini-Cassino, and measure how far bots are from perfect play of it.

    The value comes with bounds that are proven; a bot's distance is what a perfect opponent who knows it wins from it.
    """
    for bot in bots:
        if bot not in BOTS:
            raise NoSuchBot(f"there is no bot {quoted(bot)}; the bots are {', '.join(BOTS)}")
    found = gather(_solve(bots, layouts, workers))
    click.echo(json.dumps(_to_json(found, bots), indent=2) if as_json else _told(found, bots))


def _solve(bots: tuple[str, ...], layouts: int | None, workers: int | None) -> list[Part]:
    prepare_kernel()
    parts = all_parts()
    step = 1 if layouts is None else len(parts) / layouts
    chosen = parts if layouts is None else [parts[int(k * step)] for k in range(layouts)]
    with (
        shown_progress("Layouts", len(chosen)) as progress,
        Workers(workers, "compiled") as executor,
    ):
        tasks = [executor.submit(solve_part, layout, chance, bots) for layout, chance in chosen]
        for _ in as_completed(tasks):
            progress(1)
        return [task.result() for task in tasks]


def _told(found: Whole, bots: tuple[str, ...]) -> str:
    lines = [
        f"Mini-Cassino, {found.layouts} of 63 layouts",
        f"Perfect play gives the eldest {found.low:+.4f} to {found.high:+.4f} points a deal.",
    ]
    if bots:
        lines += ["", "| bot | loses at most, a deal | as eldest it gets at least | as dealer it gives at most |"]
        lines.append("|---|---|---|---|")
        lines += [
            f"| {name} | {bot.whole:.4f} | {bot.as_eldest:+.4f} | {bot.as_dealer:+.4f} |"
            for name, bot in zip(bots, found.bots, strict=True)
        ]
    return "\n".join(lines)


def _to_json(found: Whole, bots: tuple[str, ...]) -> dict[str, object]:
    return {
        "layouts": found.layouts,
        "value": [found.low, found.high],
        "bots": {
            name: {"distance": bot.whole, "as_eldest": bot.as_eldest, "as_dealer": bot.as_dealer}
            for name, bot in zip(bots, found.bots, strict=True)
        },
    }
