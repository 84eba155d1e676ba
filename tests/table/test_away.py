"""People who go, clocks that run out, bots that play until they are back; nothing here waits for a clock."""

import pytest

from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.decide import GONE_S, SLOW_TURN_S
from cassino.table.events import Pace
from cassino.table.own import READY_S, TAKE_OVER_S, WARN_S
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from cassino.table.table import GRACE_S, Table
from tests.table.people import Person, settle, surroundings
from tests.table.play import play_on, seated_table


async def code_of(doing) -> str:
    with pytest.raises(TableError) as refused:
        await doing
    return refused.value.code


async def table_with_clock(**more):
    clock = ManualClock()
    around = surroundings(clock=clock)
    table, people = await seated_table(around=around, **more)
    mover = people[table.state.turn]
    other = next(person for person in people if person is not mover)
    return table, mover, other, clock


async def passes(table, clock, seconds: float) -> None:
    clock.advance(seconds)
    await settle(table)


def seat_of(table, person):
    return table.state.seats[table.state.seat_of(person.name)]


async def test_a_reload_of_the_page_is_no_departure():
    table, mover, _other, clock = await table_with_clock()
    number = table.state.number
    mover.disconnect()
    await passes(table, clock, GRACE_S / 2)
    mover.connect()
    await passes(table, clock, GRACE_S * 2)
    assert table.state.number == number
    await table.stop()


async def test_a_second_tab_keeps_a_person_here():
    table, mover, _other, clock = await table_with_clock()
    second = Person(table, mover.name)
    second.connect()
    mover.disconnect()
    await passes(table, clock, 60)
    assert seat_of(table, mover).is_here
    second.disconnect()
    await passes(table, clock, GRACE_S + 1)
    assert not seat_of(table, mover).is_here
    await table.stop()


async def test_who_is_gone_at_their_turn_is_warned_then_replaced_and_plays_again_when_back():
    table, mover, other, clock = await table_with_clock()
    seat = table.state.turn
    mover.disconnect()
    await passes(table, clock, GRACE_S)
    assert not seat_of(table, mover).is_here
    await passes(table, clock, WARN_S - 1)
    assert not table.state.is_warned
    await passes(table, clock, 2)
    assert table.state.is_warned
    await passes(table, clock, TAKE_OVER_S)
    assert seat_of(table, mover).is_away
    assert table.state.turn != seat
    await other.read()
    assert other.view["seats"][seat]["away"]
    assert other.view["seats"][seat]["kind"] == "person"
    mover.connect()
    await settle(table)
    assert not seat_of(table, mover).is_away
    assert seat_of(table, mover).is_here
    await table.stop()


async def test_nobody_is_replaced_when_nobody_waits():
    table, mover, other, clock = await table_with_clock()
    mover.disconnect()
    other.disconnect()
    for _ in range(20):
        await passes(table, clock, 100)
    assert not any(seat.is_away for seat in table.state.seats)
    assert table.state.ply == 0
    await table.stop()


async def test_the_others_may_call_the_bot_for_who_is_gone_or_slow():
    table, mover, other, clock = await table_with_clock()
    assert await code_of(other.do(c.CallBot)) == "no_bot_needed"
    assert await code_of(mover.do(c.CallBot)) == "no_bot_needed"
    mover.disconnect()
    await passes(table, clock, GRACE_S)
    assert await code_of(other.do(c.CallBot)) == "no_bot_needed"
    await passes(table, clock, GONE_S)
    await other.do(c.CallBot)
    assert seat_of(table, mover).is_away
    mover.connect()
    await settle(table)
    assert not seat_of(table, mover).is_away
    await table.stop()


async def test_a_slow_person_may_be_replaced_without_a_clock_and_says_when_they_are_back():
    table, mover, other, clock = await table_with_clock()
    await passes(table, clock, SLOW_TURN_S + 1)
    await other.do(c.CallBot)
    await settle(table)
    assert seat_of(table, mover).is_away
    assert await code_of(mover.do(c.Play, at=table.state.at, move="2S")) == "not_allowed"
    assert await code_of(mover.do(c.CallBot)) == "not_allowed"
    await mover.do(c.ComeBack)
    assert not seat_of(table, mover).is_away
    await table.stop()


