"""Copies and readings of the position record, for the loaded way."""

from typing import Any

from .records import BUILD_RECORD, LAYOUT, MAX_BUILDS, MAX_SEATS, MOVES, POSITION, SCORE, TALLY, new
from .way import is_compiled

MoveRow = tuple[int, int, int, int, int]
"""A move as the kernel has it: card, kind, value, loose cards, builds as bits by place."""


class Scratch:
    """The records that the kernel works in; one for each thread."""

    __slots__ = ("layout", "moves", "score", "tally")

    def __init__(self) -> None:
        self.layout = new(LAYOUT)
        self.tally = new(TALLY)
        self.moves = new(MOVES)
        self.score = new(SCORE)


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

    def copy_of(state: Any) -> Any:
        """A copy of a position's record that may be played on by one move."""
        return np.frombuffer(bytearray(state), POSITION)

    def move_rows(moves: Any, count: int) -> list[MoveRow]:
        """The first *count* moves of a list."""
        return moves["items"][0, :count].tolist()

    def fields(state: Any) -> dict[str, Any]:
        """Every field of a position's record as ints and lists."""
        record = state[0]
        return {name: record[name].tolist() for name in POSITION.names if name != "builds"} | {
            "builds": state["builds"][0, : int(record["build_count"])].tolist()
        }

else:
    _UNUSED = BUILD_RECORD()
    _HOLES = [_UNUSED] * MAX_BUILDS

    def _copy_build(build: Any) -> Any:
        copy = BUILD_RECORD()
        copy.cards, copy.value, copy.owner, copy.groups = build.cards, build.value, build.owner, build.groups
        return copy

    def copy_of(state: Any) -> Any:
        """A copy of a position's record that may be played on by one move (so it has room for one build more)."""
        old = state[0]
        copy = POSITION.__new__(POSITION)
        for name in _NUMBERS:
            setattr(copy, name, getattr(old, name))
        for name in _BY_SEAT:
            setattr(copy, name, getattr(old, name)[:])
        count = old.build_count
        copy.builds = [_copy_build(build) for build in old.builds[:count]]
        copy.builds += [BUILD_RECORD(), *_HOLES[count + 1 :]]
        copy.pack = old.pack
        return [copy]

    def move_rows(moves: Any, count: int) -> list[MoveRow]:
        """The first *count* moves of a list."""
        return [(move.card, move.kind, move.value, move.loose, move.builds) for move in moves[0].items[:count]]

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


__all__ = ["MAX_SEATS", "Scratch", "copy_of", "fields", "fresh", "move_rows"]
