"""Begin lessons at a server's tables."""

from __future__ import annotations

from ulpia.server.service.accounts import User
from ulpia.server.service.lobby import add_table
from ulpia.server.service.services import Services
from ulpia.table import wire
from ulpia.table.lessons.opening import open_lesson
from ulpia.table.lessons.planning import plan_lesson, require_lesson


async def make_lesson(services: Services, user: User, wanted: wire.NewLesson) -> str:
    """Create the table of a lesson, with its set-up done."""
    lesson = require_lesson(wanted.game, wanted.lesson)
    away_after, now = services.settings.away_after, services.effects.now()
    plan = plan_lesson(lesson, wanted.game, user.id, away_after, now)
    return await add_table(services, user, plan, lesson.seed, open_lesson)
