"""The store in memory behaves as every store does."""

import pytest

from cassino.table.memory import MemoryStore
from tests.table.store_conformance import *  # noqa: F403


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()
