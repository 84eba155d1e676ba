"""The HTTP interface: presets, bots, tables, codes."""

from __future__ import annotations

import asyncio
import io
from typing import TypeVar

import msgspec
import segno
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cassino.errors import BadJson, BadRequest, TooLong
from cassino.rules import PRESETS, Rules
from cassino.table.events import from_stored
from cassino.table.export import proof_of, record_of, state_at_end
from cassino.table.opening import Order
from cassino.table.refusals import TableError
from cassino.table.state import Phase, TableState
from cassino.web.answers import answer
from cassino.web.doors import address_of
from cassino.web.server import Server
from cassino.wire import messages as m
from cassino.wire.openapi import openapi_document
from cassino.wire.seen import view_of
from cassino.wire.values import rules_info

T = TypeVar("T")
OPEN_TABLES = 50
"""Tables of others that a list shows at most."""

OWN_TABLES = 20
"""The last tables where the asker sat, among which are those that a list shows."""


def _server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def _body(request: Request, form: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadJson("the body is not JSON, or is nested too deeply") from error


async def presets(request: Request) -> Response:
    """Every preset, with the numbers of seats that it allows and its options."""
    shown = []
    for name in PRESETS:
        rules = Rules.from_preset(name)
        shown.append(m.PresetInfo(name, list(rules.allowed_seats()), rules.options_beside("classic")))
    return answer(shown)


async def rules(request: Request) -> Response:
    """The house rules that a line of text stands for, option by option; BadRules for a line that does not work."""
    line = request.query_params.get("line", "")
    if len(line) > m.MAX_RULES_LINE:
        raise TooLong(f"a line of rules has at most {m.MAX_RULES_LINE} signs")
    return answer(rules_info(Rules.parse(line)))


async def bots(request: Request) -> Response:
    """Every bot, weakest first. Who asks will soon want one."""
    _server(request).lobby.around.bots.wake()
    return answer([m.BotInfo(name) for name in _server(request).lobby.around.bots.names()])


async def open_table(request: Request) -> Response:
    """Open a table; whoever asks is its host and sits down."""
    server = _server(request)
    if not server.rates.may_open_table(address_of(request.scope)):
        raise TableError("too_fast")
    wish = await _body(request, m.NewTable)
    order = Order(
        rules=Rules.parse(wish.rules),
        seats=wish.seats,
        partnership=wish.partnership,
        bots=tuple(wish.bots),
        name=wish.name,
        pace=wish.pace,
        listed=wish.listed,
        best_of=wish.best_of,
        position=server.settings.start_position,
    )
    guest = request.scope["guest"]
    table = await server.lobby.create(guest, order)
    server.metrics.opened.inc()
    seat = table.state.seat_of(guest)
    identity = table.state.table
    return answer(m.NewTableAnswer(identity, 0 if seat is None else seat, f"/t/{identity}", table.state.code), 201)


async def tables(request: Request) -> Response:
    """The asker's own tables, also those that rest, then those that anybody may join; newest first."""
    guest, lobby = request.scope["guest"], _server(request).lobby
    own = [state for state in await lobby.own(guest, OWN_TABLES) if state.phase is not Phase.CLOSED]
    others = [state for state in lobby.states() if state.seat_of(guest) is None and _is_open_to_all(state)]
    return answer([_info(state, guest) for state in (*own, *others[:OPEN_TABLES])])


def _is_open_to_all(state: TableState) -> bool:
    """Whether the table is listed, has a free seat, and somebody is there who waits."""
    return state.is_listed and state.phase is Phase.LOBBY and not state.is_full and bool(state.waited_for)


def _info(state: TableState, guest: str) -> m.TableInfo:
    return m.TableInfo(
        table=state.table,
        rules=state.rules.to_text(),
        seats=len(state.seats),
        partnership=state.partnership,
        pace=state.pace,
        best_of=state.best_of,
        open=sum(seat.kind == "open" for seat in state.seats),
        names=[seat.name or seat.bot for seat in state.seats],
        phase=state.phase.value,
        yours=state.seat_of(guest) is not None,
        at=state.at_time,
    )


async def table_view(request: Request) -> Response:
    """The table as the asker may see it."""
    table = await _server(request).lobby.get(request.path_params["table"])
    return answer(view_of(table.state, request.scope["guest"], table.moment))


async def find_code(request: Request) -> Response:
    """The table that a short code stands for, until it starts."""
    server = _server(request)
    if not server.rates.may_try_code(address_of(request.scope)):
        raise TableError("too_fast")
    table = await server.lobby.find_code(request.path_params["code"])
    return answer(m.CodeAnswer(table, f"/t/{table}"))


async def table_qr(request: Request) -> Response:
    """The table's link as a QR code to be read by another device."""
    server = _server(request)
    table = await server.lobby.get(request.path_params["table"])
    base = server.settings.address or f"{request.url.scheme}://{request.url.netloc}"
    image = io.BytesIO()
    segno.make(f"{base}/t/{table.state.table}", error="m").save(image, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(image.getvalue(), media_type="image/svg+xml")


async def match_record(request: Request) -> Response:
    """The record of a match that has ended or was left."""
    text = record_of(await _ended_match(request))
    return PlainTextResponse(text, headers={"content-disposition": 'attachment; filename="match.cassino"'})


async def match_proof(request: Request) -> Response:
    """The file with which anybody can check how the cards of a match were dealt."""
    proof = answer(proof_of(await _ended_match(request)))
    proof.headers["content-disposition"] = 'attachment; filename="match.proof.json"'
    return proof


async def _ended_match(request: Request) -> TableState:
    server = _server(request)
    if not server.rates.may_export(address_of(request.scope)):
        raise TableError("too_fast")
    table, match = request.path_params["table"], request.path_params["match"]
    await server.lobby.get(table)
    events = [from_stored(stored) for stored in await server.store.read(table)]
    return await asyncio.to_thread(state_at_end, table, events, match)


async def openapi(request: Request) -> Response:
    """The description of this interface."""
    return answer(openapi_document())


async def health(request: Request) -> Response:
    """Whether the process runs."""
    return PlainTextResponse("ok\n")


async def readiness(request: Request) -> Response:
    """Whether commands can be expected to be stored."""
    server = _server(request)
    is_ready = not server.is_stopping and await server.store.is_ready()
    return PlainTextResponse("ready\n" if is_ready else "not ready\n", 200 if is_ready else 503)


async def metrics(request: Request) -> Response:
    """Figures in Prometheus' text form, for this machine alone."""
    server = _server(request)
    if address_of(request.scope) not in ("127.0.0.1", "::1"):
        return PlainTextResponse("only from this machine\n", 403)
    server.metrics.tables.set(len(server.lobby.tables()))
    return Response(generate_latest(server.metrics.registry), media_type="text/plain; version=0.0.4")


ROUTES: list[Route] = [
    Route("/api/presets", presets),
    Route("/api/rules", rules),
    Route("/api/bots", bots),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables", tables, methods=["GET"]),
    Route("/api/tables/{table}", table_view),
    Route("/api/tables/{table}/qr.svg", table_qr),
    Route("/api/tables/{table}/matches/{match:int}/record", match_record),
    Route("/api/tables/{table}/matches/{match:int}/proof", match_proof),
    Route("/api/codes/{code}", find_code),
    Route("/api/openapi.json", openapi),
    Route("/healthz", health),
    Route("/readyz", readiness),
    Route("/metrics", metrics),
]
