"""How long a move takes to reach the opponent on a full server, and what a socket costs it.

A server as `cassino play` starts it, writing to SQLite with synchronous=FULL, on one core; on another one a lean client
with two people at each of 500 tables, who play 600 moves a second between them. Beside it, in the same run, a bare
Starlette application that sends every message back, under the same client, sockets and rate. Loopback only; the whole
takes about a minute and a half.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import secrets
import statistics
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

TABLES = 500
MOVES_PER_S = 600.0
WARM_S, MEASURED_S = 4.0, 15.0
RULES = "classic target=11"
TICK_S = 0.004
AIMS = {"median_ms": 10.0, "p99_ms": 100.0, "kb_a_socket": 150.0}


class Move(msgspec.Struct):
    """What the client needs of a move."""

    text: str


class View(msgspec.Struct):
    """What the client needs of a view."""

    at: str
    phase: str
    you: int | None
    turn: int | None
    moves: list[Move] | None


class Frame(msgspec.Struct):
    """What the client needs of a frame."""

    type: str
    view: View | None = None
    code: str = ""


class Socket(asyncio.Protocol):
    """One WebSocket of a client that trusts its server: text out, text in, nothing else."""

    def __init__(self, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
        self._greeting = "\r\n".join([*lines, "", ""]).encode()
        self._hear = hear
        self._waiting = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        """Hear every whole frame."""
        waiting = self._waiting
        waiting += data
        if not self.opened.done():
            end = waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            assert waiting.startswith(b"HTTP/1.1 101"), bytes(waiting[:200])
            del waiting[: end + 4]
            self.opened.set_result(None)
        while (whole := _frame_end(waiting)) is not None:
            start, stop = whole
            payload, is_text = bytes(waiting[start:stop]), waiting[0] == 0x81
            del waiting[:stop]
            if is_text:
                self._hear(payload)

    def send(self, text: bytes) -> None:
        """Send a text, under a mask of noughts."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Let go."""
        self._transport.abort()


def _frame_end(data: bytearray) -> tuple[int, int] | None:
    """Where the payload of the first frame begins and ends; None while it is not whole."""
    if len(data) < 2:
        return None
    start, size = 2, data[1] & 0x7F
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(data) < start:
            return None
        size = int.from_bytes(data[2:start], "big")
    return (start, start + size) if len(data) >= start + size else None


class Meter:
    """Times between sending and seeing, after a while of warming up."""

    def __init__(self) -> None:
        self.is_on = False
        self.times: list[float] = []
        self.refused = 0

    def took(self, seconds: float) -> None:
        """Note one."""
        if self.is_on:
            self.times.append(seconds)

    def report(self) -> dict[str, float]:
        """Median and 99th percentile in milliseconds."""
        ordered = sorted(self.times)
        return {
            "moves_per_s": round(len(ordered) / MEASURED_S, 1),
            "median_ms": round(1000 * statistics.median(ordered), 3),
            "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 3),
            "worst_ms": round(1000 * ordered[-1], 3),
        }


