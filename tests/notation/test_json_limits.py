"""Reading JSON from strangers."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.errors import BadJson, CassinoError, TooDeep, TooLong
from cassino.notation.json_limits import MAX_BYTES, MAX_DEPTH, read_json, try_json, write_json

scalars = st.none() | st.booleans() | st.integers(-(10**18), 10**18) | st.text()
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=20
)


@given(values)
def test_what_is_written_is_read_back_from_text_and_from_bytes(value):
    text = write_json(value)
    assert "\n" not in text
    assert text.isascii()
    assert read_json(text) == value
    assert read_json(text.encode()) == value


@given(values)
def test_what_other_programs_write_is_read(value):
    assert read_json(json.dumps(value, ensure_ascii=False, indent=1)) == value


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", BadJson),
        ("{", BadJson),
        ('{"a":1}x', BadJson),
        ("{'a':1}", BadJson),
        ('"\t"', BadJson),
        ('{"a":1,"a":1}', BadJson),
        ('[{"b":{"a":1,"c":2,"a":3}}]', BadJson),
        ("NaN", BadJson),
        ("[Infinity]", BadJson),
        ("-Infinity", BadJson),
        ("1e999", BadJson),
        ("-1e999", BadJson),
        ("1" * 21, BadJson),
        ("0." + "1" * 19, BadJson),
        ("9" * 100_000, BadJson),
        (b"\xff\xfe", BadJson),
        (b'"\xed\xa0\x80"', BadJson),
        ("\ud800", BadJson),
        (r'"\ud800"', BadJson),
        (r'{"\udfff":1}', BadJson),
        ("\ufeff{}", BadJson),
        ("[" * 33 + "]" * 33, TooDeep),
        ("[" * 500_000, TooDeep),
        ('{"a":' * 40 + "1" + "}" * 40, TooDeep),
        ("[{" * 17, TooDeep),
        ("[]" * 20 + "[" * 33, TooDeep),
        ("[" * 33 + '"', TooDeep),
        (" " * (MAX_BYTES + 1), TooLong),
        (b" " * (MAX_BYTES + 1), TooLong),
        ('"' + "é" * (MAX_BYTES // 2) + '"', TooLong),
    ],
)
def test_what_is_no_json_or_beyond_a_limit_is_refused(line, fault):
    with pytest.raises(fault):
        read_json(line)


@pytest.mark.parametrize(
    "line",
    [
        "[" * MAX_DEPTH + "]" * MAX_DEPTH,
        "[" + "[]," * 1_000 + "[]]",
        '["' + "[" * 100 + r"\"{\\" + '"]',
        r'["\ud83c\udccf"]',
        b'"' + b" " * (MAX_BYTES - 2) + b'"',
        "99999999999999999999",
        "1.5e3",
    ],
)
def test_what_stays_within_the_limits_is_read(line):
    assert read_json(line) == json.loads(line)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_with_a_code(line):
    value, fault = try_json(line)
    if fault is None:
        assert value == json.loads(line)
    else:
        assert isinstance(fault, CassinoError)
        assert fault.code in {"bad_json", "too_deep", "too_long"}


def test_what_stands_beside_a_fault_is_still_there():
    value, fault = try_json('{"id":7,"n":NaN,"n":1}')
    assert isinstance(fault, BadJson)
    assert value["id"] == 7


def test_depth_is_counted_in_time_that_grows_with_the_line():
    with pytest.raises(TooDeep):
        read_json('"' + '\\"' * 200_000 + '"' + "[" * 33)
    with pytest.raises(BadJson):
        read_json("[]" * (MAX_BYTES // 2))
