"""The program `cassino`: a command's room is imported only when the command is called."""

import importlib
import os
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType, MappingProxyType
from typing import Any

import click

import cassino
from cassino.errors import CassinoError

COMMANDS: Mapping[str, str] = MappingProxyType(
    {
        "arena": "Let bots play each other on duplicate deals.",
        "db": "Look after the database of tables and matches.",
        "engine": "Speak the engine protocol on standard input and output.",
        "matches": "List, export and delete the matches that are kept.",
        "mini": "Solve Mini-Cassino, and measure bots by it.",
        "play": "Play in the browser.",
        "record": "Check match records.",
        "verify": "Check the fair shuffle of a match.",
    }
)
"""Each command and the line about it; command `x-y` is `command` of the module `cassino.cli.x_y`."""


class LazyGroup(click.Group):
    """A group of commands that knows their names and lines, and imports one only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Give the names of all commands, sorted."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command called *cmd_name*; None when there is none."""
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"cassino.cli.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any."""
        if COMMANDS:
            with formatter.section("Commands"):
                formatter.write_dl(sorted(COMMANDS.items()))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run the program; what the system refuses is said in one line with the file's name, with exit code 1."""
        _open_closed_streams()
        try:
            with _ended_in_order():
                return super().main(*args, **kwargs)
        except OSError as error:
            told = error.strerror or str(error)
            where = f"{os.fsdecode(error.filename)}: " if isinstance(error.filename, (str, bytes)) else ""
            click.ClickException(f"{where}{told}").show()
            _drop_what_cannot_be_written()
            sys.exit(1)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; an error of Cassino is said in one line, with exit code 1."""
        try:
            return super().invoke(ctx)
        except CassinoError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(cassino.__version__, prog_name="cassino")
def main() -> None:
    """Play Cassino, speak its engine protocol, check its records."""


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """SIGTERM ends the command as Ctrl-C does, so that it leaves no process and no file behind; the code is 143."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _drop_what_cannot_be_written() -> None:
    """Python would try again as it ends, and end with a code of its own."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_closed_streams() -> None:
    """Standard streams that were closed are empty ones: else the next file that is opened would take their place."""
    for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        if getattr(sys, name) is None:
            found = os.open(os.devnull, os.O_RDWR)
            if found != number:
                os.dup2(found, number)
                os.close(found)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 - for the whole run
