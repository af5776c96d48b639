"""What a lesson needs to begin, and what the page is told of it."""

from __future__ import annotations

from ulpia.table import wire
from ulpia.table.entries import ENCODE
from ulpia.table.lessons import UNDO_OF_LESSONS, introductions_of, lesson_named
from ulpia.table.lessons.lesson import Lesson
from ulpia.table.lessons.opening import lesson_seats
from ulpia.table.new_tables import TablePlan, TableSettings
from ulpia.table.refusals import NotAllowed
from ulpia.table.rules import rules_of


def plan_lesson(lesson: Lesson, game: str, user: str, away_after: int, now: int) -> TablePlan:
    """Return the table of a lesson for a learner."""
    rules = rules_of(game, lesson.rules)
    options = rules.complete_options(lesson.seats, dict(lesson.options))
    settings = TableSettings(
        rules.name,
        rules.rules,
        ENCODE.encode(options).decode(),
        listed=False,
        watching="link",
        undo=UNDO_OF_LESSONS,
        away_after=away_after,
    )
    return TablePlan(settings, lesson_seats(lesson, user, now))


def describe_lesson(game: str, name: str) -> wire.LessonInfo:
    """Return the steps of a lesson as the page needs them."""
    lesson = require_lesson(game, name)
    steps = [
        wire.LessonStep(step.id, list(step.look), step.pane, step.is_told(), step.point)
        for step in lesson.steps
    ]
    introductions = [
        wire.LessonIntroduction(
            each.id,
            list(each.prompts),
            list(each.look),
            each.pane,
            list(each.offers),
            [list(happening) for happening in each.after],
        )
        for each in introductions_of(game)
    ]
    return wire.LessonInfo(game, lesson.name, steps, introductions)


def require_lesson(game: str, name: str) -> Lesson:
    lesson = lesson_named(game, name)
    if lesson is None:
        raise NotAllowed("unknown_lesson", args={"game": game, "lesson": name})
    return lesson
