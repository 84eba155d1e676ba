"""A process that is killed while it writes loses nothing that it had acknowledged."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore
from cassino.storage.upkeep import check_database

PROGRAM = Path(__file__).parent / "written.py"
TABLES = 24


@pytest.mark.parametrize("kills", [10, pytest.param(50, marks=pytest.mark.slow)])
async def test_no_acknowledged_event_is_lost_and_no_gap_is_left(tmp_path: Path, kills: int):
    database = tmp_path / "cassino.db"
    rng = random.Random(kills)
    lost_unanswered = 0
    for _ in range(kills):
        sent, kept = run_and_kill(database, rng.uniform(0.01, 0.15))
        store = await SqlStore.open(sqlite_url(database))
        for table, last_sent in sent.items():
            events = await store.read(table)
            assert [event.number for event in events] == list(range(1, len(events) + 1))
            assert kept.get(table, 0) <= len(events) <= last_sent, (
                "all that was acknowledged, nothing that was not sent"
            )
            commands = [event.command_id for event in events if event.command_id]
            assert len(set(commands)) == len(commands)
            lost_unanswered += len(events) < last_sent
        await store.close()
    assert check_database(database).damages == ()
    assert lost_unanswered >= kills, "the kills fall between writes: too tame to tell anything"


def run_and_kill(database: Path, after_s: float) -> tuple[dict[str, int], dict[str, int]]:
    """Let the program write for a while, kill it, and give the last numbers sent and acknowledged by table."""
    with subprocess.Popen(
        [sys.executable, PROGRAM, database, str(TABLES)], stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        time.sleep(after_s)
        program.kill()
        lines = program.stdout.read().split("\n")[:-1]
    last: dict[str, dict[str, int]] = {"sent": {}, "kept": {}}
    for line in lines:
        what, table, number = line.split(" ", 1)[0], *line.split(" ", 1)[1].rsplit(" ", 1)
        last[what][table] = int(number)
    return last["sent"], last["kept"]
