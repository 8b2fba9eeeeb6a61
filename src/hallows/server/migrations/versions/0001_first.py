"""The first tables."""

import sqlalchemy as sa
from alembic import op

from hallows.server.columns import filled

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        *filled(name=sa.String(40), value=sa.LargeBinary),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        *filled(created=sa.BigInteger, seen=sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_table(
        "tables",
        *filled(code=sa.String(16), seq=sa.Integer, game=sa.String(40), phase=sa.String(10)),
        *filled(host=sa.Integer, seats=sa.LargeBinary),
        sa.Column("asked", sa.Integer),
        sa.Column("due_at", sa.BigInteger),
        *filled(secret=sa.LargeBinary, created=sa.BigInteger, changed=sa.BigInteger),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "entries",
        *filled(code=sa.String(16), seq=sa.Integer, command=sa.String(80), guest=sa.Integer),
        *filled(digest=sa.String(32), body=sa.LargeBinary, throws=sa.LargeBinary, at=sa.BigInteger),
        sa.PrimaryKeyConstraint("code", "seq", name="pk_entries"),
        sa.UniqueConstraint("code", "command", name="uq_entries_code_command"),
    )
    op.create_table(
        "members",
        *filled(guest=sa.Integer, code=sa.String(16)),
        sa.PrimaryKeyConstraint("guest", "code", name="pk_members"),
    )
    op.create_table(
        "chat",
        *filled(code=sa.String(16), n=sa.Integer, room=sa.String(10)),
        *filled(command=sa.String(80), guest=sa.Integer),
        sa.Column("seat", sa.Integer),
        *filled(name=sa.String(40), text=sa.String(300), at=sa.BigInteger),
        sa.PrimaryKeyConstraint("code", "n", name="pk_chat"),
        sa.UniqueConstraint("code", "command", name="uq_chat_code_command"),
    )


def downgrade() -> None:
    for table in ("chat", "members", "entries", "tables", "guests", "keys"):
        op.drop_table(table)
