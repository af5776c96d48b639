"""Hints: asked by a seat, worked out by the bots' processes, noted once in the table's log."""

from __future__ import annotations

import structlog

from ulpia.server.bots.worker_pool import JobLost
from ulpia.server.service.accounts import User
from ulpia.server.service.services import Services
from ulpia.table import wire
from ulpia.table.commands import AskHint
from ulpia.table.hints import (
    READ_HINT,
    HintKnown,
    hint_handler,
    hint_job,
    hint_request,
    known_hint,
    require_hints,
)
from ulpia.table.refusals import NotAllowed

LOGGER = structlog.get_logger("ulpia.hints")


async def give_hint(services: Services, name: str, user: User, command: AskHint) -> wire.Hint:
    """Return a hint for the user's present decision; asking again returns the same hint."""
    services.rate_limiter.require_rate("hints", user.id)
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        actor = services.registry.actor(live, user.id)
        seat = require_hints(table, actor, command)
        known = known_hint(table, seat)
        if known is not None:
            known.id = command.id
            return known
        asked, job = hint_request(table, seat), hint_job(table, seat, user.id)
    if services.adviser is None:
        raise NotAllowed("no_hint_found")
    try:
        answer = await services.adviser.advise(job, asked)
    except JobLost as lost:
        LOGGER.warning("hint lost", table=name, seat=seat, kind=str(lost))
        raise NotAllowed("no_hint_found") from lost
    try:
        await services.registry.change(name, user.id, hint_handler(asked, answer))
    except HintKnown:
        LOGGER.debug("hint asked twice at once", table=name, seat=seat)
    hint = READ_HINT.decode(answer)
    hint.id = command.id
    return hint
