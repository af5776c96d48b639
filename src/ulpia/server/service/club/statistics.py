"""What finished games tell: of everybody at a title, and of one player."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.games.plugins import find_plugin
from ulpia.games.registry import GAMES
from ulpia.server.service.club.leaderboards import require_game, require_player
from ulpia.server.service.club.rating import shown_rating, shown_spread
from ulpia.server.service.services import Services
from ulpia.server.store import statistics
from ulpia.table import wire
from ulpia.table.results import OPENINGS, player_of_user

MAX_TREND: Final = 200
MAX_RIVALS: Final = 12


async def read_server_statistics(services: Services, game: str) -> wire.ServerStatistics:
    """Return what all finished games of a title tell, by number of seats."""
    require_game(game)
    rows = await services.database.read(lambda c: statistics.tallies_of(c, game))
    plugin: Any = find_plugin(OPENINGS, game)
    counts = sorted({row.seats for row in rows})
    tables = [seats_statistics(game, seats, rows) for seats in counts]
    return wire.ServerStatistics(game, None if plugin is None else plugin.KIND, tables)


def seats_statistics(game: str, seats: int, rows: list[Row[Any]]) -> wire.SeatsStatistics:
    own = [row for row in rows if row.seats == seats]
    scores = sorted(tallies(own, "score"), key=lambda each: int(each.key))
    known = {name: place for place, name in enumerate(GAMES[game].sources)}
    sources = sorted(tallies(own, "source"), key=lambda each: known.get(each.key, len(known)))
    return wire.SeatsStatistics(
        seats,
        sum(each.seats for each in scores) // seats,
        scores,
        sources,
        sorted(tallies(own, "opening"), key=lambda each: (-each.seats, each.key)),
        sorted(tallies(own, "seat"), key=lambda each: int(each.key)),
    )


def tallies(rows: list[Row[Any]], what: str) -> list[wire.SeatTally]:
    return [tally(row) for row in rows if row.what == what]


def tally(row: Row[Any]) -> wire.SeatTally:
    values = (row.amount, row.total, row.wins, row.won_total)
    return wire.SeatTally(str(row.key), *[int(value) for value in values])


async def read_player_statistics(
    services: Services, name: str, game: str, seats: int
) -> wire.PlayerStatistics:
    """Return what the finished games of a player tell, beside those of everybody."""
    require_game(game)
    player = await require_player(services, name)

    def work(connection: Connection) -> wire.PlayerStatistics:
        return player_statistics(connection, player.id, game, seats)

    return await services.database.read(work)


def player_statistics(
    connection: Connection, user: str, game: str, seats: int
) -> wire.PlayerStatistics:
    everyone = seats_statistics(game, seats, statistics.tallies_of(connection, game, seats))
    seats_played = sum(each.seats for each in everyone.scores)
    places = [tally(row) for row in statistics.places_of_user(connection, user, game, seats)]
    games = sum(each.seats for each in places)
    own = statistics.sources_of_user(connection, user, game, seats)
    trend = statistics.ratings_after_games(connection, player_of_user(user), game, seats, MAX_TREND)
    met = statistics.encounters_of_user(connection, user, game, seats, MAX_RIVALS)
    return wire.PlayerStatistics(
        game,
        seats,
        games,
        sum(each.wins for each in places),
        mean(sum(each.total for each in places), games),
        mean(sum(each.total for each in everyone.scores), seats_played),
        places,
        [
            wire.SourceShare(
                each.key, mean(own.get(each.key, 0), games), mean(each.total, seats_played)
            )
            for each in everyone.sources
        ]
        if games
        else [],
        [
            wire.TrendPoint(
                row.ended_at, shown_rating(row.mu, seats), shown_spread(row.sigma, seats)
            )
            for row in reversed(trend)
        ],
        [encounter(row) for row in met],
    )


def mean(total: int, count: int) -> float:
    return round(total / count, 2) if count else 0.0


def encounter(row: Row[Any]) -> wire.Encounter:
    """Return how two have done against each other; guests and former players stay unnamed."""
    is_named = row.password is not None and row.deleted_at is None
    ahead, behind = int(row.ahead), int(row.behind)
    return wire.Encounter(
        ahead,
        behind,
        row.games - ahead - behind,
        row.name if is_named else None,
        row.level if row.user_id is None else None,
    )
