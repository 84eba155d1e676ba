"""The command `cassino play`."""

import sys
import threading

import click

from cassino.cli.language import system_language
from cassino.words import format as told


@click.command("play")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free one.")
@click.option("--lan", is_flag=True, help="Let the network in, and show address and QR code.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def command(*, port: int, lan: bool, no_browser: bool) -> None:
    """Play in the browser: serve tables on this machine until Ctrl-C.

    A port that is taken gives way to the next free one.
    """
    click.echo(_told("play-starting"), err=True)
    from cassino.web import serve  # slow to import: something is said before

    stopping = threading.Event()
    preparing = threading.Thread(target=_prepare_kernel, args=(stopping,), daemon=True)
    lang = system_language()
    try:
        serve(port=port, lan=lan, open_browser=not no_browser, lang=lang, say=click.echo, begun=preparing.start)
    except OSError as error:
        if error.filename is not None:  # a file of the data folder, and no port
            raise
        raise click.ClickException(_told("play-port-refused", port=str(port), message=error.strerror)) from error
    finally:
        stopping.set()


def _prepare_kernel(stopping: threading.Event) -> None:
    """Compile the rules for the bots that think, in another process; silent when that was done before."""
    from cassino.rules.kernel import cache

    try:
        if cache.is_ready():
            return
        click.echo(_told("play-preparing"), err=True)
        cache.prepare(_say_progress)
    except (RuntimeError, OSError) as error:
        if not stopping.wait(1):  # Ctrl-C ends the compiling process too, and a little earlier
            click.echo(_told("play-not-prepared", message=str(error)), err=True)


def _say_progress(done: int, whole: int) -> None:
    """Say how many functions are compiled: on one line of a terminal, else line by line."""
    text = _told("play-prepared", done=done, whole=whole)
    if sys.stderr.isatty():
        click.echo(f"\r{text}", err=True, nl=done == whole)
    else:
        click.echo(text, err=True)


def _told(id: str, **args: object) -> str:
    return told(system_language(), id, **args)
