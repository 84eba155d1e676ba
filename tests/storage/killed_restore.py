"""A program that restores a backup again and again, killed one line later each time, then at random moments.

Called with a folder that holds `old/` (the database as a killed server left it) and `backup.db`, the number of events
in `old/`, and how many random moments to try. Prints one word for each restore: `old` or `new` for what is in place
after the kill, `done` where it was not killed and has kept the old one beside, else what is wrong.
"""

import itertools
import os
import random
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from cassino.storage import dialect, upkeep
from cassino.storage.folder import DataFolder
from cassino.storage.upkeep import check_database, restore

NEVER, FOREVER_S = 10**9, 1e9
WATCHED = {upkeep.__file__, dialect.__file__}


def killed_at(line: int) -> Callable[[FrameType, str, Any], Any]:
    """A trace function that kills its process before the watched line of that number, counted as they are run."""
    passed = itertools.count()

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        if frame.f_code.co_filename not in WATCHED or frame.f_code is check_database.__code__:
            return None
        if event == "line" and next(passed) == line:
            os.kill(os.getpid(), signal.SIGKILL)
        return trace

    return trace


def restored_but_killed(data: Path, backup: Path, line: int, after_s: float) -> bool:
    """Whether the process was killed: before the watched line of that number, or so many seconds after its start."""
    child = os.fork()
    if child == 0:
        with DataFolder(data) as folder:
            sys.settrace(killed_at(line))
            restore(folder, backup)
        os._exit(0)
    if after_s < FOREVER_S:
        time.sleep(after_s)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def found_after(data: Path, old: int, new: int, *, was_killed: bool) -> str:
    """What is in place."""
    found = check_database(data / "cassino.db")
    if found.damages:
        return found.damages[0].code
    word = {old: "old", new: "new"}.get(found.events, f"{found.events} events")
    if was_killed:
        return word
    kept = [check_database(path).events for path in data.glob("cassino-replaced-*")]
    return "done" if (word, kept) == ("new", [old]) else f"{word}, beside it {kept}"


def main(folder: Path, old: int, moments: int) -> None:
    """Restore into a fresh copy of `old/` each time."""
    data, backup, draw = folder / "data", folder / "backup.db", random.Random(moments)
    new = check_database(backup).events
    for line in itertools.count():
        was_killed = _restored_anew(folder, data, backup, line, FOREVER_S)
        print(found_after(data, old, new, was_killed=was_killed))
        if not was_killed:
            break
    for _ in range(moments):
        was_killed = _restored_anew(folder, data, backup, NEVER, draw.uniform(0, 0.1))
        print(found_after(data, old, new, was_killed=was_killed))


def _restored_anew(folder: Path, data: Path, backup: Path, line: int, after_s: float) -> bool:
    shutil.rmtree(data, ignore_errors=True)
    shutil.copytree(folder / "old", data)
    return restored_but_killed(data, backup, line, after_s)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
