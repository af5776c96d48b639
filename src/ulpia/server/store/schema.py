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
    Column("role", String(16), nullable=True),  # host: looks after the server
    Column("banned_until", BigInteger, nullable=True),
    Column("ban_reason", Text, nullable=True),
    Column("program_of", String(32), nullable=True, index=True),  # a program plays, for this user
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("lasting", Boolean, nullable=False, server_default=false()),  # the token of a program
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
    Column("clock", Text, nullable=True),  # seats that think, and when their time runs out
    Column("rematch", String(32), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),
    Column("changed_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=True),
    Column("pace", Text, nullable=True),  # none: everybody takes the time they need
    Column("hints", Boolean, nullable=False, server_default=false()),  # also among people
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("event", String(64), nullable=True),  # what made it, if not a person's wish
    Column("thinking", String(16), nullable=True),  # of bots that look ahead; none: as usual
    Index("ix_tables_state", "state", "changed_at"),
    Index("ix_tables_changed_at", "changed_at"),
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

seat_notes: Final = Table(
    "seat_notes",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: plan and order, for this user alone
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

holidays: Final = Table(
    "holidays",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

heartbeat: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger, nullable=False),
    Column("noticed_at", BigInteger, nullable=False, server_default="0"),
)

channels: Final = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # push, mail, webhook
    Column("target", Text, nullable=False),  # JSON: addresses and keys
    Column("unsubscribe_key", String(64), nullable=False, unique=True),
    Column("is_confirmed", Boolean, nullable=False),  # its owner has shown that it is theirs
    Column("failures", Integer, nullable=False),  # one after the other
    Column("busy_until", BigInteger, nullable=False),  # a process is sending until then
    Column("made_at", BigInteger, nullable=False),
)

notices: Final = Table(
    "notices",
    METADATA,
    Column("channel_id", String(32), ForeignKey("channels.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True),  # tells one turn from the next
    Column("user_id", String(32), nullable=False),
    Column("body", Text, nullable=False),  # JSON: what its sentence needs
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("settled_at", BigInteger, nullable=True),  # sent, or no longer of interest
    Index("ix_notices_due", "settled_at", "due_at"),
)

notice_choices: Final = Table(
    "notice_choices",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("off", Text, nullable=False),  # JSON: kinds that are not wanted
    Column("language", String(8), nullable=False),
)

muted_tables: Final = Table(
    "muted_tables",
    METADATA,
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

mail_tokens: Final = Table(
    "mail_tokens",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("purpose", String(64), nullable=False),  # reset, or confirm: and a channel
    Column("made_at", BigInteger, nullable=False),
)

server_keys: Final = Table(
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
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

reviews: Final = Table(
    "reviews",
    METADATA,
    Column("id", String(32), primary_key=True),  # the beginning of the record's hash
    Column("model", Integer, primary_key=True),
    Column("setting", String(16), primary_key=True),
    Column("record", Text, nullable=False),  # without names and notes
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
    Column("made_at", BigInteger, nullable=False),
)
