"""Several processes on one database: who is there, who looks after a table, what was spent of a limit."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("holder", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("sockets", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("guests", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "process", name="pk_presence"),
    )
    op.create_table(
        "spent",
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("what", "key", name="pk_spent"),
    )


def downgrade() -> None:
    for table in ("spent", "presence", "processes"):
        op.drop_table(table)
    op.drop_column("tables", "holder")
