"""Bad clients get nothing, cost little memory, and honest ones hardly notice."""

import asyncio
import contextlib
import json
import multiprocessing
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import httpx2
import pytest
import websockets

from tests.table.test_set_up import crowded
from tests.web.attacks import ATTACKS, Target, run_attack
from tests.web.killable import Killable

SAMPLES = 40
PAUSE_S = 0.05
MAX_GROWTH = 50 * 2**20
MAX_TIMES = 5
FLOOR_S = 0.02
"""Below this nobody notices a difference, and a busy machine makes one by itself."""


def memory_of(process: int) -> int:
    text = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


class Honest:
    """Somebody at a table who says something now and then, and measures how long it takes."""

    def __init__(self, server: Killable) -> None:
        self.server = server
        self.old: list[str] = []
        self.cookie = self.table = ""

    async def open(self) -> Target:
        """Open a table, play a few moves, and become what the attacks aim at."""
        async with httpx2.AsyncClient(base_url=self.server.url, trust_env=False, verify=False) as client:
            await client.get("/")
            rules = "royal" if self.server.position else "classic target=none"
            wish = {"seats": 2, "bots": [None, "random"], "rules": rules}
            self.table = (await client.post("/api/tables", json=wish)).json()["table"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        async with self.connected() as socket:
            at = ""
            while len(self.old) < (1 if self.server.position else 8):
                frame = json.loads(await socket.recv())
                view = frame.get("view", {})
                if view.get("moves") and view["at"] != at:
                    at = view["at"]
                    move = view["moves"][0]["text"]
                    self.old.append(json.dumps({"id": secrets.token_hex(16), "do": "play", "at": at, "move": move}))
                    await socket.send(self.old[-1])
            await asyncio.sleep(0.2)
        return Target(self.server.port, self.table, self.cookie, tuple(self.old))

    def connected(self):
        return websockets.connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.cookie},
            proxy=None,
            max_size=None,
        )

    async def measure(self) -> float:
        """The time within which nearly all of some commands are answered."""
        times = []
        async with self.connected() as socket:
            for _ in range(SAMPLES):
                identity = secrets.token_hex(16)
                began = time.perf_counter()
                await socket.send(json.dumps({"id": identity, "do": "say", "phrase": "hello"}))
                while json.loads(await socket.recv()).get("id") != identity:
                    pass
                times.append(time.perf_counter() - began)
                await asyncio.sleep(PAUSE_S)
        return sorted(times)[-2]

    async def events(self) -> int:
        async with self.connected() as socket:
            return json.loads(await socket.recv())["number"]


@contextlib.asynccontextmanager
async def attacked_server(folder, attack: str):
    position = crowded(40, rules="royal") if attack == "crowded_layouts" else None
    server = Killable(folder, is_limited=True, position=position)
    await server.start()
    try:
        honest = Honest(server)
        yield server, honest, await honest.open()
    finally:
        await server.kill()


async def measured(server, honest, target, pool, name: str) -> tuple[int, int, float, float]:
    """Accepted commands, bytes grown, and an honest client's time without and with the attack."""
    alone = await honest.measure()
    before = memory_of(server.process.pid)
    attack = asyncio.get_running_loop().run_in_executor(pool, run_attack, name, target)
    under = await honest.measure()
    accepted = await attack
    await asyncio.sleep(0.2)
    return accepted, memory_of(server.process.pid) - before, alone, under


@pytest.mark.parametrize("attack", [attack.__name__ for attack in ATTACKS])
async def test_an_attack_gains_nothing_and_costs_others_little(attack, tmp_path, capsys):
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        for _ in range(3):  # a busy machine is given another try
            async with attacked_server(tmp_path / secrets.token_hex(4), attack) as (server, honest, target):
                accepted, grown, alone, under = await measured(server, honest, target, pool, attack)
            if under <= max(MAX_TIMES * alone, FLOOR_S):
                break
    with capsys.disabled():
        shown = f"accepted {accepted}, {grown / 2**20:+.1f} MB, {1000 * alone:.1f} -> {1000 * under:.1f} ms"
        print(f"\n  {attack.replace('_', ' '):22} {shown}", end="")
    assert accepted == 0
    assert grown <= MAX_GROWTH
    assert under <= max(MAX_TIMES * alone, FLOOR_S)
