"""Tables about people among themselves: friends, invitations, reports, notes, who seeks a game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from ulpia.server.store.schema import METADATA

relations: Final = Table(
    "relations",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("other_id", String(32), ForeignKey("users.id"), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),  # friend: if both say so; mute, block
    Column("made_at", BigInteger, nullable=False),
)

invitations: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True, index=True),
    Column("by_id", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # of the line in its channel
    Column("about_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # of its author, when it was written
    Column("text", Text, nullable=False),
    Column("by_id", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("outcome", String(16), nullable=True),  # kept, removed, banned; none: not settled
    Column("settled_at", BigInteger, nullable=True),
    Column("settled_by", String(32), nullable=True),
    UniqueConstraint("table_id", "channel", "number", "by_id"),
    Index("ix_reports_open", "settled_at", "made_at"),
)

game_notes: Final = Table(
    "game_notes",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),  # for this user alone
    Column("changed_at", BigInteger, nullable=False),
)

seekers: Final = Table(
    "seekers",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # their page still asks
    Column("table_id", String(32), nullable=True),  # once enough were found
)
