"""What a table does by itself, and when."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from typing import Any

from cassino.table import commands as c
from cassino.table import events as e
from cassino.table.fair import COMMIT_TIMEOUT_S, REVEAL_TIMEOUT_S, Stage
from cassino.table.flow import (
    Draft,
    Given,
    begin_match,
    close_shuffle,
    deal,
    go_on_when_ready,
    play,
    show_secret,
    void_shuffle,
)
from cassino.table.state import Phase, TableState
from cassino.table.times import take_back_lapses

WARN_S = 20
"""After so long without a socket at one's turn, others waiting, comes a warning."""

TAKE_OVER_S = 60
"""So long after the turn began, or the socket closed, a bot takes over."""

READY_S = 60
"""So long after the first who wants to go on, the others are no longer waited for."""

IDLE_S = 60 * 86_400
"""A match that nobody has touched for so long is left for good: what was dealt may be known then, and is counted."""

UNDER_WAY = frozenset({Phase.SHUFFLING, Phase.PLAYING, Phase.DEAL_OVER})
"""The phases of a match that is neither to begin nor over."""

START, CLOSE, VOID, WARN, TAKE_OVER, DEAL, LAPSE = "start", "close", "void", "warn", "take_over", "deal", "lapse"
IDLE = "idle"
"""What a GoOn can ask for."""


def decide_own(state: TableState, command: c.OwnCommand, given: Given) -> Draft | None:
    """The events that the table's own *command* makes happen; None where it no longer applies."""
    draft = Draft(state, given.now)
    if state.phase is not Phase.CLOSED:
        _OWN[type(command)](draft, command, given)
    return draft if draft.events else None


def due(state: TableState, since: float, bot_pace_s: float) -> Iterator[tuple[float, c.OwnCommand]]:
    """What the table will do by itself if nothing else happens, and when. Bots' moves are not among it."""
    if state.phase in UNDER_WAY:
        yield state.at_time + IDLE_S, c.GoOn(what=IDLE, at=state.at)
    match state.phase:
        case Phase.LOBBY:
            if state.starts_by_itself and state.is_full and state.waited_for:
                yield since, c.GoOn(what=START)
        case Phase.SHUFFLING:
            stage = state.shuffles[-1].stage
            if stage is Stage.OPENED:
                yield since + COMMIT_TIMEOUT_S, c.GoOn(what=CLOSE, at=state.at)
            elif stage is Stage.CLOSED:
                yield since + REVEAL_TIMEOUT_S, c.GoOn(what=VOID, at=state.at)
        case Phase.PLAYING:
            yield from _due_in_play(state, since)
        case Phase.DEAL_OVER:
            if any(seat.is_ready for seat in state.seats):
                yield max(since, state.ready_at) + READY_S, c.GoOn(what=DEAL, at=state.at)
            elif not any(seat.is_waited_for for seat in state.seats):
                yield since + 3 * bot_pace_s, c.GoOn(what=DEAL, at=state.at)


def _due_in_play(state: TableState, since: float) -> Iterator[tuple[float, c.OwnCommand]]:
    lapses = take_back_lapses(state, since)
    if lapses is not None:
        yield lapses, c.GoOn(what=LAPSE, at=state.at)
    turn = state.turn
    assert turn is not None
    seat = state.seats[turn]
    if not seat.is_waited_for:
        return
    if state.pace.kind == "clock":
        yield since + seat.clock_ms / 1000, c.TimeIsUp(at=state.at)
    elif state.pace.kind == "days":
        yield since + state.pace.seconds, c.TimeIsUp(at=state.at)
    elif not seat.is_here and state.waited_for:
        gone = max(since, seat.left_at)
        if not state.is_warned:
            yield gone + WARN_S, c.GoOn(what=WARN, at=state.at)
        else:
            yield gone + TAKE_OVER_S, c.GoOn(what=TAKE_OVER, at=state.at)


def bot_to_move(state: TableState) -> str | None:
    """The bot whose turn it is."""
    return state.seats[state.turn].bot or None if state.turn is not None else None


