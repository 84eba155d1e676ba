"""The page at an address where nothing is."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from cassino.web.fairness import language_of
from cassino.words import format as told

_FOR_PROGRAMS = ("/api/", "/static/", "/words/")


async def lost(request: Request, error: Exception) -> Response:
    """Says in the reader's language that nothing is here, with the way home; to programs it says so in a line."""
    if request.url.path.startswith(_FOR_PROGRAMS):
        return PlainTextResponse("Not Found", 404)
    return HTMLResponse(as_page(language_of(request)), 404)


def as_page(lang: str) -> str:
    """The page."""
    title, about, home = (escape(told(lang, f"lost-{name}")) for name in ("title", "about", "home"))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title} – Cassino</title><link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/static/css/reading.css"></head>'
        f'<body><main><h1>{title}</h1><p>{about}</p><p><a href="/">{home}</a></p></main></body></html>'
    )
