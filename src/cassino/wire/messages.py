"""The frames that a table and its viewers exchange, and the forms of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cassino.table.commands import BotName, Name
from cassino.table.events import Pace, Points

Kind = Literal["capture", "build", "add", "raise", "trail"]
MAX_RULES_LINE = 2000
"""Signs of the longest line of house rules."""

PhaseName = Literal["lobby", "shuffling", "playing", "deal_over", "match_over", "closed"]


class MoveView(Struct, frozen=True):
    """A move, taken apart and as text."""

    kind: Kind
    card: str
    text: str
    loose: list[str] | UnsetType = UNSET
    builds: list[list[str]] | UnsetType = UNSET
    value: int | UnsetType = UNSET


class BuildView(Struct, frozen=True):
    """A build in the layout."""

    cards: list[str]
    value: int
    owner: int
    multiple: bool
    groups: list[list[str]]
    """The cards as groups that each make the value, for showing."""


class SeatView(Struct, frozen=True):
    """A seat and who has it."""

    name: str
    kind: Literal["person", "bot"] | None
    """None: the seat is open."""
    bot: str | None
    """The bot that has the seat, or that plays for the person."""
    side: int
    here: bool
    """Whether the person's page is open; true for bots."""
    away: bool
    """Whether a bot plays for the person."""
    ready: bool
    getting_ready: bool
    """Whether the bot is still being prepared, and a plain one plays its moves."""
    clock_runs: bool
    """Whether `clock_ms` is going down."""
    clock_ms: int | UnsetType = UNSET
    """Milliseconds that the person has left when the frame is made: of the bank (pace `clock`), or for a move (`days`).

    Not there where the pace is untimed, and for seats that no person has.
    """
    gone_ms: int | UnsetType = UNSET
    """Milliseconds that the person has been without a page when the frame is made.

    Not there for who is here, and for who has not been here yet.
    """


class LastMove(Struct, frozen=True):
    """The last move of this deal."""

    seat: int
    move: MoveView
    sweep: bool


class LogLine(Struct, frozen=True):
    """A move that was played in this match."""

    seat: int
    text: str
    kind: Kind
    deal: int
    sweep: bool


class SheetView(Struct, frozen=True):
    """How a deal was scored, item by item; lists are by side."""

    deal: int
    before: list[Points]
    points: list[Points]
    items: list[dict[str, Points]]
    item_order: list[str]
    cards: dict[str, list[list[str]]]
    """For items that cards earn: which, by side."""
    after: list[Points]
    carried: dict[str, Points]
    winner: int | None
    why: str | None
    margin: Points | None


class ShuffleView(Struct, frozen=True):
    """How far the shuffle of this match is."""

    ctx: str
    attempt: int
    stage: str
    takers: list[int]
    waiting_for: list[int]


class View(Struct, frozen=True, kw_only=True):
    """All that a viewer sees of a table."""

    table: str
    you: int | None
    host: bool
    """Whether you are the host."""
    host_seat: int | None
    """The seat of the host; null: the host does not sit."""
    code: str | None
    """Stands for the table until it starts."""
    at: str
    phase: PhaseName
    rules: str
    preset: str
    options: dict[str, Any]
    partnership: bool
    pace: Pace
    seats: list[SeatView]
    listed: bool
    """Whether everybody may find the table while it waits for people."""
    best_of: int
    """Matches of a series; 1: none."""
    series_winner: int | None
    """The side that has won the series."""
    match: int
    deal: int
    wins: list[int]
    dealer: int | None
    turn: int | None
    turn_ms: int | None
    """Milliseconds that the turn has lasted when the frame is made; null while no deal is played.

    After a restart of the server it begins again, as clocks do.
    """
    round: int
    rounds: int
    last_round: bool
    hand: list[str]
    hands: list[int]
    stock: int
    loose: list[str]
    builds: list[BuildView]
    captured: list[int]
    sweeps: list[int]
    sweep_cards: list[list[str]]
    totals: list[Points]
    pegs: list[Points]
    target: int | None
    moves: list[MoveView] | None
    complete: bool
    keeps: dict[str, list[int]]
    last: LastMove | None
    log: list[LogLine]
    sheet: SheetView | None
    take_back: int | None
    """The seat that asks to take a move back."""
    take_back_moves: int
    """How many of the last moves that question would undo; 0 while nobody asks."""
    take_back_ms: int | None
    """Milliseconds until that question lapses, when the frame is made; null while nobody asks."""
    can_take_back: bool
    can_hint: bool
    shuffle: ShuffleView | None


