"""What a viewer's command makes happen, or why it is refused."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import msgspec

from cassino.errors import NoSuchBot, quoted
from cassino.notation.moves import move_from_json
from cassino.rules import Move
from cassino.table import commands as c
from cassino.table import events as e
from cassino.table.commands import Command
from cassino.table.fair import ShuffleRefused, Stage
from cassino.table.flow import (
    Draft,
    Given,
    begin_match,
    close_shuffle,
    fix_shuffle,
    go_on_when_ready,
    play,
    show_secret,
)
from cassino.table.names import PHRASES, clean_name
from cassino.table.refusals import TableError
from cassino.table.rights import check_right
from cassino.table.state import Phase, TableState

SLOW_TURN_S = 60
"""After so long at one turn the others may call the bot, also for a person who is there."""

GONE_S = 10
"""After so long without a socket the others may call the bot."""


CODE_BYTES = 10
"""Random bytes in the code that takes a seat along to another device."""


def decide(state: TableState, viewer: str, command: Command, given: Given) -> Draft:
    """The events that *command* makes happen, as a draft; TableError or IllegalMove where it is refused."""
    if state.phase is Phase.CLOSED:
        raise TableError("table_closed")
    check_right(state, viewer, command)
    draft = Draft(state, given.now, viewer, command.id)
    _DEEDS[type(command)](draft, command, given)
    return draft


def read_move(state: TableState, form: c.AnyMove) -> Move:
    """The move that *form* means now; BadMove or BadCard."""
    assert state.position is not None
    value = form if isinstance(form, str) else msgspec.to_builtins(form)
    return move_from_json(value, state.position)


def _own_seat(draft: Draft) -> int:
    seat = draft.state.seat_of(draft.viewer)
    assert seat is not None
    return seat


def _must_be(state: TableState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise TableError("not_now")


def _must_be_at(state: TableState, at: str) -> None:
    if at != state.at:
        raise TableError("stale")


def _play(draft: Draft, command: c.Play, given: Given) -> None:
    state = draft.state
    _must_be(state, Phase.PLAYING)
    _must_be_at(state, command.at)
    if state.turn != _own_seat(draft):
        raise TableError("not_your_turn")
    took_ms = round(1000 * max(0.0, given.now - given.since)) if state.pace.is_timed else 0
    play(draft, read_move(state, command.move), took_ms)


def _next_deal(draft: Draft, command: c.NextDeal, given: Given) -> None:
    _must_be(draft.state, Phase.DEAL_OVER)
    _get_ready(draft, given)


def _rematch(draft: Draft, command: c.Rematch, given: Given) -> None:
    _must_be(draft.state, Phase.MATCH_OVER)
    if not draft.state.is_full:
        raise TableError("seats_open")
    _get_ready(draft, given)


def _get_ready(draft: Draft, given: Given) -> None:
    seat = _own_seat(draft)
    if not draft.state.seats[seat].is_ready:
        draft.happen(e.Ready(seat=seat))
    go_on_when_ready(draft, given)


def _say(draft: Draft, command: c.Say, given: Given) -> None:
    if command.phrase not in PHRASES:
        raise TableError("no_such_phrase")
    draft.happen(e.Said(seat=_own_seat(draft), phrase=command.phrase))


def _sit(draft: Draft, command: c.Sit, given: Given) -> None:
    state = draft.state
    _must_be(state, Phase.LOBBY, Phase.MATCH_OVER)
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    if not free:
        raise TableError("table_full")
    seat = free[0] if command.seat is None else command.seat
    if seat >= len(state.seats):
        raise TableError("bad_seat")
    if seat not in free:
        raise TableError("seat_taken")
    draft.happen(e.Sat(seat=seat, name=clean_name(command.name or _default_name(state)), viewer=draft.viewer))
    draft.happen(e.Came(seat=seat, takes_part=given.takes_part))


def _default_name(state: TableState) -> str:
    """A name that nobody at the table has."""
    taken = {seat.name for seat in state.seats}
    return next(name for name in (f"Guest {number}" for number in range(1, 9)) if name not in taken)


def _stand(draft: Draft, command: c.Stand, given: Given) -> None:
    seat = _own_seat(draft)
    if draft.state.phase in (Phase.PLAYING, Phase.DEAL_OVER, Phase.SHUFFLING):
        if not draft.state.seats[seat].is_away:
            draft.happen(e.Away(seat=seat, bot=given.stand_in, why="stood"))
        draft.happen(e.Stood(seat=seat))
        _settle_shuffle(draft)
        go_on_when_ready(draft, given)
    else:
        draft.happen(e.Stood(seat=seat))


def _swap(draft: Draft, command: c.Swap, given: Given) -> None:
    _must_be(draft.state, Phase.LOBBY, Phase.MATCH_OVER)
    if max(command.seat, command.other) >= len(draft.state.seats) or command.seat == command.other:
        raise TableError("bad_seat")
    draft.happen(e.Swapped(seat=command.seat, other=command.other))


def _fill(draft: Draft, command: c.Fill, given: Given) -> None:
    _must_be(draft.state, Phase.LOBBY, Phase.MATCH_OVER)
    if command.seat >= len(draft.state.seats):
        raise TableError("bad_seat")
    seat = draft.state.seats[command.seat]
    if seat.viewer:
        raise TableError("seat_taken")
    if command.bot is None:
        if not seat.bot:
            raise TableError("bad_seat")
        draft.happen(e.Stood(seat=command.seat))
    else:
        check_bot(command.bot, given)
        draft.happen(e.Filled(seat=command.seat, bot=command.bot))


def _list(draft: Draft, command: c.ListTable, given: Given) -> None:
    _must_be(draft.state, Phase.LOBBY)
    if draft.state.is_listed != command.listed:
        draft.happen(e.Listed(listed=command.listed))


def _start(draft: Draft, command: c.Start, given: Given) -> None:
    _must_be(draft.state, Phase.LOBBY)
    begin_match(draft, given)


def _take_back(draft: Draft, command: c.TakeBack, given: Given) -> None:
    state = draft.state
    _must_be(state, Phase.PLAYING)
    _must_be_at(state, command.at)
    seat = _own_seat(draft)
    if moves_to_take_back(state, seat) == 0:
        raise TableError("nothing_to_take_back")
    if state.take_back_seat is not None:
        raise TableError("not_now")
    draft.happen(e.TakeBackAsked(seat=seat))
    take_back_when_agreed(draft)


def moves_to_take_back(state: TableState, seat: int) -> int:
    """How many moves go when *seat* takes its last one back; 0 when cards have been handed out since."""
    for back, match in enumerate(reversed(state.past), start=1):
        if match.position is not None and match.position.turn == seat:
            return back
    return 0


def take_back_when_agreed(draft: Draft) -> None:
    """Undo the moves when everybody who is there and plays lets it be; those who are not there are not asked."""
    state = draft.state
    seat = state.take_back_seat
    assert seat is not None
    if set(state.waited_for) - {seat} <= state.take_back_agreed:
        draft.happen(e.TookBack(seat=seat, moves=moves_to_take_back(state, seat)))


def _answer_take_back(draft: Draft, command: c.AnswerTakeBack, given: Given) -> None:
    seat = _own_seat(draft)
    if draft.state.take_back_seat in (None, seat):
        raise TableError("not_now")
    if command.yes:
        draft.happen(e.TakeBackAgreed(seat=seat))
        take_back_when_agreed(draft)
    else:
        draft.happen(e.TakeBackRefused(seat=seat))


def _call_bot(draft: Draft, command: c.CallBot, given: Given) -> None:
    state = draft.state
    _must_be(state, Phase.PLAYING, Phase.DEAL_OVER)
    number = state.turn if command.seat is None else command.seat
    if number is None or number >= len(state.seats):
        raise TableError("bad_seat")
    if number == _own_seat(draft) or not may_call_bot(state, number, given):
        raise TableError("no_bot_needed")
    draft.happen(e.Away(seat=number, bot=given.stand_in, why="called"))
    go_on_when_ready(draft, given)


def may_call_bot(state: TableState, number: int, given: Given) -> bool:
    """Whether the others may let a bot play for this seat: its person is gone, or slow without a clock."""
    seat = state.seats[number]
    if not seat.is_waited_for:
        return False
    if not seat.is_here:
        return given.now >= seat.left_at + GONE_S
    is_slow = state.turn == number and given.now >= given.since + SLOW_TURN_S
    return is_slow and not state.pace.is_timed


def _come_back(draft: Draft, command: c.ComeBack, given: Given) -> None:
    draft.happen(e.Back(seat=_own_seat(draft)))


def _rename(draft: Draft, command: c.Rename, given: Given) -> None:
    draft.happen(e.Named(seat=_own_seat(draft), name=clean_name(command.name)))


def _give_code(draft: Draft, command: c.GiveCode, given: Given) -> None:
    draft.answer = new_code(given)
    draft.happen(e.CodeGiven(seat=_own_seat(draft), digest=digest_of(draft.answer)))


def _recover(draft: Draft, command: c.Recover, given: Given) -> None:
    digest = digest_of(command.code)
    for number, seat in enumerate(draft.state.seats):
        if seat.viewer and seat.code_digest and hmac.compare_digest(seat.code_digest, digest):
            draft.answer = new_code(given)
            draft.happen(e.SeatMoved(seat=number, viewer=draft.viewer, digest=digest_of(draft.answer)))
            if not seat.is_here:
                draft.happen(e.Came(seat=number, takes_part=given.takes_part))
            return
    raise TableError("bad_code")


def new_code(given: Given) -> str:
    """A code of 80 bits, in groups that can be read out."""
    signs = base64.b32encode(given.draw(CODE_BYTES)).decode()
    return "-".join(signs[start : start + 4] for start in range(0, len(signs), 4))


def digest_of(code: str) -> str:
    """What is kept of a code: enough to know it again, however it is typed, and not to tell it."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(b"cassino-seat-code-1|" + plain.encode()).hexdigest()


