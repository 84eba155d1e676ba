"""Where compiled functions are kept: in the user's cache folder, under a name made from every source file."""

import errno
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

_PACKAGE = Path(__file__).parents[2]
_COMPILED_ROOMS = ("rules/kernel", "thinking")
_MANIFEST = "complete.json"
_LOCATORS = "cassino.rules.kernel.locator.ByName,UserProvidedCacheLocator"
_KEPT_UNUSED_S = 30 * 24 * 3600


def cache_root() -> Path:
    """The folder that holds the caches: CASSINO_CACHE, else `cassino` in the user's cache folder.

    FileNotFoundError where the system knows no home of the user.
    """
    if given := os.environ.get("CASSINO_CACHE"):
        return Path(given)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cassino"
    except RuntimeError as error:
        raise FileNotFoundError(errno.ENOENT, "no home folder is known: set HOME or CASSINO_CACHE") from error


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
    try:
        return _is_whole(cache_root() / cache_name())
    except FileNotFoundError:
        return False


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
        os.utime(kept)
        _set_folder(kept)
    else:
        _set_folder(_copied(kept))


def prepare(progress: Callable[[int, int], None] | None = None) -> None:
    """Compile everything in a child process and keep it; *progress* hears n of m functions.

    One process at a time does so: another waits, and finds it done. Where the cache folder cannot be written, nothing
    is kept. RuntimeError when the child fails.
    """
    root = cache_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        lock = (root / "compiling.lock").open("w")
    except OSError:
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = root / cache_name()
        if _is_whole(kept):
            return
        _clear_away(root)
        folder = Path(tempfile.mkdtemp(prefix="compiling-", dir=root))
        try:
            _compile_into(folder, progress)
            (folder / _MANIFEST).write_text(json.dumps(dict(_digests(folder))))
            shutil.rmtree(kept, ignore_errors=True)
            folder.rename(kept)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _compile_into(folder: Path, progress: Callable[[int, int], None] | None) -> None:
    environment = {**os.environ, "CASSINO_COMPILING": str(folder), "CASSINO_WAY": "compiled"}
    command = [sys.executable, "-m", "cassino.rules.kernel.prepare"]
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as child,
    ):
        assert child.stdout is not None
        try:
            for line in child.stdout:
                if progress is not None and line.startswith("compiled "):
                    done, whole = line.split()[1].split("/")
                    progress(int(done), int(whole))
            code = child.wait()
        except BaseException:
            child.kill()
            raise
        if code:
            errors.seek(0)
            raise RuntimeError(f"the kernel could not be compiled:\n{errors.read()}")


def _clear_away(root: Path) -> None:
    """Remove what was cut off while it was compiled, and what has not been loaded for a month."""
    for folder in root.glob("compil*-*"):
        age_s = time.time() - folder.stat().st_mtime
        if folder.name.startswith("compiling-") or age_s > _KEPT_UNUSED_S:
            shutil.rmtree(folder, ignore_errors=True)


def _set_folder(folder: Path) -> None:
    import numba

    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    numba.config.CACHE_LOCATOR_CLASSES = _LOCATORS  # type: ignore[attr-defined]


def _copied(kept: Path) -> Path:
    """A folder for this process alone, with what is kept where that is whole but cannot be written."""
    import atexit

    folder = Path(tempfile.mkdtemp(prefix="cassino-compiled-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if _is_whole(kept):
        shutil.copytree(kept, folder, dirs_exist_ok=True)
        for part in (folder, *folder.rglob("*")):
            part.chmod(part.stat().st_mode | 0o200)  # Numba passes over a folder that it cannot write
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
