"""A page without a server: static files from the tree, views from fixtures, answers from a small script."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cassino"
FIXTURES = ROOT / "tests" / "web" / "fixtures"
ADDRESS = "http://cassino.test"
POLICY = "default-src 'self'; connect-src 'self' ws://cassino.test; base-uri 'none'; frame-ancestors 'none'"
CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Answerer = Callable[[dict[str, Any]], dict[str, Any]]


def fixture(name: str) -> dict[str, Any]:
    """The view that a fixture holds."""
    view: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text())
    return view


def open_page(
    context: BrowserContext, path: str, view: dict[str, Any] | None = None, answer: Answerer | None = None
) -> Page:
    """A page at *path* whose socket shows *view* and answers commands with *answer*; its errors raise."""
    page = context.new_page()
    page.route("**/*", _serve)

    def talk(socket: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            command = json.loads(text)
            reply = answer(command) if answer else {"type": "ack"}
            socket.send(json.dumps({"id": command["id"], **reply}))

        socket.on_message(receive)
        if view is not None:
            socket.send(json.dumps({"type": "view", "number": 1, "events": [], "view": view}))

    page.route_web_socket("**/socket*", talk)
    page.goto(ADDRESS + path)
    return page


def _serve(route: Route) -> None:
    path = route.request.url.removeprefix(ADDRESS).split("?")[0].split("#")[0]
    if path == "/api/presets":
        route.fulfill(json=_presets())
        return
    if path.startswith("/words/"):
        language = path.removeprefix("/words/").removesuffix(".ftl")
        files = sorted((PACKAGE / "words" / language).glob("*.ftl"))
        route.fulfill(body="\n".join(file.read_text() for file in files), content_type="text/plain; charset=utf-8")
        return
    file = PACKAGE / "web" / path.removeprefix("/")
    if not path.startswith("/static/"):
        file = PACKAGE / "web" / "static" / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"content-security-policy": POLICY}
    route.fulfill(body=file.read_bytes(), content_type=kind, headers=headers)


def _presets() -> list[dict[str, Any]]:
    names = (
        "classic classic11 literal royal royal_low_ace spade spade_bicycle spade_royal draw royal_draw italian "
        "no_building pat card_points diamond finnish swedish khasino english1792 mini"
    )
    return [{"name": name, "seats": [2, 3, 4], "options": {}} for name in names.split()]
