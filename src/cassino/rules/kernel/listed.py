"""Moves that were found, on their way into the list."""

from .records import MAX_SETS, Record
from .way import compiled


@compiled
def add_move(moves: Record, kind: int, card: int, loose: int, builds: int, value: int) -> None:
    """Append one move, unless the list has reached its limit."""
    if moves.count == moves.limit:
        moves.full = 1
        return
    move = moves.items[moves.count]
    move.kind = kind
    move.card = card
    move.loose = loose
    move.builds = builds
    move.value = value
    moves.count += 1


@compiled
def add_each(
    layout: Record, row: int, count: int, moves: Record, kind: int, card: int, builds: int, value: int
) -> None:
    """Append a move for each set of *row* that, with *builds*, is not nothing."""
    number = moves.count
    for k in range(count):
        loose = layout.sets[row * MAX_SETS + k]
        if loose | builds:
            if number == moves.limit:
                moves.full = 1
                break
            move = moves.items[number]
            move.kind = kind
            move.card = card
            move.loose = loose
            move.builds = builds
            move.value = value
            number += 1
    moves.count = number
