"""What all requests share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, Counter, Gauge

from cassino.errors import CassinoError
from cassino.table.lobby import Lobby
from cassino.table.ports import Bots, Clock, Store
from cassino.table.table import Surroundings
from cassino.web.fairness import DealtHere
from cassino.web.guests import Guests
from cassino.web.rates import Rates
from cassino.web.settings import Settings
from cassino.wire.seen import frame_for

DRAIN_STEPS, DRAIN_STEP_S = 50, 0.01
"""How often and how far apart it is looked whether all viewers are gone when the server stops."""

TIDY_S = 30.0
"""How often tables without anybody are put to rest."""


_log = logging.getLogger("cassino.web")


class Metrics:
    """Figures of this server, without anything personal."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("cassino_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("cassino_tables", "Tables in memory", registry=self.registry)
        self.opened = Counter("cassino_tables_opened", "Tables opened", registry=self.registry)
        self.commands = Counter("cassino_commands", "Commands by outcome", ["do", "outcome"], registry=self.registry)


@dataclass(slots=True)
class Server:
    """The running server: its tables and its doors."""

    settings: Settings
    lobby: Lobby
    clock: Clock
    store: Store
    rates: Rates
    guests: Guests
    metrics: Metrics = field(default_factory=Metrics)
    dealt: DealtHere = field(default_factory=DealtHere)
    is_stopping: bool = False
    """Whether no more work is taken on."""
    _tidying: asyncio.Task[None] | None = None

    @classmethod
    def make(cls, settings: Settings, store: Store, bots: Bots, clock: Clock) -> Server:
        """A server that has not begun to run."""
        around = Surroundings(
            store=store, clock=clock, bots=bots, show=frame_for, draw=os.urandom, bot_pace_s=settings.bot_pace_s
        )
        rates = Rates(settings.limits)
        guests = Guests(settings.secret, is_https=settings.is_https)
        return cls(settings, Lobby(around, settings.bounds), clock, store, rates, guests)

    async def start(self) -> None:
        """Find the tables that wait for people, and begin to tidy up."""
        await self.lobby.recall()
        self._tidying = asyncio.create_task(self._tidy_on(), name="tidy")

    async def drain(self) -> None:
        """Finish what was begun, tell every viewer to come back, and wait a moment until they are gone."""
        self.is_stopping = True
        await self.lobby.stop()
        for _ in range(DRAIN_STEPS):
            if not self.rates.sockets:
                return
            await asyncio.sleep(DRAIN_STEP_S)

    async def stop(self) -> None:
        """Finish all writes, tell all viewers to come back, and close the store."""
        if self._tidying is not None:
            self._tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tidying
        await self.lobby.stop()
        await self.lobby.around.bots.close()
        await self.store.close()

    async def _tidy_on(self) -> None:
        while True:
            await asyncio.sleep(TIDY_S)
            for work in (self.lobby.tidy, lambda: self.dealt.catch_up(self.store)):
                try:
                    await work()
                except CassinoError as error:
                    _log.warning("not tidied up: %s", error)
            self.metrics.tables.set(len(self.lobby.tables()))
