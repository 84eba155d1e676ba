"""The engine as a program."""

import codecs
import io
import json
import subprocess
import sys

from cassino.engine import serve
from cassino.notation.json_limits import MAX_BYTES
from tests.engine.talk import PLAYERS

HELLO = b'{"do":"hello","id":%d}\n'


def served(given: bytes) -> list[dict]:
    """The answers to a stream of lines."""
    answers = io.BytesIO()
    serve(io.BytesIO(given), answers, PLAYERS)
    lines = answers.getvalue().split(b"\n")
    assert lines.pop() == b""
    return [json.loads(line) for line in lines]


def codes(answers):
    """The error of each answer, None for none."""
    return [told.get("error", {}).get("code") for told in answers]


def test_every_line_has_one_answer_in_order_also_empty_ones_and_the_last_without_its_end():
    told = served(HELLO % 1 + b"\n" + HELLO % 2 + b"\r\n" + (HELLO % 3).rstrip())
    assert codes(told) == [None, "bad_json", None, "bad_json", None]
    assert [each.get("id") for each in told] == [1, None, 2, None, 3]


def test_lines_of_other_systems_are_served():
    assert codes(served(HELLO.replace(b"\n", b"\r\n") % 1)) == [None]


def test_a_byte_order_mark_before_the_first_line_is_passed_over_and_nowhere_else():
    mark = codecs.BOM_UTF8
    assert codes(served(mark + HELLO % 1 + HELLO % 2)) == [None, None]
    assert codes(served(HELLO % 1 + mark + HELLO % 2)) == [None, "bad_json"]


def test_nothing_is_answered_to_nothing():
    assert served(b"") == []


def test_a_line_is_too_long_from_one_byte_over_the_limit_and_the_next_one_is_served():
    for extra, code in (
        (-1, None),
        (0, None),
        (1, "too_long"),
        (2, "too_long"),
        (3, "too_long"),
        (MAX_BYTES * 3, "too_long"),
    ):
        line = HELLO.rstrip() % 1
        line += b" " * (MAX_BYTES + extra - len(line))
        for end in (b"\n", b"\r\n"):
            assert codes(served(line + end + HELLO % 2)) == [code, None], extra
        assert codes(served(line)) == [code]


def test_the_program_answers_each_line_at_once_and_ends_with_its_input():
    program = subprocess.Popen(
        [sys.executable, "-m", "cassino", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    for number in (1, 2):
        program.stdin.write(HELLO % number)
        program.stdin.flush()
        assert json.loads(program.stdout.readline())["id"] == number
    rest, errors = program.communicate(timeout=30)
    assert (rest, errors, program.returncode) == (b"", b"", 0)


def test_the_program_ends_quietly_when_nobody_reads_its_answers():
    program = subprocess.Popen(
        [sys.executable, "-m", "cassino", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    program.stdout.close()
    program.stdout = None
    _, errors = program.communicate(HELLO % 1 * 1000, timeout=30)
    assert b"Traceback" not in errors
