"""Results of games: written once, read for ratings and statistics."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ulpia.server.store.club_schema import ratings, result_points, result_seats, results, tallies
from ulpia.server.store.schema import tables
from ulpia.table.results import GameResult, SeatResult

LOCK: Final = 0x726573756C74
"""Of PostgreSQL's advisory locks: results are numbered one after the other."""
OVER: Final = ("finished", "abandoned")
MAX_AT_ONCE: Final = 200


def lock_results(connection: Connection) -> None:
    """Let other transactions that count results wait until this one is done."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def games_without_result(connection: Connection, since: int) -> list[str]:
    """Return games that are over and have no result yet, by their last change."""
    wanted = (
        select(tables.c.id)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(
            tables.c.state.in_(OVER),
            tables.c.changed_at >= since,
            tables.c.started_at.is_not(None),
            results.c.table_id.is_(None),
        )
        .order_by(tables.c.finished_at, tables.c.id)
        .limit(MAX_AT_ONCE)
    )
    return [row.id for row in connection.execute(wanted)]


def has_result(connection: Connection, table: str) -> bool:
    wanted = select(results.c.table_id).where(results.c.table_id == table)
    return connection.execute(wanted).first() is not None


def add_result(connection: Connection, result: GameResult) -> int:
    """Write a result and return its number; `lock_results` first."""
    highest = connection.execute(select(func.max(results.c.number))).scalar_one()
    number = (highest or 0) + 1
    connection.execute(insert(results), result_row(result, number))
    scored = [row for seat in result.seats for row in points(result, seat)]
    if result.seats:
        rows = [seat_row(result, seat, number) for seat in result.seats]
        connection.execute(insert(result_seats), rows)
    if scored:
        connection.execute(insert(result_points), scored)
    return number


def result_row(result: GameResult, number: int) -> dict[str, Any]:
    return {
        "table_id": result.table,
        "number": number,
        "game": result.game,
        "seats": result.seat_count,
        "rules": result.rules,
        "ending": result.ending,
        "rated": result.rated,
        "counted": result.counted,
        "moves": result.moves,
        "started_at": result.started_at,
        "ended_at": result.ended_at,
    }


def seat_row(result: GameResult, seat: SeatResult, number: int) -> dict[str, Any]:
    return {
        "table_id": result.table,
        "seat": seat.seat,
        "number": number,
        "game": result.game,
        "seats": result.seat_count,
        "counted": result.counted,
        "ended_at": result.ended_at,
        "user_id": seat.user,
        "level": seat.level,
        "rank": seat.rank,
        "points": seat.total(),
        "won": seat.won,
        "opening": seat.opening,
        "player": seat.player,
        "rated_rank": seat.rated_rank,
    }


def points(result: GameResult, seat: SeatResult) -> list[dict[str, Any]]:
    return [
        {"table_id": result.table, "seat": seat.seat, "source": source, "points": count}
        for source, count in seat.points.items()
    ]


def last_ending(connection: Connection) -> int:
    """Return when the last game ended that has a result; 0: none has."""
    found = connection.execute(select(func.max(results.c.ended_at))).scalar_one()
    return int(found or 0)


# ratings


def ratings_of(
    connection: Connection, game: str, seats: int, players: Iterable[str]
) -> dict[str, Row[Any]]:
    wanted = select(ratings).where(
        ratings.c.game == game, ratings.c.seats == seats, ratings.c.player.in_(list(players))
    )
    return {row.player: row for row in connection.execute(wanted)}


def rated_seats(connection: Connection, after: int, most: int) -> list[Row[Any]]:
    """Return the rated seats of the next results after a number, in the order of counting."""
    numbers = (
        select(results.c.number)
        .where(results.c.rated, results.c.number > after)
        .order_by(results.c.number)
        .limit(most)
        .subquery()
    )
    wanted = (
        select(result_seats)
        .where(
            result_seats.c.number.in_(select(numbers.c.number)), result_seats.c.player.is_not(None)
        )
        .order_by(result_seats.c.number, result_seats.c.seat)
    )
    return list(connection.execute(wanted).all())


def save_ratings(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Put ratings in the place of older ones of the same players."""
    for row in rows:
        of = (
            (ratings.c.game == row["game"])
            & (ratings.c.seats == row["seats"])
            & (ratings.c.player == row["player"])
        )
        if connection.execute(update(ratings).where(of).values(**row)).rowcount == 0:
            connection.execute(insert(ratings), row)


def note_ratings_after(
    connection: Connection, table: str, after: dict[str, tuple[float, float]]
) -> None:
    """Note beside a result which ratings its players had after it."""
    for player, (mu, sigma) in after.items():
        connection.execute(
            update(result_seats)
            .where(result_seats.c.table_id == table, result_seats.c.player == player)
            .values(mu=mu, sigma=sigma)
        )


def forget_ratings(connection: Connection) -> None:
    connection.execute(delete(ratings))
    connection.execute(update(result_seats).values(mu=None, sigma=None))


def forget_results(connection: Connection) -> None:
    """Delete all that follows from logs; the logs stay."""
    for table in (ratings, tallies, result_points, result_seats, results):
        connection.execute(delete(table))
