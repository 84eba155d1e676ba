"""Stores on real files."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cassino.storage import SqlStore, sqlite_url


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(sqlite_url(tmp_path / "cassino.db"))
    yield opened
    await opened.close()
