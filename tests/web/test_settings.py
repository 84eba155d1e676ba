"""Settings from the environment: read, refused with a reason, and none of them undocumented."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from cassino.web.settings import VARIABLES, BadSetting, Limits, Settings

ROOT = Path(__file__).parents[2]
REFERENCE = (ROOT / "docs" / "reference" / "server.md").read_text()
INNER = {"CASSINO_COMPILING"}
"""Said by one process of ours to another."""


def test_an_address_names_the_host_and_makes_cookies_secure():
    settings = Settings.from_environment({"CASSINO_ADDRESS": "https://Cassino.example.org:8443/"})
    assert settings.address == "https://Cassino.example.org:8443"
    assert "cassino.example.org" in settings.hosts
    assert settings.is_https
    assert not Settings.from_environment({"CASSINO_ADDRESS": "http://10.0.0.7:8000"}).is_https


def test_each_variable_does_what_it_says():
    settings = Settings.from_environment(
        {
            "CASSINO_NAMES": "one.example, Two.example",
            "CASSINO_PROXY": "127.0.0.1 10.0.0.0/8",
            "CASSINO_ENGINES": "3",
            "CASSINO_TABLES": "77",
            "CASSINO_SOCKETS": "88",
        }
    )
    assert {"one.example", "two.example", "localhost"} <= settings.hosts
    assert settings.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert (settings.engines, settings.bounds.tables, settings.limits.sockets) == (3, 77, 88)


def test_without_variables_everything_is_as_usual():
    usual = Settings.from_environment({"CASSINO_ADDRESS": " ", "HOME": "/"})
    assert (usual.hosts, usual.proxies, usual.engines, usual.address) == (Settings().hosts, (), None, "")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("CASSINO_ADDRESS", "cassino.example.org"),
        ("CASSINO_ADDRESS", "https://"),
        ("CASSINO_ADDRESS", "https://example.org/cassino"),
        ("CASSINO_PROXY", "localhost"),
        ("CASSINO_ENGINES", "0"),
        ("CASSINO_ENGINES", "many"),
        ("CASSINO_TABLES", "-1"),
        ("CASSINO_SOCKETS", "1.5"),
    ],
)
def test_a_setting_that_cannot_be_read_is_refused_by_its_name(name, text):
    with pytest.raises(BadSetting, match=name):
        Settings.from_environment({name: text})


def test_every_variable_that_the_program_reads_is_documented():
    code = "\n".join(path.read_text() for path in (ROOT / "src" / "cassino").rglob("*.py"))
    read = set(re.findall(r"CASSINO_[A-Z]+", code)) - INNER
    assert set(VARIABLES) <= read
    assert [name for name in sorted(read) if f"`{name}`" not in REFERENCE] == []


def test_every_limit_is_documented_with_its_value():
    for each in fields(Limits):
        assert f"| `{each.name}` | {each.default} |" in REFERENCE
