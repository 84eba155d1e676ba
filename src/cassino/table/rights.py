"""Who may do what at a table: one list, which the code asks and the documentation shows."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from cassino.table import commands as c
from cassino.table.refusals import TableError
from cassino.table.state import TableState


class Role(StrEnum):
    """What somebody is to a table. Who opened it is host, whatever else they are."""

    HOST = "host"
    SEATED = "seated"
    AWAY = "away"
    WATCHER = "watcher"


_EVERYBODY = frozenset({Role.SEATED, Role.AWAY, Role.WATCHER})
_AT_THE_TABLE = frozenset({Role.SEATED, Role.AWAY})

RIGHTS: Mapping[str, frozenset[Role]] = {
    "seat": frozenset({Role.WATCHER}),
    "stand": _AT_THE_TABLE,
    "swap": frozenset({Role.HOST}),
    "fill": frozenset({Role.HOST}),
    "list": frozenset({Role.HOST}),
    "start": frozenset({Role.HOST}),
    "shuffle": frozenset({Role.SEATED}),
    "play": frozenset({Role.SEATED}),
    "hint": frozenset({Role.SEATED}),
    "take back": frozenset({Role.SEATED}),
    "call the bot": frozenset({Role.SEATED}),
    "come back": frozenset({Role.AWAY}),
    "go on": frozenset({Role.SEATED}),
    "rematch": frozenset({Role.SEATED}),
    "speak": _AT_THE_TABLE,
    "name": _AT_THE_TABLE,
    "recovery code": _AT_THE_TABLE,
    "recover": frozenset({Role.WATCHER}),
    "close": frozenset({Role.HOST}),
    "watch": _EVERYBODY,
    "export": _EVERYBODY,
}
"""For each deed, the roles that may do it. Whether it can be done now is another question."""

DEEDS: Mapping[type[c.Command], str] = {
    c.Play: "play",
    c.Narrow: "play",
    c.Explain: "play",
    c.Hint: "hint",
    c.NextDeal: "go on",
    c.Rematch: "rematch",
    c.Say: "speak",
    c.Sit: "seat",
    c.Stand: "stand",
    c.Swap: "swap",
    c.Fill: "fill",
    c.ListTable: "list",
    c.Start: "start",
    c.TakeBack: "take back",
    c.AnswerTakeBack: "take back",
    c.CallBot: "call the bot",
    c.ComeBack: "come back",
    c.Rename: "name",
    c.GiveCode: "recovery code",
    c.Recover: "recover",
    c.Close: "close",
    c.ShuffleCommit: "shuffle",
    c.ShuffleReveal: "shuffle",
}
"""The deed that each command is."""


def roles_of(state: TableState, viewer: str) -> frozenset[Role]:
    """What *viewer* is to the table."""
    number = state.seat_of(viewer)
    if number is None:
        role = Role.WATCHER
    else:
        role = Role.AWAY if state.seats[number].is_away else Role.SEATED
    return frozenset({role, Role.HOST} if viewer and viewer == state.host else {role})


def may(state: TableState, viewer: str, deed: str) -> bool:
    """Whether *viewer* may do *deed* at all."""
    return not RIGHTS[deed].isdisjoint(roles_of(state, viewer))


def check_right(state: TableState, viewer: str, command: c.Command) -> None:
    """Refuse a command that *viewer* may not give."""
    deed = DEEDS[type(command)]
    if not may(state, viewer, deed):
        if deed in ("seat", "recover"):
            raise TableError("already_seated")
        raise TableError("not_allowed")
