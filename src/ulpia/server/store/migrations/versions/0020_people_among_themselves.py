"""friends, mutes and blocks; invitations, reports, bans, roles, programs, notes, seekers, badges"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("role", sa.String(length=16), nullable=True))
    op.add_column("users", sa.Column("banned_until", sa.BigInteger(), nullable=True))
    op.add_column("users", sa.Column("ban_reason", sa.Text(), nullable=True))
    op.add_column("users", sa.Column("program_of", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_users_program_of"), "users", ["program_of"])
    op.add_column(
        "sessions", sa.Column("lasting", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "relations",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("other_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_relations_user_id")),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name=op.f("fk_relations_other_id")),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_relations")),
    )
    op.create_index(op.f("ix_relations_other_id"), "relations", ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("by_id", sa.String(length=32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_invitations_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_user_id"), "invitations", ["user_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("about_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by_id", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.String(length=16), nullable=True),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.Column("settled_by", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint(
            "table_id", "channel", "number", "by_id", name=op.f("uq_reports_table_id")
        ),
    )
    op.create_index("ix_reports_open", "reports", ["settled_at", "made_at"])
    op.create_table(
        "game_notes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_game_notes_user_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_game_notes_table_id")),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_game_notes")),
    )
    op.create_table(
        "badges",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("given_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_badges_user_id")),
        sa.PrimaryKeyConstraint("user_id", "kind", "name", name=op.f("pk_badges")),
    )
    op.create_table(
        "seekers",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_seekers_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_seekers")),
    )


def downgrade() -> None:
    op.drop_table("badges")
    op.drop_table("seekers")
    op.drop_table("game_notes")
    op.drop_table("reports")
    op.drop_table("invitations")
    op.drop_table("relations")
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("lasting")
    op.drop_index(op.f("ix_users_program_of"), table_name="users")
    with op.batch_alter_table("users") as users:
        for column in ("program_of", "ban_reason", "banned_until", "role"):
            users.drop_column(column)
