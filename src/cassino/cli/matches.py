"""The commands `cassino matches …`."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import reduce
from pathlib import Path
from typing import TypeVar

import click

from cassino.cli.db import in_folder, refusals, say, told_here
from cassino.storage.folder import DATABASE, DataFolder
from cassino.storage.store import FinishedMatch, SqlStore
from cassino.storage.upkeep import open_folder
from cassino.table.apply import apply, begin
from cassino.table.events import from_stored
from cassino.table.export import record_of, state_at_end
from cassino.table.state import TableState

Given = TypeVar("Given")


@click.group("matches")
def command() -> None:
    """List, export and delete the matches that are kept, while the server does not run."""


@command.command("list")
@click.option("--limit", type=click.IntRange(1, 1000), default=20, show_default=True, help="At most so many.")
@in_folder
def list_(limit: int, folder: Path) -> None:
    """Show the matches that were won, the newest first: when, TABLE/MATCH, and who played."""

    async def lines(store: SqlStore) -> list[str]:
        return [await _line(store, match) for match in await store.finished_matches(limit)]

    found = _with_store(folder, lines)
    for line in found:
        click.echo(line)
    if not found:
        say("matches-none")


@command.command("export")
@click.argument("match", metavar="TABLE/MATCH")
@in_folder
def export(match: str, folder: Path) -> None:
    """Print the record of a match that has ended or was left; `cassino record check` reads it."""
    table, _, number = match.rpartition("/")
    if not number.isdecimal() or len(number) > 9:
        raise click.BadParameter(told_here("matches-bad-name", name=match))

    async def text(store: SqlStore) -> str:
        stored = await store.read(table)
        if not stored:
            raise click.ClickException(told_here("matches-no-table", table=table))
        first, *rest = map(from_stored, stored)
        if not 1 <= int(number) <= reduce(apply, rest, begin(table, first)).matches:
            raise click.ClickException(told_here("matches-no-match", table=table, match=number.lstrip("0") or "0"))
        return record_of(state_at_end(table, [first, *rest], int(number)))

    click.echo(_with_store(folder, text), nl=False)


@command.command("delete")
@click.argument("table")
@click.option("--yes", is_flag=True, help="Do not ask.")
@in_folder
def delete(table: str, yes: bool, folder: Path) -> None:
    """Forget a TABLE with all its matches for good. What was dealt there counts in no statistics any more."""

    async def forget(store: SqlStore) -> None:
        if not await store.read(table):
            raise click.ClickException(told_here("matches-no-table", table=table))
        if not yes:
            click.confirm(told_here("matches-delete", table=table), abort=True)
        await store.delete(table)

    _with_store(folder, forget)
    say("matches-deleted", table=table)


def _with_store(folder: Path, deed: Callable[[SqlStore], Awaitable[Given]]) -> Given:
    """What *deed* gives of the store of *folder*, which no server may have; refusals are said in words."""
    if not (folder / DATABASE).is_file():
        raise click.ClickException(told_here("db-refused-nothing_there", path=str(folder / DATABASE)))

    async def run() -> Given:
        with DataFolder(folder) as held:
            store = await open_folder(held)
            try:
                return await deed(store)
            finally:
                await store.close()

    with refusals():
        return asyncio.run(run())


async def _line(store: SqlStore, match: FinishedMatch) -> str:
    """When, which, and who."""
    first, *rest = [from_stored(stored) for stored in await store.read(match.table) if stored.number <= match.number]
    state: TableState = reduce(apply, rest, begin(match.table, first))
    names = ", ".join(seat.name or seat.bot for seat in state.seats)
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(match.at))
    return f"{when}  {match.table}/{state.matches}  {state.rules.to_text()}  {names}"
