"""Several devices for one guest, codes to move by, who may not talk or come in, what people complain of."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("muted", "banned"):
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
        op.add_column("guests", column)
        op.create_index(f"ix_guests_{name}", "guests", [name])
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )
    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
        sa.UniqueConstraint("code", "by", "about", name="uq_complaints_code_by_about"),
    )


def downgrade() -> None:
    for table in ("complaints", "codes", "devices"):
        op.drop_table(table)
    for name in ("banned", "muted"):
        op.drop_index(f"ix_guests_{name}", "guests")
        op.drop_column("guests", name)
