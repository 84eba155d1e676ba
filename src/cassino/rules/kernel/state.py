"""Copies and readings of the position record, for the loaded way."""

from collections.abc import Iterator, Sequence
from typing import Any

from .records import POSITION, SCORE, WORK, new
from .way import is_compiled

MoveRow = tuple[int, int, int, int, int]
"""A move as the kernel has it: card, kind, value, loose cards, builds as bits by place."""

_BY_SEAT = ("hands", "counts", "captured", "sweeps", "pats", "before")
_NUMBERS = (
    "loose",
    "build_count",
    "seats",
    "turn",
    "dealer",
    "round",
    "dealt",
    "over",
    "last_capturer",
    "winner",
    "extra",
)

if is_compiled():
    import numpy as np

    _SIZE = POSITION.itemsize

    class Scratch:
        """The records that the kernel works in; one for each thread."""

        __slots__ = ("_numbers", "score", "work")

        def __init__(self) -> None:
            self.work = new(WORK)
            self.score = new(SCORE)
            self._numbers = self.work["moves"]["items"][0].view(np.int64)

        def rows(self, count: int) -> Iterator[MoveRow]:
            """The first *count* moves of the list."""
            numbers = iter(self._numbers[: 5 * count].tolist())
            return zip(numbers, numbers, numbers, numbers, numbers, strict=True)

    def blank() -> Any:
        """A record for a position to be put into."""
        return np.frombuffer(bytearray(_SIZE), POSITION)

    def set_pack(state: Any, pack: Sequence[int]) -> None:
        """Put *pack* into a position's record, first card first."""
        state["pack"][0, : len(pack)] = pack

    def fields(state: Any) -> dict[str, Any]:
        """Every field of a position's record as ints and lists."""
        record = state[0]
        return {name: record[name].tolist() for name in POSITION.names if name != "builds"} | {
            "builds": state["builds"][0, : int(record["build_count"])].tolist()
        }

else:

    class Scratch:  # type: ignore[no-redef]
        """The records that the kernel works in; one for each thread."""

        __slots__ = ("score", "work")

        def __init__(self) -> None:
            self.work = new(WORK)
            self.score = new(SCORE)

        def rows(self, count: int) -> Iterator[MoveRow]:
            """The first *count* moves of the list."""
            for move in self.work[0].moves.items[:count]:
                yield move.card, move.kind, move.value, move.loose, move.builds

    def blank() -> Any:
        """A record for a position to be put into."""
        return [POSITION.__new__(POSITION)]

    def set_pack(state: Any, pack: Sequence[int]) -> None:
        """Put *pack* into a position's record, first card first."""
        state[0].pack[: len(pack)] = pack

    def fields(state: Any) -> dict[str, Any]:
        """Every field of a position's record as ints and lists."""
        record = state[0]
        builds = [(b.cards, b.value, b.owner, b.groups) for b in record.builds[: record.build_count]]
        return {name: getattr(record, name) for name in (*_NUMBERS, *_BY_SEAT, "pack")} | {"builds": builds}


def fresh() -> Any:
    """An empty position's record."""
    state = new(POSITION)
    state[0].last_capturer = -1
    state[0].winner = -1
    return state
