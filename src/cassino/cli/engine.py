"""The command `cassino engine`."""

import os
import sys

import click

from cassino.rules.kernel import cache, way


@click.command("engine")
def command() -> None:
    """Speak the engine protocol: one JSON object a line in, one a line out.

    The program ends with its input. The rules run compiled where that was prepared, by `cassino play` or by a start
    with CASSINO_WAY=compiled; else plain, and the bots that think are refused.
    """
    if "CASSINO_WAY" not in os.environ and cache.is_ready():
        way.choose("compiled")
    from cassino.engine import bots_as_players, serve  # which runs the rules in the way that was chosen

    serve(sys.stdin.buffer, sys.stdout.buffer, bots_as_players())
