"""A table at a glance: its rules, its seats and how far it is, without playing its cards again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cassino.table import events as e
from cassino.table.apply import apply, begin
from cassino.table.events import Event, from_stored
from cassino.table.ports import StoredEvent
from cassino.table.state import Phase, TableState

_SEATS: tuple[type[Event], ...] = (
    *(e.Sat, e.Stood, e.Filled, e.Swapped, e.Listed, e.Named),
    *(e.Came, e.Left, e.SeatMoved, e.Away, e.Back),
)
_PHASES: dict[type[Event], Phase] = {
    e.Started: Phase.SHUFFLING,
    e.DealStarted: Phase.PLAYING,
    e.DealScored: Phase.DEAL_OVER,
    e.MatchWon: Phase.MATCH_OVER,
    e.Closed: Phase.CLOSED,
}
_TOLD = {str(kind.__struct_config__.tag) for kind in (*_SEATS, *_PHASES)}


def glance(table: str, stored: Sequence[StoredEvent]) -> TableState | None:
    """The state that all events of *table* add up to, but for cards, clocks, scores and shuffles; None without events.

    A tenth of the work of `replay`, or less.
    """
    if not stored:
        return None
    state = begin(table, from_stored(stored[0]))
    for each in stored[1:]:
        if each.kind not in _TOLD:
            continue
        numbered = from_stored(each)
        phase = _PHASES.get(type(numbered.event))
        if phase is not None:
            state = replace(state, phase=phase)
        else:
            state = apply(replace(state, number=each.number - 1), numbered)
    return replace(state, number=stored[-1].number, at_time=stored[-1].at)
