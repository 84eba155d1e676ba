"""What every request passes: names we answer to, origins, a guest's cookie, and headers that bind the browser."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cassino.web.guests import Guests
from cassino.web.lost import REFUSED, too_fast
from cassino.web.rates import Rates
from cassino.web.settings import Settings

FILES = ("/static/", "/words/")
"""What the page consists of, the same for everybody."""

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MAX_BODY = 16 * 1024
"""Bytes of the largest request body that is read."""


class Doors:
    """Refuses what does not come from our own page or from a program; names the guest in `scope["guest"]`.

    - `Host` must be one that was printed: a page of another name that points here (DNS rebinding) gets nothing.
    - `Origin`, where a browser sends it, must be our own for sockets and for requests that change something.
    - Requests that change something carry JSON, which no foreign form can send.
    """

    def __init__(self, app: ASGIApp, settings: Settings, guests: Guests, rates: Rates) -> None:
        self._app = app
        self._settings = settings
        self._guests = guests
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        status = self._refused(scope, headers)
        if status:
            await _refuse(scope, receive, _bound(send, host), status)
            return
        guest = self._guests.read(headers)
        scope["guest"] = guest or self._guests.new()
        is_new = not guest and not scope["path"].startswith(FILES)
        cookie = self._guests.cookie(scope["guest"]) if is_new else None
        await self._app(scope, receive, _bound(send, host, cookie))

    def _refused(self, scope: Scope, headers: dict[bytes, bytes]) -> int:
        """The status that says why not; 0: come in."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if _without_port(host) not in self._settings.hosts:
            return 421
        is_socket = scope["type"] == "websocket"
        if is_socket or scope["method"] not in SAFE:
            origin = headers.get(b"origin")
            if origin is not None and urlsplit(origin.decode("latin-1").lower()).netloc != host:
                return 403
            if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
                return 403
        if not is_socket and scope["method"] not in SAFE:
            if headers.get(b"content-type", b"").split(b";")[0].strip() != b"application/json":
                return 415
            if not headers.get(b"content-length", b"x").isdigit() or int(headers[b"content-length"]) > MAX_BODY:
                return 413
        is_cheap = scope["path"].startswith((*FILES, "/healthz", "/readyz"))
        may_come = self._rates.may_load if is_cheap else self._rates.may_ask
        return 0 if may_come(address_of(scope)) else 429


def _bound(send: Send, host: str, cookie: bytes | None = None) -> Send:
    """*send*, with the headers that bind the browser, and with a guest's new *cookie*."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            message.setdefault("headers", [])
            shown = MutableHeaders(scope=message)
            if cookie is not None:
                shown.append("set-cookie", cookie.decode())
            if message["type"] == "http.response.start":
                for name, value in security_headers(host).items():
                    shown.setdefault(name, value)
        await send(message)

    return send_with_headers


def address_of(scope: Scope) -> str:
    """The client's address; where a proxy is trusted, its word for it has been put there already."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def security_headers(host: str) -> dict[str, str]:
    """Headers of every answer: the page may load and reach nothing but this server."""
    policy = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
    }


def _without_port(host: str) -> str:
    return host.rsplit(":", 1)[0] if host.rpartition(":")[2].isdigit() else host


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    refused = Response(REFUSED, status, media_type="application/json")
    answer = too_fast(Request(scope, receive)) if status == 429 else refused
    await answer(scope, receive, send)
