"""A server in a process that can be killed."""

import asyncio
import multiprocessing
import os
import re
from pathlib import Path
from typing import Any

import httpx2

from tests.web import warm

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload([warm.__name__])
_anew = multiprocessing.get_context("spawn")


class Killable:
    """The server, started again as often as one likes, on one port.

    It is forked from a process that has imported everything, or with *is_whole* each start is that of a new program.
    """

    def __init__(
        self,
        folder: Path,
        *,
        is_limited: bool = False,
        position: dict[str, Any] | None = None,
        is_whole: bool = False,
    ) -> None:
        self.folder = folder
        self.is_whole = is_whole
        self.is_limited = is_limited
        self.position = position
        """A deal that every table begins from."""
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it answers."""
        ours, theirs = _forks.Pipe(duplex=False)
        arguments = (str(self.folder), self.port, theirs, self.is_limited, self.position)
        start = _anew.Process if self.is_whole else _forks.Process
        self.process = start(target=warm.run_server, args=arguments)
        self.process.start()
        theirs.close()
        text = await asyncio.to_thread(ours.recv)
        self.port = int(re.search(r":(\d+)", text)[1])
        async with httpx2.AsyncClient(trust_env=False, verify=False) as client:
            for _ in range(1000):
                try:
                    (await client.get(self.url + "/readyz")).raise_for_status()
                except httpx2.HTTPError:
                    await asyncio.sleep(0.01)
                else:
                    return
        raise AssertionError("the server does not answer")

    async def kill(self) -> None:
        """kill -9."""
        os.kill(self.process.pid, 9)
        await asyncio.to_thread(self.process.join)
