"""The program, started with `python -m cassino`."""

from cassino.cli import main

if __name__ == "__main__":
    main(prog_name="cassino")
