"""A program that speaks the engine protocol, as a bot."""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
from multiprocessing.util import Finalize
from typing import Any

from cassino.bots.bot import Choice, check_turn
from cassino.bots.budget import Budget
from cassino.errors import BadRequest, CassinoError
from cassino.notation.moves import move_from_json
from cassino.notation.positions import position_to_json
from cassino.rules import Observation

START_S = 30.0
"""What a program may take to start and answer `hello`."""

MAX_LINE = 1 << 20
"""Bytes of the longest answer."""


class Fault(Exception):
    """A program broke the rules of the arena, and loses the deal."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        """`illegal_move`, `hang`, `bad_answer`, `died` or `no_start`."""


class OutsideBot:
    """A running program; it is ended when it does wrong, and started again for its next move."""

    def __init__(self, name: str, command: str, timeout_s: float) -> None:
        """The program of *command*, a line as for a shell; BadRequest when it cannot be read."""
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadRequest(f"the command cannot be read: {error}", path="engine") from error
        if not self._words:
            raise BadRequest("the command is empty", path="engine")
        self.name = name
        self._timeout_s = timeout_s
        self._talk: _Talk | None = None

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; raises Fault where the program gives no readable move in time."""
        check_turn(observation)
        position = observation.position
        request: dict[str, Any] = {"do": "choose", "position": position_to_json(position), "seed": seed}
        if budget is not None:
            unit, number = ("nodes", budget.nodes) if budget.nodes else ("rollouts", budget.rollouts)
            request["budget"] = {unit: number}
        try:
            answer = self._greeted().ask(request, self._timeout_s)
            move = move_from_json(answer.get("move"), position)
        except CassinoError as error:
            self.close()
            raise Fault("bad_answer", f"the move cannot be read: {error}") from error
        except Fault:
            self.close()
            raise
        reason = position.explain(move)
        if reason is not None:
            self.close()
            raise Fault("illegal_move", reason.text)
        return Choice(move)

    def greet(self) -> None:
        """Start the program and hear its answer to `hello`; Fault where there is none."""
        try:
            self._greeted()
        except Fault:
            self.close()
            raise

    def _greeted(self) -> "_Talk":
        if self._talk is None:
            self._talk = _Talk(self._words)
            self._talk.ask({"do": "hello"}, START_S)
        return self._talk

    def close(self) -> None:
        """End the program; the next move starts it again."""
        if self._talk is not None:
            self._talk.end()
            self._talk = None


class _Talk:
    """One running process, and a thread that reads its lines."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            raise Fault("no_start", f"{words[0]}: {error.strerror}") from error
        self.end = Finalize(self, _end, args=(self._process,), exitpriority=10)
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=16)
        threading.Thread(target=_read_lines, args=(self._process, self._lines), daemon=True).start()
        self._asked = 0

    def ask(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        """The answer to *request*; Fault when there is none in time, or no good one."""
        self._asked += 1
        end = time.monotonic() + timeout_s
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(json.dumps({"id": self._asked, **request}).encode() + b"\n")
            stdin.flush()
            line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise Fault("hang", f"no answer in {timeout_s:g} s") from None
        except OSError:
            line = b""
        if not line:
            raise Fault("died", "the program has ended")
        return _read_answer(line, self._asked)


def _read_answer(line: bytes, asked: int) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("bad_answer", "a line that is not JSON") from None
    if not isinstance(answer, dict):
        raise Fault("bad_answer", "an answer that is no object")
    if "error" in answer:
        raise Fault("bad_answer", f"the program says {json.dumps(answer['error'])[:200]}")
    if answer.get("id", asked) != asked:
        raise Fault("bad_answer", "an answer to another request")
    return answer


def _read_lines(process: "subprocess.Popen[bytes]", lines: "queue.Queue[bytes]") -> None:
    """Pass on each line, and an empty one when there are no more, or one is too long."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while (line := process.stdout.readline(MAX_LINE)).endswith(b"\n"):
            lines.put(line)
    lines.put(b"")


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()
    process.wait()
