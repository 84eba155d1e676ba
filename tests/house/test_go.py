"""The script that everybody starts with."""

import subprocess
import sys
import threading
import time
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


@pytest.mark.parametrize("port", [["--port", "99999"], ["--port=65536"], ["--port", "http"], ["--lan", "--port"]])
def test_a_port_that_is_none_is_refused_before_anything_is_prepared(tmp_path, port):
    checkout, tools = make_checkout(tmp_path)
    link_tools(tools, "sh", "dirname")
    result = subprocess.run([checkout / "go", "play", *port], capture_output=True, text=True, env={"PATH": str(tools)})
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "go: --port takes a number from 0 to 65535.\n"
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize("name", ["no_such_thing", "../tools/stages", "_private"])
def test_a_benchmark_that_does_not_exist_is_refused(name):
    result = go("bench", name)
    assert result.returncode == 2
    assert f"no benchmark is called {name}" in result.stderr


TOOLS = ("sh", "dirname", "cat", "cksum", "rm", "ln", "mv", "readlink", "sleep", "mktemp")


def link_tools(folder, *names):
    for name in names:
        found = subprocess.run(["sh", "-c", f"command -v {name}"], capture_output=True, text=True, check=True)
        (folder / name).symlink_to(found.stdout.strip())


def make_checkout(tmp_path):
    """A fresh checkout, and an empty folder that is all of the PATH."""
    checkout, tools = tmp_path / "checkout", tmp_path / "bin"
    checkout.mkdir()
    tools.mkdir()
    for file in ("go", "pyproject.toml", "requirements"):
        (checkout / file).symlink_to(ROOT / file)
    return checkout, tools


def start(checkout, tools):
    return subprocess.run(
        [checkout / "go", "cassino"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": str(tools), "HOME": str(checkout)},
    )


def test_a_start_waits_for_another_one_that_prepares_and_takes_over_from_a_dead_one(tmp_path):
    checkout, tools = make_checkout(tmp_path)
    link_tools(tools, *TOOLS)
    with subprocess.Popen(["sleep", "2.5"]) as other:
        (checkout / ".preparing").symlink_to(str(other.pid))
        began = time.monotonic()
        threading.Thread(target=other.wait, daemon=True).start()  # a process that nobody waits for stays in the table
        result = start(checkout, tools)
        assert time.monotonic() - began > 1
    assert result.stderr.count("Another start is preparing Cassino") == 1
    assert "Cassino needs Python" in result.stderr
    assert not list(checkout.glob(".preparing*"))


def test_a_checkout_that_cannot_be_written_is_said_in_words(tmp_path):
    checkout, tools = make_checkout(tmp_path)
    link_tools(tools, *(name for name in TOOLS if name != "ln"))
    (tools / "ln").write_text("#!/bin/sh\nexit 1\n")
    (tools / "ln").chmod(0o755)
    result = start(checkout, tools)
    assert (result.returncode, "nothing can be written in" in result.stderr) == (1, True)


def test_a_start_that_is_killed_says_no_more(tmp_path):
    checkout, tools = make_checkout(tmp_path)
    link_tools(tools, *TOOLS, "id", "env")
    (tools / "python3").write_text('#!/bin/sh\ncase "$*" in *-m*) exec sleep 3 ;; esac\n')
    (tools / "python3").chmod(0o755)
    said = tmp_path / "said"
    with (
        said.open("w") as stderr,
        subprocess.Popen(
            [checkout / "go", "cassino"], stderr=stderr, env={"PATH": str(tools), "HOME": str(tmp_path)}
        ) as process,
    ):
        while "." not in said.read_text():
            time.sleep(0.1)
        process.kill()
    time.sleep(1.5)
    before = said.read_text()
    time.sleep(1.5)
    assert said.read_text() == before
    assert (checkout / ".preparing").is_symlink()  # which the next start takes over


def test_what_fails_is_shown_with_what_it_needs(tmp_path):
    checkout, tools = make_checkout(tmp_path)
    link_tools(tools, *TOOLS, "id")
    (tools / "python3").write_text('#!/bin/sh\ncase "$*" in *-m*) echo no route; exit 3 ;; esac\n')
    (tools / "python3").chmod(0o755)
    result = start(checkout, tools)
    assert result.returncode == 3
    assert "no route\ngo: Making a place for uv failed, as said above. It needs the network" in result.stderr
    assert not list(checkout.glob(".preparing*"))


def test_a_machine_without_python_is_told_so(tmp_path):
    checkout, tools = make_checkout(tmp_path)
    link_tools(tools, *TOOLS)
    result = start(checkout, tools)
    assert result.returncode == 1
    assert "Cassino needs Python 3.11 or newer" in result.stderr
    assert not (checkout / ".venv").exists()


def test_a_python_that_cannot_make_environments_is_told_so(tmp_path):
    checkout, tools = make_checkout(tmp_path)
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
