"""Seasons of the daily table, and badges for the first three places, of tournaments too."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import User
from ulpia.server.service.club.places import shared_places
from ulpia.server.service.services import Services
from ulpia.server.store import seasons
from ulpia.table import wire
from ulpia.table.daily import day_start
from ulpia.table.refusals import NotAllowed
from ulpia.table.seasons import first_day, season_after, season_at, season_before

MAX_LISTED: Final = 100
LAST_BADGE: Final = 3
GRACE_MS: Final = 60_000
"""Results of games that ended in the last moment of a season are written a little later."""


def standings(connection: Connection, season: str) -> list[tuple[int, Row[Any]]]:
    """Return the places and sums of a season; equals share a place."""
    found = seasons.season_standings(connection, first_day(season), first_day(season_after(season)))
    places = shared_places([int(row.gathered) for row in found])
    return list(zip(places, found, strict=True))


async def read_season(services: Services, user: User | None, season: str | None) -> wire.Season:
    """Return the standings of a season, the present one if none is named."""
    now = services.effects.now()
    named = season or season_at(now)
    if first_day(named) > first_day(season_at(now)):
        raise NotAllowed("no_such_day")
    found = await services.database.read(lambda c: standings(c, named))
    end = day_start(first_day(season_after(named)))
    lines = [
        wire.SeasonLine(
            place,
            int(row.gathered),
            int(row.days),
            row.name,
            user is not None and row.user_id == user.id,
        )
        for place, row in found
    ]
    shown = lines[:MAX_LISTED] + [line for line in lines[MAX_LISTED:] if line.mine]
    return wire.Season(named, end, now >= end, shown, season_before(named))


def award_season(connection: Connection, now: int) -> None:
    """Give the badges of the season that has ended last, once."""
    season = season_before(season_at(now - GRACE_MS))
    if seasons.is_awarded(connection, season):
        return
    seasons.mark_awarded(connection, season, now)
    best = [(place, row) for place, row in standings(connection, season) if place <= LAST_BADGE]
    rows = [badge_row(row.user_id, "daily", season, "", place, now) for place, row in best]
    seasons.add_badges(connection, rows)


def badge_row(user: str, kind: str, name: str, title: str, place: int, now: int) -> dict[str, Any]:
    return {
        "user_id": user,
        "kind": kind,
        "name": name,
        "title": title,
        "place": place,
        "given_at": now,
    }


def read_badges(connection: Connection, user: str) -> list[wire.Badge]:
    return [
        wire.Badge(row.kind, row.name, row.place, row.title or None)
        for row in seasons.badges_of(connection, user)
    ]
