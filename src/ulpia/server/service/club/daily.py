"""The table of the day: one deal, the same bots, one try for each account."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

from ulpia.games.plugins import find_plugin
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import commitment
from ulpia.server.service.accounts import User
from ulpia.server.service.club.places import shared_places
from ulpia.server.service.lobby import add_table
from ulpia.server.service.services import Services
from ulpia.server.store import daily, rows
from ulpia.table import wire
from ulpia.table.daily import day_at, day_end, event_of
from ulpia.table.entries import ENCODE
from ulpia.table.new_tables import TablePlan, TableSettings
from ulpia.table.refusals import NotAllowed
from ulpia.table.results import OPENINGS
from ulpia.table.rules import RulesGone, rules_of
from ulpia.table.store import SeatRow
from ulpia.table.table import OVER

LEVELS: Final = ("miles", "centurio")
"""Who sits in the other seats; both choose at once, so that nobody waits for them."""
FIRST_DAY: Final = date(2026, 11, 1)


def deal_of(services: Services, day: str) -> dict[str, Any]:
    """Return a new deal for a day; the games take turns."""
    number = day_number(day)
    game = list(GAMES.values())[number % len(GAMES)]
    options = game.complete_options(1 + len(LEVELS), {})
    return {
        "day": day,
        "game": game.name,
        "rules": game.rules,
        "options": ENCODE.encode(options).decode(),
        "levels": ENCODE.encode(LEVELS).decode(),
        "seed": str(services.effects.seed()),
    }


def day_number(day: str) -> int:
    return (date.fromisoformat(day) - FIRST_DAY).days + 1


async def today(services: Services) -> Row[Any]:
    """Return the deal of this day, made if nobody has asked before."""
    day = day_at(services.effects.now())
    found = await services.database.read(lambda c: daily.daily_of(c, day))
    if found is not None:
        return found
    deal = deal_of(services, day)
    return await services.database.write(lambda c: daily.add_daily(c, deal))


async def read_daily(services: Services, user: User | None, day: str | None) -> wire.Daily:
    """Return the table of a day, of this one if none is named, as far as somebody may know it."""
    deal = await today(services)
    if day is not None and day != deal.day:
        found = await services.database.read(lambda c: daily.daily_of(c, day))
        if found is None:
            raise NotAllowed("no_such_day")
        deal = found
    now = services.effects.now()
    return await services.database.read(lambda c: tell_daily(c, deal, user, now))


def tell_daily(connection: Connection, deal: Row[Any], user: User | None, now: int) -> wire.Daily:
    end = day_end(deal.day)
    is_over = now >= end
    ended = daily.ended_tries(connection, deal.day, end)
    table = None if user is None else daily.try_of(connection, deal.day, user.id)
    own = None if table is None else rows.table_row(connection, table)
    has_finished = own is not None and own.state in OVER  # or given up: the try is spent
    before = daily.last_daily_before(connection, deal.day)
    told = wire.Daily(
        deal.day,
        day_number(deal.day),
        deal.game,
        msgspec.json.decode(deal.levels),
        commitment(int(deal.seed)),
        end,
        "over" if is_over else "finished" if has_finished else "playing" if table else "open",
        len(ended),
        table,
        before=None if before is None else before.day,
    )
    if is_over or has_finished:
        told.ranking = ranking(deal.game, ended, user, is_over)
    if is_over:
        told.seed = deal.seed
    return told


def ranking(
    game: str, ended: list[Row[Any]], user: User | None, is_over: bool
) -> wire.DailyRanking:
    """Return who has finished, and how those games began."""
    found = [
        wire.DailyResult(
            place,
            row.points,
            bool(row.won),
            None if row.deleted_at is not None else row.name,
            user is not None and row.user_id == user.id,
            row.table_id if is_over else None,
        )
        for place, row in zip(shared_places([row.points for row in ended]), ended, strict=True)
    ]
    plugin: Any = find_plugin(OPENINGS, game)
    kind = None if plugin is None else plugin.KIND
    return wire.DailyRanking(found, openings(ended), kind)


def openings(ended: list[Row[Any]]) -> list[wire.SeatTally]:
    by_opening: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in ended:
        if row.opening is not None:
            by_opening[row.opening].append(row)
    found = []
    for name, own in by_opening.items():
        won = [row.points for row in own if row.won]
        total = sum(row.points for row in own)
        found.append(wire.SeatTally(name, len(own), total, len(won), sum(won)))
    return sorted(found, key=lambda each: (-each.total / each.seats, each.key))


async def play_daily(services: Services, user: User) -> str:
    """Return my table of this day; it is made at the first call, and never a second one."""
    if user.guest:
        raise NotAllowed("needs_account")
    if user.program_of is not None:
        raise NotAllowed("people_only")
    deal = await today(services)
    mine = await services.database.read(lambda c: daily.try_of(c, deal.day, user.id))
    if mine is not None:
        made: Row[Any] | None = await services.database.read(lambda c: rows.table_row(c, mine))
        if made is not None:
            return mine
    try:
        rules_of(deal.game, deal.rules)
    except RulesGone as gone:
        raise NotAllowed("frozen", str(gone)) from gone
    name = mine or services.effects.id()  # a try whose table was never made is made now
    if mine is None:
        try:
            await services.database.write(lambda c: daily.add_try(c, deal.day, user.id, name))
        except IntegrityError:  # another page of theirs was quicker
            return await play_daily(services, user)
    return await add_table(services, user, plan_of(services, deal, user), int(deal.seed), name=name)


def plan_of(services: Services, deal: Row[Any], user: User) -> TablePlan:
    """Return the table of somebody's try: they sit first, bots in the other seats."""
    settings = TableSettings(
        deal.game,
        deal.rules,
        deal.options,
        listed=False,
        watching="link",
        undo="free",
        away_after=services.settings.away_after,
        event=event_of(deal.day),
    )
    levels: list[str] = msgspec.json.decode(deal.levels)
    own = SeatRow(0, "kept", user=user.id, seen_at=services.effects.now())
    bots = [SeatRow(seat, "bot", level=level) for seat, level in enumerate(levels, 1)]
    return TablePlan(settings, [own, *bots])
