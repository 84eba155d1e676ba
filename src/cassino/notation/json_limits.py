"""JSON from strangers: read strictly and within limits, written on one line."""

import json
import math
import re
from collections.abc import Sequence
from typing import Any, Final

from cassino.errors import BadJson, CassinoError, TooDeep, TooLong

MAX_BYTES: Final = 1 << 20
"""The longest line, without its end."""

MAX_DEPTH: Final = 32
"""Lists and objects inside one another, the outermost counted."""

MAX_NUMBER_LENGTH: Final = 20
"""Characters of the longest number."""

# Strings are skipped whole (an unfinished one up to the end), so that brackets inside them do not count.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class _Unreadable:
    """What stands for a number that was refused."""


_UNREADABLE: Final = _Unreadable()


class _Faults(list[str]):
    """The faults that the decoder's hooks found; the first one is told."""

    def whole(self, text: str) -> int | _Unreadable:
        return int(text) if self._fits(text) else _UNREADABLE

    def decimal(self, text: str) -> float | _Unreadable:
        if self._fits(text) and math.isfinite(number := float(text)):
            return number
        self.append("a number is too large")
        return _UNREADABLE

    def constant(self, text: str) -> _Unreadable:
        self.append(f"{text} is no JSON number")
        return _UNREADABLE

    def unique(self, pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            self.append("a key comes twice in one object")
        return found

    def _fits(self, text: str) -> bool:
        if len(text) > MAX_NUMBER_LENGTH:
            self.append(f"a number has more than {MAX_NUMBER_LENGTH} characters")
        return len(text) <= MAX_NUMBER_LENGTH


def read_json(line: str | bytes) -> Any:
    """The value that *line* holds.

    Refused: more than MAX_BYTES (TooLong), deeper than MAX_DEPTH (TooDeep), and as BadJson whatever is not UTF-8 or
    not JSON, a key that comes twice, NaN and infinities, numbers longer than MAX_NUMBER_LENGTH, half a surrogate pair.
    """
    value, fault = try_json(line)
    if fault is not None:
        raise fault
    return value


def try_json(line: str | bytes) -> tuple[Any, CassinoError | None]:
    """As `read_json`, but with the fault beside whatever could be read all the same (else None)."""
    try:
        text = _decoded(line)
        _check_depth(text)
    except CassinoError as error:
        return None, error
    faults = _Faults()
    try:
        value = json.loads(
            text,
            object_pairs_hook=faults.unique,
            parse_int=faults.whole,
            parse_float=faults.decimal,
            parse_constant=faults.constant,
        )
    except ValueError as error:
        return None, BadJson(f"not JSON: {_reason(error)}")
    if not faults and _has_half_character(text, value):
        faults.append("half a surrogate pair is no character")
    return value, BadJson(faults[0]) if faults else None


def write_json(value: Any) -> str:
    """*value* on one line, in ASCII, so that any terminal and any pipe carries it."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _decoded(line: str | bytes) -> str:
    if len(line) > MAX_BYTES:
        raise TooLong(f"a line has at most {MAX_BYTES} bytes")
    try:
        if isinstance(line, bytes):
            return line.decode()
        if len(line.encode()) > MAX_BYTES:
            raise TooLong(f"a line has at most {MAX_BYTES} bytes")
        return line
    except UnicodeError as error:
        raise BadJson("not UTF-8") from error


def _check_depth(text: str) -> None:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return
    depth = 0
    for found in _BRACKETS.finditer(text):
        mark = found[0]
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise TooDeep(f"lists and objects are nested at most {MAX_DEPTH} deep")
        elif mark in "]}":
            depth -= 1


def _has_half_character(text: str, value: Any) -> bool:
    """Whether an escape made a surrogate that stands alone: such text has no UTF-8 form."""
    if "\\u" not in text:
        return False
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def _reason(error: ValueError) -> str:
    return f"{error.msg}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else "unreadable"
