"""What a viewer is told about time: right at the moment of every frame, also of the first one."""

from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.events import Pace
from cassino.table.state import Phase
from cassino.table.table import GRACE_S, Table
from cassino.table.times import ASK_S
from tests.table.people import Person, open_table, settle, surroundings
from tests.table.play import play_on, seated_table

CLOCK = Pace(kind="clock", seconds=300, increment=5)


async def timed(pace: Pace = CLOCK, seats: int = 2):
    clock = ManualClock()
    around = surroundings(clock=clock)
    table, people = await seated_table(seats=seats, around=around, pace=pace)
    return table, people, clock


async def passes(table: Table, clock: ManualClock, seconds: float) -> None:
    clock.advance(seconds)
    await settle(table)


async def fresh_view(table: Table, name: str = "eve"):
    """What somebody sees who has just connected."""
    person = Person(table, name)
    person.connect()
    await person.read()
    person.disconnect()
    return person.view


async def test_who_connects_in_the_middle_of_a_turn_sees_what_is_left_now():
    table, _, clock = await timed()
    turn = table.state.turn
    await passes(table, clock, 40.25)
    view = await fresh_view(table)
    assert view["turn_ms"] == 40_250
    assert [seat["clock_ms"] for seat in view["seats"]] == [259_750 if seat == turn else 300_000 for seat in (0, 1)]
    assert [seat["clock_runs"] for seat in view["seats"]] == [seat == turn for seat in (0, 1)]
    await table.stop()


async def test_a_frame_in_the_middle_of_a_turn_says_what_is_left_now():
    table, people, clock = await timed()
    turn = table.state.turn
    await passes(table, clock, 12)
    await people[0].do(c.Say, phrase="hello")
    await people[1].read()
    assert people[1].view["seats"][turn]["clock_ms"] == 288_000
    await table.stop()


async def test_the_bot_comes_exactly_when_the_time_that_was_shown_has_passed():
    for pace in (CLOCK, Pace(kind="days", seconds=86_400)):
        table, _, clock = await timed(pace)
        turn = table.state.turn
        await passes(table, clock, 100)
        left = (await fresh_view(table))["seats"][turn]["clock_ms"]
        await passes(table, clock, left / 1000 - 0.5)
        assert not table.state.seats[turn].is_away
        await passes(table, clock, 0.5)
        seat = (await fresh_view(table))["seats"][turn]
        assert seat["away"] or table.state.turn != turn
        assert not (seat["clock_runs"] and seat["away"])
        await table.stop()


async def test_days_are_for_each_move_and_run_for_the_seat_to_move_alone():
    table, people, clock = await timed(Pace(kind="days", seconds=2 * 86_400))
    turn = table.state.turn
    await passes(table, clock, 3600)
    assert [seat["clock_ms"] for seat in (await fresh_view(table))["seats"]] == [
        1000 * (2 * 86_400 - 3600 * (seat == turn)) for seat in (0, 1)
    ]
    await play_on(table, people, moves=1)
    assert [seat["clock_ms"] for seat in (await fresh_view(table))["seats"]] == [172_800_000] * 2
    await table.stop()


async def test_without_a_clock_no_time_is_left_but_the_turn_has_its_length():
    table, _, clock = await timed(Pace())
    await passes(table, clock, 7)
    view = await fresh_view(table)
    assert view["turn_ms"] == 7000
    assert all("clock_ms" not in seat and not seat["clock_runs"] for seat in view["seats"])
    await table.stop()


async def test_a_bot_has_no_clock():
    table = await open_table(bots=(None, "greedy"), pace=CLOCK, around=surroundings(pace_s=5))
    view = await fresh_view(table)
    assert ["clock_ms" in seat for seat in view["seats"]] == [True, False]
    await table.stop()


async def test_who_goes_and_comes_gives_nobody_else_more_time():
    table, people, clock = await timed(seats=3)
    turn = table.state.turn
    gone = people[(turn + 1) % 3]
    await passes(table, clock, 30)
    gone.disconnect()
    await passes(table, clock, GRACE_S)
    await passes(table, clock, 20)
    await people[turn].do(c.CallBot, seat=(turn + 1) % 3)
    assert table.state.seats[(turn + 1) % 3].is_away
    await passes(table, clock, 10)
    gone.connect()
    await settle(table)
    assert not table.state.seats[(turn + 1) % 3].is_away
    view = await fresh_view(table)
    assert view["turn_ms"] == round(1000 * (60 + GRACE_S))
    assert view["seats"][turn]["clock_ms"] == 300_000 - view["turn_ms"]
    await table.stop()


async def test_a_question_to_take_back_says_how_long_it_stands():
    table, people, clock = await timed(Pace())
    mover = people[table.state.turn]
    await play_on(table, people, moves=1)
    await passes(table, clock, 5)
    assert (await fresh_view(table))["take_back_ms"] is None
    await mover.do(c.TakeBack, at=table.state.at)
    await passes(table, clock, 8)
    left = (await fresh_view(table))["take_back_ms"]
    assert left == 1000 * (ASK_S - 8)
    await passes(table, clock, left / 1000 - 0.5)
    assert table.state.take_back_seat is not None
    await passes(table, clock, 0.5)
    assert table.state.take_back_seat is None
    await table.stop()


async def test_who_is_gone_is_seen_to_be_gone_for_how_long():
    table, people, clock = await timed(Pace())
    people[1].disconnect()
    await passes(table, clock, GRACE_S)
    await passes(table, clock, 6)
    seats = (await fresh_view(table))["seats"]
    assert seats[1]["gone_ms"] == 6000
    assert "gone_ms" not in seats[0]
    await table.stop()


async def test_after_a_restart_nothing_was_charged_and_the_turn_begins_again():
    clock = ManualClock()
    around = surroundings(clock=clock)
    table, _ = await seated_table(around=around, pace=CLOCK)
    await passes(table, clock, 100)
    await table.stop()
    clock.advance(5000)
    loaded = await Table.load(table.state.table, around)
    clock.advance(3)
    view = await fresh_view(loaded)
    assert view["turn_ms"] == 3000
    assert view["seats"][table.state.turn]["clock_ms"] == 297_000


async def test_the_hosts_seat_is_seen_by_all_and_moves_with_them():
    table = await open_table(seats=3)
    ben = Person(table, "ben")
    ben.connect()
    await ben.do(c.Sit, seat=2)
    assert (await fresh_view(table))["host_seat"] == 0
    ana = Person(table, "ana")
    ana.connect()
    await ana.do(c.Swap, seat=0, other=1)
    assert (await fresh_view(table))["host_seat"] == 1
    await ana.do(c.Stand)
    assert (await fresh_view(table))["host_seat"] is None
    assert table.state.phase is Phase.LOBBY
    await table.stop()
