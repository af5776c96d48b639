"""notices: where people want to hear, of what, and what is to be told; keys of the server"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("unsubscribe_key", sa.String(length=64), nullable=False),
        sa.Column("is_confirmed", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("busy_until", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_channels_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("unsubscribe_key", name=op.f("uq_channels_unsubscribe_key")),
    )
    op.create_index(op.f("ix_channels_user_id"), "channels", ["user_id"], unique=False)
    op.create_table(
        "notices",
        sa.Column("channel_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["channel_id"], ["channels.id"], name=op.f("fk_notices_channel_id")
        ),
        sa.PrimaryKeyConstraint(
            "channel_id", "table_id", "kind", "number", name=op.f("pk_notices")
        ),
    )
    op.create_index("ix_notices_due", "notices", ["settled_at", "due_at"], unique=False)
    op.create_table(
        "notice_choices",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("off", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notice_choices_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_notice_choices")),
    )
    op.create_table(
        "muted_tables",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_muted_tables_table_id")),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_muted_tables")),
    )
    op.create_table(
        "mail_tokens",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=64), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_mail_tokens_user_id")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_mail_tokens")),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.add_column(
        "heartbeat",
        sa.Column("noticed_at", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.create_index("ix_tables_changed_at", "tables", ["changed_at"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_tables_changed_at", table_name="tables")
    with op.batch_alter_table("heartbeat", schema=None) as batch_op:
        batch_op.drop_column("noticed_at")
    for name in ("server_keys", "mail_tokens", "muted_tables", "notice_choices", "notices"):
        op.drop_table(name)
    op.drop_table("channels")
