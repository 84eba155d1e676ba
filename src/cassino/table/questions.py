"""Questions about a move that change nothing, and where they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from cassino.cards import card_set, parse_card
from cassino.rules import Move, Narrowing, Observation, Position, Reason, observe
from cassino.table import commands as c
from cassino.table.decide import read_move
from cassino.table.largest import largest_capture
from cassino.table.refusals import TableError
from cassino.table.rights import check_right
from cassino.table.state import TableState

CROWDED = 14
"""Loose cards and builds from which on a question is answered beside the event loop: one may take 0.3 s."""

P = ParamSpec("P")
T = TypeVar("T")
_aside = ThreadPoolExecutor(1, "questions")
"""One thread for all tables: however many ask, the tables share the interpreter with one of them at a time."""


@dataclass(frozen=True, slots=True)
class Narrowed:
    """What may join a choice, and the hand card's largest capture where nothing else is chosen yet."""

    narrowing: Narrowing
    largest: Move | None


async def unhurried(state: TableState, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The answer to a question about the layout of *state*; on a crowded one it is found beside the event loop."""
    position = state.position
    if position is None or position.loose.bit_count() + len(position.builds) < CROWDED:
        return question(*args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(_aside, lambda: question(*args, **kwargs))


def narrow(state: TableState, viewer: str, command: c.Narrow) -> Narrowed:
    """What may still join the chosen cards, for the seat whose turn it is."""
    position = _known_position(state, viewer, command)
    card, loose = parse_card(command.card), _cards(command.loose)
    builds = tuple(_cards(build) for build in command.builds)
    narrowing = position.narrow(card, loose, builds)
    return Narrowed(narrowing, None if loose or builds else largest_capture(position, card))


def may_hint(state: TableState, viewer: str) -> bool:
    """Whether a bot may advise *viewer*: no other person has a seat."""
    return all(seat.viewer in ("", viewer) for seat in state.seats)


def advised(state: TableState, viewer: str, command: c.Hint) -> Observation:
    """What the seat to move knows, for a bot to advise it from; TableError where it may not."""
    _known_position(state, viewer, command)
    assert state.position is not None
    if not may_hint(state, viewer):
        raise TableError("no_hints")
    return observe(state.position, state.turn)


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
