"""What a viewer may ask of a table, and what the table asks of itself."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

CommandId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes, chosen by the client")]
At = Annotated[str, Meta(min_length=1, max_length=24, description="The view's `at`: another one is refused as stale")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
CardName = Annotated[str, Meta(min_length=2, max_length=3)]
Cards = Annotated[tuple[CardName, ...], Meta(max_length=52)]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class MoveForm(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move taken apart; the text form says the same."""

    kind: Annotated[str, Meta(max_length=10)]
    card: CardName
    loose: Cards = ()
    builds: Annotated[tuple[Cards, ...], Meta(max_length=26)] = ()
    value: Annotated[int, Meta(ge=0, le=99)] | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


MoveText = Annotated[str, Meta(min_length=2, max_length=400)]
AnyMove = MoveText | MoveForm


def _word(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=_word):
    """A deed that a viewer asks for."""

    id: CommandId


class Play(Command, frozen=True, kw_only=True):
    """Play a hand card."""

    at: At
    move: AnyMove


class Narrow(Command, frozen=True, kw_only=True):
    """Ask what may join a choice of cards, where a layout is too crowded to list every move."""

    card: CardName
    loose: Cards = ()
    builds: Annotated[tuple[Cards, ...], Meta(max_length=26)] = ()


class Explain(Command, frozen=True, kw_only=True):
    """Ask why a move is not legal."""

    move: AnyMove


class Hint(Command, frozen=True, kw_only=True):
    """Ask what a strong bot would play; only where no other person plays."""


class NextDeal(Command, frozen=True, kw_only=True):
    """Go on to the next deal."""


class Rematch(Command, frozen=True, kw_only=True):
    """Go on to another match with the same seats."""


class Say(Command, frozen=True, kw_only=True):
    """Say one of the preset phrases."""

    phrase: Annotated[str, Meta(max_length=32)]


class Sit(Command, frozen=True, kw_only=True):
    """Take a seat: the one named, or the first that is free."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Stand(Command, frozen=True, kw_only=True):
    """Leave the seat. In a match a bot plays on."""


class Swap(Command, frozen=True, kw_only=True):
    """Let two seats change places."""

    seat: SeatNumber
    other: SeatNumber


class Fill(Command, frozen=True, kw_only=True):
    """Put a bot into a seat; null empties a seat that has one."""

    seat: SeatNumber
    bot: BotName | None


class ListTable(Command, frozen=True, kw_only=True, tag="list"):
    """Show the table among the open ones on everybody's first page, or no longer."""

    listed: bool


class Start(Command, frozen=True, kw_only=True):
    """Begin the match."""


class TakeBack(Command, frozen=True, kw_only=True):
    """Take the last own move back, or ask the others to let it be."""

    at: At


class AnswerTakeBack(Command, frozen=True, kw_only=True):
    """Let a move be taken back, or not."""

    yes: bool


class CallBot(Command, frozen=True, kw_only=True):
    """Let a bot play for a person who is not there; without a seat, for the one whose turn it is."""

    seat: SeatNumber | None = None


class ComeBack(Command, frozen=True, kw_only=True):
    """Play again after a bot has played for one."""


class Rename(Command, frozen=True, kw_only=True, tag="name"):
    """Take another name."""

    name: Name


class GiveCode(Command, frozen=True, kw_only=True, tag="recovery_code"):
    """Ask for a code with which the seat can be taken along to another device."""


class Recover(Command, frozen=True, kw_only=True):
    """Take a seat along from another device, which loses it."""

    code: Annotated[str, Meta(max_length=40)]


class Close(Command, frozen=True, kw_only=True):
    """End the table's life."""


class ShuffleCommit(Command, frozen=True, kw_only=True):
    """Promise a nonce (fair dealing, step 2)."""

    commit: Digest


class ShuffleReveal(Command, frozen=True, kw_only=True):
    """Show the nonce (step 4)."""

    nonce: Digest


COMMANDS: tuple[type[Command], ...] = (
    *(Play, Narrow, Explain, Hint, NextDeal, Rematch, Say, Sit, Stand, Swap, Fill, ListTable, Start),
    *(TakeBack, AnswerTakeBack, CallBot, ComeBack, Rename, GiveCode, Recover, Close, ShuffleCommit, ShuffleReveal),
)
AnyCommand = (
    Play
    | Narrow
    | Explain
    | Hint
    | NextDeal
    | Rematch
    | Say
    | Sit
    | Stand
    | Swap
    | Fill
    | ListTable
    | Start
    | TakeBack
    | AnswerTakeBack
    | CallBot
    | ComeBack
    | Rename
    | GiveCode
    | Recover
    | Close
    | ShuffleCommit
    | ShuffleReveal
)

QUESTIONS = (Narrow, Explain, Hint)
"""Commands that change nothing and are answered."""


class OwnCommand(Struct, frozen=True, kw_only=True):
    """A deed of the table itself."""


class Tick(OwnCommand, frozen=True, kw_only=True):
    """Look for what is due."""


class BotPlays(OwnCommand, frozen=True, kw_only=True):
    """A bot has chosen. Dropped when the game has gone on (a take-back, a person came back)."""

    at: str
    move: Any


class TimeIsUp(OwnCommand, frozen=True, kw_only=True):
    """The clock of the seat to move has run out."""

    at: str


class GoOn(OwnCommand, frozen=True, kw_only=True):
    """What was waited for has waited long enough: *what* names it (see `due`)."""

    what: str
    at: str = ""


class Arrive(OwnCommand, frozen=True, kw_only=True):
    """A viewer's first socket opened."""

    viewer: str
    takes_part: bool = False
    """Whether the client can take part in the shuffle."""


class Depart(OwnCommand, frozen=True, kw_only=True):
    """A viewer's last socket closed a while ago."""

    viewer: str


AnyOwn = BotPlays | TimeIsUp | GoOn | Arrive | Depart

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def decode_command(text: str | bytes) -> AnyCommand:
    """The command that *text* holds; msgspec.ValidationError or DecodeError for anything else."""
    return _decoder.decode(text)
