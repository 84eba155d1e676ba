"""A process that is killed while it writes loses nothing that it had acknowledged."""

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore
from cassino.storage.upkeep import back_up, check_database
from tests.table.store_conformance import events

PROGRAM = Path(__file__).parent / "written.py"
RESTORING = Path(__file__).parent / "killed_restore.py"
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


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills what it forks")
async def test_a_restore_that_is_killed_anywhere_leaves_the_old_database_or_the_new_one(tmp_path: Path):
    old, backup = tmp_path / "old" / "cassino.db", tmp_path / "backup.db"
    old.parent.mkdir()
    store = await SqlStore.open(sqlite_url(tmp_path / "other.db"))
    await store.append("t", 0, events(1, 5))
    await store.close()
    back_up(tmp_path / "other.db", backup)
    run_and_kill(old, 0.05)
    assert old.with_name("cassino.db-wal").stat().st_size > 0, "the old database has no journal that could be lost"
    count = check_database(old).events
    arguments = [sys.executable, str(RESTORING), str(tmp_path), str(count), "40"]
    answer = await asyncio.to_thread(lambda: subprocess.run(arguments, capture_output=True, text=True))
    assert answer.returncode == 0, answer.stderr
    found = answer.stdout.split("\n")[:-1]
    assert set(found) == {"old", "new", "done"}
    by_line = found[: found.index("done")]
    assert len(by_line) > 40
    assert by_line == sorted(by_line, reverse=True), "the new one came, and went again"


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
