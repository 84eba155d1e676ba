"""Seats: taken, left, exchanged, filled; matches begun and begun again."""

import pytest

from cassino.errors import BadRules, NoSuchBot
from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from tests.table.people import Person, open_table, settle, surroundings
from tests.table.play import play_on, seated_table


async def code_of(doing) -> str:
    with pytest.raises(TableError) as refused:
        await doing
    return refused.value.code


async def gather_people(table, *names):
    people = [Person(table, name) for name in names]
    for person in people:
        person.connect()
    await settle(table)
    return people


async def test_the_host_sits_and_others_take_the_free_seats():
    table = await open_table(seats=3)
    _, ben, cyd, dov = await gather_people(table, "ana", "ben", "cyd", "dov")
    await ben.do(c.Sit, seat=2, name="Ben")
    await cyd.do(c.Sit)
    assert [seat.name for seat in table.state.seats] == ["Ana", "Guest 1", "Ben"]
    assert await code_of(dov.do(c.Sit)) == "table_full"
    assert await code_of(ben.do(c.Sit)) == "already_seated"
    await ben.do(c.Stand)
    assert table.state.seats[2].kind == "open"
    assert await code_of(dov.do(c.Sit, seat=1)) == "seat_taken"
    assert await code_of(dov.do(c.Sit, seat=3)) == "bad_seat"
    await dov.do(c.Sit, seat=2, name=" Dov ")
    assert table.state.seats[2].name == "Dov"
    await table.stop()


async def test_a_table_does_not_start_while_a_seat_is_open():
    table = await open_table(seats=2)
    (ana,) = await gather_people(table, "ana")
    assert await code_of(ana.do(c.Start)) == "seats_open"
    await ana.do(c.Fill, seat=1, bot="greedy")
    assert table.state.phase is Phase.LOBBY
    await ana.do(c.Start)
    assert table.state.phase is Phase.PLAYING
    assert await code_of(ana.do(c.Start)) == "not_now"
    await table.stop()


async def test_the_host_fills_empties_and_swaps_seats_before_the_first_card():
    table = await open_table(seats=4)
    (ana,) = await gather_people(table, "ana")
    await ana.do(c.Fill, seat=3, bot="greedy")
    await ana.do(c.Swap, seat=0, other=3)
    assert [seat.kind for seat in table.state.seats] == ["bot", "open", "open", "person"]
    await ana.do(c.Fill, seat=0, bot=None)
    assert table.state.seats[0].kind == "open"
    assert await code_of(ana.do(c.Fill, seat=0, bot=None)) == "bad_seat"
    assert await code_of(ana.do(c.Fill, seat=3, bot="greedy")) == "seat_taken"
    assert await code_of(ana.do(c.Swap, seat=1, other=1)) == "bad_seat"
    with pytest.raises(NoSuchBot):
        await ana.do(c.Fill, seat=0, bot="deep thought")
    await table.stop()


async def test_only_the_host_may_fill_swap_start_and_close():
    table = await open_table(seats=3)
    ana, ben = await gather_people(table, "ana", "ben")
    await ben.do(c.Sit)
    for command, fields in (
        (c.Fill, {"seat": 2, "bot": "greedy"}),
        (c.Swap, {"seat": 0, "other": 1}),
        (c.Start, {}),
        (c.Close, {}),
    ):
        assert await code_of(ben.do(command, **fields)) == "not_allowed"
    await ana.do(c.Close)
    assert table.state.phase is Phase.CLOSED
    assert ben.socket.end == "closed"


async def test_partners_sit_across_and_may_be_told_not_to_be_partners():
    table, _ = await seated_table(seats=4)
    assert [table.state.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    await table.stop()
    table, _ = await seated_table(seats=4, partnership=False)
    assert [table.state.side_of(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert len(table.state.match.totals) == 4
    await table.stop()


async def test_a_table_that_the_rules_forbid_is_not_opened():
    with pytest.raises(BadRules):
        await open_table(rules="spade", seats=4, bots=[None], partnership=None) and await open_table(
            rules="mini", seats=3
        )
    assert await code_of(open_table(seats=2, bots=["random", "random"])) == "table_full"
    assert await code_of(open_table(seats=2, partnership=True)) == "bad_seat"
    assert await code_of(open_table(seats=2, bots=[None, None, None])) == "bad_seat"
    with pytest.raises(NoSuchBot):
        await open_table(seats=2, bots=[None, "nobody"])


async def test_after_a_match_everybody_who_is_there_agrees_to_another_one():
    table, people = await seated_table()
    await play_on(table, people)
    ana, ben = people
    assert table.state.phase is Phase.MATCH_OVER
    first_key, number = table.state.key, table.state.number
    await ana.do(c.Rematch)
    await ana.do(c.Rematch)
    assert table.state.number == number + 1
    await ben.do(c.Rematch)
    assert table.state.phase is Phase.PLAYING
    assert table.state.matches == 2
    assert table.state.key != first_key
    assert sum(table.state.wins) == 1
    assert table.state.at.split(".")[0] not in ("0", "1")
    await table.stop()


async def test_another_match_begins_also_when_the_other_is_away():
    clock = ManualClock()
    table, people = await seated_table(around=surroundings(clock=clock))
    await play_on(table, people)
    people[1].disconnect()
    clock.advance(10)
    await settle(table)
    await people[0].do(c.Rematch)
    assert table.state.matches == 2
    await table.stop()


async def test_seats_may_change_between_matches_but_not_during_one():
    table, people = await seated_table()
    ana, ben = people
    (cyd,) = await gather_people(table, "cyd")
    assert await code_of(cyd.do(c.Sit)) == "not_now"
    assert await code_of(ana.do(c.Swap, seat=0, other=1)) == "not_now"
    await play_on(table, people)
    await ben.do(c.Stand)
    assert await code_of(ana.do(c.Rematch)) == "seats_open"
    await cyd.do(c.Sit, name="Cyd")
    await ana.do(c.Rematch)
    await cyd.do(c.Rematch)
    assert table.state.matches == 2
    await table.stop()


async def test_who_stands_up_in_a_match_leaves_the_seat_to_a_bot():
    table, people = await seated_table()
    _, ben = people
    await ben.do(c.Stand)
    assert table.state.seats[1].kind == "bot"
    assert table.state.seat_of("ben") is None
    await settle(table)
    assert table.state.turn == 0
    await ben.read()
    assert ben.view["you"] is None
    assert ben.view["hand"] == []
    await table.stop()


async def test_names_and_phrases():
    table, people = await seated_table()
    ana, ben = people
    await ana.do(c.Rename, name="Anna")
    await ana.do(c.Say, phrase="hello")
    await ben.read()
    assert [event["event"] for frame in ben.frames[-2:] for event in frame["events"]] == ["named", "said"]
    assert ben.view["seats"][0]["name"] == "Anna"
    assert await code_of(ana.do(c.Say, phrase="rude")) == "no_such_phrase"
    assert await code_of(ana.do(c.Rename, name="\u202e")) == "bad_name"
    await table.stop()


async def test_what_is_said_or_renamed_does_not_change_at():
    table, people = await seated_table()
    at = table.state.at
    await people[0].do(c.Say, phrase="hello")
    await people[1].do(c.Rename, name="Benno")
    assert table.state.at == at
    await table.stop()