class ViewFrame(Struct, frozen=True, tag_field="type", tag="view"):
    """What has happened since the last frame, and the view that it led to."""

    number: int
    events: list[dict[str, Any]]
    view: View
    snapshot: bool = False
    """True: events are left out, because too many were missed."""


class NarrowAnswer(Struct, frozen=True):
    """What may join a choice of cards, and the moves that use exactly it."""

    open: list[str]
    open_builds: list[list[str]]
    moves: list[MoveView]
    largest: MoveView | None = None
    """The largest capture of the hand card that was found, as long as nothing else is chosen."""


class NextBestView(Struct, frozen=True):
    """The move that is second best."""

    move: MoveView
    behind: float
    """How much less is expected of it."""
    parts: dict[str, float]
    """Where what is expected of it comes from, by scoring item."""


class HintAnswer(Struct, frozen=True):
    """What a strong bot would play."""

    move: MoveView
    expected: float | None
    """The expected final score of this deal, your side less the mean of the others; null: no estimate."""
    error: float
    """The standard error of `expected`."""
    parts: dict[str, float]
    """Where `expected` comes from, by scoring item."""
    exact: bool
    """Whether the numbers are the solution of the deal."""
    next_best: NextBestView | None
    """null: no other move was weighed."""


class ExplainAnswer(Struct, frozen=True, omit_defaults=True):
    """Whether a move is legal, and if not, why."""

    legal: bool
    reason: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET
    text: Text | UnsetType = UNSET


class CodeGivenAnswer(Struct, frozen=True):
    """A code that takes the seat along to another device; told once."""

    code: str


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was done."""

    id: str
    answer: Any = UNSET
    """To a question a Narrow-, Explain- or HintAnswer; to `recovery_code` and `recover` a CodeGivenAnswer."""


class Text(Struct, frozen=True):
    """A Fluent message with its arguments."""

    id: str
    args: dict[str, Any]


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not done, and why; nothing has changed."""

    id: str | None
    code: str
    text: Text
    rule: str | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The socket is about to be closed."""

    why: Literal["slow", "moved", "stopping", "closed", "left"]


ServerMessage = ViewFrame | Ack | Refusal | Goodbye


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    rules: Annotated[str, Meta(max_length=MAX_RULES_LINE)] = "classic"
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    partnership: bool | None = None
    bots: Annotated[list[BotName | None], Meta(max_length=4)] = []
    name: Name | None = None
    names: dict[str, str] = {}
    """Names of persons by seat are their own to choose; kept for the form's sake."""
    pace: Pace = Pace()
    listed: bool = False
    """Whether everybody may find the table among the open ones."""
    best_of: Literal[1, 3, 5, 7, 9] = 1


class NewTableAnswer(Struct, frozen=True):
    """A table was opened."""

    table: str
    seat: int
    link: str
    code: str


class PresetInfo(Struct, frozen=True):
    """A set of house rules with a name."""

    name: str
    seats: list[int]
    options: dict[str, Any]


class RulesInfo(Struct, frozen=True):
    """A set of house rules, option by option."""

    line: str
    preset: str
    seats: list[int]
    options: dict[str, Any]
    """Every option, also those that are as usual."""
    deck: list[str]
    """The cards of the pack."""


class BotInfo(Struct, frozen=True):
    """A player."""

    name: str


class TableInfo(Struct, frozen=True):
    """A table in a list."""

    table: str
    rules: str
    seats: int
    partnership: bool
    pace: Pace
    best_of: int
    open: int
    """Seats that are free."""
    names: list[str]
    phase: PhaseName
    yours: bool
    """Whether you have a seat; tables of others are those that anybody may join."""
    at: float


class CodeAnswer(Struct, frozen=True):
    """The table that a short code stands for."""

    table: str
    link: str


class DealtRow(Struct, frozen=True):
    """How often some cards were dealt to some seats."""

    group: Literal["people", "bots", "dealer", "eldest"]
    thing: Literal["big_cassino", "little_cassino", "aces", "spades"]
    got: int
    expected: float
    """What chance gives on average."""
    low: float
    """From here to `high` chance stays 95 times in a hundred."""
    high: float


class FairnessInfo(Struct, frozen=True):
    """What was dealt here in all deals that have ended, beside what chance gives."""

    matches: int
    """Matches whose first deal was counted."""
    deals: int
    complete: bool
    """False: older deals are still being counted."""
    rows: list[DealtRow]


class ErrorAnswer(Struct, frozen=True):
    """An HTTP request was refused."""

    code: str
    text: Text
    path: str | UnsetType = UNSET


__all__ = [name for name in dir() if name[0].isupper()]
