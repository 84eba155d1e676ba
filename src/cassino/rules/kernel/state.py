"""Copies and readings of the position record, for the loaded way."""

from collections.abc import Sequence
from typing import Any

from .records import POSITION, SCORE, WORK, new
from .way import is_compiled

MoveColumns = tuple[list[int], list[int], list[int], list[int], list[int]]
"""Moves as the kernel has them: cards, kinds, values, loose cards, builds as bits by place."""

BuildRow = tuple[int, int, int, int]
"""A build as the kernel has it: cards, value, owner, number of groups."""

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
            self._numbers = memoryview(self.work["moves"]["items"][0].view(np.int64))

        def columns(self, count: int) -> MoveColumns:
            """The first *count* moves of the list."""
            numbers = self._numbers[: 5 * count].tolist()
            return numbers[0::5], numbers[1::5], numbers[2::5], numbers[3::5], numbers[4::5]

    def blank() -> Any:
        """A record for a position to be put into."""
        return np.frombuffer(bytearray(_SIZE), POSITION)

    def set_pack(state: Any, pack: Sequence[int]) -> None:
        """Put *pack* into a position's record, first card first."""
        state["pack"][0, : len(pack)] = pack

    _PLACES = {
        name: slice(place := POSITION.fields[name][1] // 8, place + POSITION.fields[name][0].itemsize // 8)
        for name in POSITION.names
    }
    _COUNT = _PLACES["build_count"].start
    _BUILDS = _PLACES["builds"].start

    def build_rows(state: Any) -> list[BuildRow]:
        """The builds of a position's record."""
        numbers = state.view(np.int64)
        stop = _BUILDS + 4 * int(numbers[_COUNT])
        row = iter(numbers[_BUILDS:stop].tolist())
        return list(zip(row, row, row, row, strict=True))

    def fields(state: Any) -> dict[str, Any]:
        """Every field of a position's record but the builds, as ints and lists."""
        numbers = state.view(np.int64).tolist()
        read = {name: numbers[_PLACES[name]] for name in (*_BY_SEAT, "pack")}
        for name in _NUMBERS:
            read[name] = numbers[_PLACES[name].start]
        return read

else:

    class Scratch:  # type: ignore[no-redef]
        """The records that the kernel works in; one for each thread."""

        __slots__ = ("score", "work")

        def __init__(self) -> None:
            self.work = new(WORK)
            self.score = new(SCORE)

        def columns(self, count: int) -> MoveColumns:
            """The first *count* moves of the list."""
            moves = self.work[0].moves.items[:count]
            return (
                [move.card for move in moves],
                [move.kind for move in moves],
                [move.value for move in moves],
                [move.loose for move in moves],
                [move.builds for move in moves],
            )

    def blank() -> Any:
        """A record for a position to be put into."""
        return [POSITION.__new__(POSITION)]

    def set_pack(state: Any, pack: Sequence[int]) -> None:
        """Put *pack* into a position's record, first card first."""
        state[0].pack[: len(pack)] = pack

    def build_rows(state: Any) -> list[BuildRow]:
        """The builds of a position's record."""
        record = state[0]
        return [(build.cards, build.value, build.owner, build.groups) for build in record.builds[: record.build_count]]

    def fields(state: Any) -> dict[str, Any]:
        """Every field of a position's record but the builds, as ints and lists."""
        record = state[0]
        return {name: getattr(record, name) for name in (*_NUMBERS, *_BY_SEAT, "pack")}


def fresh() -> Any:
    """An empty position's record."""
    state = new(POSITION)
    state[0].last_capturer = -1
    state[0].winner = -1
    return state
