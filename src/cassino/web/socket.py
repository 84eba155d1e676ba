"""One viewer's socket at a table."""

from __future__ import annotations

import asyncio
import contextlib
import re

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cassino.errors import BadJson, BadRequest, CassinoError, TooLong
from cassino.table import commands as c
from cassino.table.refusals import TableError
from cassino.table.subscription import Subscription
from cassino.table.table import Done, Table
from cassino.web.answers import refusal_of
from cassino.web.doors import address_of
from cassino.web.rates import Bucket
from cassino.web.server import Server
from cassino.wire import messages as m
from cassino.wire.seen import explain_answer, hint_answer, narrow_answer

MAX_COMMAND = 8 * 1024
"""Bytes of the longest command."""

SEND_S = 10.0
"""A socket that takes nothing for so long is closed."""

MAX_OVERDRAWN = 200
"""A socket that sends so many messages too fast in a row is closed."""

GONE, REFUSED, TOO_MANY, RESTART, SLOW = 4404, 4403, 4429, 1012, 4408
"""Close codes: no such table, not from here, too many sockets or messages, come back, too slow a reader."""

_ID = re.compile(rb'"id"\s*:\s*"([0-9a-f]{32})"')


async def table_socket(socket: WebSocket) -> None:
    """Serve one socket from its opening to its end."""
    server: Server = socket.app.state.server
    address = address_of(socket.scope)
    if not server.rates.open_socket(address):
        await _turn_away(socket, TOO_MANY)
        return
    server.metrics.sockets.inc()
    try:
        try:
            table = await server.lobby.get(socket.path_params["table"])
        except TableError as error:
            await _turn_away(socket, GONE if error.code == "no_such_table" else RESTART)
            return
        if table.socket_count >= server.settings.limits.sockets_per_table:
            await _turn_away(socket, TOO_MANY)
            return
        await _converse(socket, server, table)
    finally:
        server.metrics.sockets.dec()
        server.rates.close_socket(address)


async def _turn_away(socket: WebSocket, code: int) -> None:
    await socket.accept()
    await socket.close(code)


async def _converse(socket: WebSocket, server: Server, table: Table) -> None:
    await socket.accept()
    query = socket.query_params
    since = int(query["since"]) if re.fullmatch("[0-9]{1,9}", query.get("since", "")) else None
    viewer: str = socket.scope["guest"]
    subscription = table.connect(viewer, since=since, takes_part=query.get("shuffle") == "1")
    tasks = [
        asyncio.create_task(_send_all(socket, subscription)),
        asyncio.create_task(_receive_all(socket, server, table, subscription)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.disconnect(subscription)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(_code_of(subscription)), 1.0)


def _code_of(subscription: Subscription) -> int:
    return {"slow": SLOW, "closed": 1000, "left": TOO_MANY}.get(subscription.end, RESTART)


async def _send_all(socket: WebSocket, subscription: Subscription) -> None:
    """Send frame after frame; return when there will be none, or when the socket takes none."""
    while (frame := await subscription.next()) is not None:
        try:
            await asyncio.wait_for(socket.send_text(frame.decode()), SEND_S)
        except TimeoutError:
            subscription.close("slow")
            return
    if subscription.end != "left":
        goodbye = msgspec.json.encode(m.Goodbye(subscription.end)).decode()  # type: ignore[arg-type] # one of its words
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(socket.send_text(goodbye), 1.0)


async def _receive_all(socket: WebSocket, server: Server, table: Table, subscription: Subscription) -> None:
    """Answer command after command, one at a time; return when the client is gone or behaves badly."""
    limits, clock = server.settings.limits, server.clock
    bucket = Bucket(limits.messages_per_s, limits.messages_at_once, clock.now())
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("bytes") or (message.get("text") or "").encode("utf-8", "surrogatepass")
        if bucket.take(clock.now()):
            reply = await _answer(server, table, subscription.viewer, data)
        else:
            if bucket.overdrawn > MAX_OVERDRAWN:
                return
            server.metrics.commands.labels("any", "too_fast").inc()
            reply = refusal_of(TableError("too_fast"), _id_in(data))
        subscription.offer(msgspec.json.encode(reply))


async def _answer(server: Server, table: Table, viewer: str, data: bytes) -> m.Ack | m.Refusal:
    """Do the command that *data* holds; every refusal has a code and reaches the client."""
    word = "any"
    try:
        if len(data) > MAX_COMMAND:
            raise TooLong(f"a command has at most {MAX_COMMAND} bytes")
        command = _decode(data)
        word = str(command.__struct_config__.tag)
        done = await table.submit(viewer, command)
    except CassinoError as error:
        server.metrics.commands.labels(word, error.code).inc()
        return refusal_of(error, _id_in(data))
    server.metrics.commands.labels(word, "done").inc()
    return _ack(command, done)


def _decode(data: bytes) -> c.AnyCommand:
    try:
        return c.decode_command(data)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadJson("this is not JSON, or is nested too deeply") from error


def _ack(command: c.AnyCommand, done: Done) -> m.Ack:
    if isinstance(command, c.Explain):
        return m.Ack(command.id, explain_answer(None if done.answer is True else done.answer))  # type: ignore[arg-type]
    if isinstance(command, c.Narrow):
        return m.Ack(command.id, narrow_answer(done.answer))  # type: ignore[arg-type] # what narrow answers
    if isinstance(command, c.Hint):
        return m.Ack(command.id, hint_answer(done.answer))  # type: ignore[arg-type] # what hint answers
    if isinstance(done.answer, str):
        return m.Ack(command.id, m.CodeGivenAnswer(done.answer))
    return m.Ack(command.id)


def _id_in(data: bytes) -> str | None:
    """The command's id, also where the rest cannot be read."""
    found = _ID.search(data[:MAX_COMMAND])
    return found[1].decode() if found else None
