"""Match records: a text that people read and that replays to the same positions."""

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from cassino.cards import Card, card_name
from cassino.errors import BadRecord
from cassino.notation.moves import format_move
from cassino.notation.points import points_to_json
from cassino.rules import Match, Move, Points, Rules

VERSION: Final = "1"
MAX_VALUE_LENGTH: Final = 200
"""Characters of the longest header value."""

MAX_RULES_LENGTH: Final = 4_000
"""Characters of the longest Rules header: a pack given card by card and every option need more than other values."""

LINE_LENGTH: Final = 100
"""Where lines of moves are broken."""


@dataclass(frozen=True)
class RecordedDeal:
    """One deal of a record."""

    dealer: int
    pack: tuple[Card, ...]
    """The whole pack, first card dealt first."""
    moves: tuple[Move, ...] = ()
    score: tuple[Points, ...] | None = None
    """Points by side, those pegged where a peg ended the match; None for a deal that was not finished."""
    total: tuple[Points, ...] | None = None
    """The match's totals after the deal, by side; None where `score` is."""


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    totals: tuple[Points, ...]
    """By side."""
    winner: int
    """A side."""


@dataclass(frozen=True)
class Record:
    """What a match record says. Reading tells its shape; whether it is true, `check_record` tells."""

    rules: Rules
    seats: int
    partnership: bool = False
    names: tuple[str, ...] = ()
    """By seat, empty text for a seat that is not named; none given: nobody is named."""
    date: str | None = None
    """Year, month and day, as `2026.11.30`."""
    seed: str | None = None
    result: Result | None = None
    """None for a match without an end."""
    other: tuple[tuple[str, str], ...] = ()
    """Headers that this version does not know, in their order."""
    deals: tuple[RecordedDeal, ...] = ()

    def __post_init__(self) -> None:
        if not self.names:
            object.__setattr__(self, "names", ("",) * self.seats)

    @classmethod
    def of_match(cls, match: Match, **headers: Any) -> Self:
        """The record of *match*, its unfinished deal included; *headers* are `names`, `date`, `seed`, `other`."""
        return cls(
            rules=match.rules,
            seats=match.seats,
            partnership=match.partnership,
            result=None if match.winner is None else Result(match.totals, match.winner),
            deals=_deals_of(match),
            **headers,
        )


def format_record(record: Record) -> str:
    """The text of *record*, in its one form; BadRecord for a header value that has none."""
    values = {
        "Cassino": VERSION,
        "Rules": record.rules.to_text(),
        "Seats": str(record.seats),
        "Partnership": "yes" if record.partnership else "no",
        **{f"Seat{seat}": name for seat, name in enumerate(record.names) if name},
        **({} if record.date is None else {"Date": record.date}),
        **({} if record.seed is None else {"Seed": record.seed}),
        "Result": _result_text(record),
        **dict(record.other),
    }
    lines = [f'[{name} "{_escaped(name, value)}"]' for name, value in values.items()]
    for number, deal in enumerate(record.deals, 1):
        lines += ["", *_deal_lines(number, deal)]
    return "\n".join(lines) + "\n"


def _deals_of(match: Match) -> tuple[RecordedDeal, ...]:
    finished = tuple(
        RecordedDeal(deal.dealer, deal.pack, deal.moves, deal.score.points, deal.totals) for deal in match.deals
    )
    if match.position is None:
        return finished
    return (*finished, RecordedDeal(match.dealer, match.pack, match.position.history or ()))


def header_order(seats: int) -> tuple[str, ...]:
    """The headers that this version knows, in their order."""
    names = (f"Seat{seat}" for seat in range(seats))
    return ("Cassino", "Rules", "Seats", "Partnership", *names, "Date", "Seed", "Result")


def _deal_lines(number: int, deal: RecordedDeal) -> Iterator[str]:
    yield f"deal {number} dealer {deal.dealer} pack {''.join(card_name(card) for card in deal.pack)}"
    moves = " ".join(format_move(move) for move in deal.moves)
    yield from textwrap.wrap(moves, LINE_LENGTH, break_long_words=False, break_on_hyphens=False)
    if deal.score is not None and deal.total is not None:
        yield f"score {format_totals(deal.score)} total {format_totals(deal.total)}"


def format_totals(points: Sequence[Points]) -> str:
    """Points by side, as `7-4`."""
    return "-".join(str(points_to_json(each)) for each in points)


def _result_text(record: Record) -> str:
    if record.result is None:
        return "*"
    totals, winner = record.result.totals, record.result.winner
    is_highest = all(totals[winner] > total for side, total in enumerate(totals) if side != winner)
    who = "side" if record.partnership else "seat"
    return format_totals(totals) + ("" if is_highest else f" {who}{winner}")


def _escaped(name: str, value: str) -> str:
    check_value(name, value, None)
    return value.replace("\\", "\\\\").replace('"', '\\"')


def check_value(name: str, value: str, line: int | None) -> None:
    """Raise BadRecord with *line* unless *value* may stand in the header *name*."""
    limit = MAX_RULES_LENGTH if name == "Rules" else MAX_VALUE_LENGTH
    if len(value) > limit:
        raise BadRecord(f"{name} has more than {limit} characters", line=line)
    if any(unicodedata.category(character) in ("Cc", "Cs") for character in value):
        raise BadRecord(f"{name} has a control character", line=line)
