"""Backup, restore, check and upgrade of a data folder."""

import asyncio
import contextlib
import errno
import os
import sqlite3
from pathlib import Path

import pytest

from cassino.storage import upkeep
from cassino.storage.dialect import make_engine, sqlite_url, writing
from cassino.storage.folder import DataFolder
from cassino.storage.migrate import NewerDatabase, _take_steps
from cassino.storage.schema import HEAD, metadata
from cassino.storage.store import SqlStore
from cassino.storage.upkeep import Checkup, UpkeepRefused, back_up, check_database, open_folder, restore, upgrade_folder
from cassino.table.ports import NoSpace, StoredEvent, StoreError
from tests.table.store_conformance import events


@pytest.fixture
def folder(tmp_path: Path):
    with DataFolder(tmp_path / "data") as held:
        yield held


@pytest.fixture
async def written(folder: DataFolder) -> Path:
    """The path of a database with three tables of ten events each, closed."""
    store = await open_folder(folder)
    for table in "abc":
        await store.append(table, 0, events(1, 10))
    await store.close()
    return folder.database


def spoil(database: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def codes(found: Checkup) -> list[str]:
    return [damage.code for damage in found.damages]


async def test_a_sound_database_is_counted(written: Path):
    assert check_database(written) == Checkup((), tables=3, events=30)


@pytest.mark.parametrize(
    ("statement", "code", "args"),
    [
        ("DELETE FROM events WHERE table_id='b' AND number=4", "gap", {"table": "b", "number": 4}),
        ("DELETE FROM events WHERE table_id='b' AND number=1", "gap", {"table": "b", "number": 1}),
        ("DELETE FROM events WHERE table_id='b' AND number=10", "last_event", {"table": "b", "said": 10, "stored": 9}),
        ("DELETE FROM events WHERE table_id='b'", "last_event", {"table": "b", "said": 10, "stored": 0}),
        ("UPDATE tables SET last_event=11 WHERE id='b'", "last_event", {"table": "b", "said": 11, "stored": 10}),
        ("UPDATE events SET number=0 WHERE table_id='b' AND number=1", "gap", {"table": "b", "number": 1}),
        ("DELETE FROM tables WHERE id='b'", "no_table", {"table": "b"}),
        ("UPDATE events SET body=x'7b' WHERE table_id='b' AND number=4", "body", {"table": "b", "number": 4}),
        ("UPDATE events SET hidden_body=x'ff' WHERE table_id='b' AND number=4", "body", {"table": "b", "number": 4}),
        ("UPDATE alembic_version SET version_num='9999'", "other_schema", {"found": "9999", "known": HEAD}),
    ],
)
async def test_a_check_names_what_is_wrong(written: Path, statement: str, code: str, args: dict):
    spoil(written, statement)
    found = check_database(written)
    assert (code, args) in [(damage.code, damage.args) for damage in found.damages]


async def test_a_check_finds_bytes_that_were_overwritten(written: Path):
    content = bytearray(written.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 4000] = b"\xa5" * 4000
    written.write_bytes(content)
    assert codes(check_database(written))


@pytest.mark.parametrize("part", [0.9, 0.5, 0.1])
async def test_a_check_finds_a_file_that_was_cut(written: Path, part: float):
    written.write_bytes(written.read_bytes()[: int(written.stat().st_size * part)])
    assert codes(check_database(written))


@pytest.mark.parametrize("content", [b"", b"no database at all", bytes(8192)])
async def test_a_check_of_what_is_no_database_says_so(tmp_path: Path, content: bytes):
    (tmp_path / "other.db").write_bytes(content)
    assert codes(check_database(tmp_path / "other.db")) in (["unreadable"], ["other_schema"])
    assert (tmp_path / "other.db").read_bytes() == content


async def test_a_check_of_nothing_makes_no_file(tmp_path: Path):
    assert codes(check_database(tmp_path / "none.db")) == ["no_file"]
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_made_while_events_are_written_is_whole(folder: DataFolder, tmp_path: Path):
    store = await open_folder(folder)
    is_done = False
    rounds = asyncio.Condition()

    async def write(table: str) -> int:
        last = 0
        while not is_done:
            await store.append(table, last, events(last + 1, 3))
            last += 3
            async with rounds:
                rounds.notify_all()
        return last

    writers = [asyncio.create_task(write(f"table {number}")) for number in range(8)]
    counts = []
    for number in range(5):
        async with rounds:
            await rounds.wait()
        found = await asyncio.to_thread(back_up, folder.database, tmp_path / f"backup {number}.db")
        assert found.damages == ()
        counts.append(found.events)
    is_done = True
    written = await asyncio.gather(*writers)
    await store.close()
    assert counts == sorted(counts)
    assert 0 < counts[0] < counts[-1] <= sum(written)


async def test_a_backup_is_one_file_that_only_its_owner_reads(written: Path, tmp_path: Path):
    target = tmp_path / "elsewhere" / "backup.db"
    target.parent.mkdir()
    back_up(written, target)
    assert [path.name for path in target.parent.iterdir()] == ["backup.db"]
    assert target.stat().st_mode & 0o077 == 0


async def test_a_backup_replaces_no_file(written: Path, tmp_path: Path):
    target = tmp_path / "backup.db"
    target.write_text("something else")
    with pytest.raises(UpkeepRefused, match="exists"):
        back_up(written, target)
    assert target.read_text() == "something else"


async def test_a_damaged_database_is_not_kept_as_a_backup(written: Path, tmp_path: Path):
    spoil(written, "DELETE FROM events WHERE table_id='b' AND number=4")
    with pytest.raises(UpkeepRefused, match="damaged"):
        back_up(written, tmp_path / "backup.db")
    assert not any("backup" in path.name for path in tmp_path.iterdir())


async def test_what_is_restored_is_what_was_backed_up_and_the_former_database_is_kept(
    written: Path, folder: DataFolder, tmp_path: Path
):
    back_up(written, tmp_path / "backup.db")
    store = await open_folder(folder)
    await store.append("a", 10, events(11, 5))
    await store.close()
    aside = restore(folder, tmp_path / "backup.db")
    store = await open_folder(folder)
    assert len(await store.read("a")) == 10
    await store.append("a", 10, events(11))
    await store.close()
    assert aside is not None
    assert (check_database(aside)).events == 35


async def test_a_restore_leaves_no_journal_of_the_former_database(written: Path, folder: DataFolder, tmp_path: Path):
    back_up(written, tmp_path / "backup.db")
    journal = written.with_name("cassino.db-wal")
    journal.write_bytes(b"left behind by a process that died")
    restore(folder, tmp_path / "backup.db")
    assert (check_database(written)) == Checkup((), tables=3, events=30)


async def test_a_restore_puts_aside_what_is_no_database_any_more(written: Path, folder: DataFolder, tmp_path: Path):
    content = b"no database at all"
    back_up(written, tmp_path / "backup.db")
    written.write_bytes(content)
    aside = restore(folder, tmp_path / "backup.db")
    assert aside is not None
    assert aside.read_bytes() == content
    assert check_database(written).events == 30


async def test_a_restore_waits_for_nobody_who_reads_the_database_and_leaves_it_as_it_is(
    written: Path, folder: DataFolder, tmp_path: Path, monkeypatch
):
    monkeypatch.setattr("cassino.storage.dialect.BUSY_TIMEOUT_MS", 1)
    back_up(written, tmp_path / "backup.db")
    store = await open_folder(folder)
    await store.append("a", 10, events(11))
    await store.close()
    with contextlib.closing(sqlite3.connect(written)) as reader:
        reader.execute("PRAGMA journal_mode=WAL")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM events").fetchone()
        with pytest.raises(StoreError):
            restore(folder, tmp_path / "backup.db")
    assert check_database(written).events == 31
    assert not list(folder.path.glob("cassino-replaced-*"))


async def test_a_restore_into_an_empty_folder_needs_nothing_there(written: Path, tmp_path: Path):
    back_up(written, tmp_path / "backup.db")
    with DataFolder(tmp_path / "new") as empty:
        assert restore(empty, tmp_path / "backup.db") is None
        assert (check_database(empty.database)).events == 30


async def test_a_damaged_backup_is_not_restored(written: Path, folder: DataFolder, tmp_path: Path):
    bad = tmp_path / "bad.db"
    bad.write_bytes(written.read_bytes()[:-5000])
    before = written.read_bytes()
    with pytest.raises(UpkeepRefused):
        restore(folder, bad)
    assert written.read_bytes() == before


async def test_a_restore_onto_a_full_disk_leaves_the_database_where_it_was(
    written: Path, folder: DataFolder, tmp_path: Path, monkeypatch
):
    back_up(written, tmp_path / "backup.db")
    before = written.read_bytes()
    names = sorted(folder.path.iterdir())

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NoSpace):
        restore(folder, tmp_path / "backup.db")
    assert (written.read_bytes(), sorted(folder.path.iterdir())) == (before, names)


