"""The engine as a program: lines from one stream answered on another."""

from typing import BinaryIO

from cassino.engine.players import Players
from cassino.engine.protocol import answer
from cassino.notation.json_limits import MAX_BYTES


def serve(lines: BinaryIO, answers: BinaryIO, players: Players) -> None:
    """Answer every line of *lines* in order, each at once, until they end.

    A line that is too long is read to its end without being kept, then answered as such.
    """
    while line := lines.readline(MAX_BYTES + 2):
        if not line.endswith(b"\n") and len(line) > MAX_BYTES:
            _skip_line(lines)
        answers.write(answer(line.removesuffix(b"\n").removesuffix(b"\r"), players).encode() + b"\n")
        answers.flush()


def _skip_line(lines: BinaryIO) -> None:
    while (rest := lines.readline(MAX_BYTES)) and not rest.endswith(b"\n"):
        pass
