"""The README says what is true: its Python runs, its commands are there, its links lead somewhere."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs_and_answers_as_printed():
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 8
    assert found.failed == 0


def test_every_link_of_the_readme_leads_to_a_file():
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) > 8
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("line", re.findall(r"\./go cassino ([^`\n]+)", README))
def test_every_command_of_the_readme_exists_with_its_options(line):
    words = shlex.split(line.split("#")[0])
    command = [sys.executable, "-m", "cassino", words[0], "--help"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 0
    assert [word for word in words if word.startswith("--") and word not in told.stdout] == []


def test_the_options_of_play_exist():
    options = re.findall(r"^\./go play(.*?)#", README, re.M)
    told = subprocess.run(
        [sys.executable, "-m", "cassino", "play", "--help"], capture_output=True, text=True, timeout=60, check=False
    )
    assert len(options) == 2
    assert all(option in told.stdout for line in options for option in line.split())
