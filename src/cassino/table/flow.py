"""How a game goes on: events that follow from one another, written down in a draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from cassino.notation.events import event_to_json
from cassino.notation.moves import format_move
from cassino.notation.seeds import Seed
from cassino.rules import Match, Move
from cassino.table import events as e
from cassino.table.apply import apply
from cassino.table.events import AnyEvent, Event, Numbered, names
from cassino.table.fair import SECRET_BYTES, Context, Stage, server_commitment
from cassino.table.refusals import TableError
from cassino.table.state import Phase, TableState


@dataclass(frozen=True, slots=True)
class Given:
    """What a decision needs besides the state: nothing is drawn or looked up by itself."""

    now: float
    since: float
    """When what is waited for began to be waited for, by the clock of this process."""

    draw: Callable[[int], bytes]
    """Fresh secret bytes from the system."""

    takes_part: bool = False
    """Whether the viewer's client can take part in the shuffle."""

    bots: tuple[str, ...] = ()
    """The bots there are."""

    stand_in: str = "random"
    """The bot that plays for people who are away."""


@dataclass(slots=True)
class Draft:
    """A copy of a table's state and the events that have led to it since; thrown away if they cannot be stored."""

    state: TableState
    now: float
    viewer: str = ""
    command_id: str = ""
    events: list[Numbered] = field(default_factory=list)
    answer: str | None = None
    """What only the viewer is told, once."""

    def happen(self, event: Event, played: Match | None = None) -> None:
        """Number *event* and go on from the state that it leads to; *played* as in `apply`."""
        first = not self.events
        number = self.state.number + 1
        numbered = Numbered(number, self.now, event, self.viewer, self.command_id if first else "")
        self.state = apply(self.state, numbered, played)
        self.events.append(numbered)


def begin_match(draft: Draft, given: Given) -> None:
    """Start the next match: open the shuffle, and go on at once when nobody takes part."""
    if not draft.state.is_full:
        raise TableError("seats_open")
    draft.happen(e.Started(match=draft.state.matches + 1))
    takers = [seat for seat in draft.state.waited_for if draft.state.seats[seat].takes_part]
    _open_shuffle(draft, given, Context(draft.state.table, draft.state.matches), takers)


def _open_shuffle(draft: Draft, given: Given, ctx: Context, takers: list[int]) -> None:
    secret = given.draw(SECRET_BYTES)
    promise = server_commitment(ctx, secret).hex()
    draft.happen(e.ShuffleOpened(ctx=str(ctx), promise=promise, takers=tuple(takers), secret=secret.hex()))
    if not takers:
        close_shuffle(draft)


def close_shuffle(draft: Draft) -> None:
    """Take no more commits; deal at once when there are none."""
    commits = draft.state.shuffles[-1].commits
    draft.happen(e.ShuffleClosed(commits=tuple((seat, digest.hex()) for seat, digest in commits)))
    fix_shuffle(draft)


def fix_shuffle(draft: Draft) -> None:
    """When all have revealed, fix the packs and deal; else nothing."""
    shuffle = draft.state.shuffles[-1]
    if shuffle.stage is Stage.CLOSED and not shuffle.waiting_for:
        draft.happen(e.ShuffleFixed())
        deal(draft)


def void_shuffle(draft: Draft, given: Given) -> None:
    """Throw the attempt away because a seat is silent, and open another one without it."""
    shuffle = draft.state.shuffles[-1].void()
    assert shuffle.silent is not None
    draft.happen(e.ShuffleVoid(seat=shuffle.silent, secret=shuffle.secret.hex()))
    takers = sorted(shuffle.takers - {shuffle.silent})
    _open_shuffle(draft, given, shuffle.ctx.again(), takers)


def show_secret(draft: Draft) -> None:
    """Show the secret of a match that has ended or is left."""
    if draft.state.shuffles and draft.state.shuffles[-1].stage is not Stage.SHOWN:
        draft.happen(e.ShuffleShown(secret=draft.state.shuffles[-1].secret.hex()))


def deal(draft: Draft) -> None:
    """Deal the next cards of the match."""
    state = draft.state
    match = state.match
    assert match is not None
    number = match.deal_number
    if state.set_up is not None and number == 1:
        draft.happen(e.DealStarted(deal=1, dealer=state.set_up.dealer or 0))
        return
    pack = Seed.from_key(state.key).pack(state.rules.deck_cards, number)
    draft.happen(e.DealStarted(deal=number, dealer=match.dealer, pack=names(pack)))


def play(draft: Draft, move: Move, took_ms: int) -> None:
    """Play *move* for the seat to move, with all that follows from it; IllegalMove where it may not be played.

    A question to take a move back falls with it; who asked is told, unless the move is their own.
    """
    match, asker = draft.state.match, draft.state.take_back_seat
    assert match is not None
    after, happened = match.play_with_events(move)
    for event in happened:
        fields = event_to_json(event)
        is_move = "card" in fields and fields["event"] in _MOVE_WORDS
        if is_move:
            fields.update(move=format_move(move), took_ms=took_ms)
        draft.happen(msgspec.convert(fields, type=AnyEvent, strict=False), after if is_move else None)
        if is_move and asker not in (None, fields["seat"]):
            draft.happen(e.TakeBackRefused(seat=asker, why="played"))
    if draft.state.phase is Phase.MATCH_OVER:
        show_secret(draft)


def go_on_when_ready(draft: Draft, given: Given) -> None:
    """Deal, or begin another match, when everybody who is there and plays wants to."""
    state = draft.state
    if any(not state.seats[seat].is_ready for seat in state.waited_for):
        return
    if state.phase is Phase.DEAL_OVER:
        deal(draft)
    elif state.phase is Phase.MATCH_OVER:
        begin_match(draft, given)


_MOVE_WORDS = {str(kind.__struct_config__.tag) for kind in e.PLAYED}
