"""A server that is told to stop finishes what it has begun, answers it, and tells its clients to come back."""

import asyncio
import json
import os
import secrets
import signal

import httpx2
import websockets

from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore
from tests.web.killable import Killable
from tests.web.running import running

COMMANDS = 40


async def test_a_stop_loses_nothing_and_tells_clients_to_come_back(tmp_path):
    server = Killable(tmp_path)
    await server.start()
    async with httpx2.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        await client.get("/")
        table = (await client.post("/api/tables", json={"seats": 2, "bots": [None, "random"]})).json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}, proxy=None, max_size=None) as socket:
        sent = [secrets.token_hex(16) for _ in range(COMMANDS)]
        for identity in sent:
            await socket.send(json.dumps({"id": identity, "do": "say", "phrase": "hello"}))
        await asyncio.sleep(0.03)
        os.kill(server.process.pid, signal.SIGTERM)
        frames = []
        try:
            while True:
                frames.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
        except websockets.ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
    await asyncio.to_thread(server.process.join, 20)
    assert server.process.exitcode == 0
    assert frames[-1] == {"type": "goodbye", "why": "stopping"}
    assert code == 1012
    done = {frame["id"] for frame in frames if frame["type"] == "ack"}
    store = await SqlStore.open(sqlite_url(tmp_path / "cassino.db"))
    stored = {event.command_id for event in await store.read(table)} & set(sent)
    await store.close()
    assert done == stored


async def test_while_it_stops_it_is_not_ready():
    async with running() as server, server.browser() as ana:
        assert (await ana.get("/readyz")).status_code == 200
        await server.server.drain()
        assert (await ana.get("/readyz")).status_code == 503
        refused = await ana.post("/api/tables", json={"seats": 2})
        assert (refused.status_code, refused.json()["code"]) == (503, "try_again")
