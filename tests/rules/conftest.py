"""The kept compiled functions that the tests of the rules share."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cassino.rules.kernel.cache import cache_root

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., str]


@pytest.fixture(scope="session")
def compiled_cache() -> Path:
    """The user's cache folder, with everything compiled; once, whatever number of test processes there is."""
    root = cache_root()
    root.mkdir(parents=True, exist_ok=True)
    with (root / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run_python("-c", "import cassino.rules.kernel.playout", CASSINO_CACHE=str(root), CASSINO_WAY="compiled")
    return root


def run_python(*arguments: str, before: tuple[str, ...] = (), **environment: str) -> str:
    """What another Python prints when it runs *arguments*; with *before*, a command that starts it."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [*before, sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def python() -> Run:
    """Runs another Python: see `run_python`."""
    return run_python
