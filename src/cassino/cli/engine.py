"""The command `cassino engine`."""

import sys

import click

from cassino.engine import bots_as_players, serve


@click.command("engine")
def command() -> None:
    """Speak the engine protocol: one JSON object a line in, one a line out.

    The program ends with its input.
    """
    serve(sys.stdin.buffer, sys.stdout.buffer, bots_as_players())
