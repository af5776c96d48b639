"""Finished games with their logs: one that was played at random, copied any number of times."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.server.service.club.scorekeeper import read_result, write_result
from ulpia.server.store import log
from ulpia.server.store.database import Database
from ulpia.table.appending import plan_append
from ulpia.table.effects import Effects
from ulpia.table.entries import ENCODE, Moved, Opened, Started
from ulpia.table.loading import load_table
from ulpia.table.new_tables import TablePlan, TableSettings, new_row
from ulpia.table.store import Loaded, SeatRow

FIRST: Final = "g0"
PARTS: Final = {
    "tables": "id",
    "seats": "table_id",
    "entries": "table_id",
    "results": "table_id",
    "result_seats": "table_id",
    "result_points": "table_id",
}


def play_one(database: Database, game_name: str = "trajan", seats: int = 3) -> int:
    """Play a game at random, write it with its result, and return the length of its log."""
    game, dice = GAMES[game_name], Dice(3)
    options = ENCODE.encode(game.complete_options(seats, {})).decode()
    settings = TableSettings(game.name, game.rules, options, True, "public", "free", 86_400)
    places = [SeatRow(seat, "kept", user=f"p{seat}") for seat in range(seats)]
    row = new_row(TablePlan(settings, places), FIRST, "p0", Effects(seed=lambda: 77))
    table = load_table(Loaded(row, places, 0, None, []))
    changes = [plan_append(table, [Opened(), Started()], 1)]
    while table.status == "running":
        match = table.running_match()
        seat = match.waiting_seats()[0]
        decision = match.decision(seat)
        assert decision is not None
        move = decision.options[dice.below(len(decision.options))]
        entry = Moved(seat=seat, move=game.vocabulary.write(move))
        changes.append(plan_append(table, [entry], table.changed_at + 1000))

    def work(connection: Connection) -> None:
        log.add_table(connection, row, places)
        for change in changes:
            log.append(connection, change)
        write_result(connection, read_result(connection, FIRST))

    database.write_now(work)
    return table.version


def copy_games(connection: Connection, first: int, last: int) -> None:
    """Copy the first game under the numbers from `first` to before `last`."""
    numbers = f"""WITH RECURSIVE many(n) AS (
      SELECT {first} UNION ALL SELECT n + 1 FROM many WHERE n + 1 < {last})"""  # noqa: S608
    for table, key in PARTS.items():
        names = [
            row[0]
            for row in connection.execute(text(f"SELECT * FROM {table} LIMIT 0")).cursor.description  # noqa: S608
        ]
        chosen = [column_of_copy(name, key) for name in names]
        connection.execute(
            text(
                f"INSERT INTO {table} ({', '.join(names)}) {numbers} "  # noqa: S608
                f"SELECT {', '.join(chosen)} FROM {table}, many WHERE {key} = '{FIRST}'"
            )
        )


def column_of_copy(column: str, key: str) -> str:
    if column == key:
        return "'g' || n"
    return "n + 1" if column == "number" else column
