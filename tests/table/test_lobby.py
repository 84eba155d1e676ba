"""The lobby: tables found again by link and code, put to rest and read back, never more than a server can hold."""

import asyncio

import pytest

from cassino.rules import Rules
from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.lobby import CODE_LENGTH, SIGNS, Bounds
from cassino.table.opening import Order
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from tests.table.people import Person, lobby, settle, surroundings

ORDER = Order(rules=Rules.from_preset("classic"), seats=2, bots=(None, "random"), name="Ana")
OPEN = Order(rules=Rules.from_preset("classic"), seats=2, name="Ana")


async def code_of(doing) -> str:
    with pytest.raises(TableError) as refused:
        await doing
    return refused.value.code


async def test_a_table_is_found_by_its_id_and_no_other():
    hall = lobby()
    table = await hall.create("ana", ORDER)
    assert await hall.get(table.state.table) is table
    assert len(table.state.table) == 22
    for wrong in ("", "nope", table.state.table[:-1], "../" + table.state.table, "x" * 500, "é"):
        assert await code_of(hall.get(wrong)) == "no_such_table"
    await hall.stop()


async def test_a_short_code_stands_for_a_table_until_it_starts():
    hall = lobby()
    table = await hall.create("ana", OPEN)
    code = table.state.code
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(SIGNS)
    assert await hall.find_code(f" {code[:3].lower()}-{code[3:].lower()} ") == table.state.table
    assert await code_of(hall.find_code("222222")) == "no_such_table"
    ana = Person(table, "ana")
    ana.connect()
    await ana.do(c.Fill, seat=1, bot="random")
    await ana.do(c.Start)
    assert await code_of(hall.find_code(code)) == "no_such_table"
    await hall.stop()


async def test_a_table_nobody_uses_is_put_to_rest_and_read_back_whole():
    clock = ManualClock()
    hall = lobby(surroundings(clock=clock))
    table = await hall.create("ana", ORDER)
    ana = Person(table, "ana")
    ana.connect()
    await settle(table)
    await hall.tidy()
    assert hall.tables() == [table]
    ana.disconnect()
    clock.advance(10)
    await settle(table)
    before = table.state
    clock.advance(10_000)
    await hall.tidy()
    assert hall.tables() == []
    back = await hall.get(before.table)
    assert back is not table
    assert back.state == before
    assert await hall.get(before.table) is back
    await hall.stop()


async def test_a_table_asked_for_many_times_at_once_is_loaded_once():
    around = surroundings()
    first = lobby(around)
    table = await first.create("ana", ORDER)
    await first.stop()
    second = lobby(around)
    found = await asyncio.gather(*(second.get(table.state.table) for _ in range(10)))
    assert len(set(map(id, found))) == 1
    await second.stop()


async def test_a_full_server_makes_room_from_tables_without_people_and_refuses_otherwise():
    hall = lobby(bounds=Bounds(tables=3))
    people = []
    for n in range(3):
        people.append(Person(await hall.create(f"p{n}", ORDER), f"p{n}"))
        people[-1].connect()
    assert await code_of(hall.create("late", ORDER)) == "too_many_tables"
    people[0].disconnect()
    await hall.create("late", ORDER)
    assert len(hall.tables()) == 3
    assert people[0].table not in hall.tables()
    await hall.stop()


async def test_a_table_that_never_began_is_forgotten_after_a_day_and_others_are_not():
    clock = ManualClock()
    around = surroundings(clock=clock)
    hall = lobby(around)
    unbegun, begun = await hall.create("ana", OPEN), await hall.create("ben", ORDER)
    ben = Person(begun, "ben")
    ben.connect()
    await settle(begun)
    ben.disconnect()
    clock.advance(1000)
    await hall.tidy()
    clock.advance(2 * 86400)
    await hall.tidy()
    assert [head.table for head in await around.store.heads()] == [begun.state.table]
    assert await code_of(hall.get(unbegun.state.table)) == "no_such_table"
    assert (await hall.get(begun.state.table)).state.phase is Phase.PLAYING
    await hall.stop()


async def test_a_server_that_starts_again_knows_the_codes():
    around = surroundings()
    first = lobby(around)
    table = await first.create("ana", OPEN)
    await first.stop()
    second = lobby(around)
    await second.recall()
    assert await second.find_code(table.state.code) == table.state.table
    await second.stop()


async def test_a_stop_ends_every_socket_and_takes_nothing_more():
    hall = lobby()
    table = await hall.create("ana", ORDER)
    ana = Person(table, "ana")
    ana.connect()
    await settle(table)
    await hall.stop()
    assert ana.socket.end == "stopping"
    assert await code_of(ana.do(c.Say, phrase="hello")) == "try_again"
    assert await code_of(hall.create("ana", ORDER)) == "try_again"
