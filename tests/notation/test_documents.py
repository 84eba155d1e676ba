"""The examples of docs/reference/formats.md hold."""

import json
import re
from pathlib import Path

import pytest

from cassino.notation.moves import move_from_json, move_to_json
from cassino.notation.positions import position_from_json
from cassino.notation.record_check import check_record
from cassino.notation.record_reading import parse_record
from cassino.notation.records import format_record
from cassino.rules import REASONS, Rules
from tests.engine.talk import CODES, ask_line

TEXT = (Path(__file__).parents[2] / "docs/reference/formats.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
REQUESTS = [request for request in re.findall(r"`(\{\"do\".*?\})`", TEXT) if not re.search(r"[PRM…]\b|…", request)]


def test_the_record_holds_and_is_written_as_it_stands():
    [record] = [block for _, block in BLOCKS if block.startswith("[Cassino")]
    assert check_record(record).is_over
    assert format_record(parse_record(record)) == record


def test_the_position_and_the_moves_are_read():
    moves, position = [block for name, block in BLOCKS if name == "json"]
    read = position_from_json(json.loads(position))
    for line in moves.splitlines():
        assert move_to_json(move_from_json(json.loads(line), read)) == json.loads(line)


def test_the_rules_are_read_alike_from_both_forms():
    [text] = re.findall(r"^    (royal .*)$", TEXT, re.MULTILINE)
    [written] = re.findall(r"As JSON: `(.*?)`", TEXT)
    assert Rules.parse(text).to_text() == text
    assert Rules.parse(text).to_json() == json.loads(written)
    assert Rules.from_json(json.loads(written)) == Rules.parse(text)


def test_the_dialogue_is_what_the_engine_says():
    [dialogue] = [block for _, block in BLOCKS if block.startswith("$ cassino engine")]
    _, asked, told = dialogue.splitlines()
    assert ask_line(asked) == json.loads(told)


@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_that_stands_whole_is_answered(request_):
    assert "error" not in ask_line(request_)


def test_every_code_and_every_reason_is_listed_in_its_order():
    listed = re.findall(r"`(\w+)`", TEXT[TEXT.index("## Errors") :].partition("## Reasons")[0])
    assert CODES <= set(listed)
    assert re.findall(r"`(\w+)`", TEXT[TEXT.index("## Reasons") :]) == list(REASONS)
