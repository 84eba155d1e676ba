"""The SQLite store behaves as every store does."""

from tests.table.store_conformance import *  # noqa: F403 - the tests of every store
