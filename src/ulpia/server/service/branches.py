"""Tables that branch off a finished game: the same deal and the same moves up to a moment."""

from __future__ import annotations

from ulpia.kernel.record import parse_record
from ulpia.server.service.accounts import User
from ulpia.server.service.lobby import add_table
from ulpia.server.service.services import Services
from ulpia.server.service.slow_read_worker import SandboxRead
from ulpia.server.store import reviews
from ulpia.table import wire
from ulpia.table.branching import plan_branch, play_on, require_moment
from ulpia.table.entries import ENCODE
from ulpia.table.refusals import NotAllowed


async def branch_off(services: Services, user: User, review: str, wish: wire.WhatIf) -> str:
    """Open a table from a moment of a reviewed game; bots sit in the other seats."""
    text = await services.database.read(lambda c: reviews.record_of_review(c, review))
    if text is None:
        raise NotAllowed("no_review")
    record = parse_record(text)
    require_moment(record, wish)
    if wish.entry == len(record.played):  # only games that are over are reviewed
        raise NotAllowed("no_such_moment")
    if wish.line:  # moves that cannot be played would make a table that cannot be read
        tried = wire.SandboxWish(wish.entry, wish.line)
        wanted = SandboxRead(services.settings.database, review, ENCODE.encode(tried))
        await services.reads.get(user.id, wanted)
    plan = plan_branch(record, wish, user.id, services.settings.away_after, services.effects.now())
    return await add_table(services, user, plan, record.seed, play_on(record, wish))
