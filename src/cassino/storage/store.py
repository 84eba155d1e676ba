"""The store of tables' events on a database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import URL, Engine, Select, select

from cassino.storage.dialect import make_engine
from cassino.storage.group import GroupWriter, Outcome
from cassino.storage.ledger import Ledger, refusing
from cassino.storage.migrate import upgrade
from cassino.storage.schema import IS_SEATED, events, tables
from cassino.storage.steps import Append, Delete, Job, Take
from cassino.table.memory import ENDS
from cassino.table.ports import DealEnd, StoredEvent, StoreError, TableHead

RENEW_EVERY_S = 3.0
"""How often the leases of all tables are renewed, when several processes share a database."""

READERS = 4
"""How many reads run at once."""

_EVENT = (events.c.number, events.c.at, events.c.viewer, events.c.command_id, events.c.body, events.c.hidden_body)
_HEAD = (tables.c.id, tables.c.last_event, tables.c.at)
_log = logging.getLogger(__name__)
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was won."""

    table: str
    number: int
    """The event that says so; the match's record follows from the events up to it."""

    at: float


class SqlStore:
    """A `Store` on SQLite or PostgreSQL.

    The writes of all tables go through one connection in one thread, and those that wait together share a commit; a
    whole group is one call into that thread. Reads go through a few threads of their own.
    """

    def __init__(self, engine: Engine, *, is_alone: bool) -> None:
        """Use `open` instead. *is_alone*: no other process writes this database, as the data folder's lock proves."""
        self._engine = engine
        self._ledger = Ledger(engine)
        self._writing = ThreadPoolExecutor(1, "storage writer")
        self._reading = ThreadPoolExecutor(READERS, "storage reader")
        self._is_closed = False
        self._writer: GroupWriter[Job] = GroupWriter(self._write)
        self._renewal = None if is_alone else asyncio.create_task(self._keep_leases(), name="storage leases")

    @classmethod
    async def open(cls, url: str | URL, *, is_alone: bool = True) -> SqlStore:
        """The store at *url*, brought to the newest schema. When alone, what a dead process held is free at once."""
        return cls(await asyncio.to_thread(_prepared, url, is_alone), is_alone=is_alone)

    async def append(self, table: str, expected_last: int, events: Sequence[StoredEvent]) -> None:
        """See `Store.append`. The first append to a table takes its lease; Moved while another process holds it."""
        await self._writer.submit(Append(table, expected_last, tuple(events)))

    async def read(self, table: str, since: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """See `Store.read`; no more than *limit* events."""
        wanted = select(*_EVENT).where(events.c.table_id == table, events.c.number > since)
        return [_event(*row) for row in await self._rows(wanted.order_by(events.c.number).limit(limit))]

    async def find_command(self, table: str, viewer: str, command_id: str) -> StoredEvent | None:
        """The first event of a command, or None if it was never accepted."""
        wanted = select(*_EVENT).where(
            events.c.table_id == table, events.c.viewer == viewer, events.c.command_id == command_id
        )
        rows = await self._rows(wanted)
        return _event(*rows[0]) if rows else None

    async def heads(self) -> list[TableHead]:
        """See `Store.heads`."""
        wanted = select(*_HEAD).order_by(tables.c.at.desc(), tables.c.id)
        return [TableHead(*row) for row in await self._rows(wanted)]

    async def finished_matches(self, limit: int = 100, before: float = float("inf")) -> list[FinishedMatch]:
        """Matches that were won before the moment *before*, the newest first."""
        wanted = select(events.c.table_id, events.c.number, events.c.at).where(
            events.c.landmark == "match_won", events.c.at < before
        )
        newest_first = wanted.order_by(events.c.at.desc(), events.c.table_id, events.c.number)
        return [FinishedMatch(*row) for row in await self._rows(newest_first.limit(limit))]

    async def tables_of(self, viewer: str, limit: int) -> list[TableHead]:
        """See `Store.tables_of`."""
        sat = select(events.c.table_id).where(events.c.viewer == viewer, IS_SEATED)
        wanted = select(*_HEAD).where(tables.c.id.in_(sat)).order_by(tables.c.at.desc(), tables.c.id)
        return [TableHead(*row) for row in await self._rows(wanted.limit(limit))]

    async def silent(self, since: float, before: float, limit: int) -> list[TableHead]:
        """See `Store.silent`."""
        wanted = select(*_HEAD).where(tables.c.at >= since, tables.c.at < before).order_by(tables.c.at, tables.c.id)
        return [TableHead(*row) for row in await self._rows(wanted.limit(limit))]

    async def deal_ends(self, since: float, limit: int) -> list[DealEnd]:
        """See `Store.deal_ends`."""
        wanted = select(events.c.table_id, events.c.number, events.c.at).where(
            events.c.landmark.in_(ENDS), events.c.at >= since
        )
        oldest_first = wanted.order_by(events.c.at, events.c.table_id, events.c.number)
        return [DealEnd(*row) for row in await self._rows(oldest_first.limit(limit))]

    async def delete(self, table: str) -> None:
        """See `Store.delete`. Moved while another process holds the table."""
        await self._writer.submit(Delete(table))

    async def take(self, table: str) -> None:
        """Take a table's lease: its former owner's appends touch nothing from now on. Moved while it is held."""
        await self._writer.submit(Take(table))

    async def release(self) -> None:
        """Give back all leases, so that another process need not wait for them to lapse."""
        await self._in_writing_thread(self._ledger.free_all)

    async def renew(self) -> None:
        """Renew the leases of all tables at once."""
        await self._in_writing_thread(self._ledger.renew)

    async def keep(self, name: str, value: bytes) -> bytes:
        """What the database keeps under *name*: *value*, unless there was something already; backups have it too."""
        return await self._in_writing_thread(self._ledger.keep, name, value)

    async def is_ready(self) -> bool:
        """See `Store.is_ready`. After the disk was full, a small write tells whether it still is."""
        return not self._is_closed and await self._in_writing_thread(self._ledger.probe)

    async def close(self) -> None:
        """See `Store.close`."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.gather(self._renewal, return_exceptions=True)
        await self._writer.close()
        await self._in_writing_thread(self._ledger.close)
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def _write(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        return await self._in_writing_thread(self._ledger.write, jobs)

    async def _in_writing_thread(self, work: Callable[..., Result], *args: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._writing, work, *args)

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        def read() -> Sequence[Any]:
            with refusing(), self._engine.connect() as connection:
                return connection.execute(wanted).all()

        if self._is_closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reading, read)

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY_S)
            try:
                await self.renew()
            except StoreError as error:
                _log.warning("leases were not renewed: %s", error)


def _prepared(url: str | URL, is_alone: bool) -> Engine:
    """An engine for *url* with the newest schema, and with every lease free if no other process is alive."""
    engine = make_engine(url)
    with contextlib.ExitStack() as undo:
        undo.callback(engine.dispose)
        with refusing():
            upgrade(engine)
        if is_alone:
            Ledger(engine).free_all(is_alone=True)
        undo.pop_all()
    return engine


def _event(number: int, at: float, viewer: str, command_id: str | None, body: bytes, hidden: bytes) -> StoredEvent:
    return StoredEvent(number, at, viewer, command_id or "", body, hidden)
