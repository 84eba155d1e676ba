"""The store of tables' events on a database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from sqlalchemy import URL, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cassino.storage.dialect import WRITES, database_now, is_no_space, make_engine
from cassino.storage.group import GroupWriter, Outcome
from cassino.storage.migrate import upgrade
from cassino.storage.schema import events, health, tables
from cassino.storage.steps import Append, Delete, Job, Steps, Take
from cassino.table.ports import NoSpace, OutcomeUnknown, StoredEvent, StoreError, TableHead

RENEW_EVERY_S = 3.0
"""How often the leases of all tables are renewed, when several processes share a database."""

_EVENT = (events.c.number, events.c.at, events.c.viewer, events.c.command_id, events.c.body, events.c.hidden_body)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was won."""

    table: str
    number: int
    """The event that says so; the match's record follows from the events up to it."""

    at: float


class SqlStore:
    """A `Store` on SQLite or PostgreSQL. Writes of all tables go through one connection and share commits."""

    def __init__(self, engine: AsyncEngine, *, is_alone: bool) -> None:
        """Use `open` instead. *is_alone*: no other process writes this database, as the data folder's lock proves."""
        self._engine = engine
        self._owner = secrets.token_hex(8)
        self._epochs: dict[str, int] = {}
        self._connection: AsyncConnection | None = None
        self._is_full = False
        self._is_closed = False
        self._writer: GroupWriter[Job] = GroupWriter(self._write)
        self._renewal = None if is_alone else asyncio.create_task(self._keep_leases(), name="storage leases")

    @classmethod
    async def open(cls, url: str | URL, *, is_alone: bool = True) -> SqlStore:
        """The store at *url*, brought to the newest schema. When alone, what a dead process held is free at once."""
        engine = make_engine(url)
        try:
            await upgrade(engine)
            if is_alone:
                async with _writing(engine) as connection:
                    await connection.execute(update(tables).values(owner=None, lease_until=None))
        except SQLAlchemyError as error:
            await engine.dispose()
            raise as_store_error(error) from error
        except StoreError:
            await engine.dispose()
            raise
        return cls(engine, is_alone=is_alone)

    async def append(self, table: str, expected_last: int, events: Sequence[StoredEvent]) -> None:
        """See `Store.append`. The first append to a table takes its lease; Moved while another process holds it."""
        await self._writer.submit(Append(table, expected_last, tuple(events)))

    async def read(self, table: str, since: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """See `Store.read`; no more than *limit* events."""
        wanted = select(*_EVENT).where(events.c.table_id == table, events.c.number > since)
        async with self._reading() as connection:
            rows = await connection.execute(wanted.order_by(events.c.number).limit(limit))
            return [_event(*row) for row in rows]

    async def find_command(self, table: str, viewer: str, command_id: str) -> StoredEvent | None:
        """The first event of a command, or None if it was never accepted."""
        wanted = select(*_EVENT).where(
            events.c.table_id == table, events.c.viewer == viewer, events.c.command_id == command_id
        )
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).first()
            return None if row is None else _event(*row)

    async def heads(self) -> list[TableHead]:
        """See `Store.heads`."""
        wanted = select(tables.c.id, tables.c.last_event, tables.c.at).order_by(tables.c.at.desc(), tables.c.id)
        async with self._reading() as connection:
            return [TableHead(*row) for row in await connection.execute(wanted)]

    async def finished_matches(self, limit: int = 100, before: float = float("inf")) -> list[FinishedMatch]:
        """Matches that were won before the moment *before*, the newest first."""
        wanted = select(events.c.table_id, events.c.number, events.c.at).where(
            events.c.landmark == "match_won", events.c.at < before
        )
        newest_first = wanted.order_by(events.c.at.desc(), events.c.table_id, events.c.number).limit(limit)
        async with self._reading() as connection:
            return [FinishedMatch(*row) for row in await connection.execute(newest_first)]

    async def delete(self, table: str) -> None:
        """See `Store.delete`. Moved while another process holds the table."""
        await self._writer.submit(Delete(table))

    async def take(self, table: str) -> None:
        """Take a table's lease: its former owner's appends touch nothing from now on. Moved while it is held."""
        await self._writer.submit(Take(table))

    async def release(self) -> None:
        """Give back all leases, so that another process need not wait for them to lapse."""
        self._epochs.clear()
        async with self._refusing(), _writing(self._engine) as connection:
            mine = tables.c.owner == self._owner
            await connection.execute(update(tables).where(mine).values(owner=None, lease_until=None))

    async def renew(self) -> None:
        """Renew the leases of all tables at once."""
        async with self._refusing(), _writing(self._engine) as connection:
            mine = tables.c.owner == self._owner
            await connection.execute(update(tables).where(mine).values(lease_until=database_now() + Steps.LEASE_S))

    async def is_ready(self) -> bool:
        """See `Store.is_ready`. After the disk was full, a small write tells whether it still is."""
        if self._is_closed:
            return False
        try:
            async with _writing(self._engine) if self._is_full else self._engine.connect() as connection:
                probe = update(health).values(at=database_now()) if self._is_full else select(health.c.at)
                await connection.execute(probe)
        except (SQLAlchemyError, OSError):
            return False
        self._is_full = False
        return True

    async def close(self) -> None:
        """See `Store.close`."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.gather(self._renewal, return_exceptions=True)
        await self._writer.close()
        with contextlib.suppress(StoreError):
            await self.release()
        await self._drop_connection()
        await self._engine.dispose()

    async def _write(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        """Write a group in one transaction; the outcome of each job."""
        try:
            steps = Steps(await self._connected(), self._owner, self._epochs)
            outcomes = await steps.run(jobs)
        except (SQLAlchemyError, OSError) as error:
            await self._drop_connection()
            return [self._noted(as_store_error(error)) for _ in jobs]
        try:
            await steps.connection.commit()
        except (SQLAlchemyError, OSError) as error:
            _log.warning("a commit failed: %s", error)
            await self._drop_connection()
            outcomes = await self._settle(jobs, outcomes, error)
        self._is_full = any(isinstance(outcome, NoSpace) for outcome in outcomes)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if outcome is not None or isinstance(job, Delete):
                self._epochs.pop(job.table, None)
            elif job.table in steps.taken:
                self._epochs[job.table] = steps.taken[job.table]
        return outcomes

    async def _settle(self, jobs: Sequence[Job], outcomes: Sequence[Outcome], error: Exception) -> list[Outcome]:
        """What became of a group whose commit gave *error*: each job is looked for before anything else is done.

        A write of our own comes first, unless the disk is full: it waits for the broken transaction to end where it may
        still run, and no half-written commit can come to life after it.
        """
        failure = as_store_error(error)
        settled: list[Outcome] = []
        try:
            async with _writing(self._engine) if not isinstance(failure, NoSpace) else self._reading() as connection:
                if not isinstance(failure, NoSpace):
                    await connection.execute(update(health).values(at=database_now()))
                for job, outcome in zip(jobs, outcomes, strict=True):
                    found = outcome is None and await job.is_done(connection)
                    settled.append(None if found else outcome or as_store_error(error))
        except (SQLAlchemyError, OSError, StoreError):
            return [outcome or OutcomeUnknown(f"the commit broke: {error}") for outcome in outcomes]
        return settled

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(**{WRITES: True})
        return self._connection

    async def _drop_connection(self) -> None:
        """Let go of the writing connection; what it had not committed is gone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY_S)
            try:
                await self.renew()
            except StoreError as error:
                _log.warning("leases were not renewed: %s", error)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._refusing(), self._engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def _refusing(self) -> AsyncIterator[None]:
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            raise self._noted(as_store_error(error)) from error

    def _noted(self, error: StoreError) -> StoreError:
        self._is_full = self._is_full or isinstance(error, NoSpace)
        return error


@contextlib.asynccontextmanager
async def _writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, committed at the end."""
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITES: True})
        async with connection.begin():
            yield connection


def as_store_error(error: Exception) -> StoreError:
    """*error* in the words of `Store`."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return NoSpace("the disk is full") if is_no_space(error) else StoreError(f"the database failed: {cause}")


def _event(number: int, at: float, viewer: str, command_id: str | None, body: bytes, hidden: bytes) -> StoredEvent:
    return StoredEvent(number, at, viewer, command_id or "", body, hidden)
