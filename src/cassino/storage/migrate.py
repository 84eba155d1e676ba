"""Bringing a database to the newest schema."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, inspect, text

from cassino.storage.dialect import writing
from cassino.storage.schema import HEAD, STEPS
from cassino.table.ports import StoreError


class NewerDatabase(StoreError):
    """The database was written by a newer version of this program."""

    code = "newer_database"


def revision_of(engine: Engine) -> str | None:
    """The step that the database stands at, or None for an empty one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return revision


def upgrade(engine: Engine) -> bool:
    """Take every step that is missing, all or none; whether there was any. NewerDatabase if its step is unknown."""
    revision = revision_of(engine)
    check_known(revision)
    if revision == HEAD:
        return False
    with writing(engine) as connection:
        _take_steps(connection)
    return True


def check_known(revision: str | None) -> None:
    """NewerDatabase if this program does not know that step; an empty database stands at None."""
    if revision is not None and revision not in STEPS:
        raise NewerDatabase(f"the database stands at step {revision}, this program knows {HEAD}")


def _take_steps(connection: Connection, last: str = "head") -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "cassino.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, last)
