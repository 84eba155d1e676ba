"""Looking after a database: backup, restore, check, upgrade with a way back."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from cassino.errors import CassinoError
from cassino.storage.dialect import (
    DRIVER_ERRORS,
    copied_and_settled,
    copy_sqlite,
    damage_found_by,
    make_engine,
    sqlite_url,
)
from cassino.storage.folder import DataFolder
from cassino.storage.ledger import as_store_error
from cassino.storage.migrate import check_known, revision_of, upgrade
from cassino.storage.schema import HEAD, STEPS, events, tables
from cassino.storage.store import SqlStore

PAGE = 500
"""How many events a check reads at a time."""


class UpkeepRefused(CassinoError):
    """A backup or restore that would harm something; `reason` is one word, its text `db-refused-` and that word."""

    code = "upkeep_refused"

    def __init__(self, reason: str, path: Path, found: Checkup | None = None) -> None:
        super().__init__(f"{path}: {reason}", path=str(path), reason=reason)
        self.found = found
        """The check that led to it, if it was one."""


@dataclass(frozen=True, slots=True)
class Damage:
    """One thing that is not as it must be in a database."""

    code: str
    """Its name; the text is the Fluent message `db-damage-` and this."""

    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checkup:
    """What a check of a database found."""

    damages: tuple[Damage, ...]
    tables: int = 0
    events: int = 0


def check_database(path: Path) -> Checkup:
    """Read all of the database at *path*, also while it is written, and change nothing: pages, numbers, bodies."""
    if not path.is_file():
        return Checkup((Damage("no_file", {"path": str(path)}),))
    engine = make_engine(sqlite_url(path, is_read_only=True))
    try:
        revision = revision_of(engine)
        if revision not in STEPS:
            return Checkup((Damage("other_schema", {"found": revision or "-", "known": HEAD}),))
        with engine.connect() as connection:
            damages = [Damage("pages", {"message": message}) for message in damage_found_by(connection)]
            damages += _number_damages(connection)
            damages += _body_damages(connection)
            table_count = connection.scalar(select(func.count()).select_from(tables))
            event_count = connection.scalar(select(func.count()).select_from(events))
            return Checkup(tuple(damages), table_count or 0, event_count or 0)
    except SQLAlchemyError as error:
        return Checkup((Damage("unreadable", {"message": str(as_store_error(error))}),))
    finally:
        engine.dispose()


def back_up(source: Path, target: Path) -> Checkup:
    """Copy the database at *source* as it stands, also while it is written, to the new file *target*; check the copy.

    Refused when there is a file at *target*. A copy that fails its check is not kept.
    """
    if target.exists():
        raise UpkeepRefused("exists", target)
    if not source.is_file():
        raise UpkeepRefused("nothing_there", source)
    with _written_whole(target) as part:
        copy_sqlite(source, part)
        found = check_database(part)
        if any(damage.code != "other_schema" for damage in found.damages):
            raise UpkeepRefused("damaged", source, found)
    return found


def restore(folder: DataFolder, backup: Path) -> Path | None:
    """Put the database of *backup* into a folder that this process holds.

    Gives the place where a copy of the former one lies, None if there was none. Refused when *backup* fails its check.
    At every moment the former database or the restored one is in place, whole: a process may be killed here.
    """
    found = check_database(backup)
    if found.damages:
        raise UpkeepRefused("bad_backup", backup, found)
    with _written_whole(folder.database) as part:
        copy_sqlite(backup, part)
        _make_durable(part)  # before the former one goes: a full disk is often told only here
        return _kept_aside(folder.database)


async def open_folder(folder: DataFolder) -> SqlStore:
    """The store of a folder that this process holds, made or upgraded if need be."""
    await asyncio.to_thread(upgrade_folder, folder)
    return await SqlStore.open(sqlite_url(folder.database))


def upgrade_folder(folder: DataFolder) -> Path | None:
    """Bring the folder's database to the newest schema; gives the copy of an older one that was made before."""
    database = folder.database
    engine = make_engine(sqlite_url(database))
    try:
        revision = revision_of(engine)
        check_known(revision)
        if revision in (None, HEAD):
            return None
        copy = database.with_name(f"{database.stem}-before-{HEAD}-{_stamp()}.db")
        back_up(database, copy)
        upgrade(engine)
    except SQLAlchemyError as error:
        raise as_store_error(error) from error
    finally:
        engine.dispose()
    return copy


def _number_damages(connection: Connection) -> Iterator[Damage]:
    """Tables whose events are not numbered from 1 without gaps to the last event that the table says."""
    number = events.c.number
    counted = select(events.c.table_id, func.count(), func.min(number), func.max(number)).group_by(events.c.table_id)
    stored = {row[0]: tuple(row)[1:] for row in connection.execute(counted)}
    said = {row[0]: row[1] for row in connection.execute(select(tables.c.id, tables.c.last_event))}
    for table in stored.keys() - said.keys():
        yield Damage("no_table", {"table": table})
    for table, last in sorted(said.items()):
        count, lowest, highest = stored.get(table, (0, 1, 0))
        if (lowest, count) != (1, highest):
            yield Damage("gap", {"table": table, "number": _first_missing(connection, table)})
        if highest != last:
            yield Damage("last_event", {"table": table, "said": last, "stored": highest})


def _first_missing(connection: Connection, table: str) -> int:
    wanted = select(events.c.number).where(events.c.table_id == table).order_by(events.c.number)
    expected = 1
    for (number,) in connection.execute(wanted):
        if number != expected:
            break
        expected += 1
    return expected


def _body_damages(connection: Connection) -> Iterator[Damage]:
    """Events whose parts are no JSON."""
    wanted = select(events.c.table_id, events.c.number, events.c.body, events.c.hidden_body)
    for table, number, body, hidden in connection.execute(wanted.execution_options(yield_per=PAGE)):
        for text in filter(None, (body, hidden)):
            try:
                msgspec.json.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                yield Damage("body", {"table": table, "number": number})
                break


@contextmanager
def _written_whole(target: Path) -> Iterator[Path]:
    """A file beside *target* to write to; it becomes *target*, durable, when all went well, else it is removed."""
    part = target.with_name(f"{target.name}.part")
    for leftover in (part, *_journals(part)):
        leftover.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
        yield part
        _make_durable(part)
        part.replace(target)
        if os.name == "posix":
            _make_durable(target.parent)
    except (OSError, *DRIVER_ERRORS) as error:
        raise as_store_error(error) from error
    finally:
        part.unlink(missing_ok=True)


def _make_durable(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _kept_aside(database: Path) -> Path | None:
    """Copy a database, then leave nothing beside it: a journal would be taken for that of the file that replaces it.

    The database itself stays as it is, whole, until it is replaced. One that cannot be read is copied file by file.
    """
    aside = database.with_name(f"{database.stem}-replaced-{_stamp()}.db")
    was_there = database.exists()
    if was_there:
        with _written_whole(aside) as part:
            is_readable = copied_and_settled(database, part)
            if not is_readable:
                shutil.copyfile(database, part)
    for journal, kept in zip(_journals(database), _journals(aside), strict=True):
        if journal.exists():
            journal.rename(kept)
    return aside if was_there else None


def _journals(database: Path) -> list[Path]:
    return [database.with_name(database.name + ending) for ending in ("-wal", "-shm", "-journal")]


def _stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime())
