"""Rounds of a tournament: who meets whom, and the tables that are made for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.games.registry import GAMES
from ulpia.server.service.accounts import User
from ulpia.server.service.lobby import add_table
from ulpia.server.service.services import Services
from ulpia.server.store import tournaments as store
from ulpia.table.new_tables import TablePlan, TableSettings
from ulpia.table.pairing import circle_round, group_round, meetings_in, seat_players
from ulpia.table.store import SeatRow

DAY_MS: Final = 86_400_000


def begin_round(
    connection: Connection, found: Row[Any], now: int, new_id: Callable[[], str]
) -> bool:
    """Write the games of the next round; their tables are made after this is committed."""
    number = found.round + 1
    deadline = now + found.days * DAY_MS
    if not store.move_on(
        connection, found.id, "running", found.round, round=number, deadline=deadline
    ):
        return False
    games = store.games_of(connection, found.id)
    players = [row.number for row in store.players_of(connection, [found.id])]
    rows = []
    for table in pair_players(found, players, games):
        name = new_id()
        rows += [
            {
                "tournament_id": found.id,
                "round": number,
                "player": player,
                "table_id": name,
                "seat": seat,
            }
            for seat, player in enumerate(table)
        ]
    store.add_games(connection, rows)
    return True


def pair_players(found: Row[Any], players: list[int], games: list[Row[Any]]) -> list[list[int]]:
    """Return the tables of the next round, players in the order of seats."""
    before = tables_of(games)
    if found.kind == "round_robin" and found.seats == 2:
        tables = circle_round(players, found.round)
    else:
        order = players if found.kind == "round_robin" else by_points(players, games)
        tables = group_round(order, found.seats, meetings_in(before))
    return [seat_players(table, before) for table in tables]


def tables_of(games: list[Row[Any]]) -> list[list[int]]:
    """Return the players of each table in the order of seats."""
    found: dict[str, list[int]] = defaultdict(list)
    for row in games:
        found[row.table_id].append(row.player)
    return list(found.values())


def by_points(players: list[int], games: list[Row[Any]]) -> list[int]:
    halves = dict.fromkeys(players, 0)
    for row in games:
        halves[row.player] += row.halves or 0
    return sorted(players, key=lambda player: (-halves[player], player))


async def make_round_table(
    services: Services, found: Row[Any], name: str, seats: list[Row[Any]]
) -> None:
    """Make a table of a round; everybody sits there already, so its game begins at once."""
    by_number = {
        row.number: row
        for row in await services.database.read(lambda c: store.players_of(c, [found.id]))
    }
    settings = TableSettings(
        found.game,
        GAMES[found.game].rules,
        found.options,
        listed=False,
        watching="public",
        undo="free",
        away_after=services.settings.away_after,
        rated=bool(found.rated),
        event=f"tournament:{found.id}:{found.round}",
    )
    now = services.effects.now()
    places = [seat_row(row.seat, by_number[row.player], now) for row in seats]
    host = User(found.host_id, "", False, "")
    await add_table(services, host, TablePlan(settings, places), name=name)


def seat_row(seat: int, player: Row[Any], now: int) -> SeatRow:
    """Return the seat of a player; a bot has those of people who have left the tournament."""
    if player.level is not None or player.deleted_at is not None:
        return SeatRow(seat, "bot", level=player.level or "random")
    return SeatRow(seat, "kept", user=player.user_id, seen_at=now)
