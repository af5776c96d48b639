"""Lists of ratings, and what everybody may know of a player."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.games.registry import GAMES
from ulpia.server.service.accounts import User, clean_name, name_key
from ulpia.server.service.club.rating import chance_ahead, shown_rating, shown_spread
from ulpia.server.service.club.seasons import read_badges
from ulpia.server.service.services import Services
from ulpia.server.store import people, rankings
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

MAX_PEOPLE: Final = 100
SETTLED_GAMES: Final = 10
"""Below so many games a rating is provisional: gray, and without a place."""


def require_game(game: str) -> None:
    if game not in GAMES:
        raise NotAllowed("unknown_game", f"There is no game {game!r}.", {"game": game})


def rating_of(row: Row[Any]) -> wire.Rating:
    return wire.Rating(
        shown_rating(row.mu, row.seats),
        shown_spread(row.sigma, row.seats),
        row.games,
        row.games < SETTLED_GAMES,
    )


async def read_leaderboard(
    services: Services, user: User | None, game: str, seats: int
) -> wire.Leaderboard:
    """Return a list of ratings; it is empty where nobody has been rated."""
    require_game(game)
    now = services.effects.now()

    def work(connection: Connection) -> tuple[list[Row[Any]], list[Row[Any]]]:
        found = rankings.board(connection, game, seats, MAX_PEOPLE, now)
        return found, rankings.boards(connection)

    rows, boards = await services.database.read(work)
    names = [wire.BoardName(row.game, row.seats, row.people) for row in boards]
    return wire.Leaderboard(game, seats, rated_players(rows, user), names)


def rated_players(rows: list[Row[Any]], user: User | None) -> list[wire.RatedPlayer]:
    """Return the lines of a leaderboard; only settled ratings have a place."""
    players = []
    place = 0
    for row in rows:
        rating = rating_of(row)
        has_place = row.level is None and not rating.provisional
        place += has_place
        players.append(
            wire.RatedPlayer(
                rating,
                row.name,
                row.level,
                place if has_place else None,
                user is not None and row.user_id == user.id,
                row.program_of is not None,
            )
        )
    return players


async def require_player(services: Services, name: str) -> Row[Any]:
    """Return the account of that name, or refuse; guests have no names of their own."""
    key = name_key(clean_name(name))
    row = await services.database.read(lambda c: people.user_named(c, key))
    if row is None:
        raise NotAllowed("no_player")
    return row


async def read_player(services: Services, user: User, name: str) -> wire.PlayerPage:
    """Return a player's public page: no mail address, no notes, no running games."""
    row = await require_player(services, name)
    found = await services.database.read(lambda c: read_ratings(c, row.id))
    games = await services.database.read(lambda c: rankings.games_of_user(c, row.id))
    return wire.PlayerPage(
        row.name,
        row.created_at,
        row.id == user.id,
        [wire.GameCount(each.game, each.seats, each.games, each.wins) for each in games],
        found,
        row.program_of is not None,
        await services.database.read(lambda c: read_badges(c, row.id)),
    )


def read_ratings(connection: Connection, user: str) -> list[wire.PlayerRating]:
    found = []
    for row in rankings.ratings_of_user(connection, user):
        own = rating_of(row)
        levels = [
            wire.LevelRating(
                level.level, rating_of(level), chance_ahead(own.rating, rating_of(level).rating)
            )
            for level in rankings.levels(connection, row.game, row.seats)
        ]
        levels.sort(key=lambda each: each.rating.rating)
        found.append(wire.PlayerRating(row.game, row.seats, own, levels))
    return found
