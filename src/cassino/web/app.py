"""The application: routes, doors, and the life of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from cassino.errors import CassinoError
from cassino.table.clock import SystemClock
from cassino.table.memory import MemoryStore
from cassino.table.ports import Bots, Clock, Store
from cassino.web import api, fairness, pages
from cassino.web.answers import on_error
from cassino.web.doors import Doors
from cassino.web.lost import lost
from cassino.web.server import Server
from cassino.web.settings import Settings
from cassino.web.socket import table_socket


def create_app(
    settings: Settings | None = None,
    *,
    store: Store | None = None,
    bots: Bots | None = None,
    clock: Clock | None = None,
) -> Starlette:
    """The application. Without a store it forgets its tables when it ends."""
    settings = settings or Settings()
    server = Server.make(settings, store or MemoryStore(), bots or _local_bots(settings), clock or SystemClock())

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            *api.ROUTES,
            *fairness.ROUTES,
            *pages.ROUTES,
        ],
        middleware=[Middleware(Doors, settings=settings, guests=server.guests, rates=server.rates)],
        exception_handlers={CassinoError: on_error, 404: lost},
        lifespan=life,
    )
    app.state.server = server
    return app


def _local_bots(settings: Settings) -> Bots:
    """The bots of this machine, imported only where no others are given."""
    from cassino.web.thinkers import HouseBots

    return HouseBots(settings.engines)
