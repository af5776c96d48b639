"""reviews of finished games"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("model", sa.Integer(), nullable=False),
        sa.Column("setting", sa.String(length=16), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", "model", "setting", name=op.f("pk_reviews")),
    )


def downgrade() -> None:
    op.drop_table("reviews")
