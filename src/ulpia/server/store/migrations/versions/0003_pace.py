"""pace of tables; holidays; when the server was last alive"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=True))
    op.create_table(
        "holidays",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_holidays_user_id")),
        sa.PrimaryKeyConstraint("user_id", "since", name=op.f("pk_holidays")),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.execute("INSERT INTO heartbeat (id, alive_at) VALUES (1, 0)")


def downgrade() -> None:
    op.drop_table("heartbeat")
    op.drop_table("holidays")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("pace")
