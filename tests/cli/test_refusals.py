"""What the system refuses, and files that are something else: a line in words, never a traceback."""

import json
import os
import subprocess
import sys
import threading

import pytest
from click.testing import CliRunner

from cassino.cli import arena, main, play
from cassino.rules.kernel import cache


def typed(*words: object, **options):
    """The program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "cassino", *map(str, words)], capture_output=True, text=True, check=False, **options
    )


def shell(line: str, *, given: str = ""):
    """A line of the shell, with `cassino` for the program."""
    program = f"{sys.executable} -m cassino"
    return subprocess.run(
        ["sh", "-c", line.replace("cassino", program)], capture_output=True, text=True, check=False, input=given
    )


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("cassino engine <&-", 0),
        ("cassino engine >&-", 0),
        ("cassino record check - <&-", 1),
        ("cassino verify - <&-", 2),
        ("cassino record check - <&- >&- 2>&-", 1),
    ],
)
def test_a_closed_stream_is_an_empty_one(line, code):
    found = shell(line, given='{"do": "hello"}\n')
    assert (found.returncode, "Traceback" in found.stderr) == (code, False), found.stderr


@pytest.mark.parametrize("words", [["engine"], ["--help"], ["record", "check", "--help"]])
def test_an_output_that_is_full_is_said_in_one_line(words):
    with open("/dev/full", "w") as full:
        found = subprocess.run(
            [sys.executable, "-m", "cassino", *words],
            input='{"do": "hello"}\n',
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (found.returncode, found.stderr) == (1, "Error: No space left on device\n")


@pytest.mark.parametrize("words", [("engine",), ("play", "--no-browser"), ("arena", "random", "greedy")])
def test_a_way_that_there_is_not_is_said_in_one_line(words):
    done = typed(*words, env={**os.environ, "CASSINO_WAY": "bogus"}, stdin=subprocess.DEVNULL, timeout=60)
    assert done.returncode == 1
    assert "no way 'bogus'" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", [["play", "--no-browser"], ["db", "restore", "COPY"], ["play", "--no-browser", "--port", "0"]]
)
def test_a_data_folder_that_cannot_be_made_is_named(tmp_path, monkeypatch, words):
    file = tmp_path / "file"
    file.write_text("mine")
    monkeypatch.setenv("CASSINO_DATA", str(file / "data"))
    monkeypatch.setattr(cache, "is_ready", lambda: True)
    found = CliRunner().invoke(main, [str(file) if word == "COPY" else word for word in words])
    assert (found.exit_code, found.output.splitlines()[-1]) == (1, f"Error: {file}/data: Not a directory")


def test_a_kernel_that_finds_no_room_is_said_in_words(monkeypatch, capsys):
    def full(_progress):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cache, "is_ready", lambda: False)
    monkeypatch.setattr(cache, "prepare", full)
    stopping = threading.Event()
    play._prepare_kernel(stopping)
    assert "No space left on device" in capsys.readouterr().err


PACKS = {"seed": "x", "first": 1, "pairs": 2, "matches": 0}
RESULT = {
    "arena": 2,
    "entrants": [{"name": "greedy", "bot": "greedy"}, {"name": "random", "bot": "random"}],
    "rules": "mini",
    "seats": 2,
    "partnership": False,
    "packs": PACKS,
}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"entrants": ' * 100_000,
        json.dumps({**RESULT, "seats": "two"}).encode(),
        json.dumps({**RESULT, "packs": {**PACKS, "pairs": "many"}}).encode(),
        json.dumps({**RESULT, "packs": {**PACKS, "first": -1}}).encode(),
        json.dumps({**RESULT, "rules": ["mini"]}).encode(),
        json.dumps({**RESULT, "seats": 7}).encode(),
        json.dumps({**RESULT, "packs": {**PACKS, "seed": ""}}).encode(),
        json.dumps({**RESULT, "entrants": [{"name": "a", "bot": "greedy", "budget": {"rollouts": 0}}] * 2}).encode(),
    ],
)
def test_what_is_no_result_of_the_arena_is_not_replayed(tmp_path, content):
    (tmp_path / "result.json").write_bytes(content)
    found = CliRunner().invoke(main, ["arena", "--workers", "1", "--replay", str(tmp_path / "result.json")])
    assert found.exit_code == 1, found.output
    assert found.output.startswith("Error: ")


def test_a_picture_is_refused_before_anything_is_played(tmp_path, monkeypatch):
    def never(*_):
        raise AssertionError("nothing is to be played")

    monkeypatch.setattr(arena, "_play", never)
    for more in (["--plot", str(tmp_path / "none" / "x.svg")], ["--plot", str(tmp_path / "x.svg"), "--pairs", "1"]):
        found = CliRunner().invoke(main, ["arena", "greedy", "random", *more])
        assert (found.exit_code, "Invalid value for --plot" in found.output) == (2, True), found.output


@pytest.mark.parametrize(
    ("words", "code"), [(["record", "check"], 1), (["verify"], 2), (["arena", "--workers", "1", "--replay"], 1)]
)
def test_a_file_without_an_end_is_not_read_to_it(words, code):
    found = CliRunner().invoke(main, [*words, "/dev/zero"])
    assert found.exit_code == code, found.output
    assert ("at most" in found.output) or ("too long" in found.output) or ("longer than" in found.output)
