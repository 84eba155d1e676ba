"""What an event makes of a table's state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cassino.cards import parse_card
from cassino.notation.moves import move_to_json, parse_move
from cassino.notation.points import points_to_json
from cassino.notation.positions import position_from_json
from cassino.notation.seeds import Seed
from cassino.rules import Match, Position, Rules
from cassino.table import events as e
from cassino.table.events import Event, Numbered
from cassino.table.fair import Context, Shuffle
from cassino.table.state import LOG_LENGTH, LogEntry, Phase, Seat, Sheet, TableState


def replay(table: str, numbered: Iterable[Numbered]) -> TableState | None:
    """The state that all events of *table* add up to; None when there are none."""
    state: TableState | None = None
    for event in numbered:
        state = begin(table, event) if state is None else apply(state, event)
    return state


def begin(table: str, numbered: Numbered) -> TableState:
    """The state after a table's first event."""
    event = numbered.event
    assert isinstance(event, e.Created)
    return TableState(
        table=table,
        rules=Rules.parse(event.rules),
        seats=(Seat(),) * event.seats,
        partnership=event.partnership,
        host=event.host,
        created_at=numbered.at,
        pace=event.pace,
        starts_by_itself=event.starts_by_itself,
        code=event.code,
        is_listed=event.listed,
        best_of=event.best_of,
        set_up=position_from_json(event.position) if event.position else None,
        number=numbered.number,
        at_time=numbered.at,
        wins=(0,) * (2 if event.partnership else event.seats),
    )


def apply(state: TableState, numbered: Numbered, played: Match | None = None) -> TableState:
    """The state after one more event. Numbers leave no gaps. *played*: the match after the event's move, if known."""
    assert numbered.number == state.number + 1, (numbered.number, state.number)
    state = replace(state, number=numbered.number, at_time=numbered.at)
    kind = type(numbered.event)
    if isinstance(numbered.event, e.MoveEvent):
        after = _played(state, numbered.event, played)
    else:
        step = _STEPS.get(kind)
        after = step(state, numbered.event) if step else state
    return replace(after, since=numbered.at) if kind in _TURNS and _is_of_turn(after, numbered.event) else after


def _is_of_turn(state: TableState, event: Event) -> bool:
    """Whether what is waited for begins anew: not when somebody goes or comes while another seat's time runs."""
    return not isinstance(event, e.Away | e.Back) or state.turn in (None, event.seat)


