"""Tournaments in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from ulpia.server.store.club_schema import tournament_games, tournament_players, tournaments
from ulpia.server.store.schema import tables, users


def add_tournament(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(insert(tournaments), values)


def tournament_of(connection: Connection, name: str) -> Row[Any] | None:
    return connection.execute(select(tournaments).where(tournaments.c.id == name)).one_or_none()


def list_tournaments(connection: Connection, most: int) -> list[Row[Any]]:
    """Return the tournaments that are not cancelled, the newest first."""
    wanted: Select[Any] = (
        select(tournaments)
        .where(tournaments.c.state != "cancelled")
        .order_by(tournaments.c.created_at.desc(), tournaments.c.id)
        .limit(most)
    )
    return list(connection.execute(wanted).all())


def running(connection: Connection) -> list[str]:
    wanted = select(tournaments.c.id).where(tournaments.c.state == "running")
    return [row.id for row in connection.execute(wanted)]


def going_on_count(connection: Connection, host: str) -> int:
    """Return how many tournaments of a host have not ended."""
    wanted = select(func.count()).where(
        tournaments.c.host_id == host, tournaments.c.state.in_(("open", "running"))
    )
    return int(connection.execute(wanted).scalar_one())


def players_of(connection: Connection, names: list[str]) -> list[Row[Any]]:
    """Return the players of tournaments with their names, in the order of joining."""
    wanted: Select[Any] = (
        select(tournament_players, users.c.name, users.c.deleted_at)
        .outerjoin(users, users.c.id == tournament_players.c.user_id)
        .where(tournament_players.c.tournament_id.in_(names))
        .order_by(tournament_players.c.tournament_id, tournament_players.c.number)
    )
    return list(connection.execute(wanted).all())


def games_of(connection: Connection, name: str) -> list[Row[Any]]:
    """Return the seats of all games of a tournament, with the state of their tables."""
    wanted: Select[Any] = (
        select(tournament_games, tables.c.state)
        .outerjoin(tables, tables.c.id == tournament_games.c.table_id)
        .where(tournament_games.c.tournament_id == name)
        .order_by(tournament_games.c.round, tournament_games.c.table_id, tournament_games.c.seat)
    )
    return list(connection.execute(wanted).all())


def add_player(
    connection: Connection, name: str, user: str | None, level: str | None = None
) -> None:
    """Add a player with the next number; IntegrityError if they are in already."""
    highest = select(func.max(tournament_players.c.number)).where(
        tournament_players.c.tournament_id == name
    )
    number = (connection.execute(highest).scalar_one() or 0) + 1
    values = {"tournament_id": name, "number": number, "user_id": user, "level": level}
    connection.execute(insert(tournament_players), values)


def remove_player(connection: Connection, name: str, user: str) -> bool:
    gone = delete(tournament_players).where(
        tournament_players.c.tournament_id == name, tournament_players.c.user_id == user
    )
    return connection.execute(gone).rowcount == 1


def hand_to_bot(connection: Connection, name: str, user: str, level: str) -> bool:
    """Let a bot play the rounds to come for somebody."""
    changed = (
        update(tournament_players)
        .where(
            tournament_players.c.tournament_id == name,
            tournament_players.c.user_id == user,
            tournament_players.c.level.is_(None),
        )
        .values(level=level)
    )
    return connection.execute(changed).rowcount == 1


def move_on(connection: Connection, name: str, state: str, number: int, /, **values: Any) -> bool:
    """Change a tournament that is still in this state and round; only one caller does."""
    changed = (
        update(tournaments)
        .where(
            tournaments.c.id == name, tournaments.c.state == state, tournaments.c.round == number
        )
        .values(**values)
    )
    return connection.execute(changed).rowcount == 1


def add_games(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(tournament_games), rows)


def score_game(connection: Connection, table: str, places: list[int], halves: list[int]) -> None:
    """Note the places of a game that has none yet."""
    for seat, place in enumerate(places):
        connection.execute(
            update(tournament_games)
            .where(
                tournament_games.c.table_id == table,
                tournament_games.c.seat == seat,
                tournament_games.c.place.is_(None),
            )
            .values(place=place, halves=halves[seat])
        )
