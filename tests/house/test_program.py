"""The program's front door."""

import importlib
import random
import subprocess
import sys
import threading

import pytest
from click.testing import CliRunner

import cassino.web
from cassino.cli import COMMANDS, main, play
from cassino.notation.records import Record, format_record
from cassino.rules import Rules
from cassino.rules.kernel import cache
from cassino.storage.folder import DataFolder
from tests.games import random_match


def test_it_tells_its_version():
    result = CliRunner().invoke(main, ["--version"])
    assert (result.exit_code, result.output) == (0, f"cassino, version {cassino.__version__}\n")


def test_it_runs_as_a_module():
    result = subprocess.run([sys.executable, "-m", "cassino", "--help"], capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert result.stdout.startswith("Usage: cassino ")


def test_help_lists_every_command_without_importing_one():
    code = (
        "import sys; from click.testing import CliRunner; from cassino.cli import main;"
        "print(CliRunner().invoke(main, ['--help']).output);"
        "print([name for name in sys.modules if name.startswith('cassino.cli.')])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    *text, modules = result.stdout.splitlines()
    assert modules == "[]"
    for name in COMMANDS:
        assert any(line.startswith(f"  {name} ") for line in text)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_where_its_name_says(name):
    module = importlib.import_module(f"cassino.cli.{name.replace('-', '_')}")
    assert module.command.name == name
    assert CliRunner().invoke(main, [name, "--help"]).exit_code == 0


def test_an_unknown_command_is_refused_with_the_usage():
    result = CliRunner().invoke(main, ["dance"])
    assert result.exit_code == 2
    assert "No such command 'dance'" in result.output


def test_a_port_that_may_not_be_used_is_said_in_words(monkeypatch):
    def refuse(**_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(cassino.web, "serve", refuse)
    monkeypatch.setattr(cache, "is_ready", lambda: True)
    result = CliRunner().invoke(main, ["play", "--port", "80"])
    assert result.exit_code == 1
    assert "Error: Port 80 cannot be used: Permission denied" in result.output


def test_something_is_said_before_what_is_slow_to_import():
    code = "import sys, cassino.cli.play; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "cassino.words" in loaded
    assert not {"cassino.web", "cassino.rules", "cassino.table", "sqlalchemy", "numpy"} & set(loaded)


def test_a_second_start_says_where_the_first_one_is_and_prepares_nothing(monkeypatch, tmp_path):
    prepared: list[object] = []
    monkeypatch.setattr(cache, "is_ready", lambda: False)
    monkeypatch.setattr(cache, "prepare", prepared.append)
    monkeypatch.setenv("CASSINO_DATA", str(tmp_path))
    with DataFolder(tmp_path) as held:
        held.announce("127.0.0.1:8123")
        result = CliRunner().invoke(main, ["play", "--no-browser"], env={"LC_ALL": "en"})
    assert result.exit_code == 0
    assert result.output == "Cassino is starting …\nCassino already runs at http://127.0.0.1:8123\n"
    assert prepared == []


def test_the_server_that_serves_prepares_the_bots(monkeypatch):
    is_preparing = threading.Event()

    def serve_until_prepared(*, begun, **_):
        assert not is_preparing.is_set()
        begun()
        assert is_preparing.wait(30)

    monkeypatch.setattr(cassino.web, "serve", serve_until_prepared)
    monkeypatch.setattr(cache, "is_ready", lambda: False)
    monkeypatch.setattr(cache, "prepare", lambda _progress: is_preparing.set())
    assert CliRunner().invoke(main, ["play"]).exit_code == 0


def test_without_a_home_the_program_says_what_to_set_and_bots_are_not_ready(monkeypatch):
    def nowhere():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("pathlib.Path.home", nowhere)
    for name in ("CASSINO_DATA", "CASSINO_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert not cache.is_ready()
    for arguments, name in (
        (["play", "--no-browser"], "CASSINO_DATA"),
        (["arena", "expert", "greedy"], "CASSINO_CACHE"),
    ):
        result = CliRunner().invoke(main, arguments)
        assert result.exit_code == 1
        assert f"no home folder is known: set HOME or {name}" in result.output


def test_the_first_start_tells_how_far_it_is_and_the_second_is_silent(monkeypatch, capsys):
    monkeypatch.setattr(cache, "is_ready", lambda: False)
    monkeypatch.setattr(cache, "prepare", lambda progress: [progress(n, 3) for n in (1, 2, 3)])
    play._prepare_kernel(threading.Event())
    assert capsys.readouterr().err.splitlines()[1:] == ["Prepared 1 of 3", "Prepared 2 of 3", "Prepared 3 of 3"]
    monkeypatch.setattr(cache, "is_ready", lambda: True)
    play._prepare_kernel(threading.Event())
    assert capsys.readouterr() == ("", "")


def test_a_record_that_does_not_hold_names_file_line_and_reason(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text("[Cassino 1]\n")
    result = CliRunner().invoke(main, ["record", "check", str(file)])
    assert result.exit_code == 1
    assert f"{file}:1: " in result.output


def test_a_record_that_cannot_be_read_is_said(tmp_path):
    file = tmp_path / "match.txt"
    file.write_bytes(b"\xff\xfe")
    for name, code, reason in (("none", 2, "cannot be read"), ("match.txt", 1, "is not UTF-8 text")):
        result = CliRunner().invoke(main, ["record", "check", str(tmp_path / name)])
        assert (result.exit_code, result.output) == (code, f"{tmp_path / name}: {reason}\n")


def test_a_true_record_is_described(tmp_path):
    file = tmp_path / "match.txt"
    record = Record.of_match(random_match(Rules.from_preset("classic"), 2, random.Random(1), most_deals=1))
    file.write_text(format_record(record), encoding="utf-8")
    result = CliRunner().invoke(main, ["record", "check", str(file)])
    assert (result.exit_code, result.output[: len(str(file))]) == (0, str(file)), result.output
    assert ": true; 1 deal, " in result.output


def test_the_engine_speaks_on_its_standard_streams():
    result = subprocess.run(
        [sys.executable, "-m", "cassino", "engine"], input=b'{"do":"hello","id":7}\n', capture_output=True, check=False
    )
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.startswith(b'{"id":7,')
    assert result.stdout.count(b"\n") == 1
