"""Messages about people among themselves: friends, invitations, programs, notes, quick matches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ulpia.table.wire.values import Channel, Name

UserId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]
Relation = Literal["friend", "mute", "block"]
NoteText = Annotated[str, Meta(max_length=4000)]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]


class RelationWish(Struct, forbid_unknown_fields=True):
    """How I stand to somebody, named by their account or, as a guest, by their id.

    Friends must both say so. Of a muted person I read no chat; with a blocked one I also share no
    new table. null: as to anybody.
    """

    kind: Relation | None
    name: Name | None = None
    user: UserId | None = None


class Acquaintance(Struct, omit_defaults=True):
    """Somebody on my list. asked: I have asked them to be friends; wishes: they have asked me."""

    user: str
    name: str
    kind: Literal["friend", "asked", "wishes", "mute", "block"]
    guest: bool = False
    here: bool = False  # a friend with one of our pages open


class TableInvitation(Struct):
    """A friend keeps a seat free for me."""

    table: str
    game: str
    seats: int
    by: str
    made_at: int


class People(Struct):
    people: list[Acquaintance]
    invitations: list[TableInvitation]


class Guestlist(Struct, forbid_unknown_fields=True):
    """Invite a friend to a table, by the name of their account."""

    name: Name


class ReportWish(Struct, forbid_unknown_fields=True):
    """Tell the host of a line in the chat."""

    channel: Channel
    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    reason: Reason


class GameNote(Struct, forbid_unknown_fields=True):
    """What I have noted about a game; only I read it. Empty: nothing."""

    text: NoteText


class NewProgram(Struct, forbid_unknown_fields=True):
    """An account for a program that plays like a person."""

    name: Name


class Program(Struct):
    user: str
    name: str
    since: int


class ProgramList(Struct):
    programs: list[Program]


class ProgramToken(Struct):
    """The token of a program, told this once: `Authorization: Bearer TOKEN`."""

    program: Program
    token: str


class SeekWish(Struct, forbid_unknown_fields=True):
    """Find me people for this game, now."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=2, le=4)]
    rated: bool = False


class Seeking(Struct, omit_defaults=True):
    """How the search goes; ask every few seconds, or it ends."""

    state: Literal["idle", "waiting", "ready"]
    game: str = ""
    seats: int = 0
    rated: bool = False
    found: int = 0  # people, with me
    table: str | None = None
