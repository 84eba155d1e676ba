"""The page's declarations follow from the structs."""

import re
from pathlib import Path

import cassino.web
from cassino.table.commands import COMMANDS
from cassino.table.events import EVENTS
from cassino.wire.typescript import declarations

FILE = Path(cassino.web.__file__).parent / "static" / "js" / "wire.d.ts"


def test_the_declarations_of_the_page_are_up_to_date():
    assert FILE.read_text() == declarations(), "run: python -m cassino.wire.typescript"


def test_every_command_and_every_event_is_declared():
    text = declarations()
    for command in COMMANDS:
        assert f'do: "{command.__struct_config__.tag}";' in text
    for event in EVENTS:
        assert f'"{event.__struct_config__.tag}"' in text


def test_every_type_that_is_named_is_declared():
    text = declarations()
    declared = {*re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE), "Record"}
    fields = re.findall(r"^  \w+\??: (.*);$", text, re.MULTILINE)
    assert {name for kind in fields for name in re.findall(r"\b[A-Z]\w*", re.sub('"[^"]*"', "", kind))} <= declared


def test_a_hidden_field_is_declared_nowhere():
    text = declarations()
    assert "  pack?" not in text
    assert "  viewer?" not in text
    assert "  host?" not in text
