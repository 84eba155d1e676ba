"""A finished match as files: its record, and the proof that its cards were dealt fairly."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from cassino.notation.records import Record, format_record
from cassino.table.apply import apply, begin
from cassino.table.events import Numbered, ShuffleShown
from cassino.table.fair import Stage, proof_to_json
from cassino.table.refusals import TableError
from cassino.table.state import Seat, TableState


def state_at_end(table: str, events: Iterable[Numbered], match: int) -> TableState:
    """The state when match number *match* had ended or was left; TableError `not_now` while it has not."""
    state: TableState | None = None
    for event in events:
        state = begin(table, event) if state is None else apply(state, event)
        if isinstance(event.event, ShuffleShown) and state.matches == match:
            return state
    raise TableError("not_now")


def record_of(state: TableState) -> str:
    """The record of the match that has just ended; empty when it was left before its first card.

    TableError `not_now` while the match goes on, since a record holds the packs, and for a deal that was set up.
    """
    if not state.shuffles or state.shuffles[-1].stage is not Stage.SHOWN or state.set_up is not None:
        raise TableError("not_now")
    match = state.match
    if match is None or not (match.deals or match.position):
        return ""
    names = tuple(_name(seat) for seat in state.seats)
    date = time.strftime("%Y.%m.%d", time.gmtime(state.at_time))
    return format_record(Record.of_match(match, names=names, date=date))


def proof_of(state: TableState) -> Mapping[str, object]:
    """The file that `cassino verify` reads, of the match that has just ended. Refused as `record_of`."""
    return proof_to_json(state.shuffles, record_of(state))


def _name(seat: Seat) -> str:
    return seat.name if seat.viewer else f"bot:{seat.bot}" if seat.bot else ""
