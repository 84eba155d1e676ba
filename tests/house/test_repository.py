"""What the repository may not hold, and what must agree in it."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOSTS = re.compile("pypi[.]org|pythonhosted[.]org|npmjs[.]org|deb[.]debian[.]org")
MACHINE_PATHS = re.compile(r"""(?:^|[\s"'`=(:])/(?:root|work|opt|mnt|private|(?:home|Users)/(?!ana\b)[a-z]+)/""")
"""Ana lives in examples."""
GROUPS = {"run": ["build"], "test": ["build", "test"], "bench": ["build", "bench"]}


def files():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines():
    for file in files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{file.relative_to(ROOT)}:{number}", line


def normal(name):
    return re.sub(r"[-_.]+", "-", re.split(r"[^A-Za-z0-9._-]", name)[0]).lower()


def pinned(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return {(normal(line), line.split(" ")[0].partition("==")[2]) for line in re.findall(r"^\w.*$", text, re.MULTILINE)}


def test_no_file_names_where_packages_are_fetched_from():
    assert [(where, line) for where, line in lines() if HOSTS.search(line)] == []


def test_no_file_names_a_path_of_one_machine():
    assert [(where, line) for where, line in lines() if MACHINE_PATHS.search(line)] == []


def test_no_lock_file_with_addresses_is_kept():
    assert not (ROOT / "uv.lock").exists()
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text()


@pytest.mark.parametrize("name", [*GROUPS, "uv"])
def test_every_requirement_is_pinned_with_hashes(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    entries = re.findall(r"^\w[^\n]*(?:\n {4}[^\n]*)*", text, re.MULTILINE)
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", GROUPS)
def test_what_pyproject_asks_for_is_pinned(name):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = [*project["project"]["dependencies"]]
    for group in GROUPS[name]:
        asked += project["dependency-groups"][group]
    assert {normal(requirement) for requirement in asked} <= {package for package, _ in pinned(name)}


@pytest.mark.parametrize("name", ["test", "bench"])
def test_everything_fits_into_one_environment(name):
    assert pinned("run") <= pinned(name)


def test_every_room_stands_in_the_order():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contract = project["tool"]["importlinter"]["contracts"][0]
    ordered = set(re.findall(r"\w+", " ".join(contract["layers"])))
    rooms = {path.stem for path in (ROOT / "src" / "cassino").glob("[!_]*") if path.suffix in ("", ".py")}
    assert rooms <= ordered


def test_every_document_is_listed():
    docs = ROOT / "docs"
    for index in (docs / "README.md", docs / "decisions" / "README.md"):
        text = index.read_text(encoding="utf-8")
        folders = ("guides", "concepts", "reference") if index.parent == docs else (".",)
        files = [file for folder in folders for file in (index.parent / folder).glob("*.md") if file != index]
        assert [file.name for file in files if f"({file.relative_to(index.parent)})" not in text] == []
