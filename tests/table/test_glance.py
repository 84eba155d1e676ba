"""A table at a glance tells the same of seats and phase as playing everything again."""

from cassino.table import commands as c
from cassino.table.apply import replay
from cassino.table.clock import ManualClock
from cassino.table.decide import GONE_S
from cassino.table.events import from_stored
from cassino.table.glance import glance
from cassino.table.state import Phase
from cassino.table.table import GRACE_S
from tests.table.people import Person, lobby, open_table, settle, surroundings
from tests.table.play import play_on, seated_table

SAME = (
    "table",
    "rules",
    "partnership",
    "host",
    "pace",
    "best_of",
    "is_listed",
    "phase",
    "number",
    "at_time",
    "is_full",
)


def told(state):
    """What both must tell alike."""
    seats = [(seat.viewer, seat.name, seat.bot, seat.is_here) for seat in state.seats]
    return [getattr(state, name) for name in SAME], seats


async def test_after_every_event_a_glance_tells_what_a_replay_tells():
    clock = ManualClock()
    around = surroundings(clock=clock)
    table, people = await seated_table("classic target=3", 3, around=around, listed=True)
    await play_on(table, people, moves=5)
    people[2].disconnect()
    clock.advance(GRACE_S)
    await settle(table)
    clock.advance(GONE_S)
    await people[0].do(c.CallBot, seat=2)
    await settle(table)
    people[2].connect()
    await settle(table)
    await people[1].do(c.Rename, name="Benno")
    await play_on(table, people)
    code = (await people[1].do(c.GiveCode)).answer
    other = Person(table, "ben elsewhere")
    await other.do(c.Recover, code=code)
    await people[2].do(c.Stand)
    await people[0].do(c.Fill, seat=2, bot="random")
    await people[0].do(c.Swap, seat=0, other=2)
    await people[0].do(c.Close)
    stored = await around.store.read(table.state.table)
    phases = set()
    for count in range(1, len(stored) + 1):
        seen = glance(table.state.table, stored[:count])
        whole = replay(table.state.table, map(from_stored, stored[:count]))
        assert told(seen) == told(whole), from_stored(stored[count - 1])
        phases.add(seen.phase)
    assert phases == set(Phase)
    await table.stop()


def test_there_is_no_table_without_events():
    assert glance("t", []) is None


async def test_ones_own_tables_are_found_in_the_store_after_a_restart():
    clock = ManualClock()
    around = surroundings(clock=clock)
    begun, people = await seated_table("mini target=3", around=around)
    await play_on(begun, people, moves=2)
    clock.advance(1)
    waiting = await open_table(seats=3, around=around)
    clock.advance(1)
    left = await open_table(seats=3, around=around, host="ben")
    ana = Person(left, "ana")
    ana.connect()
    await ana.do(c.Sit)
    await ana.do(c.Stand)
    for table in (begun, waiting, left):
        await table.stop()
    rooms = lobby(around)
    assert [state.table for state in await rooms.own("ana", 20)] == [waiting.state.table, begun.state.table]
    assert [state.phase for state in await rooms.own("ana", 20)] == [Phase.LOBBY, Phase.PLAYING]
    assert [state.table for state in await rooms.own("ben", 20)] == [left.state.table, begun.state.table]
    assert await rooms.own("eve", 20) == []
    assert [state.table for state in await rooms.own("ben", 1)] == [left.state.table]
    await rooms.get(begun.state.table)
    assert [state.position is not None for state in await rooms.own("ana", 20)] == [False, True]
    await rooms.stop()
