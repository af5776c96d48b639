"""What the host can make anew: results from logs, counts and ratings from results."""

from __future__ import annotations

from ulpia.server.service.club.rating import recompute_ratings
from ulpia.server.service.club.scorekeeper import backfill
from ulpia.server.store import results
from ulpia.server.store.database import Database


def make_results(database: Database, anew: bool) -> int:
    """Write the results that are missing, or all; return how many were written."""
    if anew:
        database.write_now(results.forget_results)
    return backfill(database)


def recompute(database: Database) -> int:
    """Make all ratings anew and return how many games were rated."""
    return database.write_now(recompute_ratings)
