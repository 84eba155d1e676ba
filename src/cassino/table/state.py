"""The state of a table: what its events add up to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cassino.rules import Match, Position, Rules
from cassino.rules.sides import side_of
from cassino.table.events import Pace, Points
from cassino.table.fair import Shuffle

LOG_LENGTH = 60
"""How many of a match's last moves are kept for viewers."""


class Phase(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who has it: nobody, a person or a bot."""

    viewer: str = ""
    """The person's id; empty for a bot and an open seat."""

    name: str = ""
    """What the person is called."""

    bot: str = ""
    """The bot that has the seat, or that plays while the person is away."""

    is_here: bool = False
    """Whether one of the person's sockets is open."""

    takes_part: bool = False
    """Whether the person's client can take part in the shuffle."""

    left_at: float = 0.0
    """When the person's last socket closed."""

    clock_ms: int = 0
    """What is left on the person's clock."""

    code_digest: str = ""
    """Of the code with which the seat can be taken along to another device."""

    is_ready: bool = False
    """Whether the person wants to go on after a deal or a match."""

    @property
    def kind(self) -> str:
        """`person`, `bot` or `open`."""
        return "person" if self.viewer else "bot" if self.bot else "open"

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for a person."""
        return bool(self.viewer and self.bot)

    @property
    def is_waited_for(self) -> bool:
        """Whether a person who plays has this seat."""
        return bool(self.viewer and not self.bot)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A move that was played."""

    seat: int
    deal: int
    form: Mapping[str, Any]
    """The move in its JSON form."""

    is_sweep: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a deal was scored."""

    deal: int
    before: tuple[Points, ...]
    items: tuple[Mapping[str, Points], ...]
    points: tuple[Points, ...]
    after: tuple[Points, ...]
    carried: Mapping[str, Points]
    winner: int | None = None
    why: str = ""
    margin: Points | None = None


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about a table that matters later. Immutable; `apply` gives the next one."""

    table: str
    rules: Rules
    seats: tuple[Seat, ...]
    partnership: bool
    host: str
    created_at: float
    pace: Pace
    starts_by_itself: bool = False
    code: str = ""
    is_listed: bool = False
    """Whether everybody may find the table while it waits for people."""

    best_of: int = 1
    """Matches of a series."""

    set_up: Position | None = None
    number: int = 0
    """Of the last event."""

    at_time: float = 0.0
    """When the last event was decided."""

    since: float = 0.0
    """When the table began to wait for what it waits for: a turn's move, a shuffle's answers, the next deal."""

    ready_at: float = 0.0
    """When the first person wanted to go on."""

    asked_at: float = 0.0
    """When a person asked to take a move back."""

    phase: Phase = Phase.LOBBY
    matches: int = 0
    """Matches begun at this table."""

    deals: int = 0
    """Deals begun at this table, in all its matches."""

    ply: int = 0
    """Moves and take-backs in this deal; it never goes down, so an old command can never fit again."""

    match: Match | None = None
    position: Position | None = None
    """The current deal, or the last one of this match."""

    key: bytes = b""
    """What the match's packs follow from; secret until the match has ended."""

    shuffles: tuple[Shuffle, ...] = ()
    """The attempts at this match's shuffle."""

    past: tuple[Match, ...] = ()
    """The match before each move since cards were last handed out; what can be taken back to."""

    log: tuple[LogEntry, ...] = ()
    deal_entries: int = 0
    """How many of the log's last entries belong to this deal."""

    sweep_cards: tuple[tuple[str, ...], ...] = ()
    """By seat, the cards that made this deal's sweeps."""

    past_sweeps: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """`sweep_cards` before each move of `past`."""

    totals_before: tuple[Points, ...] = ()
    """By side, before this deal."""

    sheet: Sheet | None = None
    wins: tuple[int, ...] = ()
    """Matches of this series won, by side."""

    take_back_seat: int | None = None
    """Who asks to take a move back."""

    take_back_agreed: frozenset[int] = frozenset()
    is_warned: bool = False
    """Whether the seat to move was warned that a bot will play for it."""

    closed_why: str = ""

    @property
    def at(self) -> str:
        """Deal and ply, as `3.17`; a move names the one that it answers."""
        return f"{self.deals}.{self.ply}"

    @property
    def turn(self) -> int | None:
        """The seat to move, while a deal is played."""
        return self.position.turn if self.phase is Phase.PLAYING and self.position else None

    @property
    def deal(self) -> int:
        """The number of the current deal, or of the last one, in this match; from 1."""
        if self.match is None:
            return 0
        return self.match.deal_number if self.match.position is not None else len(self.match.deals)

    @property
    def series_winner(self) -> int | None:
        """The side that has won the series; None while nobody has."""
        needed = self.best_of // 2 + 1
        return next((side for side, count in enumerate(self.wins) if self.best_of > 1 and count >= needed), None)

    @property
    def is_full(self) -> bool:
        """Whether every seat has a person or a bot."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def side_count(self) -> int:
        """How many sides play."""
        return 2 if self.partnership else len(self.seats)

    def seat_of(self, viewer: str) -> int | None:
        """The seat that *viewer* has."""
        if viewer:
            for number, seat in enumerate(self.seats):
                if seat.viewer == viewer:
                    return number
        return None

    def side_of(self, seat: int) -> int:
        """The side that *seat* plays for."""
        return side_of(seat, self.partnership)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """Seats of persons who play themselves and are here."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_waited_for and seat.is_here)