async def test_a_copy_that_the_database_cannot_write_is_refused_and_not_kept(
    written: Path, tmp_path: Path, monkeypatch
):
    def full(_source: Path, _target: Path) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(upkeep, "copy_sqlite", full)
    with pytest.raises(StoreError):
        back_up(written, tmp_path / "backup.db")
    assert not list(tmp_path.glob("backup*"))


async def test_the_steps_end_in_the_schema_that_the_code_uses(written: Path, tmp_path: Path):
    fresh = make_engine(sqlite_url(tmp_path / "fresh.db"))
    metadata.create_all(fresh)
    fresh.dispose()
    assert shape(written) - {"alembic_version"} == shape(tmp_path / "fresh.db")


def shape(database: Path) -> set[str]:
    """Every column, key and index of a database, as text."""
    found = set()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall():
            if table == "alembic_version":
                continue
            found |= {f"{table} {row[1:]}" for row in connection.execute(f"PRAGMA table_info({table})")}
            found |= {f"{table} {row[2:]}" for row in connection.execute(f"PRAGMA foreign_key_list({table})")}
            for index in connection.execute(f"PRAGMA index_list({table})").fetchall():
                columns = [row[2] for row in connection.execute(f"PRAGMA index_info({index[1]})")]
                found.add(f"{table} {index[2:]} {columns}")
    return found


