"""The child process that compiles everything: `python -m cassino.rules.kernel.prepare`."""

import importlib
import importlib.util
import sys

from . import way

COMPILED_MODULES = (
    "cassino.rules.kernel.entry",
    "cassino.rules.kernel.playout",
    "cassino.thinking.entry",
    "cassino.thinking.duel",
)
"""The modules with functions that Python calls; each is compiled as it is imported."""


def main() -> None:
    """Import every module with entries, saying how far it is as `compiled n/m`."""
    way.choose("compiled")
    for done, name in enumerate(COMPILED_MODULES, 1):
        importlib.import_module(name)
        print(f"compiled {done}/{len(COMPILED_MODULES)}", flush=True)
    sys.exit(0)


if __name__ == "__main__":
    main()
