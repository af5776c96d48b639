"""Ratings as lists show them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, case, func, select

from ulpia.server.store.club_schema import ratings, result_seats
from ulpia.server.store.schema import users

IS_NAMED: Final = users.c.password.is_not(None) & users.c.deleted_at.is_(None)


def board(connection: Connection, game: str, seats: int, most: int, now: int) -> list[Row[Any]]:
    """Return the best people of a list with their names, and all levels; best first.

    Whoever the host has banned is in no list meanwhile.
    """
    of = (ratings.c.game == game) & (ratings.c.seats == seats)
    is_banned = users.c.banned_until.is_not(None) & (users.c.banned_until > now)
    people = (
        select(ratings, users.c.name, users.c.program_of)
        .join(users, users.c.id == ratings.c.user_id)
        .where(of, IS_NAMED, ~is_banned)
        .order_by(ratings.c.mu.desc(), ratings.c.player)
        .limit(most)
    )
    found = [*connection.execute(people), *levels(connection, game, seats)]
    return sorted(found, key=lambda row: (-row.mu, row.player))


def levels(connection: Connection, game: str, seats: int) -> list[Row[Any]]:
    """Return the rated levels of the bots, without a name."""
    wanted = select(ratings, users.c.name, users.c.program_of).outerjoin(
        users, users.c.id == ratings.c.user_id
    )
    of = (ratings.c.game == game) & (ratings.c.seats == seats) & ratings.c.level.is_not(None)
    return list(connection.execute(wanted.where(of)).all())


def boards(connection: Connection) -> list[Row[Any]]:
    """Return all lists that there are, with the number of people in each."""
    wanted = (
        select(ratings.c.game, ratings.c.seats, func.count(ratings.c.user_id).label("people"))
        .group_by(ratings.c.game, ratings.c.seats)
        .order_by(ratings.c.game, ratings.c.seats)
    )
    return list(connection.execute(wanted).all())


def ratings_of_user(connection: Connection, user: str) -> list[Row[Any]]:
    wanted = (
        select(ratings).where(ratings.c.user_id == user).order_by(ratings.c.game, ratings.c.seats)
    )
    return list(connection.execute(wanted).all())


def games_of_user(connection: Connection, user: str) -> list[Row[Any]]:
    """Return by title and number of seats how many games a person has finished, and won."""
    wanted = (
        select(
            result_seats.c.game,
            result_seats.c.seats,
            func.count().label("games"),
            func.sum(case((result_seats.c.won, 1), else_=0)).label("wins"),
        )
        .where(
            result_seats.c.user_id == user,
            result_seats.c.counted,
            result_seats.c.level.is_(None),
        )
        .group_by(result_seats.c.game, result_seats.c.seats)
        .order_by(result_seats.c.game, result_seats.c.seats)
    )
    return list(connection.execute(wanted).all())
