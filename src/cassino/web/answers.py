"""Refusals and errors as the page is told them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from cassino.errors import CassinoError, IllegalMove
from cassino.notation.shapes import written_cards
from cassino.table.refusals import TableError
from cassino.wire import messages as m
from cassino.wire.seen import reason_text

STATUS = {
    "no_such_table": 404,
    "not_allowed": 403,
    "too_fast": 429,
    "too_many_tables": 503,
    "try_again": 503,
    "no_advice": 503,
    "moved": 503,
    "no_space": 507,
}
"""HTTP status of the codes that have one of their own; the others are 422."""


def answer(value: Any, status: int = 200) -> Response:
    """*value* as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal_of(error: CassinoError, command_id: str | None) -> m.Refusal:
    """The frame that says why a command was not done."""
    reason = error.reason if isinstance(error, IllegalMove) else None
    if reason is not None:
        return m.Refusal(command_id, error.code, reason_text(reason), reason.rule, written_cards(reason.cards))
    return m.Refusal(command_id, error.code, text_of(error))


def text_of(error: CassinoError) -> m.Text:
    """The message for an error, with what it names."""
    args = error.args_shown if isinstance(error, TableError) else {}
    return m.Text(f"error-{error.code}", dict(args))


async def on_error(request: Request, error: Exception) -> Response:
    """The answer to an HTTP request that was refused."""
    assert isinstance(error, CassinoError)
    shown = m.ErrorAnswer(error.code, text_of(error), error.path or UNSET)
    return answer(shown, STATUS.get(error.code, 422))
