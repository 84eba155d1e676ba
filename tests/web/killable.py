"""A server in a process that can be killed; forked from one that has imported everything, so that it starts at once."""

import asyncio
import multiprocessing
import os
import re
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx2

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["cassino.web.serve"])


def run_server(
    folder: str, port: int, said: Connection, is_limited: bool, position: dict[str, Any] | None = None
) -> None:
    """The process: serve, and say the address; without *is_limited* clients may be as fast as they like."""
    from cassino.web.serve import serve
    from cassino.web.settings import Limits, Settings

    often = "9999/second"
    limits = Limits(
        messages_per_s=1e6,
        messages_at_once=10**6,
        requests_per_address=often,
        files_per_address=often,
        tables_per_address=often,
    )
    settings = Settings(limits=Limits() if is_limited else limits, bot_pace_s=0, start_position=position)
    serve(port=port, open_browser=False, settings=settings, folder=Path(folder), say=said.send)


class Killable:
    """The server, started again as often as one likes, on one port."""

    def __init__(self, folder: Path, *, is_limited: bool = False, position: dict[str, Any] | None = None) -> None:
        self.folder = folder
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
        self.process = _forks.Process(
            target=run_server, args=(str(self.folder), self.port, theirs, self.is_limited, self.position)
        )
        self.process.start()
        theirs.close()
        text = await asyncio.to_thread(ours.recv)
        self.port = int(re.search(r":(\d+)", text)[1])
        async with httpx2.AsyncClient(trust_env=False) as client:
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
