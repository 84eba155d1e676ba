"""The command `cassino record check`."""

import random

import pytest
from click.testing import CliRunner

from cassino.cli import main
from cassino.notation.records import Record, format_record
from cassino.rules import Rules
from tests.games import random_match


@pytest.fixture
def text():
    """The record of a match that ended."""
    return format_record(Record.of_match(random_match(Rules.from_preset("mini"), 2, random.Random(1), most_deals=9)))


def run(*files, **options):
    """What the command says and its exit code."""
    return CliRunner().invoke(main, ["record", "check", *map(str, files)], **options)


def test_a_true_record_is_said_to_hold(tmp_path, text):
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    result = run(file)
    assert result.exit_code == 0
    assert str(file) in result.output


def test_a_record_may_begin_with_a_byte_order_mark(tmp_path, text):
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8-sig")
    assert run(file).exit_code == 0


def test_a_record_is_read_from_the_standard_input(text):
    assert run("-", input=text).exit_code == 0


def test_the_line_and_the_reason_of_a_fault_are_said_and_the_other_records_checked(tmp_path, text):
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace('[Seats "2"]', '[Seats "9"]'), encoding="utf-8")
    result = run(bad, good)
    assert result.exit_code == 1
    assert f"{bad}:3: " in result.output
    assert str(good) in result.output


@pytest.mark.parametrize("content", [b"", b"\xff", b'[Cassino "1"]\n\n\xff', b"\x00" * 100, b"[" * 10_000])
def test_what_is_no_record_is_refused_without_a_traceback(tmp_path, content):
    file = tmp_path / "match.txt"
    file.write_bytes(content)
    result = run(file)
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert f"{file}:" in result.output


def test_a_file_that_is_not_there_is_said_so(tmp_path):
    result = run(tmp_path / "none.txt")
    assert result.exit_code == 2
    assert "none.txt" in result.output
