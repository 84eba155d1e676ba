"""The page, its files, and the texts that it shows."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from cassino import words

STATIC = Path(__file__).parent / "static"
"""What is served is the source: there is no build step."""

_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What may name a table; nothing else is looked up."""

_NO_ADDRESS = '<meta name="address" content="" />'


async def page(request: Request) -> Response:
    """The one page, for home and every table, with the address under which others reach it; it asks for the rest."""
    if not _TABLE.fullmatch(request.path_params.get("table", "home")):
        raise HTTPException(404)
    address = request.app.state.server.settings.address or ""
    html = (STATIC / "index.html").read_text()
    return HTMLResponse(html.replace(_NO_ADDRESS, _NO_ADDRESS.replace('""', f'"{escape(address)}"')))


async def texts(request: Request) -> Response:
    """All texts of a language as one Fluent file."""
    try:
        sources = words.sources(request.path_params["lang"])
    except words.WordsError:
        return PlainTextResponse("no such language\n", 404)
    return PlainTextResponse(
        "\n".join(sources[name] for name in sorted(sources)), headers={"cache-control": "no-cache"}
    )


class _Files(StaticFiles):
    """Files that a browser keeps, and asks about before it uses them again."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "no-cache"
        return response


ROUTES: list[BaseRoute] = [
    Route("/", page),
    Route("/t/{table}", page),
    Route("/words/{lang}.ftl", texts),
    Mount("/static", _Files(directory=STATIC, check_dir=False)),
]
