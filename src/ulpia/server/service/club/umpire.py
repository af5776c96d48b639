"""Keeps tournaments going: makes the tables of a round, counts games, ends rounds.

A round ends when all its games are over, or at its deadline. A game that is not over then is
closed: the people whom it waits for come last, together; all others are ranked by their points so
far. Each step is written before the next is taken, so that another process, or this one after a
crash, goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

from ulpia.server.service.club.rounds import begin_round, make_round_table
from ulpia.server.service.club.seasons import (
    GRACE_MS,
    LAST_BADGE,
    award_season,
    badge_row,
)
from ulpia.server.service.club.tournaments import places_of
from ulpia.server.service.notices import scanning
from ulpia.server.service.services import Services
from ulpia.server.store import log, seasons
from ulpia.server.store import tournaments as store
from ulpia.server.store.errors import is_outage
from ulpia.table.absence import close_game
from ulpia.table.entries import Entry
from ulpia.table.guards import Actor, require_running
from ulpia.table.lobby import open_table
from ulpia.table.pairing import half_points
from ulpia.table.records import require_table
from ulpia.table.refusals import NotAllowed
from ulpia.table.results import final_ranks, places_in_game, places_with_last
from ulpia.table.seasons import season_at
from ulpia.table.table import OVER, Table

LOOK_EVERY_S: Final = 5.0
LOGGER: Final = structlog.get_logger("ulpia.tournaments")


class Umpire:
    """Looks after the tournaments that are being played."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self._woken: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._awarded = ""  # the season in which those of the last one were looked for
        services.registry.on_change.append(self.note_change)

    def wake(self) -> None:
        self._woken.set()

    def note_change(self, table: Table) -> None:
        if table.is_over() and (table.row.event or "").startswith("tournament:"):
            self.wake()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.look()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK_EVERY_S)
            self._woken.clear()

    async def look(self) -> None:
        """Move every tournament on as far as it goes; one that fails stops no other."""
        try:
            await self.give_badges()
            names = await self.services.database.read(store.running)
            for name in names:
                await self.try_to_advance(name)
        except Exception as error:
            if not is_outage(error):
                LOGGER.error("tournaments failed", exc_info=error)

    async def give_badges(self) -> None:
        """Give the badges of a season once it is over; looked for once in each season."""
        now = self.services.effects.now()
        season = season_at(now - GRACE_MS)
        if season != self._awarded:
            await self.services.database.write(lambda c: award_season(c, now))
            self._awarded = season

    async def try_to_advance(self, name: str) -> None:
        try:
            while await self.advance(name):
                pass
        except Exception as error:
            if is_outage(error):
                raise
            LOGGER.error("tournament failed", tournament=name, exc_info=error)

    async def advance(self, name: str) -> bool:
        """Take the next step of a tournament; return whether a new round has begun."""
        database = self.services.database
        found = await database.read(lambda c: store.tournament_of(c, name))
        if found is None or found.state != "running":
            return False
        is_late = self.services.effects.now() >= found.deadline
        for table, seats in (await self.tables_of_round(found)).items():
            await self.attend(found, table, seats, is_late)
        games = await self.tables_of_round(found)
        if any(row.place is None for seats in games.values() for row in seats):
            return False
        return await database.write(lambda c: self.end_round(c, found))

    async def tables_of_round(self, found: Row[Any]) -> dict[str, list[Row[Any]]]:
        """Return the seats of each game of the round that is played."""
        tables: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in await self.services.database.read(lambda c: store.games_of(c, found.id)):
            if row.round == found.round:
                tables[row.table_id].append(row)
        return tables

    async def attend(
        self, found: Row[Any], table: str, seats: list[Row[Any]], is_late: bool
    ) -> None:
        """Do for a game what is due: make its table, begin it, close it, count it."""
        state = seats[0].state
        if state is None or state == "open":
            await self.begin_game(found, table, seats)
        elif state in OVER and seats[0].place is None:
            await self.count_game(table)
        elif is_late and state == "running":
            await self.close_late_game(table)

    async def begin_game(self, found: Row[Any], table: str, seats: list[Row[Any]]) -> None:
        """Make the table of a game; or begin one whose process died, or is just doing so."""
        try:
            if seats[0].state is None:
                await make_round_table(self.services, found, table, seats)
            else:
                # as its host, like whoever made it: the log must not tell who was quicker
                await self.services.registry.change(table, found.host_id, open_table)
        except IntegrityError:
            return  # another process was quicker
        except NotAllowed as refused:
            if refused.code != "not_open":
                raise

    async def count_game(self, table: str) -> None:
        database = self.services.database
        loaded = require_table(await database.read(lambda c: log.news(c, table, 0)))
        await self.score(table, places_in_game(loaded))

    async def close_late_game(self, table: str) -> None:
        """Count a game as it stands, then close it."""
        async with self.services.registry.lock(table) as live:
            found = await self.services.registry.refresh(live)
            if found.status != "running":
                return
            places = late_places(found)
        await self.score(table, places)
        try:
            await self.services.registry.change(table, None, close_late)
        except NotAllowed as refused:
            LOGGER.info("late game kept", table=table, code=refused.code)

    async def score(self, table: str, places: list[int]) -> None:
        halves = half_points(places)
        await self.services.database.write(lambda c: store.score_game(c, table, places, halves))

    def end_round(self, connection: Connection, found: Row[Any]) -> bool:
        """Begin the next round, or end the tournament; return whether a round has begun."""
        now = self.services.effects.now()
        if found.round < found.rounds:
            has_begun = begin_round(connection, found, now, self.services.effects.id)
            if has_begun:
                self.tell_round_over(connection, found, {}, now)
            return has_begun
        is_last = store.move_on(
            connection, found.id, "running", found.round, state="finished", finished_at=now
        )
        if is_last:
            places = places_in_tournament(connection, found)
            award_tournament(connection, found, places, now)
            self.tell_round_over(connection, found, places, now)
        return False

    def tell_round_over(
        self, connection: Connection, found: Row[Any], places: dict[int, int], now: int
    ) -> None:
        """Note for its people that a round is over; after the last one they have places."""
        tables = {
            row.player: row.table_id
            for row in store.games_of(connection, found.id)
            if row.round == found.round
        }
        for player in store.players_of(connection, [found.id]):
            if is_person(player) and player.number in tables:
                body: dict[str, str | int] = {
                    "game": found.game,
                    "tournament": found.id,
                    "name": found.name,
                    "round": found.round,
                    "rounds": found.rounds,
                    "place": places.get(player.number, 0),
                }
                happened = scanning.Happening(player.user_id, "round", found.round, body)
                is_looking = self.services.page_viewers.is_looking
                scanning.add(connection, tables[player.number], [happened], now, is_looking)


def places_in_tournament(connection: Connection, found: Row[Any]) -> dict[int, int]:
    players = store.players_of(connection, [found.id])
    return places_of(players, store.games_of(connection, found.id))


def award_tournament(
    connection: Connection, found: Row[Any], places: dict[int, int], now: int
) -> None:
    """Give badges to the people in the first three places."""
    players = {row.number: row for row in store.players_of(connection, [found.id])}
    rows = [
        badge_row(players[number].user_id, "tournament", found.id, found.name, place, now)
        for number, place in places.items()
        if place <= LAST_BADGE and is_person(players[number])
    ]
    seasons.add_badges(connection, rows)


def is_person(player: Row[Any]) -> bool:
    return player.user_id is not None and player.level is None and player.deleted_at is None


def late_places(table: Table) -> list[int]:
    """Return the places of a game at the deadline: whom it waits for comes last."""
    late = {seat for seat in table.waiting() if table.seats[seat].place != "bot"}
    gone = {row.seat for row in table.seats if row.place != "bot" and row.level is not None}
    totals = table.points_so_far([]).totals
    return places_with_last(final_ranks(totals, []), late | gone)


def close_late(table: Table, actor: Actor) -> list[Entry]:
    require_running(table)
    return close_game(table, None)
