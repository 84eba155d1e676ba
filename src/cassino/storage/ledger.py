"""The one connection that writes: groups of jobs, and what became of them. All of it runs in one thread."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cassino.storage.dialect import WRITES, database_now, is_no_space, writing
from cassino.storage.group import Outcome
from cassino.storage.schema import health, kept, tables
from cassino.storage.steps import Delete, Job, Steps
from cassino.table.ports import NoSpace, OutcomeUnknown, StoreError

_log = logging.getLogger(__name__)


class Ledger:
    """Writes groups of jobs to a database, and remembers which tables this process holds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._owner = secrets.token_hex(8)
        self._epochs: dict[str, int] = {}
        self._connection: Connection | None = None
        self.is_full = False
        """Whether the last write found the disk full."""

    def write(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Write a group in one transaction; the outcome of each job. Never raises what the database gives."""
        try:
            steps = Steps(self.connected(), self._owner, self._epochs)
            outcomes = steps.run(jobs)
        except (SQLAlchemyError, OSError) as error:
            self._drop_connection()
            outcomes = [as_store_error(error) for _ in jobs]
        else:
            outcomes = self._commit(steps, jobs, outcomes)
        self.is_full = any(isinstance(outcome, NoSpace) for outcome in outcomes)
        return outcomes

    def free_all(self, *, is_alone: bool = False) -> None:
        """Give back the leases of this process; *is_alone*: those of every process, as no other one is alive."""
        self._epochs.clear()
        freed = update(tables).values(owner=None, lease_until=None)
        with refusing(), writing(self._engine) as connection:
            connection.execute(freed if is_alone else freed.where(tables.c.owner == self._owner))

    def renew(self) -> None:
        """Renew the leases of all tables at once."""
        renewed = update(tables).where(tables.c.owner == self._owner).values(lease_until=database_now() + Steps.LEASE_S)
        with refusing(), writing(self._engine) as connection:
            connection.execute(renewed)

    def keep(self, name: str, value: bytes) -> bytes:
        """What is kept under *name*: *value*, unless there was something already."""
        wanted = select(kept.c.value).where(kept.c.name == name)
        with refusing(), writing(self._engine) as connection:
            found = connection.scalar(wanted)
            if found is None:
                connection.execute(insert(kept).values(name=name, value=value))
            return value if found is None else bytes(found)

    def probe(self) -> bool:
        """Whether the database answers; after the disk was full, whether it takes a small write again."""
        try:
            with writing(self._engine) if self.is_full else self._engine.connect() as connection:
                connection.execute(update(health).values(at=database_now()) if self.is_full else select(health.c.at))
        except (SQLAlchemyError, OSError):
            return False
        self.is_full = False
        return True

    def close(self) -> None:
        """Give back what this process holds."""
        with contextlib.suppress(StoreError):
            self.free_all()
        self._drop_connection()

    def connected(self) -> Connection:
        """The writing connection, made anew after a fault."""
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(**{WRITES: True})
        return self._connection

    def _commit(self, steps: Steps, jobs: Sequence[Job], outcomes: list[Outcome]) -> list[Outcome]:
        try:
            steps.connection.commit()
        except (SQLAlchemyError, OSError) as error:
            _log.warning("a commit failed: %s", error)
            self._drop_connection()
            outcomes = self._settle(jobs, outcomes, error)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if outcome is not None or isinstance(job, Delete):
                self._epochs.pop(job.table, None)
            elif job.table in steps.taken:
                self._epochs[job.table] = steps.taken[job.table]
        return outcomes

    def _settle(self, jobs: Sequence[Job], outcomes: Sequence[Outcome], error: Exception) -> list[Outcome]:
        """What became of a group whose commit gave *error*: each job is looked for before anything else is done.

        A write of our own comes first, unless the disk is full: it waits for the broken transaction to end where it may
        still run, and no half-written commit can come to life after it.
        """
        is_full = is_no_space(error)
        settled: list[Outcome] = []
        try:
            with self._engine.connect() if is_full else writing(self._engine) as connection:
                if not is_full:
                    connection.execute(update(health).values(at=database_now()))
                for job, outcome in zip(jobs, outcomes, strict=True):
                    is_done = outcome is None and job.is_done(connection)
                    settled.append(None if is_done else outcome or as_store_error(error))
        except (SQLAlchemyError, OSError):
            return [outcome or OutcomeUnknown(f"the commit broke: {error}") for outcome in outcomes]
        return settled

    def _drop_connection(self) -> None:
        """Let go of the writing connection; what it had not committed is gone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """Turn what the database raises into refusals of the store."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise as_store_error(error) from error


def as_store_error(error: Exception) -> StoreError:
    """*error* in the words of `Store`."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return NoSpace("the disk is full") if is_no_space(error) else StoreError(f"the database failed: {cause}")
