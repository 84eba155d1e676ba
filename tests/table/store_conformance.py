"""How every store behaves: import these tests into a module that has a fixture `store`."""

import asyncio

import pytest

from cassino.table.ports import Moved, Store, StoredEvent, StoreError


def events(
    first: int, count: int = 1, *, at: float = 100.0, viewer: str = "ana", command: str = ""
) -> list[StoredEvent]:
    """*count* events numbered from *first*; the command id, if any, stands on the first."""
    return [
        StoredEvent(number, at, viewer, command if number == first else "", b'{"event":"said"}', b'{"secret":"AC"}')
        for number in range(first, first + count)
    ]


async def test_a_table_that_was_never_written_has_no_events(store: Store):
    assert await store.read("none") == []
    assert await store.heads() == []


async def test_what_was_appended_is_read_back_whole_and_in_order(store: Store):
    await store.append("t", 0, events(1, 3, command="a" * 32))
    await store.append("t", 3, events(4, 2, command="b" * 32))
    assert await store.read("t") == [*events(1, 3, command="a" * 32), *events(4, 2, command="b" * 32)]


async def test_bodies_are_kept_byte_for_byte_and_may_be_empty(store: Store):
    event = StoredEvent(1, 1764490000.125, "", "", '{"name":"Zoë ♣"}'.encode(), b"")
    await store.append("t", 0, [event])
    assert await store.read("t") == [event]


async def test_events_are_read_from_any_number_on(store: Store):
    await store.append("t", 0, events(1, 5))
    for since in range(7):
        assert [event.number for event in await store.read("t", since)] == list(range(since + 1, 6))


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
async def test_an_append_after_another_event_than_the_last_is_refused_as_moved(store: Store, expected: int):
    await store.append("t", 0, events(1, 2))
    with pytest.raises(Moved):
        await store.append("t", expected, events(expected + 1))
    assert len(await store.read("t")) == 2


async def test_a_table_begins_at_event_one(store: Store):
    with pytest.raises(Moved):
        await store.append("t", 1, events(2))
    assert await store.read("t") == []


@pytest.mark.parametrize("numbers", [[2], [1, 3], [1, 1], [2, 1], []])
async def test_events_with_a_gap_or_out_of_order_are_refused_whole(store: Store, numbers: list[int]):
    with pytest.raises(StoreError):
        await store.append("t", 0, [event for number in numbers for event in events(number)])
    assert await store.read("t") == []


async def test_a_command_id_is_stored_once_for_a_viewer(store: Store):
    await store.append("t", 0, events(1, command="a" * 32))
    with pytest.raises(StoreError):
        await store.append("t", 1, events(2, command="a" * 32))
    await store.append("t", 1, events(2, command="a" * 32, viewer="ben"))
    assert [event.viewer for event in await store.read("t")] == ["ana", "ben"]


async def test_the_same_command_id_at_two_tables_is_two_commands(store: Store):
    await store.append("t", 0, events(1, command="a" * 32))
    await store.append("u", 0, events(1, command="a" * 32))
    assert len(await store.read("u")) == 1


async def test_of_appends_at_once_after_the_same_event_one_wins(store: Store):
    await store.append("t", 0, events(1))
    answers = await asyncio.gather(
        *(store.append("t", 1, events(2, viewer=f"viewer {n}")) for n in range(8)), return_exceptions=True
    )
    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Moved) for answer in answers) == 7
    assert len(await store.read("t")) == 2


async def test_a_refused_append_leaves_other_tables_appended_at_once_alone(store: Store):
    await store.append("bad", 0, events(1))
    answers = await asyncio.gather(
        *(store.append(f"t{n}", 0, events(1, 3)) for n in range(10)),
        store.append("bad", 7, events(8)),
        return_exceptions=True,
    )
    assert [answer for answer in answers if answer is not None] == [answers[10]]
    assert isinstance(answers[10], Moved)
    for n in range(10):
        assert len(await store.read(f"t{n}")) == 3


