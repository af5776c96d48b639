"""What the host can make anew: results from logs, counts and ratings from results."""

from __future__ import annotations

from ulpia.server.service.club.rating import recompute_ratings
from ulpia.server.service.club.scorekeeper import backfill
from ulpia.server.store import results, retention
from ulpia.server.store.database import Database
from ulpia.table.refusals import NotAllowed


def make_results(database: Database, anew: bool) -> int:
    """Write the results that are missing, or all; return how many were written."""
    if anew:
        if database.read_now(retention.archived_count):
            reason = "the logs of some games are in an archive: their results cannot be made anew"
            raise NotAllowed("archived", reason)
        database.write_now(results.forget_results)
    return backfill(database)


def recompute(database: Database) -> int:
    """Make all ratings anew and return how many games were rated."""
    return database.write_now(recompute_ratings)
