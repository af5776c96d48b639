"""tables of the day, and who has tried them"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("levels", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_dailies")),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("day", "user_id", name=op.f("pk_daily_tries")),
        sa.ForeignKeyConstraint(["day"], ["dailies.day"], name=op.f("fk_daily_tries_day")),
    )


def downgrade() -> None:
    op.drop_table("daily_tries")
    op.drop_table("dailies")
