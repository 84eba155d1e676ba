"""All that differs between SQLite and PostgreSQL; no other file asks which one it is."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, Double, Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.functions import FunctionElement

WRITES = "cassino_writes"
"""Execution option of a connection that is going to write: SQLite takes its lock at BEGIN, not half way."""

DRIVER_ERRORS = (sqlite3.Error,)
"""What a copy of a database raises beside OSError."""

BUSY_TIMEOUT_MS = 10_000
"""How long a SQLite connection waits for another process's write, such as a backup's checkpoint."""


class database_now(FunctionElement[float]):  # noqa: N801 - reads as the SQL function that it is
    """Seconds since 1970 by the database's clock, the only one that all processes share."""

    type = Double()
    inherit_cache = True


@compiles(database_now, "sqlite")
def _sqlite_now(_element: object, _compiler: object, **_options: object) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(database_now)
def _standard_now(_element: object, _compiler: object, **_options: object) -> str:
    return "EXTRACT(EPOCH FROM clock_timestamp())::float8"


def make_engine(url: str | URL) -> Engine:
    """An engine for *url*, set up so that what was committed is on the disk."""
    engine = create_engine(url, pool_size=4, max_overflow=4)
    if engine.dialect.name == "sqlite":
        is_read_only = engine.url.query.get("mode") == "ro"
        if not is_read_only and engine.url.database and engine.url.database != ":memory:":
            _keep_to_oneself(engine.url.database)
        event.listen(engine, "connect", _open_sqlite if is_read_only else _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _keep_to_oneself(path: str) -> None:
    """Let nobody but its owner read the file: it holds hidden cards. SQLite's other files take after it."""
    with contextlib.suppress(OSError):  # what is wrong with the file is said when it is connected to
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        os.chmod(path, 0o600)


def sqlite_url(path: Path, *, is_read_only: bool = False) -> URL:
    """The address of the SQLite file at *path*."""
    if is_read_only:
        name = path.resolve().as_uri()
        return URL.create("sqlite", database=name, query={"mode": "ro", "uri": "true"})
    return URL.create("sqlite", database=str(path))


def damage_found_by(connection: Connection) -> list[str]:
    """What the database itself says of its pages and indexes; nothing where it has no such check."""
    if connection.dialect.name != "sqlite":
        return []
    rows = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]
    rows += [f"row without parent in {row[0]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
    return [row for row in rows if row != "ok"]


@contextlib.contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes, committed at the end."""
    with engine.connect() as connection:
        connection.execution_options(**{WRITES: True})
        with connection.begin():
            yield connection


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite database as it stands at one moment, also while it is written, into the one file *target*."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def copied_and_settled(source: Path, target: Path) -> bool:
    """Copy a database that nobody writes, then bring what its journal holds into its one file.

    False, with nothing done to *source*, if it is no sound database; OperationalError if it is in use or the disk full.
    """
    try:
        copy_sqlite(source, target)
        with contextlib.closing(sqlite3.connect(source)) as connection:
            connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return False
    return True


def is_no_space(error: BaseException) -> bool:
    """Whether *error* says that the disk is full."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError):
        return cause.errno in (errno.ENOSPC, errno.EDQUOT)
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return getattr(cause, "sqlstate", None) == "53100"


def _set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    _open_sqlite(connection, _entry)
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_TIMEOUT_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _open_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: BEGIN is ours, savepoints work


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
