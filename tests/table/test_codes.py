"""A seat taken along to another device by a code that counts once."""

import pytest

from cassino.table import commands as c
from cassino.table.events import CodeGiven
from cassino.table.refusals import TableError
from tests.table.people import Person, settle, surroundings
from tests.table.play import all_events, play_on, seated_table


async def code_of(doing) -> str:
    with pytest.raises(TableError) as refused:
        await doing
    return refused.value.code


async def new_code(person: Person) -> str:
    answer = (await person.do(c.GiveCode)).answer
    assert isinstance(answer, str)
    return answer


async def phone_at(table) -> Person:
    phone = Person(table, "phone")
    phone.connect()
    await settle(table)
    return phone


async def test_the_other_device_has_the_seat_and_the_first_one_watches():
    table, people = await seated_table()
    ana = people[0]
    hand = table.state.position.hands[0].cards
    code = await new_code(ana)
    phone = await phone_at(table)
    answer = (await phone.do(c.Recover, code=code.lower().replace("-", " "))).answer
    await phone.read()
    await ana.read()
    assert phone.view["you"] == 0
    assert phone.view["host"]
    assert phone.view["hand"]
    assert table.state.position.hands[0].cards == hand
    assert ana.view["you"] is None
    assert ana.view["hand"] == []
    assert [event["event"] for event in ana.frames[-1]["events"]] == ["seat_moved"]
    assert answer != code
    await play_on(table, [phone, people[1]], moves=4)
    await table.stop()


async def test_a_code_counts_once_and_a_new_one_replaces_it():
    table, people = await seated_table()
    first = await new_code(people[0])
    second = await new_code(people[0])
    phone = await phone_at(table)
    assert await code_of(phone.do(c.Recover, code=first)) == "bad_code"
    await phone.do(c.Recover, code=second)
    assert await code_of(people[0].do(c.Recover, code=second)) == "bad_code"
    await table.stop()


@pytest.mark.parametrize("code", ["", "AAAA-AAAA-AAAA-AAAA", "ß" * 40, "-"])
async def test_a_wrong_code_takes_nothing(code):
    table, people = await seated_table()
    await people[0].do(c.GiveCode)
    phone = await phone_at(table)
    assert await code_of(phone.do(c.Recover, code=code)) == "bad_code"
    assert await code_of(people[1].do(c.Recover, code=code)) == "already_seated"
    await table.stop()


async def test_a_seat_without_a_code_cannot_be_taken():
    table, _ = await seated_table()
    phone = await phone_at(table)
    assert await code_of(phone.do(c.Recover, code="")) == "bad_code"
    await table.stop()


async def test_the_code_is_in_no_event_and_in_no_frame():
    around = surroundings()
    table, people = await seated_table(around=around)
    code = await new_code(people[0])
    plain = code.replace("-", "")
    for stored in await around.store.read(table.state.table):
        assert code.encode() not in stored.body + stored.hidden_body
        assert plain.encode() not in stored.body + stored.hidden_body
    digest = table.state.seats[0].code_digest
    for person in people:
        await person.read()
        for frame in person.raw:
            assert code.encode() not in frame
            assert digest.encode() not in frame
    given = (await all_events(table, around))[-1].event
    assert isinstance(given, CodeGiven)
    assert given.digest == digest
    await table.stop()
