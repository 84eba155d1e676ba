"""A browser for each module, and servers for it in threads of their own."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from cassino.table.ports import Clock
from tests.browser.page_of_fixtures import FLAGS
from tests.web.killable import Killable
from tests.web.running import EAGER, running

Serve = Callable[..., str]


def chromium() -> str:
    """The browser's program."""
    named = os.environ.get("CHROMIUM", "")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
    if not found:
        pytest.fail("there is no Chromium: install it, or name it in CHROMIUM")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, driven by a loop of this thread: it must end before a test of another module starts its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts a server and gives its address; `position` is a deal that its tables begin from, `clock` its time."""
    with ExitStack() as servers:

        def start(position: dict[str, Any] | None = None, clock: Clock | None = None) -> str:
            return servers.enter_context(_server(position, clock))

        yield start


class KeptServer:
    """A server in a process of its own that keeps its tables in a folder."""

    def __init__(self, folder: Path) -> None:
        self._server = Killable(folder)
        _elsewhere(self._server.start)

    @property
    def url(self) -> str:
        return self._server.url

    def restart(self) -> None:
        """Kill it and start it again on the same port."""
        self.stop()
        _elsewhere(self._server.start)

    def stop(self) -> None:
        _elsewhere(self._server.kill)


def _elsewhere(step: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run *step* in a thread, because the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(step())).result()


@pytest.fixture
def kept_server(tmp_path: Path) -> Iterator[KeptServer]:
    server = KeptServer(tmp_path)
    yield server
    server.stop()


@contextmanager
def _server(position: dict[str, Any] | None, clock: Clock | None = None) -> Iterator[str]:
    ready, over = threading.Event(), threading.Event()
    address: list[str] = []

    async def live() -> None:
        async with running(replace(EAGER, start_position=position), clock=clock) as server:
            address.append(server.url)
            ready.set()
            while not over.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(live(),), daemon=True)
    thread.start()
    assert ready.wait(60), "the server did not start"
    try:
        yield address[0]
    finally:
        over.set()
        thread.join(10)
