"""The child process that compiles everything: `python -m cassino.rules.kernel.prepare`."""

import importlib
import os
import sys
import threading
from pathlib import Path

from . import way

_SOURCES = Path(__file__).parents[3]

COMPILED_MODULES = (
    "cassino.rules.kernel.entry",
    "cassino.rules.kernel.playout",
    "cassino.thinking.entry",
    "cassino.thinking.duel",
)
"""The modules with functions that Python calls; each function is compiled as its module is imported."""


def main() -> None:
    """Import every module with entries, saying after each function how far it is, as `compiled n/m`."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    way.choose("compiled")
    whole = sum(_entries_in(name) for name in COMPILED_MODULES)
    way.after_entry.append(lambda done: print(f"compiled {min(done, whole)}/{whole}", flush=True))
    for name in COMPILED_MODULES:
        importlib.import_module(name)


def _end_with_the_parent() -> None:
    """Wait for the end of standard input, which the parent writes nothing to, and end with it."""
    sys.stdin.read()
    os._exit(1)


def _entries_in(name: str) -> int:
    """How many functions of the module *name* are entries."""
    path = _SOURCES.joinpath(*name.split(".")).with_suffix(".py")
    return sum(line.startswith("@entry(") for line in path.read_text().splitlines())


if __name__ == "__main__":
    main()
