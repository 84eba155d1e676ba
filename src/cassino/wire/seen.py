"""What each viewer may see: the only functions that make bytes of a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from cassino.bots import BOTS
from cassino.cards import format_cards
from cassino.notation.moves import move_to_json
from cassino.notation.points import points_to_json
from cassino.notation.shapes import written_cards
from cassino.rules import Move, Observation, Points, Reason, Rules, observe
from cassino.table.decide import moves_to_take_back
from cassino.table.events import Numbered, event_name, fields_seen
from cassino.table.ports import Advice
from cassino.table.questions import Narrowed, may_hint
from cassino.table.state import Phase, TableState
from cassino.table.times import Moment, clock_left_ms, gone_ms, runs_clock, take_back_left_ms, turn_ms
from cassino.wire import messages as m
from cassino.wire.sheet import sheet_view
from cassino.wire.values import groups_of, keeps

MAX_MOVES = 200
"""Moves listed in a view; of a more crowded layout the page asks further by `narrow`."""

MAX_EVENTS_BYTES = 16 * 1024
"""Bytes of events in a frame; a viewer who missed more gets the view alone."""

_encoder = msgspec.json.Encoder()


def frame_for(
    state: TableState, events: Sequence[Numbered], viewer: str, moment: Moment, *, is_snapshot: bool
) -> bytes:
    """The frame that tells *viewer* what happened and how the table looks at *moment*; at most 64 KB."""
    seat = state.seat_of(viewer)
    seen = [] if is_snapshot else [seen_by(event, seat) for event in events]
    if len(_encoder.encode(seen)) > MAX_EVENTS_BYTES:
        seen, is_snapshot = [], True
    return _encoder.encode(m.ViewFrame(state.number, seen, view_of(state, viewer, moment), is_snapshot))


def seen_by(numbered: Numbered, seat: int | None) -> dict[str, Any]:
    """An event as a viewer in *seat* (None: a watcher) may see it: marked fields only, own ones in their seat."""
    event = numbered.event
    owner = getattr(event, "seat", None)
    shown: dict[str, Any] = {"number": numbered.number, "event": event_name(event)}
    for name, who in fields_seen(type(event)).items():
        if who == "all" or (who == "own" and seat is not None and seat == owner):
            shown[name] = getattr(event, name)
    return shown


def view_of(state: TableState, viewer: str, moment: Moment) -> m.View:
    """The table as *viewer* may see it at *moment*. Cards come from `observe` alone."""
    seat = state.seat_of(viewer)
    rules_text, options = _rules_shown(state.rules)
    return m.View(
        table=state.table,
        you=seat,
        host=bool(viewer) and viewer == state.host,
        host_seat=state.seat_of(state.host),
        code=(state.code or None) if state.phase is Phase.LOBBY else None,
        at=state.at,
        phase=state.phase.value,
        rules=rules_text,
        preset=state.rules.preset,
        options=options,
        partnership=state.partnership,
        pace=state.pace,
        seats=[_seat_view(state, number, moment) for number in range(len(state.seats))],
        listed=state.is_listed,
        best_of=state.best_of,
        series_winner=state.series_winner,
        match=state.matches,
        wins=list(state.wins),
        log=[
            m.LogLine(each.seat, each.form["text"], each.form["kind"], each.deal, each.is_sweep) for each in state.log
        ],
        sweep_cards=[list(cards) for cards in state.sweep_cards],
        target=state.rules.target,
        sheet=sheet_view(state) if state.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER) else None,
        turn_ms=turn_ms(state, moment),
        take_back=state.take_back_seat,
        take_back_moves=moves_to_take_back(state, state.take_back_seat) if state.take_back_seat is not None else 0,
        take_back_ms=take_back_left_ms(state, moment),
        can_take_back=_can_take_back(state, seat),
        can_hint=state.phase is Phase.PLAYING and seat is not None and seat == state.turn and may_hint(state, viewer),
        shuffle=_shuffle_view(state),
        **_cards_of(state, seat),
    )


@lru_cache(256)
def _rules_shown(rules: Rules) -> tuple[str, dict[str, Any]]:
    return rules.to_text(), rules.to_json().get("options", {})


def _seat_view(state: TableState, number: int, moment: Moment) -> m.SeatView:
    seat = state.seats[number]
    kind = seat.kind
    return m.SeatView(
        name=seat.name,
        kind=None if kind == "open" else kind,  # type: ignore[arg-type] # one of two words
        bot=seat.bot or None,
        side=state.side_of(number),
        here=seat.is_here or kind == "bot",
        away=seat.is_away,
        ready=seat.is_ready,
        getting_ready=not moment.are_bots_ready and seat.bot in BOTS and BOTS[seat.bot].is_compiled,
        clock_ms=_or_unset(clock_left_ms(state, number, moment)),
        clock_runs=runs_clock(state, number),
        gone_ms=_or_unset(gone_ms(state, number, moment)),
    )


def _or_unset(value: int | None) -> int | UnsetType:
    return UNSET if value is None else value


def _can_take_back(state: TableState, seat: int | None) -> bool:
    return state.phase is Phase.PLAYING and seat is not None and moves_to_take_back(state, seat) > 0


def _shuffle_view(state: TableState) -> m.ShuffleView | None:
    if not state.shuffles:
        return None
    last = state.shuffles[-1]
    return m.ShuffleView(
        ctx=str(last.ctx),
        attempt=last.ctx.attempt,
        stage=last.stage.value,
        takers=sorted(last.takers),
        waiting_for=list(last.waiting_for),
    )


def _cards_of(state: TableState, seat: int | None) -> dict[str, Any]:
    """The part of a view that is about the deal."""
    if state.position is None:
        return _no_cards(state)
    observation = observe(state.position, seat)
    position = observation.position
    is_playing = state.phase is Phase.PLAYING
    moves, is_complete = _moves_of(observation) if is_playing and seat == position.turn else (None, True)
    return {
        "deal": state.deal,
        "dealer": position.dealer,
        "turn": position.turn if is_playing else None,
        "round": position.round,
        "rounds": position.rounds,
        "last_round": bool(position.is_last_round),
        "hand": written_cards(observation.hand) if seat is not None else [],
        "hands": [held.count for held in position.hands],
        "stock": position.stock_count,
        "loose": written_cards(position.loose),
        "builds": [
            m.BuildView(
                cards=written_cards(build.cards),
                value=build.value,
                owner=build.owner,
                multiple=build.is_multiple,
                groups=[written_cards(group) for group in groups_of(position, build)],
            )
            for build in position.builds
        ],
        "captured": [held.count for held in position.captured or ()],
        "sweeps": list(position.sweeps or ()),
        "totals": [points_to_json(total) for total in _totals(state)],
        "pegs": [points_to_json(pegs) for pegs in position.pegs] if is_playing else [0] * state.side_count,
        "moves": moves,
        "complete": is_complete,
        "keeps": keeps(observation) if is_playing else {},
        "last": _last_move(state),
    }


def _no_cards(state: TableState) -> dict[str, Any]:
    seats, sides = len(state.seats), state.side_count
    return {
        **dict.fromkeys(("dealer", "turn", "moves", "last")),
        **dict.fromkeys(("round", "rounds", "stock", "deal"), 0),
        **{name: [] for name in ("hand", "loose", "builds")},
        **{name: [0] * seats for name in ("hands", "captured", "sweeps")},
        "totals": [points_to_json(total) for total in _totals(state)],
        "pegs": [0] * sides,
        "last_round": False,
        "complete": True,
        "keeps": {},
    }


def _totals(state: TableState) -> tuple[Points, ...]:
    return state.match.totals if state.match else (0,) * state.side_count


def _moves_of(observation: Observation) -> tuple[list[m.MoveView], bool]:
    moves, is_complete = observation.position.list_moves(MAX_MOVES)
    return [_move_view(move) for move in moves], is_complete


@lru_cache(8192)
def _move_view(move: Move) -> m.MoveView:
    """The move as it is shown; the same few thousand come again and again at all tables."""
    return m.MoveView(**move_to_json(move))


def _last_move(state: TableState) -> m.LastMove | None:
    if not state.deal_entries or not state.log:
        return None
    entry = state.log[-1]
    return m.LastMove(entry.seat, m.MoveView(**entry.form), entry.is_sweep)


def narrow_answer(narrowed: Narrowed) -> m.NarrowAnswer:
    """What may join a choice."""
    narrowing, largest = narrowed.narrowing, narrowed.largest
    return m.NarrowAnswer(
        open=written_cards(narrowing.open),
        open_builds=[written_cards(build) for build in narrowing.open_builds],
        moves=[_move_view(move) for move in narrowing.moves[:MAX_MOVES]],
        largest=_move_view(largest) if largest is not None else None,
    )


def hint_answer(advice: Advice) -> m.HintAnswer:
    """What a bot advises."""
    following = advice.next_best
    return m.HintAnswer(
        move=_move_view(advice.move),
        expected=advice.expected,
        error=advice.error,
        parts=dict(advice.parts),
        exact=advice.is_exact,
        next_best=None
        if following is None
        else m.NextBestView(_move_view(following.move), following.behind, dict(following.parts)),
    )


def explain_answer(reason: Reason | None) -> m.ExplainAnswer:
    """Whether and why a move may not be played."""
    if reason is None:
        return m.ExplainAnswer(legal=True)
    return m.ExplainAnswer(
        legal=False,
        reason=reason.code,
        rule=reason.rule,
        cards=written_cards(reason.cards),
        args=dict(reason.args),
        text=reason_text(reason),
    )


def reason_text(reason: Reason) -> m.Text:
    """The message that says why a move may not be played."""
    return m.Text(f"reason-{reason.code}", {"cards": format_cards(reason.cards), **reason.args})
