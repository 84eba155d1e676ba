"""The data folder: where it is, and the lock that lets one process write it."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Self

from cassino.errors import CassinoError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE = "cassino.db"
LOCK = "cassino.lock"


class FolderInUse(CassinoError):
    """Another process works in the data folder; `address` says where it can be reached, once it can."""

    code = "folder_in_use"

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(f"{folder} is in use" + (f" by the server at {address}" if address else ""))
        self.address = address


def default_folder() -> Path:
    """Where the user's data lies: CASSINO_DATA, or the system's place for such things. It need not exist.

    FileNotFoundError where the system knows no home of the user.
    """
    if chosen := os.environ.get("CASSINO_DATA"):
        return Path(chosen)
    try:
        return _system_folder()
    except RuntimeError as error:
        raise FileNotFoundError(errno.ENOENT, "no home folder is known: set HOME or CASSINO_DATA") from error


def _system_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cassino"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cassino"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cassino"


class DataFolder:
    """A data folder that this process holds: nobody else may until it is released, or this process has ended."""

    def __init__(self, path: Path | None = None) -> None:
        """Make the folder if it is not there, and hold it; FolderInUse when another process does."""
        self.path = path or default_folder()
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        if not _try_lock(self._lock):
            os.lseek(self._lock, 0, os.SEEK_SET)
            address = os.read(self._lock, 200).decode(errors="replace").strip()
            os.close(self._lock)
            raise FolderInUse(self.path, address)
        self.announce("")

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.path / DATABASE

    def announce(self, address: str) -> None:
        """Write down where this process is reached, as `127.0.0.1:8000`, for who starts a second one."""
        os.ftruncate(self._lock, 0)
        os.lseek(self._lock, 0, os.SEEK_SET)
        os.write(self._lock, address.encode())

    def release(self) -> None:
        """Let others have the folder. The lock file stays: to remove it would open a gap between two locks."""
        if self._lock >= 0:
            self.announce("")
            os.close(self._lock)
            self._lock = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()


def _try_lock(descriptor: int) -> bool:
    """Take the system's lock on an open file, which ends with the process; whether it was free."""
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, 2**20, os.SEEK_SET)  # far behind the address, which stays readable
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
