"""What a table needs from outside: a store, a clock, bots, and bytes for its viewers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from cassino.errors import CassinoError

if TYPE_CHECKING:
    from cassino.rules import Move, Observation


class StoreError(CassinoError):
    """A store could not do what it was asked; nothing was written unless a subclass says otherwise."""

    code = "try_again"


class Moved(StoreError):
    """The table's last event is not the one that was expected: someone else writes this table."""

    code = "moved"


class NoSpace(StoreError):
    """The disk is full."""

    code = "no_space"


class OutcomeUnknown(StoreError):
    """The connection broke while the events were made durable: they may be stored or not.

    Ask `read` before anything else.
    """


_BEFORE_KIND = b'{"event":"'


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event of one table, as it is kept."""

    number: int
    """1 for a table's first event, then without gaps."""

    at: float
    """When it was decided, in seconds since 1970."""

    viewer: str
    """Who sent the command that caused it; empty: the table itself."""

    command_id: str
    """The command's id on the first event of a command, else empty. Unique for a table and viewer."""

    body: bytes
    """JSON: the kind of event and what everybody may see."""

    hidden_body: bytes
    """JSON: what one seat or nobody may see; in no export and no log. Empty: nothing."""

    @property
    def kind(self) -> str:
        """The kind of event, with which `body` begins; empty where it does not."""
        if not self.body.startswith(_BEFORE_KIND):
            return ""
        return self.body[len(_BEFORE_KIND) :].partition(b'"')[0].decode(errors="replace")

    @property
    def promise(self) -> str:
        """What the server promises where this event opens a shuffle, else empty. No two in a store are alike."""
        return str(msgspec.json.decode(self.body).get("promise", "")) if self.kind == "shuffle_opened" else ""


@dataclass(frozen=True, slots=True)
class TableHead:
    """What a store knows of a table without reading its events."""

    table: str
    last_event: int
    at: float
    """When the last event was decided."""


@dataclass(frozen=True, slots=True)
class DealEnd:
    """An event after which cards need no longer be secret: a deal was scored, or the secret of a match shown."""

    table: str
    number: int
    """The event; what was dealt follows from those up to it."""

    at: float


class Store(Protocol):
    """Keeps the events of tables. `tests/table/store_conformance.py` says how each method behaves."""

    async def append(self, table: str, expected_last: int, events: Sequence[StoredEvent]) -> None:
        """Make *events* durable after event *expected_last*, all or none; 0 begins a table.

        Refused as Moved when the last stored event is another one, NoSpace, OutcomeUnknown, or StoreError.
        """

    async def read(self, table: str, since: int = 0) -> list[StoredEvent]:
        """The events after number *since*, in order; none for a table that does not exist."""

    async def heads(self) -> list[TableHead]:
        """Every table, the one with the newest event first."""

    async def tables_of(self, viewer: str, limit: int) -> list[TableHead]:
        """The tables at which *viewer* has ever sat, the one with the newest event first, at most *limit*."""

    async def silent(self, since: float, before: float, limit: int) -> list[TableHead]:
        """Tables whose last event was at *since* or later, and before *before*; oldest first, at most *limit*."""

    async def deal_ends(self, since: float, limit: int) -> list[DealEnd]:
        """Where deals and matches ended at the moment *since* or later, the oldest first, at most *limit*."""

    async def delete(self, table: str) -> None:
        """Forget a table and its events; nothing happens when there is none."""

    async def is_ready(self) -> bool:
        """Whether an append can be expected to succeed."""

    async def close(self) -> None:
        """Finish what was begun. Appends after this are refused."""


class Alarm(Protocol):
    """A call that is to happen."""

    def cancel(self) -> None:
        """Let it not happen; nothing changes when it already has."""


class Clock(Protocol):
    """The time, given, so that a test need not wait for it."""

    def now(self) -> float:
        """Seconds since 1970; never goes back."""

    def alarm(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call *ring* in the running event loop when it is *when*, soon if that has passed."""


@dataclass(frozen=True, slots=True)
class NextBest:
    """The move that is second best, and what it loses."""

    move: Move
    behind: float
    """How much less is expected of it."""

    parts: Mapping[str, float]
    """Where what is expected of it comes from, by scoring item."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a strong bot would play, and what it expects from it."""

    move: Move
    expected: float | None = None
    """The expected final score of this deal: the mover's side less the mean of the others'; None: no estimate."""

    error: float = 0.0
    """The standard error of `expected`."""

    parts: Mapping[str, float] = field(default_factory=dict)
    """Where `expected` comes from, by scoring item."""

    is_exact: bool = False
    """Whether the numbers are the solution of the deal."""

    next_best: NextBest | None = None
    """None where no other move was weighed."""


class Bots(Protocol):
    """Plays for seats that no person plays."""

    def names(self) -> tuple[str, ...]:
        """The bots there are, weakest first."""

    def wake(self) -> None:
        """Somebody will soon want a bot: what takes long to begin may begin."""

    def are_ready(self) -> bool:
        """False when it is known that some of them are still being prepared; what they would play, others play."""

    async def choose(self, observation: Observation, *, bot: str, seed: str) -> Move:
        """The move of *bot*. Only *observation* and *seed* decide it, never the clock."""

    async def advise(self, observation: Observation, *, seed: str) -> Advice:
        """What the strongest bot that is ready would play."""

    async def close(self) -> None:
        """Stop thinking for good."""
