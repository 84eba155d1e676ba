"""From a line to its answer: a pure function, whatever the line holds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from cassino.engine import catalogue, choosing, positions, scores
from cassino.engine.catalogue import PROTOCOL
from cassino.engine.players import Players
from cassino.engine.request import Request
from cassino.errors import BadRequest, CassinoError, HiddenCards, IllegalMove, quoted
from cassino.notation.json_limits import read_json, try_json, write_json

__all__ = ["HANDLERS", "PROTOCOL", "Handler", "answer"]


@dataclass(frozen=True, slots=True)
class Handler:
    """How a request is answered."""

    answer: Callable[[Request, Players], dict[str, Any]]
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "hello": Handler(catalogue.hello),
        "legal": Handler(positions.legal, ("position",), ("limit",)),
        "narrow": Handler(positions.narrow, ("position", "card"), ("loose", "builds")),
        "explain": Handler(positions.explain, ("position", "move")),
        "play": Handler(positions.play, ("position", "move")),
        "deal": Handler(positions.deal, ("rules", "seats", "dealer"), ("pack", "seed", "deal", "partnership")),
        "score": Handler(
            scores.score, ("rules", "captured", "sweeps"), ("pats", "uncaptured", "last_capturer", "carried")
        ),
        "settle": Handler(scores.settle, ("rules", "before"), ("deal", "deal_points")),
        "choose": Handler(choosing.choose, ("position",), ("bot", "seed", "budget")),
        "analyse": Handler(choosing.analyse, ("position",), ("seed", "budget")),
        "presets": Handler(catalogue.presets),
        "bots": Handler(catalogue.bots),
    }
)
"""Every request by the word in `do`."""


def answer(line: str | bytes, players: Players) -> str:
    """The answer to one *line*: JSON on one line, without its end, and nothing else.

    Every fault of the line is an answer with a documented code. Nothing is kept between lines.
    """
    parts, fault = try_json(line)
    try:
        if fault is not None:
            raise fault
        told = _answered(parts, players)
    except CassinoError as error:
        told = {"error": error_to_json(error)}
    except Exception as error:
        # The last resort. A request says all that its answer depends on, so the line itself reproduces the fault.
        told = {"error": {"code": "internal", "message": f"a fault of the program: {type(error).__name__}"}}
    if isinstance(parts, dict) and "id" in parts and (fault is None or _can_be_said(parts["id"])):
        told = {"id": parts["id"], **told}
    return write_json(told)


def error_to_json(error: CassinoError) -> dict[str, Any]:
    """The code and message of *error*, with its path, its line or the reason against the move where it has them."""
    told: dict[str, Any] = {"code": error.code, "message": str(error)}
    if error.path:
        told["path"] = error.path
    if error.line is not None:
        told["line"] = error.line
    if isinstance(error, IllegalMove) and error.reason is not None:
        told |= positions.reason_to_json(error.reason)
    return told


def _answered(parts: Any, players: Players) -> dict[str, Any]:
    if not isinstance(parts, dict):
        raise BadRequest(f"a request is an object, not {quoted(parts)}")
    word = parts.get("do")
    handler = HANDLERS.get(word) if isinstance(word, str) else None
    if handler is None:
        raise BadRequest(f"do is one of {', '.join(HANDLERS)}; not {quoted(word)}", path="do")
    for key in handler.required:
        if key not in parts:
            raise BadRequest(f"{word} needs {key}", path=key)
    known = {"do", "id", *handler.required, *handler.optional}
    for key in parts:
        if key not in known:
            raise BadRequest(f"{word} has no {quoted(key)}; it has {', '.join(sorted(known))}", path=key[:40])
    try:
        return handler.answer(Request(parts), players)
    except HiddenCards as error:
        error.under("position")
        raise


def _can_be_said(identity: Any) -> bool:
    """Whether the id of a line that was refused can be written and read: it may hold just what was refused."""
    try:
        read_json(write_json(identity))
    except (TypeError, CassinoError):
        return False
    return True
