"""A fresh checkout on a machine that has a Python and no more."""

import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def go(tmp_path_factory):
    """Give a fresh copy of the files of this checkout, and what runs ./go in it with an empty home."""
    checkout = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    names = [name for name in listed.stdout.split(b"\0") if name and (ROOT / name.decode()).is_file()]
    packed = subprocess.run(
        ["tar", "-cf", "-", "--null", "-T", "-"], cwd=ROOT, check=True, capture_output=True, input=b"\0".join(names)
    )
    subprocess.run(["tar", "-xf", "-"], cwd=checkout, check=True, input=packed.stdout)
    environment = {"HOME": str(tmp_path_factory.mktemp("home")), "PATH": "/usr/bin:/bin"}

    def run(*arguments):
        return subprocess.run(
            [checkout / "go", *arguments], capture_output=True, text=True, check=False, env=environment
        )

    return checkout, run


def test_it_prepares_itself_once_and_heals(go):
    checkout, run = go
    first = run("cassino", "--version")
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith("cassino, version ")
    assert "Installing what Cassino needs" in first.stderr

    began = time.monotonic()
    second = run("cassino", "--version")
    assert (second.stdout, second.stderr) == (first.stdout, "")
    assert time.monotonic() - began < 2

    # Cut off in the middle: no stamp, and half an environment.
    venv = checkout / ".venv"
    (venv / "stamp-run").unlink()
    (venv / "bin" / "python").unlink()
    third = run("cassino", "--version")
    assert (third.returncode, third.stdout) == (0, first.stdout), third.stderr

    # Moved to another place, where nothing of the old place may be used.
    moved = checkout.with_name("moved")
    checkout.rename(moved)
    environment = {"HOME": str(moved), "PATH": "/usr/bin:/bin"}
    code = "import cassino; print(cassino.__file__)"
    subprocess.run([moved / "go", "cassino", "--version"], check=True, capture_output=True, env=environment)
    found = subprocess.run([moved / ".venv/bin/python", "-c", code], check=True, capture_output=True, text=True)
    assert Path(found.stdout.strip()) == moved / "src" / "cassino" / "__init__.py"
