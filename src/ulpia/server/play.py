"""What may be asked of a table, whichever way it comes: commands and positions."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.words import UnknownWords
from ulpia.server import commands, making, metrics, talk, wire
from ulpia.server.accounts import User
from ulpia.server.house import House
from ulpia.server.tables.actors import running, seated
from ulpia.server.tables.log_bound import SETTLING, UNDOING
from ulpia.server.tables.positions import encoded, position, table_info
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.words import refusal_arguments, refusal_sentence

LONGEST_WAIT = 30.0


def identity(user: User | None) -> str | None:
    return None if user is None else user.id


async def look(
    house: House,
    name: str,
    user: User | None,
    after: int | None,
    with_info: bool = False,
    share: str | None = None,
) -> bytes:
    """Return the position of a table, with the entries after number `after`."""
    async with house.hall.held(name) as slot:
        table = await house.hall.refreshed(slot)
        viewer = await house.hall.viewer(slot, identity(user), share)
        actor = house.hall.actor(slot, identity(user))
        entries, skipped = await house.hall.missed(slot, viewer, after)
        info = table_info(table, viewer, actor) if with_info else None
        return encoded(position(table, viewer, actor, entries, info, skipped))


async def wait_for_news(house: House, name: str, after: int, seconds: float) -> None:
    """Return when the log of a table goes beyond `after`, or the time is over."""
    until = time.monotonic() + min(seconds, LONGEST_WAIT)
    with house.hall.slots.use(name):  # whoever waits for a table must hear of it
        while True:
            async with house.hall.held(name) as slot:
                table = await house.hall.refreshed(slot)
                if table.version > after or house.is_closing:
                    return
                changed = slot.changed
            left = until - time.monotonic()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                return


async def obey(
    house: House, name: str, user: User | None, command: Any, share: str | None = None
) -> Any:
    """Do what a command asks: return the number of the log, or what it asked to know."""
    if isinstance(command, commands.Ping):
        return wire.Pong(house.world.now())
    if user is None:
        raise NotAllowed("not_seated")
    if isinstance(command, commands.Why):
        return await why_not(house, name, user, command)
    if isinstance(command, commands.Say):
        house.gate.pass_through("chat", user.id)
        return await talk.say(house.hall, name, user, command.text, share)
    for _ in getattr(command, "moves", ("",)):  # several moves at once count as several
        house.gate.pass_through("moves", user.id)
    if isinstance(command, (*UNDOING, *SETTLING)):
        house.gate.pass_through("undos", user.id)
    if isinstance(command, commands.Start):
        await making.require_quota_to_start(house, name, user)
    with metrics.SECONDS.time():
        return await house.hall.act(name, user.id, command, command.id)


async def why_not(house: House, name: str, user: User, command: commands.Why) -> wire.WhyNot:
    """Say why a move is not legal now."""
    async with house.hall.held(name) as slot:
        table = await house.hall.refreshed(slot)
        course = running(table)
        seat = seated(table, house.hall.actor(slot, user.id))
        try:
            course.check(seat, course.game.vocabulary.read(command.move))
        except UnknownWords as error:
            return wire.WhyNot(command.move, False, "unknown_words", str(error), id=command.id)
        except IllegalMove as error:
            refusal = error.refusal
            return wire.WhyNot(
                command.move,
                False,
                refusal.code,
                refusal_sentence(course.game, refusal, table.names()),
                refusal_arguments(course.game, refusal),
                refusal.ruling,
                command.id,
            )
    return wire.WhyNot(command.move, True, id=command.id)
