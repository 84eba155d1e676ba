"""The first events of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cassino.rules import Rules
from cassino.table import events as e
from cassino.table.apply import begin
from cassino.table.decide import check_bot
from cassino.table.events import Numbered, Pace
from cassino.table.flow import Draft, Given
from cassino.table.names import clean_name
from cassino.table.refusals import TableError


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants a table to be."""

    rules: Rules
    seats: int
    partnership: bool | None = None
    """None: as four seats usually play."""

    bots: Sequence[str | None] = ()
    """By seat; None, and a seat beyond the list, is for a person."""

    name: str | None = None
    """What the host is called."""

    pace: Pace = field(default_factory=Pace)
    host_sits: bool = True
    listed: bool = False
    """Whether everybody may find the table until it starts."""

    best_of: int = 1
    """Matches of a series: an odd number."""

    code: str = ""
    """A short code that stands for the table until it starts."""

    position: dict[str, Any] | None = None
    """A deal to begin from, instead of a dealt one."""


def open_table(table: str, host: str, order: Order, given: Given) -> Draft:
    """A draft with the first events of *table*: the host sits in the first seat that no bot has.

    BadRules where the rules do not allow so many seats; NoSuchBot; `table_full` where the bots leave no seat.
    """
    order.rules.check_seats(order.seats)
    bots = [*order.bots, *[None] * order.seats][: order.seats]
    if len(order.bots) > order.seats:
        raise TableError("bad_seat")
    partnership = order.seats == 4 if order.partnership is None else order.partnership
    if partnership and order.seats != 4:
        raise TableError("bad_seat")
    if order.host_sits and None not in bots:
        raise TableError("table_full")
    created = e.Created(
        rules=order.rules.to_text(),
        seats=order.seats,
        partnership=partnership,
        pace=order.pace,
        starts_by_itself=bots.count(None) == order.host_sits,
        host=host,
        code=order.code,
        listed=order.listed,
        best_of=order.best_of,
        position=order.position,
    )
    numbered = Numbered(1, given.now, created, host)
    draft = Draft(begin(table, numbered), given.now, host, events=[numbered])
    for seat, bot in enumerate(bots):
        if bot is not None:
            check_bot(bot, given)
            draft.happen(e.Filled(seat=seat, bot=bot))
    if order.host_sits:
        draft.happen(e.Sat(seat=bots.index(None), name=clean_name(order.name or "Guest 1"), viewer=host))
    return draft
