"""A server killed at any moment: what was answered is kept, nothing is done twice, tables go on with their packs."""

import asyncio
import json
import random
import secrets
from collections.abc import Iterable

import httpx2
import pytest
import websockets

from cassino.notation.seeds import Seed
from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore
from cassino.table.apply import apply, begin, replay
from cassino.table.events import from_stored
from cassino.table.ports import StoredEvent
from cassino.table.state import TableState
from tests.web.killable import Killable

TABLES = 4
AT_ONCE = 8
"""Commands that each table has under way; all together more than 20."""


class Player:
    """Somebody who sends many commands at once and remembers which were answered."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.sent: dict[str, str] = {}
        self.answered: set[str] = set()
        self.done: set[str] = set()
        """Those that were answered by being done."""
        self.deals: set[str] = set()
        """The next deals that were asked for."""
        self.at = ""
        self.moves: list[str] = []

    async def open(self, server: Killable) -> None:
        async with httpx2.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
            await client.get("/")
            wish = {"rules": "mini target=500", "seats": 2, "bots": [None, "random"], "name": "Ana"}
            self.table = (await client.post("/api/tables", json=wish)).json()["table"]
            self.cookies = dict(client.cookies)

    async def play(self, server: Killable) -> None:
        """Send the unanswered ones again, then new ones, until the socket breaks."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/socket"
        try:
            async with websockets.connect(
                address, additional_headers={"Cookie": cookie}, proxy=None, max_size=None
            ) as connection:
                for identity, text in list(self.sent.items()):
                    if identity not in self.answered:
                        await connection.send(text)
                while True:
                    while len(self.sent) - len(self.answered) < AT_ONCE:
                        await self._send(connection, do="say", phrase="hello")
                    frame = json.loads(await connection.recv())
                    if frame["type"] == "view":
                        await self._look(connection, frame["view"])
                    elif frame.get("id"):
                        self.answered.add(frame["id"])
                        if frame["type"] == "ack":
                            self.done.add(frame["id"])
        except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake):
            return

    async def _look(self, connection, view) -> None:
        if view["at"] == self.at:
            return
        self.at = view["at"]
        if view["turn"] == view["you"] and view["moves"]:
            await self._send(connection, do="play", at=view["at"], move=view["moves"][0]["text"])
        elif view["phase"] == "deal_over":
            self.deals.add(await self._send(connection, do="next_deal"))
        elif view["phase"] == "match_over":
            await self._send(connection, do="rematch")

    async def _send(self, connection, **command) -> str:
        identity = secrets.token_hex(16)
        self.sent[identity] = json.dumps({"id": identity, **command})
        await connection.send(self.sent[identity])
        return identity


class Kept:
    """What the disk said of a table after the last kill, and what followed from it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.stored: list[StoredEvent] = []
        self.commands: set[str] = set()
        self.state: TableState | None = None

    def grow(self, stored: list[StoredEvent]) -> None:
        """All that it said before it says still, packs included, and every command was done once."""
        known = len(self.stored)
        assert stored[:known] == self.stored
        assert [event.number for event in stored] == list(range(1, len(stored) + 1))
        self.stored = stored
        done = [event.command_id for event in stored if event.command_id]
        self.commands = set(done)
        assert len(done) == len(self.commands)
        for event in map(from_stored, stored[known:]):
            self.state = begin(self.table, event) if self.state is None else apply(self.state, event)
        state = self.state
        assert state is not None
        if state.match is not None:
            seed = Seed.from_key(state.key)
            packs = [*(deal.pack for deal in state.match.deals), *([state.match.pack] if state.match.pack else [])]
            assert packs == [seed.pack(state.rules.deck_cards, deal) for deal in range(1, len(packs) + 1)]


async def events_in(folder, tables: Iterable[str]) -> dict[str, list[StoredEvent]]:
    """All that the disk holds of some tables."""
    store = await SqlStore.open(sqlite_url(folder / "cassino.db"))
    try:
        return {table: await store.read(table) for table in tables}
    finally:
        await store.close()


async def kill_many_times(folder, times: int, seed: int, *, is_whole: bool = False) -> int:
    """How many of the kills lost a command that was not answered yet.

    There are *times* kills, and on a slow machine so many more that a next deal was dealt between two of them.
    """
    draw = random.Random(seed)
    server = Killable(folder, is_whole=is_whole)
    await server.start()
    players = [Player() for _ in range(TABLES)]
    for player in players:
        await player.open(server)
    lost = 0
    kept = {player.table: Kept(player.table) for player in players}
    for kill in range(20 * times):
        if kill >= times and any(player.deals & player.done for player in players):
            break
        playing = [asyncio.create_task(player.play(server)) for player in players]
        while any(len(player.sent) < AT_ONCE for player in players):
            await asyncio.sleep(0.01)
        await asyncio.sleep(draw.uniform(0.02, 0.25))
        waiting = {player.table: set(player.sent) - player.answered for player in players}
        assert sum(map(len, waiting.values())) >= 20
        await server.kill()
        await asyncio.gather(*playing)
        for table, stored in (await events_in(folder, kept)).items():
            kept[table].grow(stored)
        for player in players:
            assert player.done <= kept[player.table].commands, "an answered command was lost"
        lost += any(player.sent.keys() - player.answered - kept[player.table].commands for player in players)
        await server.start()
    await server.kill()
    assert any(player.deals & player.done for player in players), "no deal was asked for"
    for each in kept.values():
        assert replay(each.table, map(from_stored, each.stored)) == each.state
    return lost


async def test_kills_lose_no_answered_command_and_do_none_twice(tmp_path):
    lost = await kill_many_times(tmp_path, 50, seed=1)
    assert lost >= 5, "the test is too tame"


@pytest.mark.slow
async def test_five_hundred_kills(tmp_path):
    """Ten times fifty in one database, each time at new tables: those of five hundred kills would be slow to read."""
    lost = [await kill_many_times(tmp_path, 50, seed) for seed in range(2, 12)]
    assert sum(lost) >= 50, "the test is too tame"


@pytest.mark.slow
async def test_ten_kills_of_a_program_that_starts_anew_each_time(tmp_path):
    await kill_many_times(tmp_path, 10, seed=12, is_whole=True)