def _close(draft: Draft, command: c.Close, given: Given) -> None:
    show_secret(draft)
    draft.happen(e.Closed(why="host"))


def _shuffle_commit(draft: Draft, command: c.ShuffleCommit, given: Given) -> None:
    _must_be(draft.state, Phase.SHUFFLING)
    seat = _own_seat(draft)
    shuffle = _checked(lambda: draft.state.shuffles[-1].commit(seat, bytes.fromhex(command.commit)))
    if shuffle is not draft.state.shuffles[-1]:
        draft.happen(e.ShuffleCommitted(seat=seat, commit=command.commit))
        if not shuffle.waiting_for:
            close_shuffle(draft)


def _shuffle_reveal(draft: Draft, command: c.ShuffleReveal, given: Given) -> None:
    _must_be(draft.state, Phase.SHUFFLING)
    seat = _own_seat(draft)
    shuffle = _checked(lambda: draft.state.shuffles[-1].reveal(seat, bytes.fromhex(command.nonce)))
    if shuffle is not draft.state.shuffles[-1]:
        draft.happen(e.ShuffleRevealed(seat=seat, nonce=command.nonce))
        fix_shuffle(draft)


def _settle_shuffle(draft: Draft) -> None:
    """Go on with a shuffle when nobody else is waited for. A seat that has left is waited for until its time is up."""
    if draft.state.phase is Phase.SHUFFLING and draft.state.shuffles[-1].stage is Stage.CLOSED:
        fix_shuffle(draft)


def _checked(step: Callable[[], Any]) -> Any:
    try:
        return step()
    except ShuffleRefused as error:
        raise TableError("shuffle_refused", reason=str(error)) from error


def check_bot(bot: str, given: Given) -> None:
    """Refuse a bot that there is not."""
    if bot not in given.bots:
        raise NoSuchBot(f"there is no bot {quoted(bot)}; there are {', '.join(given.bots)}")


_DEEDS: dict[type[Command], Callable[[Draft, Any, Given], None]] = {
    c.Play: _play,
    c.NextDeal: _next_deal,
    c.Rematch: _rematch,
    c.Say: _say,
    c.Sit: _sit,
    c.Stand: _stand,
    c.Swap: _swap,
    c.Fill: _fill,
    c.ListTable: _list,
    c.Start: _start,
    c.TakeBack: _take_back,
    c.AnswerTakeBack: _answer_take_back,
    c.CallBot: _call_bot,
    c.ComeBack: _come_back,
    c.Rename: _rename,
    c.GiveCode: _give_code,
    c.Recover: _recover,
    c.Close: _close,
    c.ShuffleCommit: _shuffle_commit,
    c.ShuffleReveal: _shuffle_reveal,
}