async def test_two_people_away_and_the_game_goes_on_without_them():
    table, _mover, other, clock = await table_with_clock()
    await passes(table, clock, SLOW_TURN_S + 1)
    await other.do(c.CallBot)
    other.disconnect()
    await passes(table, clock, GRACE_S)
    assert table.state.turn == table.state.seat_of(other.name)
    for _ in range(5):
        await passes(table, clock, 100)
    assert table.state.turn == table.state.seat_of(other.name)
    await table.stop()


async def test_a_clock_that_runs_out_brings_the_bot():
    table, mover, _other, clock = await table_with_clock(pace=Pace("clock", seconds=30, increment=5))
    seat = table.state.turn
    await passes(table, clock, 29)
    assert not table.state.seats[seat].is_away
    await passes(table, clock, 2)
    assert table.state.seats[seat].is_away
    assert table.state.turn != seat
    await mover.do(c.ComeBack)
    assert table.state.seats[seat].clock_ms == 30_000
    await table.stop()


async def test_time_is_taken_for_the_move_and_the_increment_added():
    table, mover, other, clock = await table_with_clock(pace=Pace("clock", seconds=30, increment=5))
    seat = table.state.turn
    await passes(table, clock, 12.5)
    await mover.read()
    await mover.do(c.Play, at=table.state.at, move=mover.view["moves"][0]["text"])
    assert table.state.seats[seat].clock_ms == 22_500
    assert table.state.seats[1 - seat].clock_ms == 30_000
    await other.read()
    assert [each["clock_ms"] for each in other.view["seats"]] == [each.clock_ms for each in table.state.seats]
    await table.stop()


async def test_days_for_a_move():
    table, mover, other, clock = await table_with_clock(pace=Pace("days", seconds=3 * 86400))
    mover.disconnect()
    other.disconnect()
    await passes(table, clock, 2.9 * 86400)
    assert not any(seat.is_away for seat in table.state.seats)
    await passes(table, clock, 0.2 * 86400)
    assert sum(seat.is_away for seat in table.state.seats) == 1
    await table.stop()


async def test_nothing_is_charged_for_the_time_the_server_was_down():
    clock = ManualClock()
    around = surroundings(clock=clock)
    table, _people = await seated_table(around=around, pace=Pace("clock", seconds=30))
    clock.advance(10)
    await table.stop()
    clock.advance(100_000)
    loaded = await Table.load(table.state.table, around)
    loaded.start()
    await settle(loaded)
    back = [Person(loaded, name) for name in ("ana", "ben")]
    for person in back:
        person.connect()
    clock.advance(25)
    await settle(loaded)
    assert not any(seat.is_away for seat in loaded.state.seats)
    clock.advance(10)
    await settle(loaded)
    assert sum(seat.is_away for seat in loaded.state.seats) == 1
    await loaded.stop()


async def test_after_a_deal_the_last_to_be_ready_is_waited_for_a_minute_only():
    clock = ManualClock()
    table, people = await seated_table(around=surroundings(clock=clock))
    await play_on(table, people, until=lambda table: table.state.phase is Phase.DEAL_OVER)
    await passes(table, clock, 10_000)
    assert table.state.phase is Phase.DEAL_OVER
    await people[0].do(c.NextDeal)
    assert table.state.phase is Phase.DEAL_OVER
    await passes(table, clock, READY_S - 1)
    assert table.state.phase is Phase.DEAL_OVER
    await passes(table, clock, 2)
    assert table.state.phase is Phase.PLAYING
    await table.stop()


async def test_who_leaves_after_a_deal_is_not_waited_for():
    clock = ManualClock()
    table, people = await seated_table(around=surroundings(clock=clock))
    await play_on(table, people, until=lambda table: table.state.phase is Phase.DEAL_OVER)
    await people[0].do(c.NextDeal)
    people[1].disconnect()
    await passes(table, clock, GRACE_S)
    assert table.state.phase is Phase.PLAYING
    await table.stop()
