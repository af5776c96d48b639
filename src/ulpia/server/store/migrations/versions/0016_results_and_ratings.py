"""results of games, counts of them, and ratings; tables say whether they are rated"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("event", sa.String(length=64), nullable=True))
    make_results()
    make_result_seats()
    op.create_table(
        "result_points",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(length=64), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "source", name=op.f("pk_result_points")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["results.table_id"], name=op.f("fk_result_points_table_id")
        ),
    )
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "what", "key", "won", name=op.f("pk_tallies")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=80), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=64), nullable=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("rated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "player", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_index("ix_ratings_order", "ratings", ["game", "seats", "mu"])


def make_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("ending", sa.String(length=16), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_results")),
        sa.UniqueConstraint("number", name=op.f("uq_results_number")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
    )


def make_result_seats() -> None:
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=64), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("opening", sa.String(length=64), nullable=True),
        sa.Column("player", sa.String(length=80), nullable=True),
        sa.Column("rated_rank", sa.Integer(), nullable=True),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_result_seats")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["results.table_id"], name=op.f("fk_result_seats_table_id")
        ),
    )
    op.create_index("ix_result_seats_user", "result_seats", ["user_id", "game", "seats", "number"])
    op.create_index("ix_result_seats_player", "result_seats", ["player", "game", "seats", "number"])


def downgrade() -> None:
    for table in ("ratings", "tallies", "result_points", "result_seats", "results"):
        op.drop_table(table)
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("event")
        batch.drop_column("rated")
