"""The disk is full, the commit breaks, the file is gone: what the store says then."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import text

from cassino.storage.store import SqlStore
from cassino.table.ports import NoSpace, OutcomeUnknown, StoredEvent, StoreError
from tests.table.store_conformance import events


def allow_pages(store: SqlStore, more: int | None) -> None:
    """Let the database grow by so many pages only, as a disk that is nearly full does; None: without a limit."""
    connection = store._ledger.connected()
    pages = connection.scalar(text("PRAGMA page_count")) or 0
    limit = 2**30 if more is None else pages + more
    connection.execute(text(f"PRAGMA max_page_count={limit}"))
    connection.rollback()


async def test_a_full_disk_is_refused_as_no_space_and_what_was_there_stays(store: SqlStore):
    await store.append("t", 0, events(1))
    allow_pages(store, 3)
    big = StoredEvent(2, 1.0, "ana", "", b"x" * 100_000, b"")
    with pytest.raises(NoSpace):
        await store.append("t", 1, [big])
    assert await store.read("t") == events(1)


async def test_a_full_disk_refuses_everybody_of_the_group(store: SqlStore):
    await store.append("t", 0, events(1))
    allow_pages(store, 3)
    big = StoredEvent(1, 1.0, "ana", "", b"x" * 100_000, b"")
    answers = await asyncio.gather(store.append("u", 0, events(1)), store.append("v", 0, [big]), return_exceptions=True)
    assert [type(answer) for answer in answers] == [NoSpace, NoSpace]
    assert [await store.read(table) for table in "uv"] == [[], []]


async def test_when_there_is_space_again_the_store_is_ready_and_goes_on(store: SqlStore, monkeypatch):
    await store.append("t", 0, events(1))
    allow_pages(store, 3)
    with pytest.raises(NoSpace):
        await store.append("t", 1, [StoredEvent(2, 1.0, "ana", "", b"x" * 100_000, b"")])
    with monkeypatch.context() as still_full:
        still_full.setattr("cassino.storage.ledger.database_now", lambda: text("no_such_function()"))
        assert not await store.is_ready()
    assert await store.is_ready()
    await store.append("t", 1, events(2))
    assert len(await store.read("t")) == 2


@pytest.fixture
def commits(store: SqlStore, monkeypatch):
    """Break the next commit: `commits("before")` does not do it, `commits("after")` does it and fails then."""
    dialect = store._engine.dialect
    commit = dialect.do_commit

    def bend(moment: str, error: sqlite3.Error | None = None) -> None:
        def broken_commit(connection) -> None:
            monkeypatch.setattr(dialect, "do_commit", commit)
            if moment == "after":
                commit(connection)
            raise error or sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(dialect, "do_commit", broken_commit)

    return bend


async def test_a_commit_that_broke_before_it_was_done_is_refused_and_can_be_tried_again(store: SqlStore, commits):
    await store.append("t", 0, events(1))
    commits("before")
    with pytest.raises(StoreError) as caught:
        await store.append("t", 1, events(2, 2, command="b" * 32))
    assert type(caught.value) is StoreError
    await store.append("t", 1, events(2, 2, command="b" * 32))
    assert len(await store.read("t")) == 3


async def test_a_commit_that_broke_after_it_was_done_is_found_and_told_as_done(store: SqlStore, commits):
    await store.append("t", 0, events(1))
    commits("after")
    await store.append("t", 1, events(2, 2, command="b" * 32))
    await store.append("t", 3, events(4))
    assert len(await store.read("t")) == 4


async def test_in_a_broken_commit_each_job_of_the_group_is_looked_for(store: SqlStore, commits):
    await store.append("gone", 0, events(1))
    await store.append("t", 0, events(1))
    commits("after")
    answers = await asyncio.gather(
        store.append("t", 1, events(2)),
        store.append("t", 7, events(8)),
        store.delete("gone"),
        store.append("u", 0, events(1)),
        return_exceptions=True,
    )
    assert [getattr(answer, "code", None) for answer in answers] == [None, "moved", None, None]


async def test_a_commit_whose_outcome_cannot_be_read_is_unknown(store: SqlStore, commits, monkeypatch):
    await store.append("t", 0, events(1))
    commits("after")

    def no_connection(*_arguments: object) -> None:
        raise OSError("unable to open the database")

    with monkeypatch.context() as away:
        away.setattr("cassino.storage.ledger.writing", no_connection)
        with pytest.raises(OutcomeUnknown):
            await store.append("t", 1, events(2))
    assert len(await store.read("t")) == 2
    await store.append("t", 2, events(3))


async def test_a_disk_that_is_full_at_the_commit_is_no_space(store: SqlStore, commits):
    await store.append("t", 0, events(1))
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    commits("before", full)
    with pytest.raises(NoSpace):
        await store.append("t", 1, events(2))
    assert len(await store.read("t")) == 1


async def test_events_of_a_broken_commit_are_not_taken_for_others_with_their_numbers(store: SqlStore, commits):
    await store.append("t", 0, events(1))
    commits("before")
    waiting = asyncio.gather(
        store.append("t", 1, events(2, viewer="ana")),
        store.append("t", 1, events(2, viewer="ben")),
        return_exceptions=True,
    )
    assert all(isinstance(answer, StoreError) for answer in await waiting)
    assert len(await store.read("t")) == 1


async def test_a_database_that_cannot_be_read_is_a_refusal_and_not_ready(store: SqlStore):
    await store.append("t", 0, events(1))
    with store._engine.begin() as connection:
        connection.execute(text("DROP TABLE health"))
        connection.execute(text("ALTER TABLE events RENAME TO elsewhere"))
    with pytest.raises(StoreError, match="no such table"):
        await store.read("t")
    with pytest.raises(StoreError, match="no such table"):
        await store.append("t", 1, events(2))
    assert not await store.is_ready()
