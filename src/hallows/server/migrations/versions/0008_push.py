"""Browsers that are told when it is their guest's turn, and of what they were told."""

import sqlalchemy as sa
from alembic import op

from hallows.server.columns import filled

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("waits_for", "question"):
        column = sa.Column(name, sa.Integer, nullable=False, server_default="0")
        op.add_column("tables", column)
    op.create_index("ix_tables_waits_for", "tables", ["waits_for"])
    op.create_table(
        "subscriptions",
        *filled(hash=sa.String(64), guest=sa.Integer, endpoint=sa.String(1000)),
        *filled(p256dh=sa.String(120), auth=sa.String(40), language=sa.String(2), at=sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "calls",
        *filled(code=sa.String(16), guest=sa.Integer, question=sa.Integer, at=sa.BigInteger),
        sa.PrimaryKeyConstraint("code", "guest", name="pk_calls"),
    )
    op.create_index("ix_calls_guest", "calls", ["guest"])


def downgrade() -> None:
    for table in ("calls", "subscriptions"):
        op.drop_table(table)
    op.drop_index("ix_tables_waits_for", "tables")
    for name in ("question", "waits_for"):
        op.drop_column("tables", name)
