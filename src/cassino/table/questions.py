"""Questions about a move that change nothing."""

from __future__ import annotations

from cassino.cards import card_set, parse_card
from cassino.rules import Narrowing, Position, Reason, observe
from cassino.table import commands as c
from cassino.table.decide import read_move
from cassino.table.refusals import TableError
from cassino.table.rights import check_right
from cassino.table.state import TableState


def narrow(state: TableState, viewer: str, command: c.Narrow) -> Narrowing:
    """What may still join the chosen cards, for the seat whose turn it is."""
    position = _known_position(state, viewer, command)
    builds = tuple(_cards(build) for build in command.builds)
    return position.narrow(parse_card(command.card), _cards(command.loose), builds)


def explain(state: TableState, viewer: str, command: c.Explain) -> Reason | None:
    """Why the move may not be played; None when it may."""
    return _known_position(state, viewer, command).explain(read_move(state, command.move))


def _cards(names: tuple[str, ...]) -> int:
    return card_set(parse_card(name) for name in names)


def _known_position(state: TableState, viewer: str, command: c.Command) -> Position:
    """What the viewer knows when it is their turn: an answer from it can tell nothing else."""
    check_right(state, viewer, command)
    if state.turn is None or state.position is None:
        raise TableError("not_now")
    if state.seat_of(viewer) != state.turn:
        raise TableError("not_your_turn")
    return observe(state.position, state.turn).position
