"""How the table of a lesson begins, and how far back its moves may be taken."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.match import Match
from ulpia.kernel.played_moves import NothingToUndo, PlayedMove, TooOld
from ulpia.table.entries import Entry, Moved, Opened, Started
from ulpia.table.guards import Actor
from ulpia.table.lessons import lesson_of
from ulpia.table.lessons.lesson import Lesson
from ulpia.table.store import SeatRow
from ulpia.table.table import Table


def lesson_seats(lesson: Lesson, user: str, now: int) -> list[SeatRow]:
    """Return the seats of a lesson: the learner, and bots."""
    return [
        SeatRow(seat, "link", user=user, seen_at=now)
        if seat == lesson.learner
        else SeatRow(seat, "bot", level=lesson.level)
        for seat in range(lesson.seats)
    ]


def open_lesson(table: Table, actor: Actor) -> list[Entry]:
    """Begin the log of a lesson: its set-up is done when the learner comes."""
    lesson = lesson_of(table.row)
    assert lesson is not None, "the table was made for a lesson"
    setup = [Moved(seat=seat, move=move) for seat, move in lesson.setup]
    return [Opened(seat=actor.seat), Started(), *setup]


def last_entry_of_setup(table: Table) -> int:
    """Return the number of the last entry that `open_lesson` made; 0 if its lesson is gone."""
    lesson = lesson_of(table.row)
    return 0 if lesson is None else 2 + len(lesson.setup)


def lesson_click(table: Table, match: Match[Any], seat: int) -> list[PlayedMove]:
    """Return the last click of a learner, newest first, or raise NothingToUndo."""
    first = last_entry_of_setup(table)
    click = match.last_click_of(seat)
    if not click and match.base > first:
        raise TooOld(seat)
    if not click or click[-1].number <= first:
        raise NothingToUndo("nothing_played")
    return click


def lesson_reach(table: Table, match: Match[Any], seat: int) -> int:
    """Return how many clicks a learner may take back, as far as they are in memory."""
    first = last_entry_of_setup(table)
    later = [played for played in match.log if played.seat == seat and played.number > first]
    count = sum([not played.joined for played in later])
    return count or int(match.base > first)
