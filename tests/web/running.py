"""A real server on a free port, in the test's own event loop."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx2
import uvicorn
import websockets
from starlette.applications import Starlette
from websockets.typing import Origin

from cassino.table.memory import MemoryStore
from cassino.table.ports import Clock, Store
from cassino.web.addresses import listen
from cassino.web.app import create_app
from cassino.web.server import Server
from cassino.web.settings import Limits, Settings
from tests.table.people import DrawnBots

EAGER = Settings(
    bot_pace_s=0,
    limits=Limits(
        messages_per_s=10_000,
        messages_at_once=10_000,
        requests_per_address="9999/second",
        files_per_address="9999/second",
        tables_per_address="9999/second",
    ),
)
"""Bots answer at once, and nobody is too fast."""


@dataclass
class Running:
    """The server, and where it is."""

    app: Starlette
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def server(self) -> Server:
        return self.app.state.server

    def browser(self) -> httpx2.AsyncClient:
        """Somebody with a cookie jar of their own; there is no TLS, so no certificates are read."""
        return httpx2.AsyncClient(base_url=self.url, trust_env=False, verify=False)


@asynccontextmanager
async def running(
    settings: Settings | None = None, *, store: Store | None = None, clock: Clock | None = None, bots: Any = None
) -> AsyncIterator[Running]:
    """A server until the block ends."""
    app = create_app(settings or EAGER, store=store or MemoryStore(), bots=bots or DrawnBots(), clock=clock)
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app, lifespan="on", log_config=None, ws="websockets-sansio", ws_max_size=65536, timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Running(app, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Socket:
    """One socket at a table, as a browser would hold it."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []

    @property
    def view(self) -> dict[str, Any]:
        return next(frame["view"] for frame in reversed(self.frames) if frame["type"] == "view")

    async def read(self) -> dict[str, Any]:
        """The next frame, kept."""
        text = await asyncio.wait_for(self.connection.recv(), 10)
        assert isinstance(text, str)
        frame = json.loads(text)
        self.frames.append(frame)
        return frame

    async def until(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind."""
        while (frame := await self.read())["type"] != kind:
            pass
        return frame

    async def close_code(self) -> int:
        """The code with which the server closes the socket; frames before it are kept."""
        try:
            while True:
                await self.read()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def send(self, do: str, **fields: Any) -> str:
        """Send a command; its id."""
        identity = fields.pop("id", None) or secrets.token_hex(16)
        await self.connection.send(json.dumps({"id": identity, "do": do, **fields}))
        return identity

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command and read to its answer."""
        identity = await self.send(do, **fields)
        while True:
            frame = await self.read()
            if frame.get("id") == identity:
                return frame


@asynccontextmanager
async def socket(server: Running, browser: httpx2.AsyncClient, table: str, *, query: str = "") -> AsyncIterator[Socket]:
    """The browser's socket at the table, with its cookie."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"Cookie": cookies} if cookies else {}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket{query}"
    async with websockets.connect(
        address, additional_headers=headers, origin=Origin(server.url), proxy=None, max_size=None
    ) as connection:
        yield Socket(connection)
