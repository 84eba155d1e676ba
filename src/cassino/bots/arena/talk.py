"""A running program that is asked a line and answers one, within limits of time and size."""

import contextlib
import json
import math
import os
import select
import signal
import subprocess
import time
from multiprocessing.util import Finalize
from typing import IO, Any

from cassino.errors import quoted

MAX_LINE = 1 << 20
"""Bytes of the longest answer."""

MAX_TOLD = 200
"""Characters that are told of what a program wrote."""

_PIECE = 1 << 16
_END_S = 1.0
"""How long a program that has closed its output may take to end, until it is reported without an exit code."""

_KEEPER = ("/bin/sh", "-c", "trap '' HUP INT TERM; read _; kill -KILL 0")
"""Ends its process group when its input ends: when this process does, in whatever way."""


class Fault(Exception):
    """A program broke the rules of the arena, and loses the deal."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        """`illegal_move`, `hang`, `bad_answer`, `died` or `no_start`."""


class Talk:
    """A program that runs with all that it starts in a process group of its own, ended with it.

    No thread reads what it says: it is read while an answer is waited for, and no more of it than one answer may hold.
    """

    def __init__(self, words: list[str]) -> None:
        keeper = subprocess.Popen(
            _KEEPER, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, process_group=0
        )
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, process_group=keeper.pid
            )
        except (OSError, ValueError) as error:
            _end(keeper, keeper)
            raise Fault("no_start", f"{words[0]}: {getattr(error, 'strerror', error)}") from error
        self.end = Finalize(self, _end, args=(keeper, self._process), exitpriority=10)
        self._stdin, self._stdout, self._stderr = (
            _opened(stream) for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._heard = bytearray()
        self._complaint = b""
        """The end of what it wrote to its standard error."""
        self._complains = True
        self._asked = 0

    def ask(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        """The answer to *request*; Fault when there is none in time, or no good one."""
        self._asked += 1
        end = time.monotonic() + timeout_s
        unsent = json.dumps({"id": self._asked, **request}).encode() + b"\n"
        while unsent or (line := self._next_line()) is None:
            left_s = end - time.monotonic()
            ready = self._wait(left_s, sends=bool(unsent)) if left_s > 0 else []
            if not ready:
                raise Fault("hang", f"no answer in {timeout_s:g} s")
            try:
                if self._stderr in ready:
                    self._hear_complaint()
                if self._stdin in ready:
                    unsent = unsent[os.write(self._stdin, unsent) :]
                is_over = self._stdout in ready and not self._hear()
            except BrokenPipeError:
                is_over = True
            if is_over:
                raise Fault("died", self._how_it_ended())
        return _read_answer(line, self._asked)

    def _wait(self, seconds: float, *, sends: bool) -> list[int]:
        poll = select.poll()
        if len(self._heard) <= MAX_LINE:
            poll.register(self._stdout, select.POLLIN)
        if self._complains:
            poll.register(self._stderr, select.POLLIN)
        if sends:
            poll.register(self._stdin, select.POLLOUT)
        return [descriptor for descriptor, _ in poll.poll(math.ceil(seconds * 1000))]

    def _hear(self) -> bool:
        piece = os.read(self._stdout, _PIECE)
        self._heard += piece
        return bool(piece)

    def _hear_complaint(self) -> None:
        piece = os.read(self._stderr, _PIECE)
        self._complains = bool(piece)
        self._complaint = (self._complaint + piece)[-4 * MAX_TOLD :]

    def _next_line(self) -> bytes | None:
        length = self._heard.find(b"\n", 0, MAX_LINE)
        if length >= 0:
            line = bytes(self._heard[:length])
            del self._heard[: length + 1]
            return line
        if len(self._heard) >= MAX_LINE:
            raise Fault("bad_answer", f"a line of {MAX_LINE} bytes or more")
        return None

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_END_S)
        with contextlib.suppress(BlockingIOError):
            while self._complains:
                self._hear_complaint()
        code = self._process.returncode
        if code is None:
            told = "the program has closed its output"
        else:
            told = f"the program has ended, {f'by signal {-code}' if code < 0 else f'exit code {code}'}"
        last = " / ".join(self._complaint.decode(errors="replace").split("\n")[-4:]).strip(" /")
        return f"{told}: {quoted(last[-MAX_TOLD:], MAX_TOLD)}" if last else told


def _opened(stream: IO[bytes] | None) -> int:
    """The number of the process's stream, from which nothing is waited for."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def _read_answer(line: bytes, asked: int) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        told = quoted(line[: MAX_TOLD + 1].decode(errors="replace"), MAX_TOLD)
        raise Fault("bad_answer", f"a line that is not JSON: {told}") from None
    if not isinstance(answer, dict):
        raise Fault("bad_answer", f"an answer that is no object: {quoted(answer)}")
    if "error" in answer:
        raise Fault("bad_answer", f"the program says {json.dumps(answer['error'])[:MAX_TOLD]}")
    if answer.get("id", asked) != asked:
        raise Fault("bad_answer", f"an answer to another request: id {quoted(answer['id'])}, not {asked}")
    return answer


def _end(keeper: "subprocess.Popen[bytes]", process: "subprocess.Popen[bytes]") -> None:
    """Kill *process* and its whole group, *keeper* too, which is waited for last: until then the group is its own."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(keeper.pid, signal.SIGKILL)
    process.kill()
    for pipe in (keeper.stdin, process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()
    keeper.wait()
