"""What bad clients do; each attack gives how many of its commands the server accepted."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import httpx2
import websockets


@dataclass(frozen=True)
class Target:
    """A table that is being played, and what an eavesdropper may have kept of it."""

    port: int
    table: str
    cookie: str
    """The victim's cookie; attacks use it changed, except where a second tab is the point."""
    old_commands: tuple[str, ...]
    """Commands of the victim that were answered long ago."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"


def command(do: str, **fields) -> str:
    return json.dumps({"id": secrets.token_hex(16), "do": do, **fields})


async def send_all(target: Target, frames: Sequence[str | bytes], headers: dict[str, str] | None = None) -> int:
    """Send frames over one socket as fast as it goes; how many were done."""
    accepted = 0
    try:
        async with websockets.connect(
            target.socket, additional_headers=headers or {}, proxy=None, max_size=None, open_timeout=20
        ) as socket:

            async def listen() -> None:
                nonlocal accepted
                async for text in socket:
                    accepted += json.loads(text)["type"] == "ack"

            listening = asyncio.create_task(listen())
            for frame in frames:
                await socket.send(frame)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(listening, 1.0)
    except (OSError, websockets.WebSocketException):
        pass
    return accepted


async def foreign_tokens(target: Target) -> int:
    value = target.cookie.split("=", 1)[1]
    guest, _, mark = value.partition(".")
    forged = [f"{guest}.{mark[::-1]}", f"{guest}.", guest, f"{guest[::-1]}.{mark}", "x" * 4000, "%00" * 20]
    frames = [command("play", at="1.0", move="2S"), command("close"), command("next_deal")]
    return sum([await send_all(target, frames, {"Cookie": f"cassino_guest={each}"}) for each in forged])


async def replayed_commands(target: Target) -> int:
    """The victim's own commands again by a stranger, and with new ids by the victim's stolen tab: all stale."""
    stranger = await send_all(target, [*target.old_commands] * 5)
    fresh = [json.dumps({**json.loads(text), "id": secrets.token_hex(16)}) for text in target.old_commands]
    return stranger + await send_all(target, fresh * 3, {"Cookie": target.cookie})


async def reordered_commands(target: Target) -> int:
    frames = [command("play", at=f"{deal}.{ply}", move="2S") for deal in (9, 0, 5) for ply in (30, 2, 17)]
    return await send_all(target, frames, {"Cookie": target.cookie})


async def floods(target: Target) -> int:
    frames = [command("say", phrase="hello") for _ in range(3000)]
    return sum(await asyncio.gather(*(send_all(target, frames) for _ in range(8))))


async def giant_frames(target: Target) -> int:
    frames = ['{"do":"say","phrase":"' + "x" * 60_000 + '"}'] * 10 + ["x" * 5_000_000]
    return sum(await asyncio.gather(*(send_all(target, frames) for _ in range(8))))


async def malformed_frames(target: Target) -> int:
    frames: list[str | bytes] = [
        "",
        "{",
        "\x00",
        "nul",
        '{"id":1}',
        '{"do":[]}',
        b"\xff" * 50,
        '{"do":"play","id":"' + "g" * 32 + '"}',
    ] * 40
    return sum(await asyncio.gather(*(send_all(target, frames) for _ in range(8))))


async def deep_nesting(target: Target) -> int:
    frames = ["[" * 8000, '{"a":' * 1500, '{"do":"say","id":"' + "0" * 32 + '","phrase":' + "[" * 7000] * 20
    return sum(await asyncio.gather(*(send_all(target, frames) for _ in range(8))))


async def half_open_sockets(target: Target) -> int:
    """Connections that never finish what they begin, held for a while."""
    writers = []
    for number in range(400):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port)
            lines = [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 10\r\n\r\n{"]
            writer.write(lines[number % 3])
            writers.append(writer)
    await asyncio.sleep(2)
    for writer in writers:
        writer.close()
    return 0


async def slow_readers(target: Target) -> int:
    """Sockets that take nothing while the table goes on."""
    sockets = []
    for _ in range(40):
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port, limit=1024)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        writer.write(
            f"GET /api/tables/{target.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await writer.drain()
        sockets.append((reader, writer))
    await asyncio.sleep(2.5)
    for _, writer in sockets:
        writer.close()
    return 0


async def thousands_of_tables(target: Target) -> int:
    """Tables beyond what an address may open."""
    async with httpx2.AsyncClient(base_url=target.url, trust_env=False, verify=False) as client:
        opened = 0
        for _ in range(400):
            opened += (await client.post("/api/tables", json={"seats": 2})).status_code == 201
    return max(0, opened - 30)


async def guessed_codes(target: Target) -> int:
    async with httpx2.AsyncClient(base_url=target.url, trust_env=False, verify=False) as client:
        found = 0
        for _ in range(200):
            found += (await client.get(f"/api/codes/{secrets.token_hex(3).upper()}")).status_code == 200
    return found


async def dns_rebinding(target: Target) -> int:
    async with httpx2.AsyncClient(
        base_url=target.url, trust_env=False, verify=False, headers={"host": "evil.example"}
    ) as client:
        served = 0
        for path in ("/", f"/t/{target.table}", f"/api/tables/{target.table}", "/api/presets") * 20:
            served += (await client.get(path, headers={"cookie": target.cookie})).status_code == 200
    return served


async def cross_site_sockets(target: Target) -> int:
    frames = [command("close"), command("say", phrase="hello")]
    accepted = 0
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", f"https://127.0.0.1:{target.port}.evil"):
        accepted += await send_all(target, frames, {"Cookie": target.cookie, "Origin": origin})
    return accepted


async def crowded_layouts(target: Target) -> int:
    """The hardest questions that there are, from people in their seats, as fast as they are let; no deed among them."""

    async def ask(cookies: str, table: str) -> int:
        address = f"ws://127.0.0.1:{target.port}/api/tables/{table}/socket"
        deeds = 0
        async with websockets.connect(
            address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None
        ) as socket:
            view: dict[str, Any] = {}
            while not view.get("moves"):
                view = json.loads(await socket.recv()).get("view", {})
            for number in range(60):
                some = view["loose"][number % 7 : number % 7 + number % 4]
                await socket.send(command("narrow", card=view["hand"][number % len(view["hand"])], loose=some))
                await socket.send(command("explain", move=f"{view['hand'][0]}x{''.join(view['loose'])}"))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(3):
                    async for text in socket:
                        frame = json.loads(text)
                        deeds += frame["type"] == "ack" and "answer" not in frame
        return deeds

    async with httpx2.AsyncClient(base_url=target.url, trust_env=False, verify=False) as client:
        tables = []
        for _ in range(12):
            opened = await client.post("/api/tables", json={"rules": "royal", "bots": [None, "random"]})
            tables.append(opened.json()["table"])
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return sum(await asyncio.gather(*(ask(cookies, table) for table in tables)))


ATTACKS: tuple[Callable[[Target], Coroutine[None, None, int]], ...] = (
    foreign_tokens,
    replayed_commands,
    reordered_commands,
    floods,
    giant_frames,
    malformed_frames,
    deep_nesting,
    half_open_sockets,
    slow_readers,
    crowded_layouts,
    guessed_codes,
    dns_rebinding,
    cross_site_sockets,
    thousands_of_tables,
)


def run_attack(name: str, target: Target) -> int:
    """One attack, in a process of its own."""
    attack = next(each for each in ATTACKS if each.__name__ == name)
    return asyncio.run(attack(target))
