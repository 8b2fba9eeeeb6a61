"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("throws", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq", name="pk_entries"),
        sa.UniqueConstraint("code", "command", name="uq_entries_code_command"),
    )
    op.create_table(
        "members",
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("guest", "code", name="pk_members"),
    )
    op.create_table(
        "chat",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "n", name="pk_chat"),
        sa.UniqueConstraint("code", "command", name="uq_chat_code_command"),
    )


def downgrade() -> None:
    for table in ("chat", "members", "entries", "tables", "guests", "keys"):
        op.drop_table(table)
