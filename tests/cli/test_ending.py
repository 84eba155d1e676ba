"""A command that is told to end does so quietly, and leaves no process behind."""

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

OUTSIDER = Path(__file__).parents[1] / "bots" / "outsider.py"
HANGING = f"{shlex.quote(sys.executable)} {shlex.quote(str(OUTSIDER))} hang"
ARENA = ("arena", "random", "greedy", "--pairs", "100", "--matches", "100000", "--workers", "2")
ENDS = {signal.SIGTERM: (143, ""), signal.SIGINT: (1, "Aborted!")}


def hear_interrupts():
    """Let a program hear Ctrl-C, which a shell's background job and all that it starts are deaf to."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Started:
    """The program in a session of processes of its own."""

    def __init__(self, *words):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cassino", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )

    def group(self):
        """The commands of the processes that live in its session: its group, and the groups of outside programs."""
        return list(self.living().values())

    def living(self):
        """The same by their numbers."""
        rows = subprocess.run(["ps", "-ewwo", "sess=,pid=,stat=,args="], capture_output=True, text=True, check=True)
        found = [row.split(None, 3) for row in rows.stdout.splitlines()]
        return {int(row[1]): row[3] for row in found if int(row[0]) == self.process.pid and not row[2].startswith("Z")}

    def wait_for(self, words):
        """Wait until the command of one of the processes has *words* in it."""
        end = time.monotonic() + 30
        while not any(words in command for command in self.group()):
            assert time.monotonic() < end, self.group()
            time.sleep(0.05)

    def ended(self):
        """The exit code, what was said, and what is left a little later."""
        said = self.process.communicate(timeout=30)[1]
        end = time.monotonic() + 10
        while self.group() and time.monotonic() < end:
            time.sleep(0.05)
        return self.process.returncode, said.strip(), self.group()


@pytest.fixture
def start():
    """Starts the program; what is left of it goes with the test."""
    running = []

    def start(*words):
        running.append(Started(*words))
        return running[-1]

    yield start
    for each in running:
        for process in each.living():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        each.process.communicate()


@pytest.mark.parametrize("after_s", [0, 2], ids=["as it begins", "as it plays"])
@pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["one", "all"])
@pytest.mark.parametrize("number", ENDS, ids=lambda number: number.name)
def test_an_arena_that_is_told_to_end_says_no_more_than_that_and_leaves_no_worker(start, number, send, after_s):
    arena = start(*ARENA)
    arena.wait_for("spawn_main")
    time.sleep(after_s)
    send(arena.process.pid, number)
    assert arena.ended() == (*ENDS[number], [])


def test_a_program_that_thinks_is_ended_with_the_arena(start):
    arena = start("arena", "greedy", "--engine", HANGING, "--pairs", "9", "--workers", "1", "--move-seconds", "60")
    arena.wait_for("spawn_main")
    arena.wait_for("hang")
    os.kill(arena.process.pid, signal.SIGTERM)
    assert arena.ended() == (143, f"Waiting for the program to answer: {HANGING}", [])


@pytest.mark.parametrize(
    ("to", "number"),
    [("arena", signal.SIGINT), ("arena", signal.SIGTERM), ("arena", signal.SIGKILL), ("spawn_main", signal.SIGKILL)],
)
def test_of_a_program_behind_a_shell_nothing_is_left(start, to, number):
    shell = shlex.join(["sh", "-c", f"{HANGING}; true"])
    arena = start("arena", "greedy", "--engine", shell, "--pairs", "9", "--workers", "1", "--move-seconds", "60")
    arena.wait_for("spawn_main")
    arena.wait_for(HANGING)
    [process] = [process for process, line in arena.living().items() if to in line.split("--engine")[0]]
    os.kill(process, number)
    assert arena.ended()[2] == []


def test_a_worker_that_is_killed_is_told_in_a_line(start):
    arena = start(*ARENA)
    arena.wait_for("spawn_main")
    time.sleep(2)
    os.kill(next(process for process, line in arena.living().items() if "spawn_main" in line), signal.SIGKILL)
    code, said, left = arena.ended()
    assert (code, left) == (1, [])
    assert said.startswith("Error: a worker process was ended from outside")
    assert len(said.splitlines()) == 1


def test_workers_end_when_the_arena_is_killed(start):
    arena = start(*ARENA)
    arena.wait_for("spawn_main")
    time.sleep(2)
    arena.process.kill()
    code, _, left = arena.ended()
    assert (code, left) == (-signal.SIGKILL, [])


def test_an_engine_that_is_told_to_end_is_quiet(start):
    engine = start("engine")
    time.sleep(1)
    os.kill(engine.process.pid, signal.SIGTERM)
    assert engine.ended()[1:] == ("", [])
