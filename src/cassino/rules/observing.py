"""`observe`: what a seat knows, the only door to hidden cards."""

from functools import cached_property
from typing import Any

from cassino.cards import CardSet
from cassino.rules.kernel.copying import copy_position
from cassino.rules.kernel.state import blank
from cassino.rules.kernel.way import is_compiled
from cassino.rules.moves import Move
from cassino.rules.position import Position
from cassino.rules.reading import NOT_KNOWN

_NO_CARDS = [NOT_KNOWN] * 52


class Observation:
    """What one seat, or a watcher, knows of a position; equal when that is equal."""

    __slots__ = ("__dict__", "position", "seat")

    def __init__(self, position: Position, seat: int | None) -> None:
        self.position = position
        """The position with all that is hidden unknown."""

        self.seat = seat
        """Who sees it; None for a watcher."""

    @cached_property
    def hand(self) -> CardSet:
        """The seat's own cards."""
        return 0 if self.seat is None else self.position.hands[self.seat].cards

    @property
    def is_to_move(self) -> bool:
        """Whether it is this seat's turn."""
        return not self.position.is_over and self.position.turn == self.seat

    def legal_moves(self, limit: int = 1000) -> list[Move]:
        """The seat's legal moves; none when it is not to move."""
        return self.position.legal_moves(limit) if self.is_to_move else []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Observation({self.position!r}, {self.seat})"

    def _key(self) -> tuple[Any, ...]:
        return self.seat, self.position


def observe(position: Position, seat: int | None) -> Observation:
    """What *seat* (None: a watcher) knows of *position*: its own hand, the layout, and all that was ever public.

    Captured cards were public when they were taken. Hidden are the other hands and the stock, cards and order.
    """
    state = _copied(position._state)
    record = state[0]
    for other in range(position.seats):
        if other != seat:
            record.hands[other] = 0
    record.pack[:] = _NO_CARDS
    seen = Position.of_parts(
        position.rules,
        position.partnership,
        state,
        position._kernel_rules,
        position.carried,
        position.history,
        position._unknown,
        position._piles,
    )
    return Observation(seen, seat)


def _copied(state: Any) -> Any:
    """A record like *state* that shares nothing with it."""
    if is_compiled():
        return state.copy()
    copy = blank()
    copy_position(state, copy)
    copy[0].pack = state[0].pack[:]
    return copy
