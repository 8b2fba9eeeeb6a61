"""How each guest's games ended, for their own page. Games finished before are counted when their people look."""

import sqlalchemy as sa
from alembic import op

from hallows.server.columns import filled

revision = "0007"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("guest", sa.Integer, autoincrement=False, nullable=False),
        *filled(code=sa.String(16), game=sa.String(40), roles=sa.Text),
        *filled(result=sa.String(10), ended=sa.BigInteger),
        sa.PrimaryKeyConstraint("guest", "code", name="pk_results"),
    )
    op.create_index("ix_results_guest_ended_code", "results", ["guest", "ended", "code"])
    op.create_index("ix_results_code", "results", ["code"])


def downgrade() -> None:
    op.drop_table("results")