class Pair:
    """Two people at one table."""

    def __init__(self, meter: Meter, ready: deque["Pair"]) -> None:
        self._meter, self._ready = meter, ready
        self._sockets: list[Socket] = []
        self._decoder = msgspec.json.Decoder(Frame)
        self._said = ["", ""]
        self._sent = 0.0
        self._sent_at = self._is_ready_at = ""
        self._move = b""
        self._mover = 0

    async def sit_down(self, port: int, table: str, cookie: str) -> None:
        """Open both sockets; the guest sits and the host starts."""
        loop = asyncio.get_running_loop()
        for seat in (0, 1):
            hear = self._hear_first if seat == 0 else self._hear_second
            path = f"/api/tables/{table}/socket"
            _, socket = await loop.create_connection(
                lambda hear=hear, seat=seat, path=path: Socket(port, path, cookie if seat == 0 else "", hear),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            await socket.opened
            self._sockets.append(socket)
        self._say(1, "sit")
        await asyncio.sleep(0.02)
        self._say(0, "start")

    def play(self) -> None:
        """Send the move that is ready."""
        self._sent, self._sent_at = time.perf_counter(), self._is_ready_at
        self._sockets[self._mover].send(self._move)

    def close(self) -> None:
        """Leave."""
        for socket in self._sockets:
            socket.close()

    def _say(self, seat: int, do: str) -> None:
        self._sockets[seat].send(json.dumps({"id": secrets.token_hex(16), "do": do}).encode())

    def _hear_first(self, data: bytes) -> None:
        self._hear(0, data)

    def _hear_second(self, data: bytes) -> None:
        self._hear(1, data)

    def _hear(self, seat: int, data: bytes) -> None:
        now = time.perf_counter()
        frame = self._decoder.decode(data)
        self._meter.refused += frame.type == "refused"
        view = frame.view
        if view is None or view.you is None:
            return
        if self._sent_at and view.at != self._sent_at and view.you != self._mover:
            self._meter.took(now - self._sent)
            self._sent_at = ""
        if view.phase == "playing" and view.moves and view.at != self._is_ready_at:
            self._is_ready_at, self._mover = view.at, seat
            words = {"id": secrets.token_hex(16), "do": "play", "at": view.at, "move": random.choice(view.moves).text}
            self._move = json.dumps(words).encode()
            self._ready.append(self)
        elif view.phase in ("deal_over", "match_over") and self._said[seat] != view.at + view.phase:
            self._said[seat] = view.at + view.phase
            self._say(seat, "next_deal" if view.phase == "deal_over" else "rematch")


async def at_a_rate(send: Callable[[], bool], meter: Meter, server: int) -> dict[str, float]:
    """Call *send* so many times a second as moves are to be played, first to warm up, then measured.

    Gives how busy the client was, and how much of a core each move took of the process *server*.
    """
    spent = (0.0, 0.0)
    began = time.perf_counter()
    done = 0
    while (passed := time.perf_counter() - began) < WARM_S + MEASURED_S:
        if passed >= WARM_S and not meter.is_on:
            meter.is_on = True
            spent = (time.process_time(), core_time_of(server))
        while done < passed * MOVES_PER_S and send():
            done += 1
        done = max(done, int((passed - 0.25) * MOVES_PER_S))  # what could not be sent in time is not made up for
        await asyncio.sleep(TICK_S)
    meter.is_on = False
    busy, worked = time.process_time() - spent[0], core_time_of(server) - spent[1]
    return {
        "client_busy": round(busy / MEASURED_S, 2),
        "core_ms_a_move": round(1000 * worked / max(1, len(meter.times)), 3),
    }


async def play_tables(port: int, process: int) -> dict[str, float]:
    """The figures of the server."""
    meter, ready = Meter(), deque[Pair]()
    tables = list(_open_tables(port))
    before = memory_of(process)
    pairs = [Pair(meter, ready) for _ in tables]
    for pair, (table, cookie) in zip(pairs, tables, strict=True):
        await pair.sit_down(port, table, cookie)

    def send() -> bool:
        if not ready:
            return False
        ready.popleft().play()
        return True

    work = await at_a_rate(send, meter, process)
    grown = memory_of(process) - before
    for pair in pairs:
        pair.close()
    kb = round(grown / 1024 / (2 * TABLES), 1)
    return {**meter.report(), **work, "kb_a_socket": kb, "refused": meter.refused}


async def play_echo(port: int, process: int) -> dict[str, float]:
    """The same figures of the bare application."""
    meter, loop = Meter(), asyncio.get_running_loop()
    before = memory_of(process)
    sockets: list[Socket] = []
    sent: dict[int, float] = {}

    def hearer(number: int) -> Callable[[bytes], None]:
        return lambda _data: meter.took(time.perf_counter() - sent.pop(number))

    for number in range(2 * TABLES):
        _, socket = await loop.create_connection(
            lambda number=number: Socket(port, "/", "", hearer(number)),  # type: ignore[misc]
            "127.0.0.1",
            port,
        )
        await socket.opened
        sockets.append(socket)
    turn = 0
    text = json.dumps({"id": secrets.token_hex(16), "do": "play", "at": "1.17", "move": "8Sx3D5H"}).encode()

    def send() -> bool:
        nonlocal turn
        turn = (turn + 1) % len(sockets)
        if turn in sent:
            return False
        sent[turn] = time.perf_counter()
        sockets[turn].send(text)
        return True

    work = await at_a_rate(send, meter, process)
    grown = memory_of(process) - before
    for socket in sockets:
        socket.close()
    return {**meter.report(), **work, "kb_a_socket": round(grown / 1024 / (2 * TABLES), 1)}


def _open_tables(port: int) -> Iterator[tuple[str, str]]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    for _ in range(TABLES):
        body = json.dumps({"rules": RULES, "seats": 2})
        connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
        answer = connection.getresponse()
        cookie = str(answer.getheader("set-cookie")).split(";")[0]
        yield json.loads(answer.read())["table"], cookie
    connection.close()


def memory_of(process: int) -> int:
    """Bytes that a process holds; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
        return 1024 * int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])
    return 0


def core_time_of(process: int) -> float:
    """Seconds that a process has had a core for; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def serve_tables(tell: Connection, cores: set[int], folder: str) -> None:
    """The server, in a process of its own."""
    from cassino.table.lobby import Bounds
    from cassino.web.serve import serve
    from cassino.web.settings import Limits, Settings

    _keep_to(cores)
    many = "1000000/second"
    limits = Limits(1000, 1000, 9000, 9000, 60, tables_per_address=many, requests_per_address=many)
    settings = Settings(limits=limits, bounds=Bounds(tables=2 * TABLES))

    def say(line: str) -> None:
        if ":" in line:
            tell.send(int(line.split("127.0.0.1:")[1].split()[0]))

    serve(port=0, open_browser=False, settings=settings, folder=Path(folder), say=say)


def serve_echo(tell: Connection, cores: set[int]) -> None:
    """The bare application, in a process of its own, run by the same server with the same settings."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from cassino.web.addresses import listen

    _keep_to(cores)

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.send_text(await socket.receive_text())

    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/", echo)]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    tell.send(listening.getsockname()[1])
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


def _keep_to(cores: set[int]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def measured(
    server: Callable[..., None], play: Callable[[int, int], Any], cores: set[int], *more: str
) -> dict[str, float]:
    """What *play* finds out about *server*, which runs on *cores*."""
    spawn = multiprocessing.get_context("spawn")
    hear, tell = spawn.Pipe(duplex=False)
    process = spawn.Process(target=server, args=(tell, cores, *more), daemon=True)
    process.start()
    try:
        if not hear.poll(60):
            raise SystemExit("the server did not start")
        port = hear.recv()
        time.sleep(0.5)
        assert process.pid is not None
        figures: dict[str, float] = asyncio.run(play(port, process.pid))
        return figures
    finally:
        process.terminate()
        process.join(20)


def main() -> None:
    """Print the figures, as JSON with --json."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    others = set(cores[:-1]) or set(cores)
    _keep_to({cores[-1]})
    echo = measured(serve_echo, play_echo, others)
    with tempfile.TemporaryDirectory() as folder:
        ours = measured(serve_tables, play_tables, others, folder)
    ratios = {name: round(ours[name] / max(echo[name], 0.001), 1) for name in AIMS}
    report = {"sockets": 2 * TABLES, "tables": TABLES, "server": ours, "echo": echo, "ratios": ratios, "aims": AIMS}
    if chosen.json:
        print(json.dumps(report))
        return
    print(f"{'':14}{'server':>12}{'bare echo':>12}{'ratio':>8}{'aim':>8}")
    for name, aim in AIMS.items():
        print(f"{name:14}{ours[name]:12.2f}{echo[name]:12.2f}{ratios[name]:8.1f}{aim:8.0f}")
    print(
        f"{ours['moves_per_s']:.0f} of {MOVES_PER_S:.0f} moves a second; the client was {ours['client_busy']:.0%} busy"
    )


if __name__ == "__main__":
    main()
