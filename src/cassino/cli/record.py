"""The commands `cassino record …`."""

from pathlib import Path

import click

from cassino.cli.language import system_language
from cassino.errors import BadRecord
from cassino.notation.record_check import check_record
from cassino.notation.record_reading import MAX_LENGTH
from cassino.notation.records import format_totals
from cassino.words import format as told

_MAX_BYTES = 4 * MAX_LENGTH  # a character has up to four


@click.group("record")
def command() -> None:
    """Check match records."""


@command.command("check")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path, allow_dash=True))
@click.pass_context
def check(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Play each match record again: whether every move is legal and every score right.

    A dash stands for the standard input. The exit code is 0 when all records are true, 1 when one is not, which is said
    with line and reason, 2 when a file cannot be read.
    """
    lang = system_language()
    ctx.exit(max(_check(file, lang) for file in files))


def _check(file: Path, lang: str) -> int:
    try:
        match = check_record(_read(file))
    except OSError:
        click.echo(told(lang, "record-cannot-be-read", file=str(file)), err=True)
        return 2
    except UnicodeDecodeError:
        click.echo(told(lang, "record-not-utf8", file=str(file)), err=True)
        return 1
    except BadRecord as error:
        where = f"{file}:{error.line}" if error.line is not None else str(file)
        click.echo(f"{where}: {error}", err=True)
        return 1
    totals, is_over = format_totals(match.totals), "yes" if match.is_over else "no"
    click.echo(told(lang, "record-holds", file=str(file), deals=len(match.deals), totals=totals, is_over=is_over))
    return 0


def _read(file: Path) -> str:
    """The text of *file*; of one that is too long no more is read than shows it."""
    with click.open_file(str(file), "rb") as opened:
        content: bytes = opened.read(_MAX_BYTES + 1)
    if len(content) > _MAX_BYTES:
        raise BadRecord(f"a record has at most {MAX_LENGTH} characters", line=1)
    return content.decode("utf-8")
