"""`observe`: what a seat knows, the only door to hidden cards."""

from functools import cached_property
from typing import Any

from cassino.cards import CardSet
from cassino.rules.moves import Held, Move
from cassino.rules.position import Position
from cassino.rules.reading import NOT_KNOWN
from cassino.rules.setting_up import parts_of, set_up


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
    parts = parts_of(position)
    parts["hands"] = tuple(hand if other == seat else Held(0, hand.count) for other, hand in enumerate(position.hands))
    if position.stock is not None:
        parts["stock"] = (NOT_KNOWN,) * len(position.stock)
    return Observation(set_up(**parts), seat)
