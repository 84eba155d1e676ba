"""A series of matches, and tables that everybody may find."""

import pytest

from cassino.table import commands as c
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from tests.table.people import Person, open_table, settle, surroundings
from tests.table.play import play_on, seated_table


async def test_who_has_won_more_than_half_of_a_series_has_won_it_and_the_next_begins_at_nothing():
    table, people = await seated_table("classic target=3", best_of=3)
    seen = []
    while True:
        await play_on(table, people, seed="series")
        for person in people:
            await person.read()
        view = people[0].view
        seen.append((sum(view["wins"]), view["series_winner"]))
        if view["series_winner"] is not None:
            break
        for person in people:
            await person.do(c.Rematch)
    assert view["best_of"] == 3
    assert view["wins"][view["series_winner"]] == 2
    assert [winner for _, winner in seen[:-1]] == [None] * (len(seen) - 1)
    assert [count for count, _ in seen] == list(range(1, len(seen) + 1))
    for person in people:
        await person.do(c.Rematch)
    assert table.state.wins == (0, 0)
    assert table.state.series_winner is None
    await table.stop()


async def test_with_a_change_of_seats_a_series_begins_anew():
    table, people = await seated_table("classic target=3", best_of=5)
    await play_on(table, people)
    assert sum(table.state.wins) == 1
    await people[0].do(c.Swap, seat=0, other=1)
    assert table.state.wins == (0, 0)
    await table.stop()


async def test_the_host_alone_opens_a_table_to_everybody_and_only_before_it_starts():
    table = await open_table(around=surroundings())
    ana, ben = Person(table, "ana"), Person(table, "ben")
    ana.connect(0)
    ben.connect(0)
    await settle(table)
    assert not table.state.is_listed
    await ben.do(c.Sit)
    with pytest.raises(TableError) as refused:
        await ben.do(c.ListTable, listed=True)
    assert refused.value.code == "not_allowed"
    await ana.do(c.ListTable, listed=True)
    number = table.state.number
    await ana.do(c.ListTable, listed=True)
    assert table.state.is_listed
    assert table.state.number == number
    await ana.do(c.Start)
    assert table.state.phase is not Phase.LOBBY
    with pytest.raises(TableError) as refused:
        await ana.do(c.ListTable, listed=False)
    assert refused.value.code == "not_now"
    await table.stop()
