"""Finished games made up by chance, in any number: results without logs, for pages of the club.

usage: python -m benchmarks.server.finished_games DATABASE [--games 20000] [--people 200]
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, insert

from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.server.service.club.scorekeeper import write_result
from ulpia.server.store.database import Database, open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.store.schema import seats, tables, users
from ulpia.table.results import (
    GameResult,
    SeatResult,
    final_ranks,
    player_of_level,
    player_of_user,
)

BATCH_SIZE: Final = 500
FIRST_DAY: Final = 1_680_000_000_000
"""Long ago: what lies ahead of the clock would count as just changed."""
HOUR_MS: Final = 3_600_000
LEVELS: Final = ("tiro", "miles", "centurio", "legatus")
OPENINGS: Final = {
    "trajan": ("seaport", "forum", "military", "senate", "trajan", "construction"),
    "forum-trajanum": ("patrician1", "patrician2", "merchant1", "merchant2", "craftsman1"),
}
USUAL: Final = {"trajan": 10, "forum-trajanum": 12}
"""Points from a source, about."""


@dataclass
class Club:
    """People and bots of different strength, by one seed."""

    people: int
    seed: int = 7
    dice: Dice = field(init=False)

    def __post_init__(self) -> None:
        self.dice = Dice(self.seed)
        self.strength = [self.dice.below(9) for _ in range(self.people)]

    def user(self, number: int) -> dict[str, Any]:
        name = f"Person {number}"
        return {
            "id": f"p{number}",
            "name": name,
            "name_key": name.lower(),
            "plain_name": name.lower().replace(" ", ""),
            "password": "none",
            "created_at": FIRST_DAY - HOUR_MS,
        }

    def seat_players(self, count: int) -> list[tuple[str | None, str | None, int]]:
        """Return by seat a person or a level, and how strong they are; person 0 plays often."""
        players: list[tuple[str | None, str | None, int]] = []
        while len(players) < count:
            number = 0 if not players and self.dice.below(5) == 0 else self.dice.below(self.people)
            if players and self.dice.below(4) == 0:
                level = self.dice.below(len(LEVELS))
                players.append((None, LEVELS[level], 2 * level))
            elif all(user != f"p{number}" for user, _, _ in players):
                players.append((f"p{number}", None, self.strength[number]))
        return players

    def game(self, number: int) -> GameResult:
        game = GAMES["forum-trajanum" if self.dice.below(3) == 0 else "trajan"]
        players = self.seat_players(2 + self.dice.below(3))
        points = [self.points(game.name, strength) for _, _, strength in players]
        totals = [sum(each.values()) for each in points]
        ranks = final_ranks(totals, [totals.index(max(totals))])
        openings = OPENINGS[game.name]
        at = FIRST_DAY + number * HOUR_MS
        names = [
            player_of_user(user) if user is not None else player_of_level(level or "")
            for user, level, _ in players
        ]
        is_rated = self.dice.below(2) == 0 and len(set(names)) > 1
        found = [
            SeatResult(
                seat,
                user,
                level,
                ranks[seat],
                points[seat],
                ranks[seat] == 1,
                openings[self.dice.below(len(openings))],
                names[seat] if is_rated else None,
                ranks[seat] if is_rated else None,
            )
            for seat, (user, level, _) in enumerate(players)
        ]
        return GameResult(
            f"g{number}",
            game.name,
            game.rules,
            "finished",
            is_rated,
            True,
            100,
            at,
            at + HOUR_MS,
            len(players),
            found,
        )

    def points(self, game: str, strength: int) -> dict[str, int]:
        usual = USUAL[game]
        return {
            source: self.dice.below(2 * usual) + (strength if place < 3 else 0)
            for place, source in enumerate(GAMES[game].sources)
        }


def table_rows(result: GameResult) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the rows of a table whose game is over, as lists need them."""
    row = {
        "id": result.table,
        "game": result.game,
        "rules": result.rules,
        "seats": result.seat_count,
        "options": "{}",
        "seed": "1",
        "state": result.ending,
        "host_id": "p0",
        "listed": True,
        "watching": "public",
        "undo": "free",
        "away_after": 60,
        "join_key": "j",
        "watch_key": "w",
        "version": 1,
        "waiting": "[]",
        "waiting_since": 0,
        "bot_due": False,
        "rated": result.rated,
        "created_at": result.started_at,
        "started_at": result.started_at,
        "changed_at": result.ended_at,
        "finished_at": result.ended_at,
    }
    places = [
        {
            "table_id": result.table,
            "seat": seat.seat,
            "place": "link" if seat.user else "bot",
            "user_id": seat.user,
            "level": seat.level,
        }
        for seat in result.seats
    ]
    return row, places


def fill(database: Database, games: int, people: int) -> Club:
    """Write so many people and games."""
    crowd = Club(people)
    rows = [crowd.user(number) for number in range(people)]
    database.write_now(lambda c: c.execute(insert(users), rows))
    for first in range(0, games, BATCH_SIZE):
        batch = [crowd.game(number) for number in range(first, min(first + BATCH_SIZE, games))]
        database.write_now(lambda c, b=batch: write_batch(c, b))  # type: ignore[misc]
    return crowd


def write_batch(connection: Connection, batch: list[GameResult]) -> None:
    made = [table_rows(result) for result in batch]
    connection.execute(insert(tables), [row for row, _ in made])
    connection.execute(insert(seats), [place for _, places in made for place in places])
    for result in batch:
        write_result(connection, result)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("database")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--people", type=int, default=200)
    chosen = parser.parse_args()
    upgrade(chosen.database)
    database = open_database(chosen.database)
    try:
        fill(database, chosen.games, chosen.people)
    finally:
        database.close()


if __name__ == "__main__":
    main()
