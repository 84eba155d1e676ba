"""Tables' events on SQLite or PostgreSQL: durable before anybody sees them, and written by one process at a time."""

from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore

__all__ = ["SqlStore", "sqlite_url"]
