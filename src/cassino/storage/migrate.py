"""Bringing a database to the newest schema."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cassino.storage.dialect import WRITES
from cassino.storage.schema import HEAD
from cassino.table.ports import StoreError


class NewerDatabase(StoreError):
    """The database was written by a newer version of this program."""

    code = "newer_database"


async def revision_of(engine: AsyncEngine) -> str | None:
    """The step that the database stands at, or None for an empty one."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revision)


async def upgrade(engine: AsyncEngine) -> bool:
    """Take every step that is missing, all or none; whether there was any. NewerDatabase if its step is unknown."""
    revision = await revision_of(engine)
    if revision == HEAD:
        return False
    if revision is not None and revision > HEAD:
        raise NewerDatabase(f"the database stands at step {revision}, this program knows {HEAD}")
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITES: True})
        await connection.run_sync(_take_steps)
        await connection.commit()
    return True


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def _take_steps(connection: Connection) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "cassino.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
