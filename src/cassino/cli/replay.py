"""Results of the arena that are read again: the tournament they are of, and what differs once it has been replayed."""

import codecs
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec

from cassino.bots import BOTS, Budget
from cassino.bots.arena import Entrant, Tournament
from cassino.bots.arena.tournament import FORM
from cassino.errors import BadRecord, NoSuchBot, quoted
from cassino.rules import Rules

_MAX_BYTES = 16 << 20
_TOLD = 5
"""Differences that are told one by one."""

_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
_Seconds = Annotated[float, msgspec.Meta(ge=0.01, le=3600)]


class _Packs(msgspec.Struct):
    seed: str
    first: _Count
    pairs: _Count
    matches: _Count


class _Budget(msgspec.Struct, forbid_unknown_fields=True):
    rollouts: int | None = None
    nodes: int | None = None


class _Entrant(msgspec.Struct):
    name: str
    bot: str | None = None
    budget: _Budget | None = None
    command: str | None = None
    timeout_s: _Seconds = 10.0


class _Result(msgspec.Struct):
    """What a result says of its tournament."""

    arena: int
    entrants: list[_Entrant]
    rules: str
    seats: int
    partnership: bool
    packs: _Packs
    key: str = ""


def read_result(path: Path) -> bytes:
    """The bytes of the file, but for a byte order mark; of one that is too long no more is read than shows it."""
    with path.open("rb") as opened:
        content = opened.read(_MAX_BYTES + 1)
    if len(content) > _MAX_BYTES:
        raise BadRecord("this is no result of the arena: it is too long")
    return content.removeprefix(codecs.BOM_UTF8)


def read_tournament(text: bytes) -> Tournament:
    """The tournament whose result is *text*; BadRecord, or what is wrong with its parts."""
    try:
        found = msgspec.json.decode(text, type=_Result)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"this is no result of the arena: {error}") from error
    if found.arena != FORM:
        raise BadRecord(f"this result has form {found.arena} of the arena; this version plays form {FORM} again")
    packs = found.packs
    return Tournament(
        tuple(map(_entrant, found.entrants)),
        Rules.parse(found.rules),
        found.seats,
        found.partnership,
        packs.seed,
        packs.first,
        packs.pairs,
        packs.matches,
        found.key,
    )


def _entrant(row: _Entrant) -> Entrant:
    if (row.bot is None) == (row.command is None):
        raise BadRecord(f"this is no result of the arena: {quoted(row.name)} is a bot or a command, one of them")
    if row.bot is not None and row.bot not in BOTS:
        raise NoSuchBot(f"there is no bot {quoted(row.bot)}; the bots are {', '.join(BOTS)}")
    budget = None if row.budget is None else Budget(rollouts=row.budget.rollouts, nodes=row.budget.nodes)
    return Entrant(row.name, row.bot, budget, row.command, row.timeout_s)


def told_differences(was: bytes, now: bytes) -> str:
    """What differs between two results that are not the same to the byte, first things first, a line each."""
    differences = list(_differences(json.loads(was), json.loads(now)))
    lines = [f"- {line}" for line in differences[:_TOLD]]
    if len(differences) > _TOLD:
        lines.append(f"- and {len(differences) - _TOLD} more")
    return "\n".join(lines or ["- only how the file is written"])


def _differences(was: Any, now: Any, path: str = "") -> Iterator[str]:
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys((*now, *was)):
            here = f"{path}.{key}" if path else key
            yield from _differences(was.get(key, ...), now.get(key, ...), here)
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for place, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from _differences(one, other, f"{path}[{place}]")
    elif was != now or type(was) is not type(now):
        yield f"{path}: {_shown(was)} in the file, {_shown(now)} now"


def _shown(value: Any) -> str:
    return "nothing" if value is ... else quoted(value, 64)
