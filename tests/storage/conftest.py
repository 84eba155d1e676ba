"""Stores on real files."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(sqlite_url(tmp_path / "cassino.db"))
    yield opened
    await opened.close()
