"""Tables and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From nothing to the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("lease_until", sa.Double),
        sa.Column("last_event", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("tables_by_at", "tables", ["at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("viewer", sa.Text, nullable=False),
        sa.Column("command_id", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hidden_body", sa.LargeBinary, nullable=False),
        sa.Column("landmark", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("events_by_command", "events", ["table_id", "viewer", "command_id"], unique=True)
    is_landmark = sa.text("landmark IS NOT NULL")
    op.create_index(
        "events_by_landmark", "events", ["landmark", "at"], sqlite_where=is_landmark, postgresql_where=is_landmark
    )
    health = op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(health, [{"id": 1, "at": 0.0}])
