"""How much time is left and how much has passed, at one moment; nothing here looks at a clock."""

from __future__ import annotations

from dataclasses import dataclass

from cassino.table.state import Phase, TableState

ASK_S = 30
"""So long a question to take a move back stands."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When a table is looked at, by the clock of the process that has it."""

    now: float
    """Seconds since 1970."""

    since: float
    """When the table began to wait for what it waits for: never before this process had the table."""

    are_bots_ready: bool = True
    """False while the bots that think are being prepared, and plain ones play for them."""


def runs_clock(state: TableState, seat: int) -> bool:
    """Whether time is running for *seat*: a person who plays has the turn, and the pace is timed."""
    return state.pace.is_timed and state.turn == seat and state.seats[seat].is_waited_for


def clock_left_ms(state: TableState, seat: int, moment: Moment) -> int | None:
    """What *seat* has left: of its bank, or for its move; None where the pace is untimed or no person has the seat."""
    if not state.pace.is_timed or not state.seats[seat].viewer:
        return None
    full = state.seats[seat].clock_ms if state.pace.kind == "clock" else 1000 * state.pace.seconds
    return max(0, full - _ms(moment.now - moment.since)) if runs_clock(state, seat) else full


def turn_ms(state: TableState, moment: Moment) -> int | None:
    """How long the turn has lasted; None while no deal is played."""
    return _ms(moment.now - moment.since) if state.phase is Phase.PLAYING else None


def gone_ms(state: TableState, seat: int, moment: Moment) -> int | None:
    """How long the person in *seat* has been without a page; None for one who is there or never was, or no person."""
    who = state.seats[seat]
    return _ms(moment.now - who.left_at) if who.viewer and not who.is_here and who.left_at else None


def take_back_lapses(state: TableState, since: float) -> float | None:
    """When the question to take a move back lapses; None while nobody asks."""
    return max(since, state.asked_at) + ASK_S if state.take_back_seat is not None else None


def take_back_left_ms(state: TableState, moment: Moment) -> int | None:
    """How long the question to take a move back still stands; None while nobody asks."""
    lapses = take_back_lapses(state, moment.since)
    return None if lapses is None else _ms(lapses - moment.now)


def _ms(seconds: float) -> int:
    return max(0, round(1000 * seconds))
