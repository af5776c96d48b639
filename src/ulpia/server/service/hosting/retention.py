"""What the host lets go: by settings, every hour, or by a command."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

from sqlalchemy import Connection

from ulpia.server.service.accounts import DAY_MS
from ulpia.server.settings import Settings
from ulpia.server.store import log, retention
from ulpia.server.store.database import Database
from ulpia.table.records import require_table, whole_record
from ulpia.table.refusals import NotAllowed


def forget_old(connection: Connection, settings: Settings, now: int) -> None:
    """Delete what is older than the settings allow; 0 days: it stays."""
    purge(connection, settings.keep_chat_days, settings.keep_guests_days, now)


def purge(connection: Connection, chat_days: int, guest_days: int, now: int) -> tuple[int, int]:
    """Delete old chat and guests who have gone; return how many lines and people."""
    lines = people = 0
    if chat_days:
        lines = retention.forget_chat(connection, now - chat_days * DAY_MS)
    if guest_days:
        people = retention.forget_guests(connection, now - guest_days * DAY_MS, now)
    return lines, people


def archive(database: Database, file: Path, days: int, now: int) -> int:
    """Write the records of games older than some days into a file, then delete their logs.

    Each game is on the disk before its log is deleted, so that nothing is lost.
    """
    if file.exists():
        raise NotAllowed("exists", f"{file} exists already")
    before, count = now - days * DAY_MS, 0
    with gzip.open(file, "wt", encoding="utf-8") as out:
        while True:
            games = database.read_now(lambda c: retention.old_games(c, before))
            if not games:
                return count
            for game in games:
                if game.started_at is not None:
                    loaded = database.read_now(lambda c, n=game.id: log.news(c, n, 0))  # type: ignore[misc]
                    record = whole_record(require_table(loaded))
                    out.write(json.dumps({"table": game.id, "record": record}) + "\n")
                    count += 1
            out.flush()
            os.fsync(out.fileno())
            names = [game.id for game in games]
            database.write_now(lambda c, n=names: retention.archive_games(c, n))  # type: ignore[misc]
