"""Running the server from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import segno
import uvicorn

from cassino.table.ports import Bots, Store
from cassino.web.addresses import listen, own_address
from cassino.web.app import create_app
from cassino.web.logs import set_up_logs
from cassino.web.settings import Settings

MAX_FRAME = 64 * 1024
"""Bytes of the largest frame that a client may send."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    lan: bool = False,
    open_browser: bool = True,
    settings: Settings | None = None,
    store: Store | Callable[[], Store] | None = None,
    bots: Bots | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until Ctrl-C. A port that is taken gives way to the next free one, which *say* tells.

    *store* may be a function, called in the running event loop. With *lan* the network can reach the server: address
    and QR code are shown.
    """
    set_up_logs()
    bound = "0.0.0.0" if lan else host
    listening = listen(bound, port)
    taken = listening.getsockname()[1]
    if port and taken != port:
        say(f"Port {port} is taken; using {taken}.")
    local = f"http://{'127.0.0.1' if lan else host}:{taken}"
    settings = _with_hosts(settings or Settings(), host, lan=lan, port=taken)
    say(f"Cassino is at {local} (Ctrl-C ends it)")
    if lan:
        say(f"In this network: {settings.address}")
        segno.make(settings.address, error="m").terminal(sys.stdout, compact=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(settings, listening, store, bots))


def _with_hosts(settings: Settings, host: str, *, lan: bool, port: int) -> Settings:
    """The settings with every name that was printed; a proxy's names are already in them."""
    names = {*settings.hosts, host}
    if not lan:
        return replace(settings, hosts=frozenset(names))
    address = own_address()
    names |= {address, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    return replace(settings, hosts=frozenset(names), address=settings.address or f"http://{address}:{port}")


async def _run(
    settings: Settings, listening: socket.socket, store: Store | Callable[[], Store] | None, bots: Bots | None
) -> None:
    made = store() if callable(store) else store
    config = uvicorn.Config(
        create_app(settings, store=made, bots=bots),
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    await uvicorn.Server(config).serve(sockets=[listening])