async def test_many_tables_written_at_once_keep_their_own_order(store: Store):
    async def write(table: str) -> None:
        for number in range(1, 11):
            await store.append(table, number - 1, events(number, viewer=table))

    await asyncio.gather(*(write(f"table {n}") for n in range(10)))
    for n in range(10):
        assert await store.read(f"table {n}") == [
            event for number in range(1, 11) for event in events(number, viewer=f"table {n}")
        ]


async def test_heads_list_the_newest_table_first(store: Store):
    await store.append("old", 0, events(1, at=10.0))
    await store.append("new", 0, events(1, at=20.0))
    await store.append("old", 1, events(2, at=15.0))
    heads = [(head.table, head.last_event, head.at) for head in await store.heads()]
    assert heads == [("new", 1, 20.0), ("old", 2, 15.0)]


async def test_a_deleted_table_is_gone_and_may_begin_again(store: Store):
    await store.append("t", 0, events(1, 2))
    await store.delete("t")
    await store.delete("t")
    assert await store.read("t") == []
    assert await store.heads() == []
    await store.append("t", 0, events(1))


async def test_a_closed_store_refuses_appends_and_is_not_ready(store: Store):
    assert await store.is_ready()
    await store.close()
    assert not await store.is_ready()
    with pytest.raises(StoreError):
        await store.append("t", 0, events(1))


def of_kind(kind: str, number: int, *, at: float = 100.0, viewer: str = "", more: str = "") -> StoredEvent:
    return StoredEvent(number, at, viewer, "", f'{{"event":"{kind}"{more}}}'.encode(), b"")


async def test_ends_of_deals_and_matches_are_listed_oldest_first_from_a_moment_on(store: Store):
    await store.append("a", 0, [*events(1, at=1.0), of_kind("shuffle_shown", 2, at=5.0)])
    ends = [of_kind("deal_scored", 2, at=3.0), of_kind("shuffle_shown", 3, at=9.0)]
    await store.append("b", 0, [*events(1, at=2.0), *ends, of_kind("match_won", 4, at=9.0)])
    listed = [(each.table, each.number, each.at) for each in await store.deal_ends(0.0, 10)]
    assert listed == [("b", 2, 3.0), ("a", 2, 5.0), ("b", 3, 9.0)]
    assert [each.number for each in await store.deal_ends(5.0, 10)] == [2, 3]
    assert [each.table for each in await store.deal_ends(0.0, 1)] == ["b"]


async def test_the_tables_where_somebody_ever_sat_are_listed_newest_first(store: Store):
    await store.append("old", 0, [of_kind("sat", 1, at=10.0, viewer="ana")])
    await store.append("new", 0, [of_kind("sat", 1, at=20.0, viewer="ben"), *events(2, at=20.0)])
    await store.append("new", 2, [of_kind("seat_moved", 3, at=30.0, viewer="ana")])
    await store.append("watched", 0, events(1, at=40.0))
    assert [(head.table, head.last_event) for head in await store.tables_of("ana", 10)] == [("new", 3), ("old", 1)]
    assert [head.table for head in await store.tables_of("ana", 1)] == ["new"]
    assert [head.table for head in await store.tables_of("ben", 10)] == ["new"]
    assert await store.tables_of("", 10) == []


async def test_silent_tables_are_listed_oldest_first_between_two_moments(store: Store):
    for at in (30.0, 10.0, 20.0, 40.0):
        await store.append(f"t{at:.0f}", 0, events(1, at=at))
    assert [head.table for head in await store.silent(10.0, 40.0, 10)] == ["t10", "t20", "t30"]
    assert [head.table for head in await store.silent(20.0, 31.0, 1)] == ["t20"]


async def test_no_two_shuffles_in_a_store_have_the_same_promise(store: Store):
    def opened(number: int, promise: str) -> StoredEvent:
        return of_kind("shuffle_opened", number, more=f',"promise":"{promise}"')

    await store.append("a", 0, [opened(1, "aa"), opened(2, "bb")])
    with pytest.raises(StoreError):
        await store.append("b", 0, [opened(1, "bb")])
    with pytest.raises(StoreError):
        await store.append("b", 0, [opened(1, "cc"), opened(2, "cc")])
    assert await store.read("b") == []
    await store.append("b", 0, [opened(1, "cc")])
    await store.delete("a")
    await store.append("b", 1, [opened(2, "bb")])
