"""Tables that have been played for a while, by people who draw their moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cassino.table import commands as c
from cassino.table.events import Numbered, from_stored
from cassino.table.state import Phase
from cassino.table.table import Surroundings, Table
from tests.table.people import Person, open_table, settle, surroundings


async def seated_table(
    rules: str = "classic",
    seats: int = 2,
    *,
    around: Surroundings | None = None,
    names: tuple[str, ...] = ("ana", "ben", "cyd", "dov"),
    takes_part: bool = False,
    **more: Any,
) -> tuple[Table, list[Person]]:
    """A table on which a match between people has begun; the host sits in seat 0."""
    table = await open_table(rules=rules, seats=seats, host=names[0], around=around, **more)
    people = [Person(table, name) for name in names[:seats]]
    for person in people:
        person.connect(0, takes_part=takes_part)
    await settle(table)
    for seat, person in enumerate(people[1:], start=1):
        await person.do(c.Sit, seat=seat, name=person.name.title())
    await people[0].do(c.Start)
    await settle(table)
    for person in people:
        await person.read()
    return table, people


async def play_on(
    table: Table,
    people: list[Person],
    *,
    seed: str = "",
    moves: int = 10_000,
    until: Callable[[Table], bool] = lambda table: table.state.phase is Phase.MATCH_OVER,
) -> int:
    """Let people draw their moves, also into further deals; how many moves there were."""
    draw = random.Random(f"{seed}|{table.state.number}")
    count = 0
    while count < moves and not until(table):
        state = table.state
        if state.phase is Phase.DEAL_OVER:
            for person in people:
                if table.state.phase is Phase.DEAL_OVER:
                    await person.do(c.NextDeal)
        elif state.phase is Phase.PLAYING:
            person = next(each for each in people if state.seat_of(each.name) == state.turn)
            await person.read()
            await person.do(c.Play, at=state.at, move=draw.choice(person.view["moves"])["text"])
            count += 1
        else:
            break
    for person in people:
        if person.socket is not None:
            await person.read()
    return count


async def all_events(table: Table, around: Surroundings) -> list[Numbered]:
    """Everything that the store keeps of the table."""
    return [from_stored(stored) for stored in await around.store.read(table.state.table)]


async def quiet(rules: str, seats: int, moves: int, *, seed: str = "") -> tuple[Table, list[Person], Surroundings]:
    """A table after *moves* moves of a match between people."""
    around = surroundings(seed=f"{rules}|{seats}|{seed}")
    table, people = await seated_table(rules, seats, around=around)
    await play_on(table, people, moves=moves, seed=seed)
    return table, people, around
