"""Running the server from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import segno
import uvicorn

from cassino.storage.folder import DataFolder, FolderInUse
from cassino.storage.store import SqlStore
from cassino.storage.upkeep import open_folder
from cassino.table.memory import MemoryStore
from cassino.table.ports import Bots
from cassino.web.addresses import listen, own_address
from cassino.web.app import create_app
from cassino.web.logs import set_up_logs
from cassino.web.settings import Settings
from cassino.words import format as told

MAX_FRAME = 64 * 1024
"""Bytes of the largest frame that a client may send."""

TURN_S = 0.0005
"""So long a thread that looks through a crowded layout may keep the event loop waiting, each time it wakes; Python's
own 5 ms add up to a tenth of a second for a command."""

COLLECTIONS = (700, 10, 1_000)
"""When Python looks for cycles among its objects, the old ones a hundred times less often than usual: with 500 tables a
look at all of them stops everything for half a second, and finds nothing."""

SECRET = "secret"
"""The name under which the database keeps what signs the cookies of guests; a file of the data folder before that."""


@dataclass(frozen=True, slots=True)
class _Running:
    settings: Settings
    listening: socket.socket
    folder: DataFolder | None
    bots: Bots | None


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    lan: bool = False,
    open_browser: bool = True,
    settings: Settings | None = None,
    folder: Path | None = None,
    keep: bool = True,
    bots: Bots | None = None,
    lang: str = "en",
    say: Callable[[str], None] = print,
    begun: Callable[[], None] = lambda: None,
) -> None:
    """Serve until Ctrl-C. A port that is taken gives way to the next free one, which *say* tells.

    Tables are kept in *folder*, the user's data folder unless given, or with *keep* false in memory only. Where another
    server has the folder, its address is told and opened instead. With *lan* the network can reach the server: address
    and QR code are shown. Without *settings* they come from the environment. Where they name an address, a proxy looks
    for the server at *port*, and another one will not do. *begun* is called once it is sure that this server serves.
    """
    set_up_logs()
    settings = settings or Settings.from_environment()
    is_behind_proxy = bool(settings.address)
    try:
        held = DataFolder(folder) if keep else None
    except FolderInUse as error:
        address = f"http://{error.address}"
        say(told(lang, "serve-already", address=address))
        _open(address, open_browser and bool(error.address))
        return
    with held or contextlib.nullcontext():
        listening = listen("0.0.0.0" if lan else host, port, is_exact=is_behind_proxy)
        taken = int(listening.getsockname()[1])
        if port and taken != port:
            say(told(lang, "serve-port-taken", port=str(port), used=str(taken)))
        near = f"{'127.0.0.1' if lan else host}:{taken}"
        settings = _with_hosts(settings, host, lan=lan, port=taken)
        if held is not None:
            held.announce(near)
        say(told(lang, "serve-at", address=f"http://{near}"))
        if lan:
            say(told(lang, "serve-network", address=settings.address))
            segno.make(settings.address, error="m").terminal(sys.stdout, compact=True)
            sys.stdout.flush()
        _open(f"http://{near}", open_browser)
        begun()
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run(_Running(settings, listening, held, bots)))


def _open(address: str, is_wanted: bool) -> None:
    if is_wanted:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _with_hosts(settings: Settings, host: str, *, lan: bool, port: int) -> Settings:
    """The settings with every name that was printed; a proxy's names are already in them."""
    names = {*settings.hosts, host}
    if not lan:
        return replace(settings, hosts=frozenset(names))
    address = own_address()
    names |= {address, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    return replace(settings, hosts=frozenset(names), address=settings.address or f"http://{address}:{port}")


async def _secret(store: SqlStore, former: Path, fresh: bytes) -> bytes:
    """What signs the cookies of guests: kept in the database, so that a backup takes people back to their seats."""
    with contextlib.suppress(FileNotFoundError):
        fresh = former.read_bytes()
    secret = await store.keep(SECRET, fresh)
    former.unlink(missing_ok=True)
    return secret


async def _run(running: _Running) -> None:
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    sys.setswitchinterval(TURN_S)
    settings = running.settings
    store: SqlStore | MemoryStore = MemoryStore()
    if running.folder is not None:
        store = await open_folder(running.folder)
        settings = replace(settings, secret=await _secret(store, running.folder.path / SECRET, settings.secret))
    app = create_app(settings, store=store, bots=running.bots)
    config = uvicorn.Config(
        app,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment, method-assign] # it would raise again
    loop = asyncio.get_running_loop()
    stopping: list[asyncio.Task[None]] = []

    async def stop(number: int) -> None:
        await app.state.server.drain()
        server.handle_exit(number, None)

    def hear(number: int) -> None:
        """The first time, finish what was begun; the second time, end."""
        if stopping:
            server.handle_exit(number, None)
        stopping.append(loop.create_task(stop(number)))

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, hear, number)
    await server.serve(sockets=[running.listening])
