"""What is old is found without looking at all the rest."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_phase_changed", "tables", ["phase", "changed"])
    op.create_index("ix_members_code", "members", ["code"])
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_index("ix_chat_at", "chat", ["at"])
    op.create_index("ix_chat_guest", "chat", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_chat_guest", "chat")
    op.drop_index("ix_chat_at", "chat")
    op.drop_index("ix_guests_seen", "guests")
    op.drop_index("ix_members_code", "members")
    op.drop_index("ix_tables_phase_changed", "tables")
