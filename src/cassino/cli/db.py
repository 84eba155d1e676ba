"""The commands `cassino db …`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from cassino.cli.language import system_language
from cassino.errors import CassinoError
from cassino.storage.folder import DATABASE, DataFolder, FolderInUse, default_folder
from cassino.storage.upkeep import Checkup, UpkeepRefused, back_up, check_database, restore, upgrade_folder
from cassino.words import format as told

in_folder = click.option(
    "--data",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=default_folder,
    show_default="the user's data folder",
    help="The data folder.",
)


@click.group("db")
def command() -> None:
    """Look after the database of tables and matches."""


@command.command("upgrade")
@in_folder
def upgrade(folder: Path) -> None:
    """Bring the database to the form that this version uses; a copy of the former one is made first.

    The server does the same when it starts.
    """
    _existing(folder / DATABASE)
    with refusals(), DataFolder(folder) as held:
        former = upgrade_folder(held)
    say("db-newest" if former is None else "db-upgraded", folder=str(folder), former=str(former))


@command.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@in_folder
def backup(file: Path, folder: Path) -> None:
    """Copy the database to the new FILE, also while the server runs. The copy is checked.

    It holds everything that the server knows, cards and secrets included: keep it where nobody else reads it.
    """
    if not file.parent.is_dir():
        raise click.ClickException(told_here("db-refused-no_folder", path=str(file.parent)))
    with refusals():
        found = back_up(folder / DATABASE, file)
    say("db-backed-up", file=str(file), tables=found.tables, events=found.events)


@command.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@in_folder
def restore_(file: Path, folder: Path) -> None:
    """Put the database of the backup FILE in place while the server does not run. The former one is kept beside it."""
    _existing(file)
    with refusals(), DataFolder(folder) as held:
        former = restore(held, file)
    say("db-restored", folder=str(folder))
    if former is not None:
        say("db-former", former=str(former))


@command.command("check")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@in_folder
@click.pass_context
def check(ctx: click.Context, file: Path | None, folder: Path) -> None:
    """Read the whole database, or the backup FILE, and say what is wrong: broken pages, missing events, bad JSON.

    Nothing is changed; the server may run. The exit code is 1 when something is wrong.
    """
    path = file or folder / DATABASE
    _existing(path)
    found = check_database(path)
    if found.damages:
        _say_damages(path, found)
        ctx.exit(1)
    say("db-sound", file=str(path), tables=found.tables, events=found.events)


def _existing(database: Path) -> None:
    """Refuse where no file is."""
    if not database.is_file():
        raise click.ClickException(told_here("db-refused-nothing_there", path=str(database)))


@contextmanager
def refusals() -> Iterator[None]:
    """Say in words why something was not done."""
    try:
        yield
    except FolderInUse as error:
        where = f" ({error.address})" if error.address else ""
        raise click.ClickException(told_here("error-folder_in_use") + where) from error
    except UpkeepRefused as error:
        if error.found is not None:
            _say_damages(Path(error.path), error.found)
        raise click.ClickException(told_here(f"db-refused-{error.reason}", path=error.path)) from error
    except CassinoError as error:
        raise click.ClickException(f"{told_here(f'error-{error.code}')} ({error})") from error


def _say_damages(path: Path, found: Checkup) -> None:
    click.echo(told_here("db-damaged", file=str(path)), err=True)
    for damage in found.damages:
        click.echo(f"  {told_here(f'db-damage-{damage.code}', **damage.args)}", err=True)


def told_here(message: str, /, **args: int | str) -> str:
    """A text in the system's language."""
    return told(system_language(), message, **args)


def say(message: str, /, **args: int | str) -> None:
    """Print a text in the system's language."""
    click.echo(told_here(message, **args))
