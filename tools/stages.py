"""The checks of ./go test, stage by stage."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
ENVIRONMENT = {
    **os.environ,
    "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
    "NODE_USE_SYSTEM_CA": "1",
}
MEASURED = "law and not (slow or long)"
"""The tests whose run must cover the law and its forms."""

SHOW_SLOW = ("--durations=8", "--durations-min=5")


class StageError(Exception):
    """A stage found something; what it found is printed already, or is the message."""

    def __init__(self, message: str = "", *, passed: int = 0) -> None:
        super().__init__(message)
        self.passed = passed
        """How many tests passed all the same."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One check: its name, and what runs it. What it gives is the number of tests that passed."""

    name: str
    run: Callable[[], int]


def main(arguments: Sequence[str]) -> int:
    """Run every stage, or the named tests alone; 1 when something failed."""
    is_all = "--all" in arguments
    rest = [argument for argument in arguments if argument != "--all"]
    if {"-h", "--help"} & set(rest):
        print("usage: ./go test [--all] [PATH or option of pytest...]")
        return 0
    if rest:
        return _call([sys.executable, "-m", "pytest", *(["-m", "not long"] if is_all else []), *rest])
    began = time.monotonic()
    passed, failed = 0, []
    for stage in _stages(is_all=is_all):
        print(f"\n=== {stage.name}", flush=True)
        stage_began = time.monotonic()
        verdict = "ok"
        try:
            passed += stage.run()
        except StageError as error:
            passed += error.passed
            failed.append(stage.name)
            verdict = "FAILED"
            if str(error):
                print(error)
        print(f"--- {stage.name}: {verdict} ({time.monotonic() - stage_began:.1f} s)", flush=True)
    seconds = time.monotonic() - began
    counts = f"FAILED: {', '.join(failed)}; {passed} passed" if failed else f"{passed} passed"
    print(f"\n===== {counts} in {seconds:.2f}s =====")
    return 1 if failed else 0


def find_browser() -> str | None:
    """Give the path of a Chromium: the one named in CHROMIUM, or the first on the PATH."""
    named = os.environ.get("CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome"]
    return next(filter(None, map(shutil.which, names)), None)


def _stages(*, is_all: bool) -> list[Stage]:
    python = sys.executable
    stages = [
        Stage("format", _checked([python, "-m", "ruff", "format", "--check", "."])),
        Stage("lint", _checked([python, "-m", "ruff", "check", "."])),
        Stage("types", _checked([python, "-m", "mypy", *_python_roots()])),
        Stage("import order", _checked([BIN / "lint-imports", "--no-logo"])),
        Stage("words", _checked([python, "-P", "tools/check_words.py"])),
        Stage("page: install checkers", _install_node_modules),
        Stage("page: types", _check_page_types),
        Stage("page: tests", _run_page_tests),
        Stage("documents", _checked([python, "-P", "tools/check_documents.py"])),
        Stage("browser", _provide_browser),
        Stage("tests", lambda: _run_pytest(["-m", f"not long and not ({MEASURED})"] if is_all else [])),
    ]
    if is_all:
        stages.append(Stage("tests of the law, and what they cover", _run_coverage))
    return stages


def _call(command: Sequence[str | Path], **environment: str) -> int:
    return subprocess.run(command, cwd=ROOT, env={**ENVIRONMENT, **environment}, check=False).returncode


def _checked(command: Sequence[str | Path]) -> Callable[[], int]:
    def run() -> int:
        if _call(command) != 0:
            raise StageError
        return 0

    return run


def _python_roots() -> list[str]:
    return [name for name in ("src", "tests", "tools", "benchmarks") if any((ROOT / name).rglob("*.py"))]


def _install_node_modules() -> int:
    """Bring node_modules to what package-lock.json lists; nothing to do when it is there already."""
    lock = ROOT / "package-lock.json"
    stamp = ROOT / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return 0
    if _call([BIN / "npm", "ci", "--prefer-offline", "--no-progress"]) != 0:
        raise StageError
    stamp.write_bytes(lock.read_bytes())
    return 0


def _check_page_types() -> int:
    if not _page_files():
        print("there is no page yet")
        return 0
    if _call([BIN / "node", ROOT / "node_modules" / "typescript" / "bin" / "tsc", "-p", "."]) != 0:
        raise StageError
    return 0


def _page_files() -> list[Path]:
    return sorted((ROOT / "src" / "cassino" / "web" / "static").rglob("*.js"))


def _run_page_tests() -> int:
    files = sorted([*(ROOT / "tests" / "web").rglob("*.test.js"), *(ROOT / "tests" / "web").rglob("*.test.mjs")])
    if not files:
        print("there are no tests of the page's modules yet")
        return 0
    code, text = _call_and_keep([BIN / "node", "--test", "--test-reporter=spec", *files])
    return _counted(re.findall(r"^ℹ pass (\d+)$", text, re.MULTILINE), code)


def _provide_browser() -> int:
    """See that Chromium is there; install it where that is possible."""
    if not find_browser():
        if not shutil.which("apt-get") or os.geteuid() != 0:
            raise StageError(
                "The browser tests need Chromium, and none was found on the PATH. Install it"
                " (on Debian the package chromium), or name its program in CHROMIUM, and start again."
            )
        print("installing Chromium with apt-get", flush=True)
        path = f"{ENVIRONMENT['PATH']}:/usr/local/sbin:/usr/sbin:/sbin"
        _call(["apt-get", "update", "-q"], PATH=path)
        _call(
            ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"],
            PATH=path,
            DEBIAN_FRONTEND="noninteractive",
        )
    found = find_browser()
    if not found:
        raise StageError("Chromium could not be installed.")
    print(found)
    return 0


def _run_pytest(options: Sequence[str], **environment: str) -> int:
    workers = str(min(os.cpu_count() or 1, 8))
    command = [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", *SHOW_SLOW, *options]
    code, text = _call_and_keep(command, **environment)
    return _counted(re.findall(r"(\d+) passed", text), code)


def _counted(found: Sequence[str], code: int) -> int:
    """Give the last number *found*, or none; StageError when the program that told it ended with a *code*."""
    passed = int(found[-1]) if found else 0
    if code != 0:
        raise StageError(passed=passed)
    return passed


def _run_coverage() -> int:
    """Measure how much of the law and its forms its own tests run, in the plain way, by branches."""
    floor = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["coverage"]["report"]["fail_under"]
    options = ["-m", MEASURED, "--cov", "--cov-branch", "--cov-report=term", f"--cov-fail-under={floor}"]
    return _run_pytest(options, CASSINO_WAY="plain")


def _call_and_keep(command: Sequence[str | Path], **environment: str) -> tuple[int, str]:
    """Run *command*, showing what it prints as it comes; its code and its text."""
    lines = []
    with subprocess.Popen(
        command, cwd=ROOT, env={**ENVIRONMENT, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        while chunk := os.read(process.stdout.fileno(), 1 << 16):
            sys.stdout.buffer.write(chunk)
            sys.stdout.buffer.flush()
            lines.append(chunk)
    return process.returncode, b"".join(lines).decode(errors="replace")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
