"""The statements of one transaction: appends that fence, leases, deletions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cassino.storage.dialect import database_now
from cassino.storage.group import Outcome
from cassino.storage.schema import events, tables
from cassino.table.memory import ENDS, SEATED, check_appended
from cassino.table.ports import Moved, StoredEvent, StoreError

LANDMARKS = {**{kind: kind for kind in ENDS | {"match_won"}}, **dict.fromkeys(SEATED, "seated")}
"""Kinds of events that are looked for over all tables, and the word under which."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events that follow event *expected_last* of a table."""

    table: str
    expected_last: int
    events: tuple[StoredEvent, ...]

    def is_done(self, connection: Connection) -> bool:
        """Whether these very events are stored; waits for a transaction that is about to decide it."""
        connection.execute(select(tables.c.id).where(tables.c.id == self.table).with_for_update())
        wanted = select(events.c.viewer, events.c.command_id, events.c.at, events.c.body).where(
            events.c.table_id == self.table, events.c.number == self.events[0].number
        )
        first = self.events[0]
        row = connection.execute(wanted).first()
        return row is not None and tuple(row) == (first.viewer, first.command_id or None, first.at, first.body)


@dataclass(frozen=True, slots=True)
class Delete:
    """A table that is to be forgotten."""

    table: str

    def is_done(self, connection: Connection) -> bool:
        """Whether the table is gone."""
        return connection.scalar(select(tables.c.id).where(tables.c.id == self.table)) is None


@dataclass(frozen=True, slots=True)
class Take:
    """A table whose lease this process wants."""

    table: str

    def is_done(self, connection: Connection) -> bool:
        """Never: who does not know the new epoch takes the lease again."""
        del connection
        return False


Job = Append | Delete | Take


class _Apart(Exception):
    """Some job of the group is to be refused, so each goes by itself."""


class Steps:
    """One group's transaction on the writing connection."""

    LEASE_S: ClassVar[float] = 10.0
    """How long a lease lasts that nobody renews."""

    def __init__(self, connection: Connection, owner: str, epochs: dict[str, int]) -> None:
        self.connection = connection
        self._owner = owner
        self._epochs = epochs
        self.taken: dict[str, int] = {}
        """Leases taken in this transaction: table and epoch."""

    def run(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Do all jobs, leaving the commit to the caller; refusals are outcomes, faults of the database are raised.

        Three statements write a whole group of appends. If one of them is to be refused, the group is begun anew with
        each job behind a savepoint of its own.
        """
        appends = [job for job in jobs if isinstance(job, Append)]
        if len(appends) == len(jobs) and self.connection.dialect.supports_sane_multi_rowcount:
            try:
                self._append_together(appends)
            except (_Apart, IntegrityError, StoreError):
                self.connection.rollback()
                self.taken = {}
            else:
                return [None] * len(jobs)
        return [self._by_itself(job) for job in jobs]

    def _by_itself(self, job: Job) -> Outcome:
        known = dict(self.taken)
        try:
            with self.connection.begin_nested():
                match job:
                    case Append():
                        self._append(job)
                    case Delete():
                        self._delete(job.table)
                    case Take():
                        self._take(job.table)
        except StoreError as refusal:
            self.taken = known
            return refusal
        except IntegrityError:
            self.taken = known
            return StoreError("a command id or a promise is used twice")
        return None

    def _append(self, job: Append) -> None:
        check_appended((), job.expected_last, job.events)
        if job.table not in self._epochs | self.taken:
            if job.expected_last == 0:
                self._begin(job.table)
            else:
                self._take(job.table)
        touched = self.connection.execute(_FENCE, self._fence_values(job))
        if touched.rowcount != 1:
            raise Moved(f"event {job.expected_last} is not the last, or another process writes this table")
        self.connection.execute(insert(events), _rows(job))

    def _append_together(self, jobs: Sequence[Append]) -> None:
        begun = []
        for job in jobs:
            check_appended((), job.expected_last, job.events)
            if job.table in self._epochs or job.table in self.taken:
                continue
            if job.expected_last == 0:
                self.taken[job.table] = _first_epoch()
                begun.append(self._new_table(job.table))
            else:
                self._take(job.table)
        if begun:
            self.connection.execute(_BEGIN, begun)
        touched = self.connection.execute(_FENCE, [self._fence_values(job) for job in jobs])
        if touched.rowcount != len(jobs):
            raise _Apart
        self.connection.execute(insert(events), [row for job in jobs for row in _rows(job)])

    def _begin(self, table: str) -> None:
        self.taken[table] = _first_epoch()
        try:
            self.connection.execute(_BEGIN, [self._new_table(table)])
        except IntegrityError as error:
            raise Moved("the table has begun already") from error

    def _take(self, table: str) -> None:
        lease = {"owner": self._owner, "epoch": tables.c.epoch + 1, "lease_until": database_now() + self.LEASE_S}
        taking = update(tables).where(tables.c.id == table, self._is_free()).values(lease).returning(tables.c.epoch)
        epoch = self.connection.execute(taking).scalar()
        if epoch is None:
            raise Moved("another process writes this table, or there is none")
        self.taken[table] = epoch

    def _delete(self, table: str) -> None:
        gone = self.connection.execute(
            delete(tables).where(tables.c.id == table, self._is_free()).returning(tables.c.id)
        )
        exists = gone.first() is None and self.connection.scalar(select(tables.c.id).where(tables.c.id == table))
        if exists:
            raise Moved("another process writes this table")
        self.taken.pop(table, None)

    def _is_free(self) -> Any:
        return or_(tables.c.owner.is_(None), tables.c.owner == self._owner, tables.c.lease_until < database_now())

    def _new_table(self, table: str) -> dict[str, object]:
        return {"id": table, "owner": self._owner, "epoch": self.taken[table], "last_event": 0, "at": 0.0}

    def _fence_values(self, job: Append) -> dict[str, object]:
        epoch = self.taken.get(job.table) or self._epochs[job.table]
        last = job.events[-1]
        return {
            "table": job.table,
            "held": epoch,
            "old": job.expected_last,
            "new": last.number,
            "decided": last.at,
        }


_BEGIN = insert(tables).values(lease_until=database_now() + Steps.LEASE_S)
_FENCE = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"), tables.c.epoch == bindparam("held"), tables.c.last_event == bindparam("old")
    )
    .values(last_event=bindparam("new"), at=bindparam("decided"))
)


def _first_epoch() -> int:
    """Where a table's epochs begin: not at 1, so that a table deleted and begun again is not taken for the old one."""
    return secrets.randbits(40)


def _rows(job: Append) -> list[dict[str, object]]:
    return [
        {
            "table_id": job.table,
            "number": event.number,
            "at": event.at,
            "viewer": event.viewer,
            "command_id": event.command_id or None,
            "body": event.body,
            "hidden_body": event.hidden_body,
            "landmark": LANDMARKS.get(event.kind),
            "promise": event.promise or None,
        }
        for event in job.events
    ]
