"""Quick matches: people who seek the same game at the same time sit down together.

A page that seeks asks every few seconds; whoever stops asking is forgotten. Who has waited longest
is found first. The transaction that finds enough people notes their table for all of them, and its
process makes it: the game begins at once.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.games.registry import GAMES
from ulpia.kernel.game import BadOption
from ulpia.server.service.accounts import User
from ulpia.server.service.lobby import add_table
from ulpia.server.service.services import Services
from ulpia.server.store import people, relations, rows, seekers
from ulpia.table import wire
from ulpia.table.entries import ENCODE
from ulpia.table.new_tables import TablePlan, TableSettings
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import SeatRow

GONE_MS: Final = 15_000
"""After so long without a question nobody is there any more."""
EVENT: Final = "quick"
PACE: Final = wire.LivePace(reserve=900, increment=45)


async def seek(services: Services, user: User, wish: wire.SeekWish) -> wire.Seeking:
    """Seek, or go on seeking; return the table once enough people were found."""
    options = require_game(wish)
    if wish.rated and user.guest:
        raise NotAllowed("needs_account")
    new, now = services.effects.id(), services.effects.now()
    found = await services.database.write(lambda c: look(c, user, wish, now, new))
    if found == [user.id]:
        return await how_it_goes(services, user)
    settings = TableSettings(
        wish.game,
        GAMES[wish.game].rules,
        ENCODE.encode(options).decode(),
        listed=False,
        watching="link",
        undo="free",
        away_after=services.settings.away_after,
        pace=ENCODE.encode(PACE).decode(),
        rated=wish.rated,
        event=EVENT,
    )
    places = [SeatRow(seat, "kept", user=each, seen_at=now) for seat, each in enumerate(found)]
    await add_table(services, user, TablePlan(settings, places), name=new)
    return await how_it_goes(services, user)


def require_game(wish: wire.SeekWish) -> dict[str, str]:
    game = GAMES.get(wish.game)
    if game is None:
        raise NotAllowed("unknown_game", f"There is no game {wish.game!r}.", {"game": wish.game})
    try:
        return game.complete_options(wish.seats, {})
    except BadOption as error:
        limits: wire.Arguments = {"fewest": game.fewest, "most": game.most}
        raise NotAllowed("bad_seats", f"{error}.", limits) from error


def look(
    connection: Connection, user: User, wish: wire.SeekWish, now: int, table: str
) -> list[str]:
    """Note that a user seeks; return who sits down at the new table, or the user alone."""
    seekers.lock_seekers(connection)
    seekers.forget_gone(connection, now - GONE_MS)
    mine = seekers.seeker_of(connection, user.id)
    if mine is not None and seeks(mine, wish):
        seekers.touch_seeker(connection, user.id, now)
        if mine.table_id is not None:
            return [user.id]
    else:
        seekers.forget_seeker(connection, user.id)
        row = {"user_id": user.id, "made_at": now, "seen_at": now}
        terms = {"game": wish.game, "seats": wish.seats, "rated": wish.rated}
        seekers.add_seeker(connection, {**row, **terms})
    waiting = seekers.waiting(connection, wish.game, wish.seats, wish.rated)
    company = fitting_company(connection, user.id, [row.user_id for row in waiting], wish)
    if len(company) < wish.seats:
        return [user.id]
    seekers.seat_seekers(connection, company, table)
    return company


def seeks(row: Row[Any], wish: wire.SeekWish) -> bool:
    return (row.game, row.seats, bool(row.rated)) == (wish.game, wish.seats, wish.rated)


def fitting_company(
    connection: Connection, user: str, waiting: list[str], wish: wire.SeekWish
) -> list[str]:
    """Return a user and those who may sit with them and each other, longest waiting first."""
    blocked = relations.blocked_pairs(connection, waiting)
    families = people.family_by_user(connection, waiting)
    company = [user]
    for each in waiting:
        if len(company) == wish.seats:
            break
        is_blocked = any(frozenset((each, other)) in blocked for other in company)
        is_own = wish.rated and families[each] in {families[other] for other in company}
        if each != user and not is_blocked and not is_own:
            company.append(each)
    return company


async def how_it_goes(services: Services, user: User) -> wire.Seeking:
    """Return how the search of a user goes."""

    def work(connection: Connection) -> wire.Seeking:
        mine = seekers.seeker_of(connection, user.id)
        if mine is None:
            return wire.Seeking("idle")
        told = wire.Seeking("waiting", mine.game, mine.seats, bool(mine.rated), 1)
        if mine.table_id is None:
            waiting = seekers.waiting(connection, mine.game, mine.seats, bool(mine.rated))
            told.found = len(waiting)
        elif rows.table_row(connection, mine.table_id) is not None:
            told.state, told.table, told.found = "ready", mine.table_id, mine.seats
        return told

    return await services.database.read(work)


async def stop_seeking(services: Services, user: User) -> None:
    await services.database.write(lambda c: seekers.forget_seeker(c, user.id))
