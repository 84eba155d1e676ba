"""One task that makes the writes of many tables durable together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from cassino.table.ports import StoreError

MAX_GROUP = 256
"""How many writes share one commit at most."""

Job = TypeVar("Job")
Outcome = BaseException | None
"""What became of one write: None when it is durable."""


class GroupWriter(Generic[Job]):
    """Gathers the jobs that wait while one group is being written; they are the next group.

    Nobody waits for company: a lone job is written at once. *write* gets a group and gives one outcome for each job, in
    order; what it raises becomes the outcome of all.
    """

    def __init__(self, write: Callable[[Sequence[Job]], Awaitable[Sequence[Outcome]]]) -> None:
        self._write = write
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="storage writer")
        self._is_closed = False

    async def submit(self, job: Job) -> None:
        """Return when *job* is durable, or raise what became of it. Cancelling the caller does not stop the job."""
        if self._is_closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def close(self) -> None:
        """Write what waits, then end."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while (first := await self._waiting.get()) is not None:
            group = [first]
            is_last = False
            while len(group) < MAX_GROUP and not self._waiting.empty():
                following = self._waiting.get_nowait()
                if following is None:
                    is_last = True
                    break
                group.append(following)
            await self._finish(group)
            if is_last:
                return

    async def _finish(self, group: Sequence[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            outcomes = await self._write([job for job, _ in group])
        except Exception as error:  # whatever it is, each caller hears it
            outcomes = [error] * len(group)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
