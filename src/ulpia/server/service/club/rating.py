"""Ratings by results: the next game changes them, and all games give them anew.

Both go the same way over what is stored, one game after the other, so they end with the same
numbers to the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.ai.ratings import FIRST_RATING, Rating, ratings_after
from ulpia.server.store import results
from ulpia.table.results import GameResult, SeatResult

BETA: Final = FIRST_RATING[0] / 6
"""How far openskill takes a single game to be chance."""
FIRST_SHOWN: Final = 1500
TENFOLD: Final = 400
"""So many points more are ten to one."""
BATCH_SIZE: Final = 500

RatedSeat = SeatResult | Row[Any]


def scale(seats: int) -> float:
    """Return the points of a list for one of openskill's.

    Of n players whose strength is certain, its model (Plackett and Luce) sees one ahead of another
    with odds of e to the power of their difference over beta times the root of n.
    """
    return TENFOLD / (math.log(10) * BETA * math.sqrt(seats))


def shown_rating(mu: float, seats: int) -> int:
    return round(FIRST_SHOWN + (mu - FIRST_RATING[0]) * scale(seats))


def shown_spread(sigma: float, seats: int) -> int:
    """Return two standard deviations: the rating lies that far on either side, 19 times of 20."""
    return round(2 * sigma * scale(seats))


def chance_ahead(own: int, other: int) -> float:
    """Return how often somebody with rating `own` finishes ahead of one with rating `other`."""
    return float(1 / (1 + 10 ** ((other - own) / TENFOLD)))


def rate_result(connection: Connection, result: GameResult) -> None:
    """Change the ratings of those who played a game that was just written."""
    seats = [seat for seat in result.seats if seat.player is not None]
    if not seats:
        return
    names = {str(seat.player) for seat in seats}
    rows = results.ratings_of(connection, result.game, result.seat_count, names)
    ledger = Ledger()
    for name, row in rows.items():
        ledger.add((result.game, result.seat_count, name), (row.mu, row.sigma), row.games)
    after = ledger.rate(result.game, result.seat_count, result.ended_at, seats)
    results.save_ratings(connection, ledger.changed_rows())
    results.note_ratings_after(connection, result.table, after)


def recompute_ratings(connection: Connection) -> int:
    """Make all ratings anew from the stored results, and return how many games were rated."""
    results.lock_results(connection)
    results.forget_ratings(connection)
    ledger = Ledger()
    count = number = 0
    while True:
        found = results.rated_seats(connection, number, BATCH_SIZE)
        if not found:
            break
        for seats in by_number(found):
            first = seats[0]
            after = ledger.rate(first.game, first.seats, first.ended_at, seats)
            results.note_ratings_after(connection, first.table_id, after)
            number = first.number
            count += 1
    results.save_ratings(connection, ledger.changed_rows())
    return count


def by_number(rows: list[Row[Any]]) -> list[list[Row[Any]]]:
    games: dict[int, list[Row[Any]]] = {}
    for row in rows:
        games.setdefault(row.number, []).append(row)
    return list(games.values())


Key = tuple[str, int, str]


class Ledger:
    """Ratings while they are worked out, by game, number of seats and player."""

    def __init__(self) -> None:
        self._ratings: Final[dict[Key, Rating]] = {}
        self._games: Final[dict[Key, int]] = {}
        self._rated_at: Final[dict[Key, int]] = {}

    def add(self, key: Key, rating: Rating, games: int) -> None:
        self._ratings[key] = rating
        self._games[key] = games

    def rate(self, game: str, seats: int, at: int, rated: Sequence[RatedSeat]) -> dict[str, Rating]:
        """Rate one game and return the new ratings of its players."""
        keys = [(game, seats, str(seat.player)) for seat in rated]
        ranks = [int(seat.rated_rank or 0) for seat in rated]
        after = ratings_after(self._ratings, keys, ranks)
        for key, rating in after.items():
            self._ratings[key] = rating
            self._games[key] = self._games.get(key, 0) + 1
            self._rated_at[key] = at
        return {key[2]: rating for key, rating in after.items()}

    def changed_rows(self) -> list[dict[str, Any]]:
        return [
            rating_row(key, self._ratings[key], self._games[key], at)
            for key, at in sorted(self._rated_at.items())
        ]


def rating_row(key: Key, rating: Rating, games: int, at: int) -> dict[str, Any]:
    game, seats, player = key
    kind, _, name = player.partition(" ")
    return {
        "game": game,
        "seats": seats,
        "player": player,
        "user_id": name if kind == "user" else None,
        "level": name if kind == "bot" else None,
        "mu": rating[0],
        "sigma": rating[1],
        "games": games,
        "rated_at": at,
    }
