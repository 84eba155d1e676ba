"""Clocks: the system's, and one that stands still until it is told."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count


class SystemClock:
    """The time of the machine when the program began, going on steadily from there."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        """See `Clock.now`."""
        return self._start + time.monotonic()

    def alarm(self, when: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
        """See `Clock.alarm`."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), ring)


class _ManualAlarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class ManualClock:
    """A clock for tests: it goes on only when it is told."""

    def __init__(self, now: float = 1_764_500_000.0) -> None:
        self._now = now
        self._alarms: list[tuple[float, int, _ManualAlarm]] = []
        self._order = count()

    def now(self) -> float:
        """See `Clock.now`."""
        return self._now

    def alarm(self, when: float, ring: Callable[[], None]) -> _ManualAlarm:
        """See `Clock.alarm`."""
        alarm = _ManualAlarm(ring)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        self._ring_due()
        return alarm

    def advance(self, seconds: float) -> None:
        """Let time pass; alarms ring in their order, in the running event loop."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            self._now = max(self._now, self._alarms[0][0])
            self._ring_due()
        self._now = end

    def _ring_due(self) -> None:
        while self._alarms and self._alarms[0][0] <= self._now:
            _, _, alarm = heapq.heappop(self._alarms)
            if alarm.ring is not None:
                asyncio.get_running_loop().call_soon(alarm.ring)
