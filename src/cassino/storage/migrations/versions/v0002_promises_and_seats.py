"""A shuffle's promise is unique; tables are found by who sat there, deals by where they ended."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_events = sa.table(
    "events",
    sa.column("table_id", sa.Text),
    sa.column("number", sa.Integer),
    sa.column("body", sa.LargeBinary),
    sa.column("landmark", sa.Text),
    sa.column("promise", sa.Text),
)


def upgrade() -> None:
    """Fill in for old events what new ones are stored with, then make the indexes."""
    op.add_column("events", sa.Column("promise", sa.Text))
    connection = op.get_bind()
    for kind, landmark in (("deal_scored", "deal_scored"), ("sat", "seated"), ("seat_moved", "seated")):
        connection.execute(sa.update(_events).where(_is_kind(kind)).values(landmark=landmark))
    _fill_promises(connection)
    is_promise, is_seated = sa.text("promise IS NOT NULL"), sa.text("landmark = 'seated'")
    op.create_index(
        "events_by_promise", "events", ["promise"], unique=True, sqlite_where=is_promise, postgresql_where=is_promise
    )
    op.create_index(
        "events_by_seated", "events", ["viewer", "table_id"], sqlite_where=is_seated, postgresql_where=is_seated
    )


def _is_kind(kind: str) -> sa.ColumnElement[bool]:
    """Whether the body begins with that kind of event, as it always does."""
    begins = f'{{"event":"{kind}"'.encode()
    return sa.func.substr(_events.c.body, 1, len(begins), type_=sa.LargeBinary) == begins


def _fill_promises(connection: sa.Connection) -> None:
    opened = sa.select(_events.c.table_id, _events.c.number, _events.c.body).where(_is_kind("shuffle_opened"))
    rows = [
        {"table": table, "event": number, "made": msgspec.json.decode(body)["promise"]}
        for table, number, body in connection.execute(opened)
    ]
    if rows:
        place = (_events.c.table_id == sa.bindparam("table"), _events.c.number == sa.bindparam("event"))
        connection.execute(sa.update(_events).where(*place).values(promise=sa.bindparam("made")), rows)
