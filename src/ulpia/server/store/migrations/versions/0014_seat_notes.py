"""seats keep plans and standing orders, for their owners alone"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seat_notes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seat_notes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat_notes")),
    )
    op.create_index(op.f("ix_seat_notes_user_id"), "seat_notes", ["user_id"], unique=False)


def downgrade() -> None:
    op.drop_table("seat_notes")
