"""Several processes on one database: one of them writes a table."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text, update
from sqlalchemy.engine import URL

from cassino.storage.dialect import make_engine, sqlite_url
from cassino.storage.schema import tables
from cassino.storage.store import SqlStore
from cassino.table.ports import Moved, Store, StoreError
from tests.table.store_conformance import events


@pytest.fixture
def url(tmp_path: Path) -> URL:
    return sqlite_url(tmp_path / "cassino.db")


@pytest.fixture
async def first(url: URL) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url, is_alone=False)
    yield store
    await store.close()


@pytest.fixture
async def second(first: SqlStore, url: URL) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url, is_alone=False)
    yield store
    await store.close()


def let_leases_lapse(url: URL) -> None:
    """Make every lease end a second ago, as if its owner had been away."""
    change(url, update(tables).values(lease_until=tables.c.lease_until - 11))


def change(url: URL, statement) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


async def numbers(store: Store, table: str = "t") -> list[int]:
    return [event.number for event in await store.read(table)]


async def test_while_a_lease_holds_nobody_else_writes_the_table(first: SqlStore, second: SqlStore):
    await first.append("t", 0, events(1))
    with pytest.raises(Moved):
        await second.append("t", 1, events(2))
    with pytest.raises(Moved):
        await second.take("t")
    with pytest.raises(Moved):
        await second.delete("t")
    await first.append("t", 1, events(2))
    assert await numbers(second) == [1, 2]


async def test_a_lapsed_lease_goes_to_who_takes_it_and_its_former_owner_is_fenced(
    first: SqlStore, second: SqlStore, url: URL
):
    await first.append("t", 0, events(1))
    let_leases_lapse(url)
    await second.take("t")
    with pytest.raises(Moved):
        await first.append("t", 1, events(2, viewer="late"))
    await second.append("t", 1, events(2, viewer="new owner"))
    assert [event.viewer for event in await first.read("t")] == ["ana", "new owner"]


async def test_the_fence_holds_when_the_former_owner_expects_the_right_number(
    first: SqlStore, second: SqlStore, url: URL
):
    await first.append("t", 0, events(1))
    let_leases_lapse(url)
    await second.append("t", 1, events(2))
    with pytest.raises(Moved):
        await first.append("t", 2, events(3))


async def test_who_was_fenced_may_take_the_table_again_when_it_is_free(first: SqlStore, second: SqlStore, url: URL):
    await first.append("t", 0, events(1))
    let_leases_lapse(url)
    await second.append("t", 1, events(2))
    with pytest.raises(Moved):
        await first.append("t", 1, events(2))
    await second.release()
    await first.append("t", 2, events(3))
    assert await numbers(first) == [1, 2, 3]


async def test_a_lease_that_is_renewed_does_not_lapse(first: SqlStore, second: SqlStore, url: URL):
    await first.append("t", 0, events(1))
    let_leases_lapse(url)
    await first.renew()
    with pytest.raises(Moved):
        await second.take("t")


async def test_leases_are_given_back_when_a_store_is_closed(first: SqlStore, url: URL):
    other = await SqlStore.open(url, is_alone=False)
    await other.append("t", 0, events(1))
    await other.close()
    await first.append("t", 1, events(2))
    assert await numbers(first) == [1, 2]


async def test_a_process_that_is_alone_need_not_wait_for_the_leases_of_a_dead_one(first: SqlStore, url: URL):
    await first.append("t", 0, events(1))
    alone = await SqlStore.open(url)
    await alone.append("t", 1, events(2))
    with pytest.raises(Moved):
        await first.append("t", 1, events(2))
    assert await numbers(alone) == [1, 2]
    await alone.close()


async def test_a_table_deleted_and_begun_again_is_not_taken_for_the_old_one(
    first: SqlStore, second: SqlStore, url: URL
):
    await first.append("t", 0, events(1))
    let_leases_lapse(url)
    await second.delete("t")
    await second.append("t", 0, events(1, viewer="another table"))
    with pytest.raises(Moved):
        await first.append("t", 1, events(2))


async def test_two_processes_that_begin_a_table_at_once_have_one_winner(first: SqlStore, second: SqlStore):
    answers = await asyncio.gather(
        first.append("t", 0, events(1)), second.append("t", 0, events(1)), return_exceptions=True
    )
    assert sorted(answer is None for answer in answers) == [False, True]
    assert await numbers(first) == [1]


async def test_one_fenced_table_does_not_fail_the_others_of_its_group(first: SqlStore, second: SqlStore, url: URL):
    for table in "abc":
        await first.append(table, 0, events(1))
    change(url, update(tables).where(tables.c.id == "b").values(epoch=tables.c.epoch + 1, owner="somebody"))
    answers = await asyncio.gather(*(first.append(table, 1, events(2)) for table in "abc"), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Moved, type(None)]
    assert [await numbers(first, table) for table in "abc"] == [[1, 2], [1], [1, 2]]


async def test_one_command_used_twice_does_not_fail_the_others_of_its_group(first: SqlStore):
    for table in "abc":
        await first.append(table, 0, events(1, command="a" * 32))
    answers = await asyncio.gather(
        first.append("a", 1, events(2, command="b" * 32)),
        first.append("b", 1, events(2, command="a" * 32)),
        first.append("c", 1, events(2, command="b" * 32)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), StoreError, type(None)]


async def test_appends_that_wait_share_commits(first: SqlStore, monkeypatch):
    groups: list[int] = []
    write = first._writer._write

    async def counted(jobs):
        groups.append(len(jobs))
        return await write(jobs)

    monkeypatch.setattr(first._writer, "_write", counted)
    await asyncio.gather(*(first.append(f"t{number}", 0, events(1, 3)) for number in range(100)))
    assert sum(groups) == 100
    assert len(groups) <= 3


async def test_a_commit_waits_until_the_disk_has_it(first: SqlStore):
    with first._engine.connect() as connection:
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1


async def test_a_waiting_append_of_a_cancelled_caller_is_still_written_whole(first: SqlStore):
    task = asyncio.create_task(first.append("t", 0, events(1, 2)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await first.append("u", 0, events(1))
    assert await numbers(first) == [1, 2]


async def test_appends_that_wait_are_written_before_a_store_closes(url: URL):
    store = await SqlStore.open(url)
    waiting = [asyncio.create_task(store.append(f"t{number}", 0, events(1))) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await SqlStore.open(url)
    assert len(await store.heads()) == 20
    await store.close()


async def test_a_command_is_found_by_its_viewer_and_id(first: SqlStore):
    await first.append("t", 0, events(1, 2, command="a" * 32))
    found = await first.find_command("t", "ana", "a" * 32)
    assert found == events(1, command="a" * 32)[0]
    assert await first.find_command("t", "ben", "a" * 32) is None
    assert await first.find_command("u", "ana", "a" * 32) is None


async def test_a_read_gives_no_more_than_its_limit(first: SqlStore):
    await first.append("t", 0, events(1, 9))
    assert [event.number for event in await first.read("t", 2, limit=3)] == [3, 4, 5]


async def test_finished_matches_are_listed_newest_first(first: SqlStore):
    for number, table in enumerate("abc"):
        moved, won = events(1, 2, at=100.0 + number)
        await first.append(table, 0, [moved, replace(won, body=b'{"event":"match_won","side":0}')])
    said = replace(events(3, at=200.0)[0], body=b'{"event":"said","words":"match_won"}')
    await first.append("a", 2, [said])
    found = [(match.table, match.number) for match in await first.finished_matches()]
    assert found == [("c", 2), ("b", 2), ("a", 2)]
    assert [match.table for match in await first.finished_matches(limit=1, before=102.0)] == ["b"]
    await first.delete("b")
    assert [match.table for match in await first.finished_matches()] == ["c", "a"]


async def test_what_was_kept_first_is_what_everybody_gets(first: SqlStore, second: SqlStore):
    assert await first.keep("secret", b"1") == b"1"
    assert await second.keep("secret", b"2") == b"1"
    assert await second.keep("other", b"2") == b"2"
