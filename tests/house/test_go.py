"""The script that everybody starts with."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def go(*arguments, **options):
    return subprocess.run([ROOT / "go", *arguments], capture_output=True, text=True, check=False, **options)


def test_help_tells_every_command():
    result = go("help")
    assert result.returncode == 0
    for command in ("play", "test", "bench", "cassino", "pin"):
        assert f"\n  {command} " in result.stdout


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--al"]])
def test_what_is_no_command_is_refused_with_the_usage(arguments):
    result = go(*arguments)
    assert result.returncode == 2
    assert "usage: ./go COMMAND" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("name", ["no_such_thing", "../tools/stages", "_private"])
def test_a_benchmark_that_does_not_exist_is_refused(name):
    result = go("bench", name)
    assert result.returncode == 2
    assert f"no benchmark is called {name}" in result.stderr


def test_a_machine_without_python_is_told_so(tmp_path):
    checkout, tools = tmp_path / "checkout", tmp_path / "bin"
    checkout.mkdir()
    tools.mkdir()
    for file in ("go", "pyproject.toml", "requirements"):
        (checkout / file).symlink_to(ROOT / file)
    for tool in ("sh", "dirname", "cat", "cksum", "rm"):
        found = subprocess.run(["sh", "-c", f"command -v {tool}"], capture_output=True, text=True, check=True)
        (tools / tool).symlink_to(found.stdout.strip())
    script = checkout / "go"
    result = subprocess.run(
        [script, "cassino"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": str(tools), "HOME": str(tmp_path)},
    )
    assert result.returncode == 1
    assert "Cassino needs Python 3.11 or newer" in result.stderr
    assert not (checkout / ".venv").exists()


def test_a_python_that_cannot_make_environments_is_told_so(tmp_path):
    checkout, tools = tmp_path / "checkout", tmp_path / "bin"
    checkout.mkdir()
    tools.mkdir()
    for file in ("go", "pyproject.toml", "requirements"):
        (checkout / file).symlink_to(ROOT / file)
    shims = {
        "python3": f'case "$*" in *ensurepip*) exit 1 ;; esac\nexec {sys.executable} "$@"',
        "id": "echo 1000",
        "uv": "exit 1",
    }
    for name, text in shims.items():
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    result = subprocess.run(
        [checkout / "go", "cassino"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": f"{tools}:/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    assert result.returncode == 1
    assert "on Debian and Ubuntu the package python3-venv" in result.stderr
    assert not (checkout / ".tools").exists()
