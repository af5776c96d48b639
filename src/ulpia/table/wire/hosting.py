"""Messages for the host of a server: people, tables, reports, health."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ulpia.table.wire.people import Reason
from ulpia.table.wire.values import Seq

Days = Annotated[int, Meta(ge=0, le=36_500)]


class ReportedLine(Struct, omit_defaults=True):
    """A line of a chat that somebody has reported."""

    id: str
    table: str
    user: str
    name: str  # of its author
    text: str
    reason: str
    by: str
    made_at: int
    outcome: str | None = None
    banned_until: int | None = None


class ReportList(Struct):
    reports: list[ReportedLine]


class Settlement(Struct, forbid_unknown_fields=True):
    """The decision on a reported line: it stays, or its text is removed."""

    outcome: Literal["kept", "removed"]


class Ban(Struct, forbid_unknown_fields=True):
    """Close an account and its programs for some days; 0 opens it again."""

    days: Days
    reason: Reason = "-"


class PersonInfo(Struct, omit_defaults=True):
    """A person as the host sees them: no address, no notes, no channels."""

    user: str
    name: str
    kind: Literal["account", "guest", "program"]
    since: int
    host: bool = False
    banned_until: int | None = None
    ban_reason: str | None = None


class PersonList(Struct):
    people: list[PersonInfo]


class Repair(Struct, forbid_unknown_fields=True):
    """Take a game back to where it stood after an entry; the note stands in its log."""

    seq: Seq
    note: Reason


class TableCount(Struct):
    state: str
    count: int


class ServerHealth(Struct):
    """The health of the server."""

    version: str
    database: str
    accounts: int
    guests: int
    tables: list[TableCount]
    sockets: int
    tables_in_memory: int
    bots_late: int  # tables whose bot should have moved a minute ago
    channels_failing: int
    reports_open: int
