"""Where compiled functions are kept: in the user's cache folder, under a name made from every source file."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

_PACKAGE = Path(__file__).parents[2]
_COMPILED_ROOMS = ("rules/kernel", "thinking")
_MANIFEST = "complete.json"


def cache_root() -> Path:
    """The folder that holds the caches: CASSINO_CACHE, else `cassino` in the user's cache folder."""
    if given := os.environ.get("CASSINO_CACHE"):
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cassino"


def cache_name() -> str:
    """A name that changes with every compiled source file, with Numba, Python and the bounds check.

    Numba does not notice a changed callee in another file, nor the bounds check. To ask does not load Numba.
    """
    seed = hashlib.sha256()
    for room in _COMPILED_ROOMS:
        for path in sorted((_PACKAGE / room).glob("**/*.py")):
            seed.update(path.name.encode() + b"\0" + path.read_bytes())
    for word in (version("numba"), sys.version, os.environ.get("NUMBA_BOUNDSCHECK", "")):
        seed.update(word.encode() + b"\0")
    return f"compiled-{seed.hexdigest()[:16]}"


def is_ready() -> bool:
    """Whether everything is compiled and kept, so that a process can start at once."""
    return _is_whole(cache_root() / cache_name())


def use_cache() -> None:
    """Make Numba read the kept functions; compile them first, in another process, where they are not there.

    Called before anything is compiled. A process that has compiled runs slower than one that has loaded.
    """
    if os.environ.get("CASSINO_COMPILING"):
        _set_folder(Path(os.environ["CASSINO_COMPILING"]))
        return
    kept = cache_root() / cache_name()
    if not _is_whole(kept):
        prepare()
    if _is_whole(kept) and os.access(kept, os.W_OK):
        _set_folder(kept)
    else:
        _set_folder(_copied(kept))


def prepare(progress: Callable[[int, int], None] | None = None) -> None:
    """Compile everything in a child process and keep it; *progress* hears n of m functions.

    Where the cache folder cannot be written, nothing is kept. RuntimeError when the child fails.
    """
    kept = cache_root() / cache_name()
    folder = _new_folder(cache_root())
    if folder is None:
        return
    environment = {**os.environ, "CASSINO_COMPILING": str(folder), "CASSINO_WAY": "compiled"}
    command = [sys.executable, "-m", "cassino.rules.kernel.prepare"]
    child = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stderr is not None
    with child:
        for line in child.stdout:
            if progress is not None and line.startswith("compiled "):
                done, whole = line.split()[1].split("/")
                progress(int(done), int(whole))
        errors = child.stderr.read()
    if child.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        raise RuntimeError(f"the kernel could not be compiled:\n{errors}")
    (folder / _MANIFEST).write_text(json.dumps(dict(_digests(folder))))
    shutil.rmtree(kept, ignore_errors=True)
    try:
        folder.rename(kept)
    except OSError:  # another process was first
        shutil.rmtree(folder, ignore_errors=True)


def _new_folder(root: Path) -> Path | None:
    try:
        root.mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix="compiling-", dir=root))
    except OSError:
        return None


def _set_folder(folder: Path) -> None:
    import numba

    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]


def _copied(kept: Path) -> Path:
    """A folder for this process alone, with what is kept where that is whole but cannot be written."""
    import atexit

    folder = Path(tempfile.mkdtemp(prefix="cassino-compiled-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if _is_whole(kept):
        shutil.copytree(kept, folder, dirs_exist_ok=True)
    return folder


def _is_whole(folder: Path) -> bool:
    """Whether the files of *folder* are those that were written when it was completed."""
    try:
        wanted = json.loads((folder / _MANIFEST).read_text())
        return isinstance(wanted, dict) and bool(wanted) and wanted == dict(_digests(folder))
    except (OSError, ValueError):
        return False


def _digests(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("**/*.nb[ci]")):
        yield str(path.relative_to(folder)), hashlib.sha256(path.read_bytes()).hexdigest()
