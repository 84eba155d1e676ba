"""Worker processes of a command."""

import time
from multiprocessing import get_context

import pytest

from cassino.cli.workers import Workers


def fail_while_they_work() -> None:
    with Workers(2, "plain") as workers:
        for _ in range(3):
            workers.submit(time.sleep, 600)
        raise ZeroDivisionError


def test_an_error_ends_the_workers_and_no_other_child():
    other = get_context("spawn").Process(target=time.sleep, args=(600,))
    other.start()
    try:
        with pytest.raises(ZeroDivisionError):
            fail_while_they_work()
        other.join(1)
        assert other.is_alive()
    finally:
        other.kill()
        other.join()
