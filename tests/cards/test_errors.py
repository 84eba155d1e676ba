"""The exception tree: codes, paths and short messages."""

import pickle
import re

import pytest

from cassino import errors
from cassino.errors import BadPosition, BadRecord, CassinoError, IllegalMove, quoted

CODES = {
    "bad_json",
    "too_long",
    "too_deep",
    "bad_request",
    "bad_card",
    "bad_rules",
    "bad_position",
    "bad_move",
    "illegal_move",
    "hidden_cards",
    "deal_over",
    "no_such_bot",
    "over_budget",
    "not_compiled",
    "bad_record",
}


def test_each_documented_code_has_one_error():
    tree = [error for error in CassinoError.__subclasses__() if error.__module__ == errors.__name__]
    assert {error.code for error in tree} == CODES
    assert len(tree) == len(CODES)
    assert CassinoError.code == "internal"


def test_the_tree_in_the_docstring_is_the_real_one():
    drawn = re.findall(r"[├└]── (\w+)", errors.__doc__ or "")
    assert drawn == [error.__name__ for error in CassinoError.__subclasses__() if error.__module__ == errors.__name__]


def test_an_error_says_what_where_and_why():
    error = BadRecord("score is 7-3", line=12)
    assert (str(error), error.line, error.path, error.reason) == ("score is 7-3", 12, "", None)
    assert IllegalMove("no", reason="because").reason == "because"


def test_a_path_grows_outwards():
    assert BadPosition("x", path="value").under("builds[0]").under("position").path == "position.builds[0].value"
    assert BadPosition("x").under("hands").path == "hands"
    assert BadPosition("x", path="[1]").under("hands").path == "hands[1]"


def test_errors_travel_between_processes():
    error = pickle.loads(pickle.dumps(BadPosition("x", path="turn")))
    assert (type(error), str(error), error.path) == (BadPosition, "x", "turn")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        (12, "12"),
        (10**40, "a huge number"),
        (-(10**40), "a huge number"),
        (1.5, "1.5"),
        ("ab", "'ab'"),
        ([1], "a list"),
        ((1,), "a list"),
        ({"a": 1}, "an object"),
    ],
)
def test_messages_show_a_value_as_json_names_it(value, shown):
    assert quoted(value) == shown


def test_messages_stay_short():
    assert quoted(10**5000) == "a huge number"
    assert quoted("x" * 10**6) == "'" + "x" * 39 + "…"
