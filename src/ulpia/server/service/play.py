"""Commands and positions, for websockets and plain HTTP alike."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from ulpia.server import metrics
from ulpia.server.service import chat, hints, lobby
from ulpia.server.service.accounts import User
from ulpia.server.service.permissions import require_viewer
from ulpia.server.service.services import Services
from ulpia.table import commands, wire
from ulpia.table.entry_messages import stored_entries_for
from ulpia.table.explaining import explain_move
from ulpia.table.log_bound import SETTLING_COMMANDS, UNDO_COMMANDS
from ulpia.table.noting import keep_notes
from ulpia.table.plan_previews import preview_plan
from ulpia.table.positions import encode, position, table_info
from ulpia.table.refusals import NotAllowed
from ulpia.table.subscribers import Receipt

MAX_WAIT_S = 30.0
Questions = commands.Why | commands.AskHint | commands.PlanAhead


def user_id(user: User | None) -> str | None:
    return None if user is None else user.id


async def read_position(
    services: Services,
    name: str,
    user: User | None,
    after: int | None,
    with_info: bool = False,
    share: str | None = None,
) -> bytes:
    """Return the position of a table, with the entries after number `after`."""
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        viewer = await require_viewer(services, live, user_id(user), share)
        actor = services.registry.actor(live, user_id(user))
        entries, skipped = await services.registry.entries_since(live, viewer, after)
        info = table_info(table, viewer, actor) if with_info else None
        return encode(position(table, viewer, actor, entries, info, skipped))


async def read_info(
    services: Services, name: str, user: str | None, share: str | None = None
) -> wire.TableInfo:
    """Return what lists show of a table, as a user may see it."""
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        viewer = await require_viewer(services, live, user, share)
        return table_info(table, viewer, services.registry.actor(live, user))


async def require_finished(services: Services, name: str) -> None:
    """Refuse what only finished games offer."""
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        if not table.is_over():
            raise NotAllowed("not_finished")


async def read_log(
    services: Services, name: str, viewer: int | None, after: int, most: int
) -> wire.LogPage:
    """Return the entries after number `after` as a viewer may see them."""
    stored = await services.registry.store.entries_after(name, after, most)
    last = stored[-1].seq if stored else after
    return wire.LogPage(stored_entries_for(stored, viewer), last)


async def wait_for_change(services: Services, name: str, after: int, seconds: float) -> None:
    """Wait until a table has an entry after `after`, or the time is over."""
    until = time.monotonic() + min(seconds, MAX_WAIT_S)
    with services.registry.live_tables.use(name):  # whoever waits for a table must hear of it
        while True:
            async with services.registry.lock(name) as live:
                table = await services.registry.refresh(live)
                if table.version > after or services.is_closing:
                    return
                changed = live.changed
            left = until - time.monotonic()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                return


async def execute(
    services: Services,
    name: str,
    user: User | None,
    command: Any,
    share: str | None = None,
    receipt: Receipt | None = None,
) -> Any:
    """Execute a command; return the number of its last entry, or the answer it asked for."""
    if isinstance(command, commands.Ping):
        return wire.Pong(services.effects.now())
    if user is None:
        raise NotAllowed("not_seated")
    if isinstance(command, commands.Look):
        return note_look(services, user, command)
    if isinstance(command, commands.Resend):
        return command.seq  # over HTTP a position is the answer to everything
    if isinstance(command, Questions):
        return await answer_question(services, name, user, command)
    if isinstance(command, commands.KeepNotes):
        services.rate_limiter.require_rate("moves", user.id)
        return await services.registry.change_notes(
            name, user.id, lambda table, actor: keep_notes(table, actor, command)
        )
    if isinstance(command, commands.Say):
        services.rate_limiter.require_rate("chat", user.id)
        return await chat.say(services, name, user, command.text, share)
    await require_rates(services, name, user, command)
    with metrics.SECONDS.time():
        return await services.registry.act(name, user.id, command, command.id, receipt)


def note_look(services: Services, user: User, command: commands.Look) -> wire.Pong:
    """Note that somebody looks; whoever looks away is known by the connection."""
    if command.looking:
        services.page_viewers.note(user.id)
    return wire.Pong(services.effects.now())


async def require_rates(services: Services, name: str, user: User, command: Any) -> None:
    """Refuse commands that come too often, and tables of bots alone beyond the quota."""
    for _ in getattr(command, "moves", ("",)):  # several moves at once count as several
        services.rate_limiter.require_rate("moves", user.id)
    if isinstance(command, (*UNDO_COMMANDS, *SETTLING_COMMANDS)):
        services.rate_limiter.require_rate("undos", user.id)
    if isinstance(command, commands.Start):
        await lobby.require_quota_to_start(services, name, user)


async def answer_question(
    services: Services, name: str, user: User, command: Questions
) -> wire.WhyNot | wire.Hint | wire.PlanPreview:
    """Answer what does not change the game."""
    if isinstance(command, commands.AskHint):
        return await hints.give_hint(services, name, user, command)
    if isinstance(command, commands.PlanAhead):
        services.rate_limiter.require_rate("moves", user.id)
        return await preview_plan(services.registry, name, user.id, command)
    return await explain_move(services.registry, name, user.id, command)
