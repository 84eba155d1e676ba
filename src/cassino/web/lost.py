"""The pages that stand in for what is not given: nothing is there, or too much was asked for."""

from __future__ import annotations

from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from cassino.web.fairness import language_of
from cassino.wire import messages as m
from cassino.words import format as told

REFUSED = msgspec.json.encode(m.ErrorAnswer("refused", m.Text("error-refused", {})))
"""The body of what is refused at the door."""

_FOR_PROGRAMS = ("/api/", "/static/", "/words/")


async def lost(request: Request, error: Exception) -> Response:
    """Says in the reader's language that nothing is here, with the way home; to programs it says so in a line."""
    if request.url.path.startswith(_FOR_PROGRAMS):
        return PlainTextResponse("Not Found", 404)
    return HTMLResponse(as_page(language_of(request), "lost"), 404)


def too_fast(request: Request) -> Response:
    """Says in the reader's language that too much was asked for; to programs it says so by the status."""
    if request.url.path.startswith(_FOR_PROGRAMS) or "text/html" not in request.headers.get("accept", ""):
        return Response(REFUSED, 429, media_type="application/json")
    return HTMLResponse(as_page(language_of(request), "busy"), 429)


def as_page(lang: str, what: str) -> str:
    """The page with the title and the sentence of *what*."""
    title, about, home = (escape(told(lang, name)) for name in (f"{what}-title", f"{what}-about", "lost-home"))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title} – Cassino</title><link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/static/css/reading.css"></head>'
        f'<body><main><h1>{title}</h1><p>{about}</p><p><a href="/">{home}</a></p></main></body></html>'
    )
