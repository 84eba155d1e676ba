"""Where Numba looks for a kept function: in the folder of this process, wherever the sources lie."""

from typing import Any

import numba
from numba.core.caching import _CacheLocator


class ByName(_CacheLocator):
    """All functions of Cassino in one folder, whose name stands for their sources.

    Numba's own way is a folder for each place on the disk, so that a second checkout would compile everything anew.
    """

    def __init__(self, function: Any, file: str) -> None:
        self._module = function.__module__
        self._py_file = file

    def get_cache_path(self) -> str:
        """The folder."""
        return str(numba.config.CACHE_DIR)  # type: ignore[attr-defined]

    def get_source_stamp(self) -> str:
        """Nothing: the folder's name changes with the sources."""
        return ""

    def get_disambiguator(self) -> str:
        """What tells functions of the same name apart."""
        return str(self._module).replace(".", "-")

    @classmethod
    def from_function(cls, function: Any, file: str) -> "ByName | None":
        """The locator of a *function* of Cassino; None for any other."""
        return cls(function, file) if function.__module__.startswith("cassino.") else None
