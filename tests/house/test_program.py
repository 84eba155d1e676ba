"""The program's front door."""

import importlib
import subprocess
import sys

import pytest
from click.testing import CliRunner

import cassino
from cassino.cli import COMMANDS, main


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


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_where_its_name_says(name):
    module = importlib.import_module(f"cassino.cli.{name.replace('-', '_')}")
    assert module.command.name == name
    assert CliRunner().invoke(main, [name, "--help"]).exit_code == 0


def test_an_unknown_command_is_refused_with_the_usage():
    result = CliRunner().invoke(main, ["dance"])
    assert result.exit_code == 2
    assert "No such command 'dance'" in result.output
