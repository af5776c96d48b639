"""Counts of results, so that pages about everybody never read all games.

One row for each title, number of seats, what is counted, its value, and whether the seat won: how
many seats, and how many points they had (of a source: from it).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from ulpia.server.store.club_schema import tallies
from ulpia.table.results import GameResult

BUCKET: Final = 10
"""Final points are counted in steps of so many."""
CountedThing = tuple[str, str, bool]


def bucket_of(points: int) -> int:
    """Return the lowest points of the step that holds `points`."""
    return points // BUCKET * BUCKET


def count_result(connection: Connection, result: GameResult) -> None:
    """Add a game to the counts."""
    if not result.counted:
        return
    counts: Counter[CountedThing] = Counter()
    totals: Counter[CountedThing] = Counter()
    for seat in result.seats:
        total = seat.total()
        values = {("score", str(bucket_of(total))): total, ("seat", str(seat.seat)): total}
        values |= {("source", source): points for source, points in seat.points.items()}
        if seat.opening is not None:
            values["opening", seat.opening] = total
        for (what, key), points in values.items():
            counts[what, key, seat.won] += 1
            totals[what, key, seat.won] += points
    rows = [
        {
            "game": result.game,
            "seats": result.seat_count,
            "what": what,
            "key": key,
            "won": won,
            "count": count,
            "total": totals[what, key, won],
        }
        for (what, key, won), count in sorted(counts.items())
    ]
    add_tallies(connection, rows)


def add_tallies(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Add rows to those that are there."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    added = make(tallies)
    added = added.on_conflict_do_update(
        index_elements=["game", "seats", "what", "key", "won"],
        set_={
            "count": tallies.c.count + added.excluded.count,
            "total": tallies.c.total + added.excluded.total,
        },
    )
    connection.execute(added, rows)
