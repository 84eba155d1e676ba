"""The engine as a program: lines from one stream answered on another."""

import codecs
from typing import BinaryIO

from cassino.engine.players import Players
from cassino.engine.protocol import answer
from cassino.notation.json_limits import MAX_BYTES


def serve(lines: BinaryIO, answers: BinaryIO, players: Players) -> None:
    """Answer every line of *lines* in order, each at once, until they end.

    A line that is too long is read to its end without being kept, then answered as such. A byte order mark before the
    first line is no part of it.
    """
    mark = codecs.BOM_UTF8
    while line := lines.readline(MAX_BYTES + 2):
        if not line.endswith(b"\n") and len(line) > MAX_BYTES:
            _skip_line(lines)
        bare = line.removeprefix(mark).removesuffix(b"\n").removesuffix(b"\r")
        mark = b""
        answers.write(answer(bare, players).encode() + b"\n")
        answers.flush()


def _skip_line(lines: BinaryIO) -> None:
    while (rest := lines.readline(MAX_BYTES)) and not rest.endswith(b"\n"):
        pass
