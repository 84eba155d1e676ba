"""Worker processes of a command, which end when it does.

This module imports nothing of the kernel: a worker loads it before the way is chosen in which the rules run.
"""

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from types import FrameType, TracebackType
from typing import Final, ParamSpec, TypeVar

import click

from cassino.rules.kernel import way

Arguments = ParamSpec("Arguments")
Given = TypeVar("Given")

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Workers(ProcessPoolExecutor):
    """*count* processes that run the rules "plain" or "compiled"; None: one for each core that may be used.

    Left by an error or a signal, it tells them to give up what they do, and waits until they have ended. Ctrl-C, which
    a terminal sends to all of them, they leave to this process; when it is killed, they end too.
    """

    def __init__(self, count: int | None, kernel: str) -> None:
        from cassino.bots.cores import cores  # not above: a worker imports this before the way is chosen

        self._most = count or cores()
        self._own: set[BaseProcess] = set()
        """The processes that were started here: this one may have other children, which are none of its workers."""
        super().__init__(self._most, mp_context=get_context("spawn"), initializer=_begin, initargs=(kernel,))

    def submit(
        self, fn: Callable[Arguments, Given], /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Future[Given]:
        """See `Executor.submit`. A process that starts here begins without signals, until it can heed them."""
        may_start = len(self._own) < self._most
        others = set(active_children()) if may_start else set()
        held = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        try:
            return super().submit(_done, fn, *args, **kwargs)
        finally:
            if may_start:
                self._own.update(set(active_children()) - others)
            signal.pthread_sigmask(signal.SIG_SETMASK, held)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        """Wait for the workers; told to end, where there is an error. One that has ended by itself is an error."""
        if kind is not None:
            for worker in self._own:
                worker.terminate()
            self.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise click.ClickException(
                "a worker process was ended from outside, perhaps for want of memory, and there is no result; "
                "fewer --workers need less"
            ) from error
        return super().__exit__(kind, error, trace)


class _Worker:
    """What a worker knows of itself."""

    is_busy = False
    code: int | None = None
    """The code to end with, once it is told to."""


def _begin(kernel: str) -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _give_up)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    threading.Thread(target=_end_with_the_command, daemon=True).start()
    if _Worker.code is None:
        way.choose(kernel)


def _done(deed: Callable[..., Given], /, *args: object, **kwargs: object) -> Given:
    """What *deed* gives; given up where the worker is told to end, so that it comes to its end in order."""
    _Worker.is_busy = True
    try:
        if _Worker.code is not None:
            raise SystemExit(_Worker.code)
        return deed(*args, **kwargs)
    finally:
        _Worker.is_busy = False


def _give_up(number: int, _: FrameType | None) -> None:
    _Worker.code = 128 + number
    if _Worker.is_busy:
        raise SystemExit(_Worker.code)


def _end_with_the_command() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
