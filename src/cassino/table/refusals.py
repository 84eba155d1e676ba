"""Why a table does not do what it is asked."""

from typing import Any

from cassino.errors import CassinoError

CODES = (
    "already_seated",
    "bad_code",
    "bad_name",
    "bad_seat",
    "moved",
    "no_advice",
    "no_bot_needed",
    "no_hints",
    "no_space",
    "no_such_phrase",
    "no_such_table",
    "not_allowed",
    "not_now",
    "not_your_turn",
    "nothing_to_take_back",
    "seat_taken",
    "seats_open",
    "shuffle_refused",
    "stale",
    "table_closed",
    "table_full",
    "too_fast",
    "too_many_tables",
    "try_again",
)
"""Every code of a TableError. Each has a text `error-<code>` in every language; codes never change their meaning."""


class TableError(CassinoError):
    """A refusal by the table; nothing has changed because of it."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        assert code in CODES, code
        self.code = code  # type: ignore[misc] # each refusal has its own
        self.args_shown = args
        """What the text of the refusal names."""