def with_seat(state: TableState, number: int, **changes: Any) -> TableState:
    """The state with one seat changed."""
    seats = list(state.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(state, seats=tuple(seats))


def _sat(state: TableState, event: e.Sat) -> TableState:
    """The seat has another person; a series begins anew with every change of seats."""
    seats = list(state.seats)
    seats[event.seat] = Seat(viewer=event.viewer, name=event.name, clock_ms=_full_clock(state))
    return replace(state, seats=tuple(seats), wins=(0,) * state.side_count)


def _stood(state: TableState, event: e.Stood) -> TableState:
    """The seat is open again; in a match the bot that plays for the person keeps it."""
    is_played = state.phase in (Phase.SHUFFLING, Phase.PLAYING, Phase.DEAL_OVER)
    seats = list(state.seats)
    seats[event.seat] = Seat(bot=seats[event.seat].bot if is_played else "")
    return replace(state, seats=tuple(seats))


def _filled(state: TableState, event: e.Filled) -> TableState:
    seats = list(state.seats)
    seats[event.seat] = Seat(bot=event.bot)
    return replace(state, seats=tuple(seats), wins=(0,) * state.side_count)


def _swapped(state: TableState, event: e.Swapped) -> TableState:
    seats = list(state.seats)
    seats[event.seat], seats[event.other] = seats[event.other], seats[event.seat]
    return replace(state, seats=tuple(seats), wins=(0,) * state.side_count)


def _listed(state: TableState, event: e.Listed) -> TableState:
    return replace(state, is_listed=event.listed)


def _named(state: TableState, event: e.Named) -> TableState:
    return with_seat(state, event.seat, name=event.name)


def _came(state: TableState, event: e.Came) -> TableState:
    return with_seat(state, event.seat, is_here=True, takes_part=event.takes_part)


def _left(state: TableState, event: e.Left) -> TableState:
    return with_seat(state, event.seat, is_here=False, takes_part=False, left_at=state.at_time)


def _code_given(state: TableState, event: e.CodeGiven) -> TableState:
    return with_seat(state, event.seat, code_digest=event.digest)


def _seat_moved(state: TableState, event: e.SeatMoved) -> TableState:
    host = event.viewer if state.host == state.seats[event.seat].viewer else state.host
    return replace(with_seat(state, event.seat, viewer=event.viewer, code_digest=event.digest), host=host)


def _started(state: TableState, event: e.Started) -> TableState:
    seats = tuple(replace(seat, clock_ms=_full_clock(state), is_ready=False) for seat in state.seats)
    return replace(
        state,
        phase=Phase.SHUFFLING,
        matches=event.match,
        match=None,
        position=None,
        key=b"",
        shuffles=(),
        seats=seats,
        log=(),
        wins=(0,) * state.side_count if state.series_winner is not None else state.wins,
        sheet=None,
        take_back_seat=None,
    )


def _shuffle_opened(state: TableState, event: e.ShuffleOpened) -> TableState:
    shuffle = Shuffle.open(Context.parse(event.ctx), bytes.fromhex(event.secret), event.takers)
    return replace(state, shuffles=(*state.shuffles, shuffle))


def _shuffle_committed(state: TableState, event: e.ShuffleCommitted) -> TableState:
    return _with_shuffle(state, state.shuffles[-1].commit(event.seat, bytes.fromhex(event.commit)))


def _shuffle_closed(state: TableState, event: e.ShuffleClosed) -> TableState:
    return _with_shuffle(state, state.shuffles[-1].close())


def _shuffle_revealed(state: TableState, event: e.ShuffleRevealed) -> TableState:
    return _with_shuffle(state, state.shuffles[-1].reveal(event.seat, bytes.fromhex(event.nonce)))


def _shuffle_fixed(state: TableState, event: e.ShuffleFixed) -> TableState:
    fixed = state.shuffles[-1].fix()
    return _with_key(_with_shuffle(state, fixed), fixed.key)


def _shuffle_void(state: TableState, event: e.ShuffleVoid) -> TableState:
    return _with_shuffle(state, state.shuffles[-1].void())


def _shuffle_shown(state: TableState, event: e.ShuffleShown) -> TableState:
    return _with_shuffle(state, state.shuffles[-1].show())


def _with_shuffle(state: TableState, shuffle: Shuffle) -> TableState:
    return replace(state, shuffles=(*state.shuffles[:-1], shuffle))


def _with_key(state: TableState, key: bytes) -> TableState:
    """The match about to deal. Packs and first dealer follow from the key as from a seed's."""
    dealer = Seed.from_key(key).first_dealer(len(state.seats))
    match = Match.begin(state.rules, len(state.seats), dealer, partnership=state.partnership)
    return replace(state, key=key, match=match)


def _deal_started(state: TableState, event: e.DealStarted) -> TableState:
    assert state.match is not None
    match = state.match.deal([parse_card(name) for name in event.pack]) if event.pack else set_up(state)
    return replace(
        state,
        match=match,
        position=match.position,
        phase=Phase.PLAYING,
        deals=state.deals + 1,
        ply=0,
        past=(),
        past_sweeps=(),
        deal_entries=0,
        sweep_cards=((),) * len(state.seats),
        totals_before=tuple(points_to_json(total) for total in match.totals),
        seats=tuple(replace(seat, is_ready=False) for seat in state.seats),
    )


def set_up(state: TableState) -> Match:
    """The match with the position that the table was set up with as its current deal."""
    match, position = state.match, state.set_up
    assert match is not None
    assert position is not None
    dealer = match.dealer if position.dealer is None else position.dealer
    return replace(match, position=position, dealer=dealer, totals=position.score or match.totals)


def _played(state: TableState, event: e.MoveEvent, played: Match | None) -> TableState:
    before, old = state.match, state.position
    assert before is not None
    assert old is not None
    move = parse_move(event.move, old)
    after = played or before.play(move)
    position = after.position or old.play(move)
    is_dealt_on = _cards_were_handed_out(old, position)
    is_sweep = isinstance(event, e.Captured) and event.sweep
    sweeps = list(state.sweep_cards)
    if is_sweep:
        sweeps[event.seat] = (*sweeps[event.seat], event.card)
    state = replace(
        state,
        match=after,
        position=position,
        ply=state.ply + 1,
        past=() if is_dealt_on else (*state.past, before),
        past_sweeps=() if is_dealt_on else (*state.past_sweeps, state.sweep_cards),
        sweep_cards=tuple(sweeps),
        log=(*state.log, LogEntry(event.seat, before.deal_number, move_to_json(move), is_sweep))[-LOG_LENGTH:],
        deal_entries=state.deal_entries + 1,
        take_back_seat=None,
        take_back_agreed=frozenset(),
        is_warned=False,
    )
    return _clock_pressed(state, event)


def _cards_were_handed_out(before: Position, after: Position) -> bool:
    return before.stock_count != after.stock_count or after.is_over


def _clock_pressed(state: TableState, event: e.MoveEvent) -> TableState:
    seat = state.seats[event.seat]
    if state.pace.kind != "clock" or not seat.is_waited_for:
        return state
    left = max(0, seat.clock_ms - event.took_ms) + 1000 * state.pace.increment
    return with_seat(state, event.seat, clock_ms=left)


def _deal_scored(state: TableState, event: e.DealScored) -> TableState:
    sheet = Sheet(
        deal=state.deal,
        before=state.totals_before,
        items=event.items,
        points=event.points,
        after=event.totals,
        carried=event.carried,
    )
    return replace(state, phase=Phase.DEAL_OVER, sheet=sheet, past=(), past_sweeps=())


def _match_won(state: TableState, event: e.MatchWon) -> TableState:
    sheet = state.sheet and replace(state.sheet, winner=event.side, why=event.why, margin=event.margin)
    wins = tuple(count + (side == event.side) for side, count in enumerate(state.wins))
    return replace(state, phase=Phase.MATCH_OVER, sheet=sheet, wins=wins)


def _ready(state: TableState, event: e.Ready) -> TableState:
    first = not any(seat.is_ready for seat in state.seats)
    state = with_seat(state, event.seat, is_ready=True)
    return replace(state, ready_at=state.at_time) if first else state


def _take_back_asked(state: TableState, event: e.TakeBackAsked) -> TableState:
    return replace(state, take_back_seat=event.seat, take_back_agreed=frozenset(), asked_at=state.at_time)


def _take_back_agreed(state: TableState, event: e.TakeBackAgreed) -> TableState:
    return replace(state, take_back_agreed=state.take_back_agreed | {event.seat})


def _take_back_refused(state: TableState, event: e.TakeBackRefused) -> TableState:
    return replace(state, take_back_seat=None, take_back_agreed=frozenset())


def _took_back(state: TableState, event: e.TookBack) -> TableState:
    match = state.past[-event.moves]
    return replace(
        state,
        match=match,
        position=match.position,
        sweep_cards=state.past_sweeps[-event.moves],
        past=state.past[: -event.moves],
        past_sweeps=state.past_sweeps[: -event.moves],
        log=state.log[: -event.moves],
        deal_entries=state.deal_entries - event.moves,
        ply=state.ply + 1,
        take_back_seat=None,
        take_back_agreed=frozenset(),
        is_warned=False,
    )


def _away_warned(state: TableState, event: e.AwayWarned) -> TableState:
    return replace(state, is_warned=True)


def _away(state: TableState, event: e.Away) -> TableState:
    return replace(with_seat(state, event.seat, bot=event.bot, is_ready=False), is_warned=False)


def _back(state: TableState, event: e.Back) -> TableState:
    state = with_seat(state, event.seat, bot="")
    if state.pace.kind == "clock":
        left = max(state.seats[event.seat].clock_ms, 1000 * state.pace.increment)
        state = with_seat(state, event.seat, clock_ms=left)
    return state


def _closed(state: TableState, event: e.Closed) -> TableState:
    return replace(state, phase=Phase.CLOSED, closed_why=event.why)


def _full_clock(state: TableState) -> int:
    return 1000 * state.pace.seconds


_STEPS: dict[type[Event], Callable[[TableState, Any], TableState]] = {
    e.Sat: _sat,
    e.Stood: _stood,
    e.Filled: _filled,
    e.Swapped: _swapped,
    e.Listed: _listed,
    e.Named: _named,
    e.Came: _came,
    e.Left: _left,
    e.CodeGiven: _code_given,
    e.SeatMoved: _seat_moved,
    e.Started: _started,
    e.ShuffleOpened: _shuffle_opened,
    e.ShuffleCommitted: _shuffle_committed,
    e.ShuffleClosed: _shuffle_closed,
    e.ShuffleRevealed: _shuffle_revealed,
    e.ShuffleFixed: _shuffle_fixed,
    e.ShuffleVoid: _shuffle_void,
    e.ShuffleShown: _shuffle_shown,
    e.DealStarted: _deal_started,
    e.DealScored: _deal_scored,
    e.MatchWon: _match_won,
    e.Ready: _ready,
    e.TakeBackAsked: _take_back_asked,
    e.TakeBackAgreed: _take_back_agreed,
    e.TakeBackRefused: _take_back_refused,
    e.TookBack: _took_back,
    e.AwayWarned: _away_warned,
    e.Away: _away,
    e.Back: _back,
    e.Closed: _closed,
}

_TURNS = {
    *(e.Created, e.ShuffleOpened, e.ShuffleClosed, e.DealStarted, *e.PLAYED, e.TookBack),
    *(e.DealScored, e.MatchWon, e.Away, e.Back),
}
"""The events after which somebody else, or something else, is waited for."""
