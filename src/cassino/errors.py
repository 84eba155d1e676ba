"""Everything that can be wrong with what somebody sends.

    CassinoError                 any of these
    ├── BadJson                  a line that is not JSON
    ├── TooLong                  a line beyond the limit
    ├── TooDeep                  JSON nested beyond the limit
    ├── BadRequest               a request with an unknown or missing part, with its path
    ├── BadCard                  text that names no card
    ├── BadRules                 an unknown preset, option or value, or a pair that excludes itself, with its path
    ├── BadPosition              a position that contradicts itself, with its path
    ├── BadMove                  a move that cannot be read
    ├── IllegalMove              a move that the rules forbid, with its reason
    ├── HiddenCards              a question that needs cards which are not known
    ├── DealOver                 a move after the last card
    ├── NoSuchBot                an unknown player
    ├── NotCompiled              a player that needs the compiled rules, in a process that runs them plain
    ├── OverBudget               a request for more work than allowed
    └── BadRecord                a match record that does not hold, with its line

Each class has a `code`, which never changes its meaning; `str(error)` is the message. A path leads to the fault as in
`position.builds[0].value`.
"""

from typing import Any, ClassVar, Self


class CassinoError(Exception):
    """A fault in what was sent; nothing has changed because of it."""

    code: ClassVar[str] = "internal"

    def __init__(self, message: str, *, path: str = "", line: int | None = None, reason: Any = None) -> None:
        super().__init__(message)
        self.path = path
        """Where the fault lies, from the outermost part that was read; empty where there is no such place."""
        self.line = line
        """The line of the record, from 1, or None."""
        self.reason = reason
        """The rule that forbids the move, as `Position.explain` gives it, or None."""

    def under(self, prefix: str) -> Self:
        """This error with *prefix* before its path, for the reader of the part that encloses it."""
        separator = "" if not self.path or self.path.startswith("[") else "."
        self.path = f"{prefix}{separator}{self.path}"
        return self


class BadJson(CassinoError):
    code = "bad_json"


class TooLong(CassinoError):
    code = "too_long"


class TooDeep(CassinoError):
    code = "too_deep"


class BadRequest(CassinoError):
    code = "bad_request"


class BadCard(CassinoError):
    code = "bad_card"


class BadRules(CassinoError):
    code = "bad_rules"


class BadPosition(CassinoError):
    code = "bad_position"


class BadMove(CassinoError):
    code = "bad_move"


class IllegalMove(CassinoError):
    code = "illegal_move"


class HiddenCards(CassinoError):
    code = "hidden_cards"


class DealOver(CassinoError):
    code = "deal_over"


class NoSuchBot(CassinoError):
    code = "no_such_bot"


class NotCompiled(CassinoError):
    code = "not_compiled"


class OverBudget(CassinoError):
    code = "over_budget"


class BadRecord(CassinoError):
    code = "bad_record"


def quoted(value: object, limit: int = 40) -> str:
    """*value* as messages show it: its repr, cut after *limit* characters however large it is."""
    if isinstance(value, str):
        text = repr(value[: limit + 1])
    elif value is None or isinstance(value, bool):
        text = {None: "null", True: "true", False: "false"}[value]
    elif isinstance(value, int):
        text = str(value) if abs(value) < 10**limit else "a huge number"
    elif isinstance(value, (list, tuple)):
        text = "a list"
    elif isinstance(value, dict):
        text = "an object"
    else:
        text = repr(value)
    return text if len(text) <= limit + 2 else f"{text[:limit]}…"
