"""Statistics by SQL: of everybody from the counts, of one person from the rows of their games."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, case, func, select

from ulpia.server.store.club_schema import result_points, result_seats, tallies
from ulpia.server.store.schema import users


def tallies_of(connection: Connection, game: str, seats: int | None = None) -> list[Row[Any]]:
    """Return what is counted of a title; winners and others are added up."""
    won = case((tallies.c.won, 1), else_=0)
    wanted: Select[Any] = (
        select(
            tallies.c.seats,
            tallies.c.what,
            tallies.c.key,
            func.sum(tallies.c.count).label("amount"),
            func.sum(tallies.c.total).label("total"),
            func.sum(tallies.c.count * won).label("wins"),
            func.sum(tallies.c.total * won).label("won_total"),
        )
        .where(tallies.c.game == game)
        .group_by(tallies.c.seats, tallies.c.what, tallies.c.key)
    )
    if seats is not None:
        wanted = wanted.where(tallies.c.seats == seats)
    return list(connection.execute(wanted).all())


def seats_of_user(user: str, game: str, seats: int) -> Any:
    """Return the condition for the seats that a person has played to the end."""
    return (
        (result_seats.c.user_id == user)
        & (result_seats.c.game == game)
        & (result_seats.c.seats == seats)
        & result_seats.c.counted
        & result_seats.c.level.is_(None)
    )


def places_of_user(connection: Connection, user: str, game: str, seats: int) -> list[Row[Any]]:
    """Return by number of the seat how many games a person has played, and won."""
    won = case((result_seats.c.won, 1), else_=0)
    wanted = (
        select(
            result_seats.c.seat.label("key"),
            func.count().label("amount"),
            func.sum(result_seats.c.points).label("total"),
            func.sum(won).label("wins"),
            func.sum(result_seats.c.points * won).label("won_total"),
        )
        .where(seats_of_user(user, game, seats))
        .group_by(result_seats.c.seat)
        .order_by(result_seats.c.seat)
    )
    return list(connection.execute(wanted).all())


def sources_of_user(connection: Connection, user: str, game: str, seats: int) -> dict[str, int]:
    """Return the points of a person by source, in all games."""
    wanted = (
        select(result_points.c.source, func.sum(result_points.c.points).label("total"))
        .join(
            result_seats,
            (result_seats.c.table_id == result_points.c.table_id)
            & (result_seats.c.seat == result_points.c.seat),
        )
        .where(seats_of_user(user, game, seats))
        .group_by(result_points.c.source)
    )
    return {row.source: int(row.total) for row in connection.execute(wanted)}


def ratings_after_games(
    connection: Connection, player: str, game: str, seats: int, most: int
) -> list[Row[Any]]:
    """Return the ratings of a player after their last games, the latest first."""
    wanted: Select[Any] = (
        select(result_seats.c.ended_at, result_seats.c.mu, result_seats.c.sigma)
        .where(
            result_seats.c.player == player,
            result_seats.c.game == game,
            result_seats.c.seats == seats,
            result_seats.c.mu.is_not(None),
        )
        .order_by(result_seats.c.number.desc())
        .limit(most)
    )
    return list(connection.execute(wanted).all())


RIVAL: Final = result_seats.alias("rival")


def encounters_of_user(
    connection: Connection, user: str, game: str, seats: int, most: int
) -> list[Row[Any]]:
    """Return whom a person has met most often, and who finished ahead."""
    mine, theirs = result_seats.c.rank, RIVAL.c.rank
    met = (
        select(
            RIVAL.c.user_id,
            RIVAL.c.level,
            func.count().label("games"),
            func.sum(case((mine < theirs, 1), else_=0)).label("ahead"),
            func.sum(case((mine > theirs, 1), else_=0)).label("behind"),
        )
        .join(
            RIVAL,
            (RIVAL.c.table_id == result_seats.c.table_id) & (RIVAL.c.seat != result_seats.c.seat),
        )
        .where(
            seats_of_user(user, game, seats),
            RIVAL.c.user_id.is_(None) | RIVAL.c.level.is_(None),  # no stand-ins
        )
        .group_by(RIVAL.c.user_id, RIVAL.c.level)
        .order_by(func.count().desc(), RIVAL.c.user_id, RIVAL.c.level)
        .limit(most)
        .subquery()
    )
    wanted = (
        select(met, users.c.name, users.c.password, users.c.deleted_at)
        .outerjoin(users, users.c.id == met.c.user_id)
        .order_by(met.c.games.desc(), met.c.user_id, met.c.level)
    )
    return list(connection.execute(wanted).all())
