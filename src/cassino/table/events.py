"""What happens at a table, as numbered events; each type says which of its fields who may see.

A field is hidden from everybody unless it is marked: `Public` fields go to all, `Own` fields to the viewer in the
event's seat. A state follows from its events alone.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from cassino.cards import card_name
from cassino.table.ports import StoredEvent

T = TypeVar("T")
Public = Annotated[T, msgspec.Meta(extra={"seen": "all"})]
Own = Annotated[T, msgspec.Meta(extra={"seen": "own"})]

Card = str
Points = int | float | str
"""A whole number, halves and quarters as a number, other fractions as text."""


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have."""

    kind: Literal["untimed", "clock", "days"] = "untimed"
    """`clock`: a bank of seconds for each match, and more with every move. `days`: so many seconds for each move."""
    seconds: Annotated[int, msgspec.Meta(ge=0, le=14 * 86400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0

    @property
    def is_timed(self) -> bool:
        """Whether a turn can run out of time."""
        return self.kind != "untimed"


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=_tag):
    """One thing that happened."""


class Created(Event, frozen=True, kw_only=True):
    """The table was opened. Its rules, seats and pace never change."""

    rules: Public[str]
    seats: Public[int]
    partnership: Public[bool]
    pace: Public[Pace] = Pace()
    starts_by_itself: Public[bool] = False
    """Whether the first match begins as soon as the host is there: every seat was filled on opening."""
    code: Public[str] = ""
    """Stands for the table until it starts."""
    listed: Public[bool] = False
    """Whether everybody may find the table among the open ones until it starts."""
    best_of: Public[int] = 1
    """Matches of a series; whoever has won more than half of them has won it."""
    host: str = ""
    position: dict[str, Any] | None = None
    """A deal to begin from, in the form of positions; only for tables that are set up."""


class Sat(Event, frozen=True, kw_only=True):
    """A person took a seat."""

    seat: Public[int]
    name: Public[str]
    viewer: str = ""


class Stood(Event, frozen=True, kw_only=True):
    """A person left a seat for good, or the host sent a bot away."""

    seat: Public[int]


class Filled(Event, frozen=True, kw_only=True):
    """A bot took a seat."""

    seat: Public[int]
    bot: Public[str]


class Swapped(Event, frozen=True, kw_only=True):
    """Two seats changed places before the first card."""

    seat: Public[int]
    other: Public[int]


class Listed(Event, frozen=True, kw_only=True):
    """The host let everybody find the table, or no longer."""

    listed: Public[bool]


class Named(Event, frozen=True, kw_only=True):
    """A person took another name."""

    seat: Public[int]
    name: Public[str]


class Came(Event, frozen=True, kw_only=True):
    """A seated person's first socket opened."""

    seat: Public[int]
    takes_part: Public[bool] = False
    """Whether the person's client can take part in the shuffle."""


class Left(Event, frozen=True, kw_only=True):
    """A seated person's last socket closed, and did not come back at once."""

    seat: Public[int]


class CodeGiven(Event, frozen=True, kw_only=True):
    """A person was given a code with which the seat can be taken along; an older one no longer counts."""

    seat: Public[int]
    digest: str = ""


class SeatMoved(Event, frozen=True, kw_only=True):
    """A person took their seat along to another device; the one before only watches from now on."""

    seat: Public[int]
    viewer: str = ""
    digest: str = ""
    """Of the next code."""


class Started(Event, frozen=True, kw_only=True):
    """A match began; its packs are about to be fixed."""

    match: Public[int]


class ShuffleOpened(Event, frozen=True, kw_only=True):
    """The server promised its secret (fair dealing, step 1)."""

    ctx: Public[str]
    promise: Public[str]
    takers: Public[tuple[int, ...]]
    secret: str = ""


class ShuffleCommitted(Event, frozen=True, kw_only=True):
    """A seat promised its nonce (step 2)."""

    seat: Public[int]
    commit: Public[str]


class ShuffleClosed(Event, frozen=True, kw_only=True):
    """No more promises are taken (step 3)."""

    commits: Public[tuple[tuple[int, str], ...]]


class ShuffleRevealed(Event, frozen=True, kw_only=True):
    """A seat showed its nonce (step 4)."""

    seat: Public[int]
    nonce: Public[str]


class ShuffleFixed(Event, frozen=True, kw_only=True):
    """All packs of the match are fixed (step 5)."""


class ShuffleVoid(Event, frozen=True, kw_only=True):
    """A seat did not show its nonce; the secret is shown and another attempt follows (step 6)."""

    seat: Public[int]
    secret: Public[str]


class ShuffleShown(Event, frozen=True, kw_only=True):
    """The secret is shown when the match has ended (step 7)."""

    secret: Public[str]


class DealStarted(Event, frozen=True, kw_only=True):
    """Cards were dealt."""

    deal: Public[int]
    """Counted in the match, from 1."""
    dealer: Public[int]
    pack: tuple[Card, ...] = ()
    """The whole pack, first card dealt first; empty for a position that was set up."""


class MoveEvent(Event, frozen=True, kw_only=True):
    """A seat played a card."""

    seat: Public[int]
    card: Public[Card]
    move: Public[str]
    """The move as text; the state follows from it."""
    took_ms: Public[int] = 0
    """Time on the seat's clock; 0 without one."""


class Captured(MoveEvent, frozen=True, kw_only=True):
    """Cards were taken."""

    loose: Public[tuple[Card, ...]] = ()
    builds: Public[tuple[tuple[Card, ...], ...]] = ()
    sweep: Public[bool] = False
    pat: Public[bool] = False


class _BuildEvent(MoveEvent, frozen=True, kw_only=True):
    cards: Public[tuple[Card, ...]]
    value: Public[int]
    multiple: Public[bool]
    owner: Public[int]


class Built(_BuildEvent, frozen=True, kw_only=True):
    """A build was made."""


class Added(_BuildEvent, frozen=True, kw_only=True):
    """Cards were added to a build."""


class Raised(_BuildEvent, frozen=True, kw_only=True):
    """A build was raised to a higher value."""


class Trailed(MoveEvent, frozen=True, kw_only=True):
    """A card was laid down."""


class Pegged(Event, frozen=True, kw_only=True):
    """A side was given points as it made them."""

    side: Public[int]
    items: Public[dict[str, Points]]
    total: Public[Points]


class Drew(Event, frozen=True, kw_only=True):
    """A seat drew a card from the stock."""

    seat: Public[int]
    card: Own[Card] = "??"


class HandedOut(Event, frozen=True, kw_only=True):
    """A new round was handed out."""

    round: Public[int]
    last: Public[bool]


class Residue(Event, frozen=True, kw_only=True):
    """The cards left on the layout went to the seat that captured last, or to nobody."""

    seat: Public[int | None]
    cards: Public[tuple[Card, ...]]


class DealScored(Event, frozen=True, kw_only=True):
    """A deal ended."""

    items: Public[tuple[dict[str, Points], ...]]
    points: Public[tuple[Points, ...]]
    totals: Public[tuple[Points, ...]]
    carried: Public[dict[str, Points]]


class MatchWon(Event, frozen=True, kw_only=True):
    """A match ended."""

    side: Public[int]
    why: Public[str]
    margin: Public[Points | None] = None


class Ready(Event, frozen=True, kw_only=True):
    """A person wants to go on: to the next deal, or to another match."""

    seat: Public[int]


class TakeBackAsked(Event, frozen=True, kw_only=True):
    """A person asks the others to let a move be taken back."""

    seat: Public[int]


class TakeBackAgreed(Event, frozen=True, kw_only=True):
    """A person lets the move be taken back."""

    seat: Public[int]


class TakeBackRefused(Event, frozen=True, kw_only=True):
    """A person does not let the move be taken back, or the question has lapsed."""

    seat: Public[int]
    """Who said no; where nobody did, who asked."""

    why: Public[str] = "no"
    """`no`, `time`, or `played`: somebody else has moved on."""


class TookBack(Event, frozen=True, kw_only=True):
    """The last moves were undone, down to and with the seat's own."""

    seat: Public[int]
    moves: Public[int]


class AwayWarned(Event, frozen=True, kw_only=True):
    """A person is not there and it is their turn; a bot will soon play for them."""

    seat: Public[int]


class Away(Event, frozen=True, kw_only=True):
    """A bot plays for a person until they are back."""

    seat: Public[int]
    bot: Public[str]
    why: Public[str]
    """`left`, `called`, `time` or `stood`."""


class Back(Event, frozen=True, kw_only=True):
    """A person plays again."""

    seat: Public[int]


class Said(Event, frozen=True, kw_only=True):
    """A person said one of the preset phrases."""

    seat: Public[int]
    phrase: Public[str]


class Closed(Event, frozen=True, kw_only=True):
    """The table's life ended."""

    why: Public[str]
    """`host` or `idle`."""


PLAYED = (Captured, Built, Added, Raised, Trailed)
"""The events that carry a move."""

EVENTS: tuple[type[Event], ...] = (
    *(Created, Sat, Stood, Filled, Swapped, Listed, Named, Came, Left, CodeGiven, SeatMoved, Started),
    *(ShuffleOpened, ShuffleCommitted, ShuffleClosed, ShuffleRevealed, ShuffleFixed, ShuffleVoid, ShuffleShown),
    *(DealStarted, *PLAYED, Pegged, Drew, HandedOut, Residue, DealScored, MatchWon, Ready),
    *(TakeBackAsked, TakeBackAgreed, TakeBackRefused, TookBack, AwayWarned, Away, Back, Said, Closed),
)

AnyEvent: Any = Union[EVENTS]  # noqa: UP007 - built from a tuple


def names(cards: Iterable[int]) -> tuple[Card, ...]:
    """The names of *cards* in the order given."""
    return tuple(card_name(card) for card in cards)


@dataclass(frozen=True, slots=True)
class Numbered:
    """An event with its place in the life of a table."""

    number: int
    at: float
    event: Event
    viewer: str = ""
    command_id: str = ""


@cache
def fields_seen(kind: type[Event]) -> Mapping[str, str]:
    """For each field of *kind*: `all`, `own` or `none`."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _mark(hints[name]) for name in kind.__struct_fields__}


def event_fields_shown(kind: type[Event]) -> tuple[str, ...]:
    """The fields of *kind* that some viewer may see."""
    return tuple(name for name, who in fields_seen(kind).items() if who != "none")


def _mark(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        for meta in get_args(hint)[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra and "seen" in meta.extra:
                return str(meta.extra["seen"])
    return "none"


def event_name(event: Event) -> str:
    """The word that stands for the event's type in JSON."""
    return str(event.__struct_config__.tag)


def to_stored(numbered: Numbered) -> StoredEvent:
    """The event as a store keeps it: what all may see apart from the rest."""
    event = numbered.event
    seen = fields_seen(type(event))
    public: dict[str, Any] = {"event": event_name(event)}
    hidden: dict[str, Any] = {}
    for name, who in seen.items():
        (public if who == "all" else hidden)[name] = getattr(event, name)
    return StoredEvent(
        number=numbered.number,
        at=numbered.at,
        viewer=numbered.viewer,
        command_id=numbered.command_id,
        body=msgspec.json.encode(public),
        hidden_body=msgspec.json.encode(hidden) if hidden else b"",
    )


def from_stored(stored: StoredEvent) -> Numbered:
    """The event that a store kept."""
    fields = msgspec.json.decode(stored.body)
    if stored.hidden_body:
        fields.update(msgspec.json.decode(stored.hidden_body))
    event = msgspec.convert(fields, type=AnyEvent)
    return Numbered(stored.number, stored.at, event, stored.viewer, stored.command_id)
