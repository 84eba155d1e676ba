"""The database's tables, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

STEPS = ("0001", "0002", "0003")
"""The migrations in `migrations/versions`."""

HEAD = STEPS[-1]

metadata = MetaData()
_IS_LANDMARK = text("landmark IS NOT NULL")
_IS_PROMISE = text("promise IS NOT NULL")
IS_SEATED = text("landmark = 'seated'")
"""As the index says it, so that the database sees that it may use it."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text),  # the process that writes this table, or null
    Column("epoch", BigInteger, nullable=False),  # counts owners; an append with an older one touches no row
    Column("lease_until", Double),  # seconds since 1970 by the database's clock
    Column("last_event", Integer, nullable=False),
    Column("at", Double, nullable=False),  # when the last event was decided
    Index("tables_by_at", "at"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("viewer", Text, nullable=False),
    Column("command_id", Text),  # on the first event of a command, else null
    Column("body", LargeBinary, nullable=False),
    Column("hidden_body", LargeBinary, nullable=False),  # in no export and no log
    Column("landmark", Text),  # the kind of event where lists look for it, such as match_won, else null
    Column("promise", Text),  # what the server promised of a shuffle, else null
    Index("events_by_command", "table_id", "viewer", "command_id", unique=True),
    Index("events_by_promise", "promise", unique=True, sqlite_where=_IS_PROMISE, postgresql_where=_IS_PROMISE),
    Index("events_by_seated", "viewer", "table_id", sqlite_where=IS_SEATED, postgresql_where=IS_SEATED),
    Index("events_by_landmark", "landmark", "at", sqlite_where=_IS_LANDMARK, postgresql_where=_IS_LANDMARK),
    sqlite_with_rowid=False,
)

kept = Table(
    "kept",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),  # written to find out whether the disk takes writes again
)
