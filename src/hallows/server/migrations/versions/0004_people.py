"""Several devices for one guest, codes to move by, who may not talk or come in, what people complain of."""

import sqlalchemy as sa
from alembic import op

from hallows.server.columns import filled

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
        *filled(token_hash=sa.String(64), guest=sa.Integer),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "codes",
        *filled(hash=sa.String(64), guest=sa.Integer, until=sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )
    op.create_table(
        "complaints",
        *filled(id=sa.Integer, code=sa.String(16), by=sa.Integer, about=sa.Integer),
        *filled(why=sa.String(10), text=sa.String(300), at=sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
        sa.UniqueConstraint("code", "by", "about", name="uq_complaints_code_by_about"),
    )


def downgrade() -> None:
    for table in ("complaints", "codes", "devices"):
        op.drop_table(table)
    for name in ("banned", "muted"):
        op.drop_index(f"ix_guests_{name}", "guests")
        op.drop_column("guests", name)
