"""People, bots and tables for tests: nothing here waits for a clock."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Sequence
from typing import Any

from cassino.rules import Move, Observation, Rules
from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.lobby import Bounds, Lobby
from cassino.table.memory import MemoryStore
from cassino.table.opening import Order
from cassino.table.ports import Advice, Clock, Store
from cassino.table.subscription import Subscription
from cassino.table.table import Done, Surroundings, Table
from cassino.wire.seen import frame_for


class DrawnBots:
    """Bots that draw a legal move from their seed; no other randomness, no time."""

    def __init__(self, names: Sequence[str] = ("random", "greedy")) -> None:
        self._names = tuple(names)
        self.asked: list[tuple[str, int, str]] = []

    def names(self) -> tuple[str, ...]:
        return self._names

    def wake(self) -> None:
        pass

    def are_ready(self) -> bool:
        return True

    async def choose(self, observation: Observation, *, bot: str, seed: str) -> Move:
        self.asked.append((bot, observation.seat or 0, seed))
        moves = observation.position.legal_moves(200)
        return moves[int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big") % len(moves)]

    async def advise(self, observation: Observation, *, seed: str) -> Advice:
        move = await self.choose(observation, bot="hint", seed=seed)
        return Advice(move, 1.5, 0.25, {"most_cards": 1.5})

    async def close(self) -> None:
        pass


class Secrets:
    """Secret bytes that are the same in every run."""

    def __init__(self, seed: str = "secrets") -> None:
        self._seed = seed
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(f"{self._seed}|{self._count}".encode()).digest(size)


def surroundings(
    store: Store | None = None,
    *,
    clock: Clock | None = None,
    bots: Any = None,
    seed: str = "secrets",
    pace_s: float = 0.0,
) -> Surroundings:
    """What a table needs, all of it in memory and still."""
    return Surroundings(
        store=store or MemoryStore(),
        clock=clock or ManualClock(),
        bots=bots or DrawnBots(),
        show=frame_for,
        draw=Secrets(seed),
        bot_pace_s=pace_s,
    )


def lobby(around: Surroundings | None = None, bounds: Bounds | None = None) -> Lobby:
    return Lobby(around or surroundings(), bounds)


class Person:
    """Somebody at a table, with a socket's frames and a counter for command ids."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.socket: Subscription | None = None
        self._ids = 0

    def connect(self, since: int | None = None, *, takes_part: bool = False) -> None:
        self.socket = self.table.connect(self.name, since=since, takes_part=takes_part)

    def disconnect(self) -> None:
        assert self.socket is not None
        self.table.disconnect(self.socket)
        self.socket = None

    def new_id(self) -> str:
        self._ids += 1
        return hashlib.md5(f"{self.name}|{self._ids}".encode(), usedforsecurity=False).hexdigest()

    async def do(self, kind: type[c.Command], **fields: Any) -> Done:
        return await self.table.submit(self.name, kind(id=self.new_id(), **fields))

    async def read(self) -> None:
        """Take every frame that waits."""
        assert self.socket is not None
        while self.socket.waiting:
            frame = await self.socket.next()
            assert frame is not None
            self.raw.append(frame)
            self.frames.append(json.loads(frame))

    @property
    def view(self) -> dict[str, Any]:
        return self.frames[-1]["view"]


async def settle(table: Table, times: int = 20) -> None:
    """Let the table do what it does by itself."""
    for _ in range(times):
        await asyncio.sleep(0)


async def open_table(
    *,
    rules: str = "classic",
    seats: int = 2,
    bots: Sequence[str | None] = (),
    host: str = "ana",
    around: Surroundings | None = None,
    **more: Any,
) -> Table:
    """A running table of *host*."""
    order = Order(rules=Rules.parse(rules), seats=seats, bots=bots, name=host.title(), **more)
    return await lobby(around).create(host, order)
