"""Several processes on one database: who is there, who looks after a table, what was spent of a limit."""

import sqlalchemy as sa
from alembic import op

from hallows.server.columns import filled

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("holder", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "processes",
        *filled(id=sa.String(16), seen=sa.BigInteger, sockets=sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        *filled(code=sa.String(16), process=sa.String(16), guests=sa.LargeBinary),
        sa.PrimaryKeyConstraint("code", "process", name="pk_presence"),
    )
    op.create_table(
        "spent",
        *filled(what=sa.String(20), key=sa.String(32), left=sa.Float, at=sa.BigInteger),
        sa.PrimaryKeyConstraint("what", "key", name="pk_spent"),
    )


def downgrade() -> None:
    for table in ("spent", "presence", "processes"):
        op.drop_table(table)
    op.drop_column("tables", "holder")
