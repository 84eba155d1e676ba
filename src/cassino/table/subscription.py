"""Frames on their way to one socket, never more than a little."""

from __future__ import annotations

import asyncio
from collections import deque

MAX_FRAMES = 256
"""A socket that has so many frames waiting is closed; it resumes by number."""

MAX_BYTES = 256 * 1024
"""The same for the bytes of the frames that wait."""


class Subscription:
    """What one viewer's socket is still to be sent."""

    def __init__(self, viewer: str, *, takes_part: bool = False) -> None:
        self.viewer = viewer
        self.takes_part = takes_part
        self.end = ""
        """Why there will be no more frames: `slow`, `moved`, `stopping`, `closed` or `left`; empty while there will."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def offer(self, frame: bytes) -> None:
        """Let *frame* follow, or end as `slow` when too much waits already."""
        if self.end:
            return
        if self._frames and (len(self._frames) >= MAX_FRAMES or self._bytes + len(frame) > MAX_BYTES):
            self.close("slow")
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._news.set()

    def close(self, why: str) -> None:
        """Send no more. What waits is still sent, unless the socket is too slow for it."""
        if not self.end:
            self.end = why
            if why == "slow":
                self._frames.clear()
                self._bytes = 0
            self._news.set()

    async def next(self) -> bytes | None:
        """The next frame; None when there will be none, and `end` says why."""
        while not self._frames:
            if self.end:
                return None
            self._news.clear()
            await self._news.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    @property
    def waiting(self) -> int:
        """How many frames wait."""
        return len(self._frames)
