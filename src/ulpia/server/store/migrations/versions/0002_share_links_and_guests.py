"""share links; names that guests must not take; guests marked in the chat"""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


UNSEEN = frozenset(
    [chr(code) for code in (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)]
    + [chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))]
    + [chr(code) for code in range(0xE0100, 0xE01F0)]
)


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("made_by", sa.String(length=32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_shares_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_shares")),
    )
    op.add_column("users", sa.Column("plain_name", sa.String(length=96), nullable=True))
    op.create_index(op.f("ix_users_plain_name"), "users", ["plain_name"], unique=False)
    op.add_column(
        "chat", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    fill_plain_names()
    mark_guests()


def fill_plain_names() -> None:
    connection = op.get_bind()
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("plain_name"))
    claimed = sa.text("SELECT id, name FROM users WHERE name_key IS NOT NULL")
    for row in connection.execute(claimed).all():
        changed = sa.update(users).where(users.c.id == row.id)
        connection.execute(changed.values(plain_name=plain_name(row.name)))


def plain_name(name: str) -> str:
    """Return what `accounts.plain_name` returned for a stored name when this was written."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = [letter for letter in folded if not letter.isspace() and letter not in UNSEEN]
    return "".join(seen)[:96]


def mark_guests() -> None:
    op.execute(
        "UPDATE chat SET guest = true WHERE user_id IN"
        " (SELECT id FROM users WHERE password IS NULL AND deleted_at IS NULL)"
    )


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("guest")
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_users_plain_name"))
        batch_op.drop_column("plain_name")
    op.drop_table("shares")
