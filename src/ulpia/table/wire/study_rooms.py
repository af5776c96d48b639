"""Messages of a study room: several people look at one review together."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ulpia.table.wire.values import ChatText

MAX_ARROWS: Final = 12
MAX_SEATS: Final = 8

Share = Annotated[int, Meta(ge=0, le=1000)]
"""A place on the picture of the table, in thousandths of its width or height."""


class StudyArrow(Struct, forbid_unknown_fields=True):
    """An arrow over the picture of the table."""

    x: Share
    y: Share
    to_x: Share
    to_y: Share


class StudyShow(Struct, tag_field="type", tag="show", forbid_unknown_fields=True):
    """What whoever leads looks at: a decision by its entry, a line of it, a part of the table.

    In a replay `entry` is the number of the position, and `seat` whose board is shown.
    """

    entry: Annotated[int, Meta(ge=0, le=100_000)]
    line: Literal["played", "better"] = "better"
    pane: Literal["mat", "board"] = "mat"
    seat: Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)] = 0
    arrows: Annotated[list[StudyArrow], Meta(max_length=MAX_ARROWS)] = []


class StudyPoint(Struct, tag_field="type", tag="point", forbid_unknown_fields=True):
    """Where whoever leads points to."""

    x: Share
    y: Share


class StudyTake(Struct, tag_field="type", tag="take", forbid_unknown_fields=True):
    """Take the pointer: from now on I lead."""


class StudySay(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something to everybody in the room."""

    text: ChatText


StudyMessage = StudyShow | StudyPoint | StudyTake | StudySay


class StudyPerson(Struct):
    """Somebody in a room, by a number of the room; guests of the server may have no name."""

    number: int
    name: str


class StudyLine(Struct):
    """Something that was said in a room."""

    number: int
    name: str
    text: str


class StudyRoom(Struct, tag_field="type", tag="room"):
    """Who is there, who leads, and what is shown; `said` is all that is remembered."""

    you: int
    leader: int
    people: list[StudyPerson]
    shown: StudyShow | None
    said: list[StudyLine]