OLD_EVENTS = [
    ("created", "ana", ""),
    ("sat", "ana", ""),
    ("shuffle_opened", "", ',"promise":"c0ffee"'),
    ("deal_scored", "", ""),
    ("said", "ben", ',"phrase":"seat_moved"'),
    ("seat_moved", "cyd", ""),
]


def written_at_step_one(database: Path) -> None:
    """A database as the first version wrote it: one table."""
    engine = make_engine(sqlite_url(database))
    with writing(engine) as connection:
        _take_steps(connection, "0001")
    engine.dispose()
    with contextlib.closing(sqlite3.connect(database)) as plain, plain:
        plain.execute("INSERT INTO tables VALUES ('t', NULL, 7, NULL, ?, 50.0)", (len(OLD_EVENTS),))
        for number, (kind, viewer, more) in enumerate(OLD_EVENTS, start=1):
            row = ("t", number, 50.0, viewer, None, f'{{"event":"{kind}"{more}}}'.encode(), b"", None)
            plain.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


async def test_a_database_of_the_first_version_is_copied_then_brought_to_the_newest_form(folder: DataFolder):
    written_at_step_one(folder.database)
    copy = upgrade_folder(folder)
    assert copy is not None
    assert check_database(copy) == check_database(folder.database) == Checkup((), tables=1, events=6)
    store = await open_folder(folder)
    assert [event.kind for event in await store.read("t")] == [kind for kind, _, _ in OLD_EVENTS]
    assert [end.number for end in await store.deal_ends(0.0, 10)] == [4]
    sat = {viewer: [head.table for head in await store.tables_of(viewer, 10)] for viewer in ("ana", "ben", "cyd")}
    assert sat == {"ana": ["t"], "ben": [], "cyd": ["t"]}
    with pytest.raises(StoreError):
        await store.append(
            "u", 0, [StoredEvent(1, 60.0, "", "", b'{"event":"shuffle_opened","promise":"c0ffee"}', b"")]
        )
    await store.close()


async def test_a_backup_of_an_older_version_is_restored_and_then_upgraded(folder: DataFolder, tmp_path: Path):
    written_at_step_one(tmp_path / "old.db")
    back_up(tmp_path / "old.db", tmp_path / "backup.db")
    restore(folder, tmp_path / "backup.db")
    store = await open_folder(folder)
    assert [head.table for head in await store.tables_of("ana", 10)] == ["t"]
    await store.close()


async def test_seats_are_looked_up_in_their_index(written: Path):
    with contextlib.closing(sqlite3.connect(written)) as connection:
        plan = connection.execute(
            "EXPLAIN QUERY PLAN SELECT table_id FROM events WHERE viewer = ? AND landmark = 'seated'", ("ana",)
        ).fetchall()
    assert "events_by_seated" in str(plan)


async def test_a_database_of_a_newer_version_is_refused_and_left_as_it_was(written: Path):
    spoil(written, "UPDATE alembic_version SET version_num='9999'")
    before = written.read_bytes()
    with pytest.raises(NewerDatabase):
        await SqlStore.open(sqlite_url(written))
    assert written.read_bytes() == before


async def test_an_upgrade_of_the_newest_database_does_nothing(written: Path, folder: DataFolder):
    assert upgrade_folder(folder) is None
    assert sorted(path.name for path in folder.path.iterdir()) == ["cassino.db", "cassino.lock"]


def test_nobody_but_the_owner_reads_the_database(tmp_path: Path):
    """It holds hidden cards, and the folder may be one that others can read."""
    path = tmp_path / "cassino.db"
    engine = make_engine(sqlite_url(path))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (x INTEGER)")
        assert [file.name for file in tmp_path.iterdir() if file.stat().st_mode & 0o077] == []
    engine.dispose()
