"""How many seats of a table are free for whoever finds it in the list of open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("free", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", column)
    op.create_index("ix_tables_free", "tables", ["free"])


def downgrade() -> None:
    op.drop_index("ix_tables_free", "tables")
    op.drop_column("tables", "free")