def bot_pause(state: TableState, pace_s: float) -> float:
    """How long a bot's move takes to appear: from public data and the match's key alone, never from its thinking."""
    assert state.position is not None
    drawn = hmac.digest(state.key, f"pause|{state.deals}|{state.turn}|{state.ply}".encode(), "sha256")
    return pace_s * (0.75 + drawn[0] / 512)


def _bot_plays(draft: Draft, command: c.BotPlays, given: Given) -> None:
    if command.at == draft.state.at and bot_to_move(draft.state):
        play(draft, command.move, 0)


def _time_is_up(draft: Draft, command: c.TimeIsUp, given: Given) -> None:
    state = draft.state
    if command.at == state.at and state.turn is not None and state.seats[state.turn].is_waited_for:
        draft.happen(e.Away(seat=state.turn, bot=given.stand_in, why="time"))


def _go_on(draft: Draft, command: c.GoOn, given: Given) -> None:
    """Each is asked again whether it still applies: a deed may have come between."""
    state = draft.state
    if command.what == START:
        if state.phase is Phase.LOBBY and state.is_full:
            begin_match(draft, given)
    elif command.at == state.at:
        _WAITED[command.what](draft, given)


def _close_now(draft: Draft, given: Given) -> None:
    if draft.state.phase is Phase.SHUFFLING and draft.state.shuffles[-1].stage is Stage.OPENED:
        close_shuffle(draft)


def _void_now(draft: Draft, given: Given) -> None:
    if draft.state.phase is Phase.SHUFFLING and draft.state.shuffles[-1].stage is Stage.CLOSED:
        void_shuffle(draft, given)


def _warn(draft: Draft, given: Given) -> None:
    turn = draft.state.turn
    if turn is not None and not draft.state.is_warned:
        draft.happen(e.AwayWarned(seat=turn))


def _take_over(draft: Draft, given: Given) -> None:
    turn = draft.state.turn
    if turn is not None and draft.state.seats[turn].is_waited_for and not draft.state.seats[turn].is_here:
        draft.happen(e.Away(seat=turn, bot=given.stand_in, why="left"))


def _deal_now(draft: Draft, given: Given) -> None:
    if draft.state.phase is Phase.DEAL_OVER:
        deal(draft)


def _lapse(draft: Draft, given: Given) -> None:
    if draft.state.take_back_seat is not None:
        draft.happen(e.TakeBackRefused(seat=draft.state.take_back_seat, why="time"))


def _end_idle(draft: Draft, given: Given) -> None:
    if draft.state.phase in UNDER_WAY and given.now >= draft.state.at_time + IDLE_S:
        show_secret(draft)
        draft.happen(e.Closed(why="idle"))


def _arrive(draft: Draft, command: c.Arrive, given: Given) -> None:
    """A person who comes back plays again, unless the others called the bot while the person was there."""
    seat = draft.state.seat_of(command.viewer)
    if seat is None:
        return
    if not draft.state.seats[seat].is_here:
        draft.happen(e.Came(seat=seat, takes_part=command.takes_part))
        if draft.state.seats[seat].is_away:
            draft.happen(e.Back(seat=seat))


def _depart(draft: Draft, command: c.Depart, given: Given) -> None:
    seat = draft.state.seat_of(command.viewer)
    if seat is not None and draft.state.seats[seat].is_here:
        draft.happen(e.Left(seat=seat))
        if draft.state.waited_for and any(other.is_ready for other in draft.state.seats):
            go_on_when_ready(draft, given)


_WAITED: dict[str, Callable[[Draft, Given], None]] = {
    CLOSE: _close_now,
    VOID: _void_now,
    WARN: _warn,
    TAKE_OVER: _take_over,
    DEAL: _deal_now,
    LAPSE: _lapse,
    IDLE: _end_idle,
}

_OWN: dict[type[c.OwnCommand], Callable[[Draft, Any, Given], None]] = {
    c.BotPlays: _bot_plays,
    c.TimeIsUp: _time_is_up,
    c.GoOn: _go_on,
    c.Arrive: _arrive,
    c.Depart: _depart,
}
