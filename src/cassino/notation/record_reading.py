"""Reading match records: from text to what it says, and where it says so."""

import re
from dataclasses import dataclass, field
from typing import Final

from cassino.cards import Card, card_set, parse_card_list
from cassino.errors import BadCard, BadMove, BadRecord, BadRequest, BadRules, quoted
from cassino.notation.moves import parse_history
from cassino.notation.points import points_from_json
from cassino.notation.records import VERSION, Record, RecordedDeal, Result, check_value, header_order
from cassino.rules import Move, Points, Rules

MAX_LENGTH: Final = 8 << 20
"""Characters of the longest record that is read."""

MAX_DEALS: Final = 10_000

_HEADER = re.compile(r'\[(?P<name>[A-Za-z][A-Za-z0-9_]{0,39}) "(?P<value>(?:[^"\\]|\\["\\])*+)"\]\s*(?:;.*)?')
_DATE = re.compile(r"[0-9]{4}\.(?:0[1-9]|1[0-2])\.(?:0[1-9]|[12][0-9]|3[01])")
_RESULT = re.compile(r"(?P<totals>\S+)(?: (?P<who>seat|side)(?P<winner>[0-3]))?")
_POINTS = re.compile(
    r"(?P<whole>[0-9]{1,13})|(?P<decimal>[0-9]{1,13}\.(?:25|5|75))|(?P<fraction>[0-9]{1,16}/[0-9]{1,2})"
)


@dataclass
class WrittenDeal:
    """A deal as it was read, with its lines."""

    line: int
    dealer: int
    pack: tuple[Card, ...]
    texts: list[tuple[int, str]] = field(default_factory=list)
    """The moves: line and text."""
    score_line: int | None = None
    score: tuple[Points, ...] | None = None
    total: tuple[Points, ...] | None = None
    moves: tuple[Move, ...] = ()


