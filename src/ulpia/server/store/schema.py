"""The tables of the database. Times are milliseconds since 1970; bodies are JSON bytes.

`entries` is the truth about a game and only ever grows. `snapshots` can be made anew from it;
`tables.version` is the number of its last entry and guards every append; `seats` and the other
columns of `tables` are what lists need without reading logs.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

CONVENTION: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
METADATA: Final = MetaData(naming_convention=CONVENTION)

users: Final = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), nullable=True, unique=True),  # only claimed names are unique
    Column("plain_name", String(96), nullable=True, index=True),  # what guests may not look like
    Column("password", Text, nullable=True),  # argon2id; none: a guest
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger, nullable=True),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("host_id", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watching", String(16), nullable=False),  # public, link
    Column("undo", String(16), nullable=False),  # free, ask, never
    Column("away_after", Integer, nullable=False),  # seconds until others may vote
    Column("join_key", String(64), nullable=False),
    Column("watch_key", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Text, nullable=False),  # seats that must choose
    Column("waiting_since", BigInteger, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("result", Text, nullable=True),
    Column("clock", Text, nullable=True),  # a place for clocks
    Column("rematch", String(32), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),
    Column("changed_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=True),
    Index("ix_tables_state", "state", "changed_at"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", String(16), nullable=False),  # open, link, kept, bot
    Column("user_id", String(32), nullable=True, index=True),
    Column("kept_for", String(32), nullable=True, index=True),
    Column("level", String(64), nullable=True),  # of the bot that plays here now
    Column("seen_at", BigInteger, nullable=True),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("made_at", BigInteger, nullable=False),
    Column("move_key", String(80), nullable=True),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "move_key"),
)

snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

admitted: Final = Table(
    "admitted",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("may_join", Boolean, nullable=False),
)

shares: Final = Table(
    "shares",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("channel", String(16), primary_key=True),  # players, spectators
    Column("number", Integer, primary_key=True),
    Column("user_id", String(32), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("guest", Boolean, nullable=False, server_default=false()),  # when it was written
    Column("text", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
