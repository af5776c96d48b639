"""Lessons: first games that teach. A game brings its own as the package `NAME` here.

That package names its `LESSONS`, in the order in which they are offered, and `INTRODUCTIONS`: what
the coach says when the learner plays on and meets something new. A game that brings none has none.

A table of a lesson is a table like any other: its record can be replayed. Two things tell it apart:
moves are taken back across whatever they revealed (its row's `undo` is "lesson"), and the
opponent's moves are fixed as long as the learner keeps to the steps.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.plugins import find_plugin
from ulpia.kernel.match import Match
from ulpia.table.lessons.lesson import Introduction, Lesson
from ulpia.table.lessons.script import Place, places, position_key
from ulpia.table.store import TableRow

UNDO_OF_LESSONS: Final = "lesson"


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order."""
    plugin = find_plugin(__name__, game)
    lessons: tuple[Lesson, ...] = () if plugin is None else plugin.LESSONS
    return lessons


def introductions_of(game: str) -> tuple[Introduction, ...]:
    """Return what the coach of a game says in free play."""
    plugin = find_plugin(__name__, game)
    known: tuple[Introduction, ...] = () if plugin is None else plugin.INTRODUCTIONS
    return known


def lesson_named(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


def lesson_of(row: TableRow) -> Lesson | None:
    """Return the lesson of a table; none if its rules are those of an older lesson."""
    return lesson_by_deal(row.game, row.rules, row.seed, row.undo)


def lesson_by_deal(game: str, rules: int, seed: str, undo: str) -> Lesson | None:
    """Return the lesson that is dealt like this."""
    if undo != UNDO_OF_LESSONS:
        return None
    for lesson in lessons_of(game):
        if lesson.rules == rules and str(lesson.seed) == seed:
            return lesson
    return None


def lesson_name(game: str, rules: int, seed: str, undo: str) -> str | None:
    lesson = lesson_by_deal(game, rules, seed, undo)
    return None if lesson is None else lesson.name


def place_in(lesson: Lesson, match: Match[Any]) -> Place | None:
    """Return where a match stands in its lesson; None if the learner went another way."""
    return places(match.game.name, lesson).get(position_key(match))