@dataclass
class WrittenRecord:
    """A record as it was read, with its lines."""

    headers: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Line and value by name, in the order of the text."""
    deals: list[WrittenDeal] = field(default_factory=list)

    def line_of(self, name: str) -> int:
        """The line of a header, or the first line where it is missing."""
        return self.headers.get(name, (1, ""))[0]


def parse_record(text: str) -> Record:
    """The record that *text* holds; BadRecord with the line where it cannot be read. Nothing is replayed."""
    return read_record(text)[0]


def read_record(text: str) -> tuple[Record, WrittenRecord]:
    """The record, and where in *text* its parts stand. A byte order mark before it, as some editors write, is none."""
    if len(text) > MAX_LENGTH:
        raise BadRecord(f"a record has at most {MAX_LENGTH} characters", line=1)
    written = _split(text.removeprefix("\ufeff"))
    rules, seats, partnership = _setting(written)
    sides = 2 if partnership else seats
    for deal in written.deals:
        _complete(deal, rules, seats, sides)
    known = header_order(seats)
    record = Record(
        rules=rules,
        seats=seats,
        partnership=partnership,
        names=tuple(written.headers.get(f"Seat{seat}", (0, ""))[1] for seat in range(seats)),
        date=_date(written),
        seed=_seed(written),
        result=_result(written, sides, partnership=partnership),
        other=tuple((name, value) for name, (_, value) in written.headers.items() if name not in known),
        deals=tuple(RecordedDeal(deal.dealer, deal.pack, deal.moves, deal.score, deal.total) for deal in written.deals),
    )
    return record, written


def _split(text: str) -> WrittenRecord:
    written = WrittenRecord()
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if line.startswith("["):
            _take_header(written, line, number)
        elif words := line.partition(";")[0].split():
            _take_words(written, words, number)
    if not written.headers:
        raise BadRecord(f'a record begins with [Cassino "{VERSION}"]', line=1)
    return written


def _take_header(written: WrittenRecord, line: str, number: int) -> None:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise BadRecord(f'{quoted(line)} is no header: a header is [Name "value"]', line=number)
    name, value = found["name"], re.sub(r"\\(.)", r"\1", found["value"])
    if written.deals:
        raise BadRecord(f"{name}: headers stand before the first deal", line=number)
    if not written.headers and (name, value) != ("Cassino", VERSION):
        raise BadRecord(f'a record begins with [Cassino "{VERSION}"]', line=number)
    if name in written.headers:
        raise BadRecord(f"{name} comes twice", line=number)
    check_value(name, value, number)
    written.headers[name] = (number, value)


def _take_words(written: WrittenRecord, words: list[str], number: int) -> None:
    if not written.headers:
        raise BadRecord(f'a record begins with [Cassino "{VERSION}"]', line=number)
    if words[0] == "deal":
        written.deals.append(_deal(words, number, len(written.deals) + 1))
        return
    if not written.deals:
        raise BadRecord(f"{quoted(words[0])} stands before the first deal", line=number)
    deal = written.deals[-1]
    if deal.score_line is not None:
        raise BadRecord(f"{quoted(words[0])} stands after the score of the deal", line=number)
    if words[0] == "score":
        _take_score(deal, words, number)
        return
    deal.texts += [(number, word) for word in words]
    if len(deal.texts) > len(deal.pack):
        raise BadRecord("a deal has no more moves than cards", line=number)


def _deal(words: list[str], line: int, expected: int) -> WrittenDeal:
    if len(words) != 6 or (words[2], words[4]) != ("dealer", "pack"):
        raise BadRecord("a deal begins with: deal NUMBER dealer SEAT pack CARDS", line=line)
    if expected > MAX_DEALS:
        raise BadRecord(f"a record has at most {MAX_DEALS} deals", line=line)
    if words[1] != str(expected):
        raise BadRecord(f"deal {expected} is expected here, not {quoted(words[1])}", line=line)
    if words[3] not in ("0", "1", "2", "3"):
        raise BadRecord(f"{quoted(words[3])} is no seat", line=line)
    if len(words[5]) > 3 * 52:
        raise BadRecord("the pack has too many cards", line=line)
    try:
        return WrittenDeal(line, int(words[3]), parse_card_list(words[5]))
    except BadCard as error:
        raise BadRecord(f"pack: {error}", line=line) from error


def _take_score(deal: WrittenDeal, words: list[str], line: int) -> None:
    if len(words) != 4 or words[2] != "total":
        raise BadRecord("a deal ends with: score POINTS total POINTS, by side", line=line)
    deal.score_line = line
    deal.score = _points(words[1], line)
    deal.total = _points(words[3], line)


def _points(text: str, line: int) -> tuple[Points, ...]:
    """Points by side, as `7-4`."""
    parts = text.split("-", 4)
    try:
        return tuple(points_from_json(_as_json(part)) for part in parts)
    except BadRequest as error:
        raise BadRecord(f"{quoted(text)} is not the points of each side, as in 7-4", line=line) from error


def _as_json(text: str) -> int | float | str:
    found = _POINTS.fullmatch(text)
    if found is None or found["fraction"]:
        return text
    return int(text) if found["whole"] else float(text)


def _setting(written: WrittenRecord) -> tuple[Rules, int, bool]:
    for name in ("Rules", "Seats"):
        if name not in written.headers:
            raise BadRecord(f"the header {name} is missing", line=1)
    line, seats_text = written.headers["Seats"]
    if seats_text not in ("2", "3", "4"):
        raise BadRecord(f"{quoted(seats_text)} is no number of seats", line=line)
    seats = int(seats_text)
    line, rules_text = written.headers["Rules"]
    try:
        rules = Rules.parse(rules_text)
        rules.check_seats(seats)
    except BadRules as error:
        raise BadRecord(str(error), line=line) from error
    line, partnership = written.headers.get("Partnership", (1, "yes" if seats == 4 else "no"))
    if partnership not in ("yes", "no"):
        raise BadRecord(f"Partnership is yes or no, not {quoted(partnership)}", line=line)
    if partnership == "yes" and seats != 4:
        raise BadRecord("partners need four seats", line=line)
    return rules, seats, partnership == "yes"


def _complete(deal: WrittenDeal, rules: Rules, seats: int, sides: int) -> None:
    """Read the moves of *deal* and hold it against the match's setting."""
    if deal.dealer >= seats:
        raise BadRecord(f"seat {deal.dealer} is no seat here", line=deal.line)
    if card_set(deal.pack) != rules.deck_cards or len(set(deal.pack)) != len(deal.pack):
        raise BadRecord("the pack is not each card of these rules' deck once", line=deal.line)
    if deal.score is not None and deal.total is not None and {len(deal.score), len(deal.total)} != {sides}:
        raise BadRecord(f"score and total are by side, and there are {sides} sides", line=deal.score_line)
    try:
        deal.moves = parse_history(text for _, text in deal.texts)
    except BadMove as error:
        raise BadRecord(str(error), line=deal.texts[int(error.path.strip("[]"))][0]) from error


def _date(written: WrittenRecord) -> str | None:
    if "Date" not in written.headers:
        return None
    line, value = written.headers["Date"]
    if not _DATE.fullmatch(value):
        raise BadRecord(f"Date is year.month.day as in 2026.11.30, not {quoted(value)}", line=line)
    return value


def _seed(written: WrittenRecord) -> str | None:
    if "Seed" not in written.headers:
        return None
    line, value = written.headers["Seed"]
    if not 1 <= len(value) <= 64:
        raise BadRecord("a seed has 1 to 64 characters", line=line)
    return value


def _result(written: WrittenRecord, sides: int, *, partnership: bool) -> Result | None:
    line, value = written.headers.get("Result", (1, "*"))
    if value == "*":
        return None
    found = _RESULT.fullmatch(value)
    totals = _points(found["totals"], line) if found else ()
    if found is None or len(totals) != sides:
        raise BadRecord(f"Result is the totals of {sides} sides, or *, not {quoted(value)}", line=line)
    if found["who"] is None:
        winners = [side for side, total in enumerate(totals) if total == max(totals)]
        if len(winners) != 1:
            raise BadRecord("Result names the winner where no side is the highest", line=line)
        return Result(totals, winners[0])
    if (found["who"] == "side") != partnership or int(found["winner"]) >= sides:
        raise BadRecord(f"Result names no winner: {quoted(value)}", line=line)
    return Result(totals, int(found["winner"]))
