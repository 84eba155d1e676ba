"""What Alembic runs: the steps, over the connection that `cassino.storage.migrate` gives."""

from alembic import context

from cassino.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
