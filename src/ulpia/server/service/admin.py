"""What the host of a server can do from the command line, while it runs or not."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, inspect, make_url, text

from ulpia.games.registry import GAMES
from ulpia.kernel.events import Event
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.match import KEEPS_MOVES, Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.words import UnknownWords
from ulpia.server.service.accounts import HASHER, HOST, clean_name, name_key
from ulpia.server.store import log, people, rows
from ulpia.server.store.database import Database
from ulpia.server.store.migrate import engine_for
from ulpia.table.absence import close_game
from ulpia.table.appending import plan_append
from ulpia.table.effects import now_ms
from ulpia.table.entries import Moved, Started
from ulpia.table.guards import Actor
from ulpia.table.loading import load_table
from ulpia.table.records import Played, effective_entries, read_log, require_table
from ulpia.table.refusals import NotAllowed
from ulpia.table.rules import RulesGone, rules_of
from ulpia.table.store import Loaded
from ulpia.table.undo import roll_back
from ulpia.table.words import stored_event

PASSWORD_BYTES: Final = 12


def users(database: Database) -> list[dict[str, Any]]:
    found = database.read_now(people.all_users)
    return [
        {
            "id": row.id,
            "name": row.name,
            "kind": "former" if row.deleted_at else "guest" if row.password is None else "claimed",
            "created_at": row.created_at,
        }
        for row in found
    ]


def tables(database: Database, *states: str) -> list[dict[str, Any]]:
    found = database.read_now(lambda c: rows.all_tables(c, *states))
    return [
        {
            "id": row.id,
            "game": row.game,
            "rules": row.rules,
            "seats": row.seats,
            "state": row.state,
            "seq": row.version,
            "changed_at": row.changed_at,
        }
        for row in found
    ]


def contents(url: str) -> dict[str, int]:
    """Return how many people, tables and entries a database holds."""
    names = {"people": "users", "tables": "tables", "moves and other entries": "entries"}
    with engine_for(url).begin() as connection:
        there = set(inspect(connection).get_table_names())
        return {
            name: connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one()  # noqa: S608
            for name, table in names.items()
            if table in there
        }


def account_named(database: Database, name: str) -> Row[Any]:
    key = name_key(clean_name(name))
    row = database.read_now(lambda c: people.user_named(c, key))
    if row is None:
        raise NotAllowed("no_user", f"nobody has claimed the name {name!r}")
    return row


def appoint(database: Database, name: str, is_host: bool) -> None:
    """Give an account the role of the host, or take it back."""
    row = account_named(database, name)
    role = HOST if is_host else None
    database.write_now(lambda c: people.set_role(c, row.id, role))


def reset_password(database: Database, name: str) -> str:
    """Set and return a new random password, and end the user's sessions."""
    row = account_named(database, name)
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    code = HASHER.hash(password)

    def work(connection: Connection) -> None:
        people.set_password(connection, row.id, code)
        people.end_all_sessions(connection, row.id)

    database.write_now(work)
    return password


def close_table(database: Database, name: str) -> None:
    """Abandon a table without asking its players."""
    loaded = database.read_now(lambda c: log.load(c, name))
    if loaded is None:
        raise NotAllowed("no_table", f"there is no table {name!r}")
    table = load_table(loaded)
    if table.status not in ("open", "running"):
        raise NotAllowed("not_running", f"table {name} is {table.status} already")
    now = now_ms()
    change = plan_append(table, close_game(table, None), now)
    database.write_now(lambda connection: log.append(connection, change))


def roll_back_table(database: Database, name: str, number: int, note: str) -> None:
    """Take a running game back to where it stood after an entry of its log."""
    loaded = database.read_now(lambda c: log.load(c, name, number + 1))
    if loaded is None:
        raise NotAllowed("no_table", f"there is no table {name!r}")
    table = load_table(loaded)
    now = now_ms()
    change = plan_append(table, roll_back(table, Actor(None, None, now), number, note), now)
    database.write_now(lambda connection: log.append(connection, change))


def backup(url: str, target: Path) -> None:
    """Copy a SQLite database while a server writes to it."""
    source = make_url(url).database
    if make_url(url).get_backend_name() != "sqlite" or source is None:
        raise NotAllowed("not_sqlite", "for PostgreSQL use pg_dump")
    if target.exists():
        raise NotAllowed("exists", f"{target} exists already")
    with (
        sqlite3.connect(f"file:{source}?mode=ro", uri=True) as live,
        sqlite3.connect(target) as copy,
    ):
        live.backup(copy)
    live.close()
    copy.close()


# what would a new version of the rules change


def check_games(database: Database) -> Iterator[tuple[str, str | None]]:
    """Replay every running game by the rules that this program has."""
    for row in database.read_now(lambda c: rows.all_tables(c, "running")):
        loaded = database.read_now(lambda c, name=row.id: log.news(c, name, 0))  # type: ignore[misc]
        yield row.id, difference(require_table(loaded))


def difference(loaded: Loaded) -> str | None:
    """Return how a game would go differently, or None if it would not."""
    row = loaded.row
    try:
        return replay_difference(rules_of(row.game, row.rules), loaded)
    except RulesGone as gone:
        game = GAMES.get(row.game)
        if game is None:
            return str(gone)
        after = replay_difference(game, loaded) or "it would go the same way so far"
        return (
            f"began under rules version {row.rules}, this program has {game.rules}:"
            f" it would be frozen; under the new rules, {after}"
        )


def replay_difference(game: Game[Any], loaded: Loaded) -> str | None:
    """Return the first difference when a game is replayed by these rules."""
    row = loaded.row
    options: dict[str, str] = msgspec.json.decode(row.options)
    try:
        match = Match(game, row.seats, options, int(row.seed), keeps=KEEPS_MOVES)
    except BadOption as error:
        return f"cannot be set up: {error}"
    for entry in effective_entries(read_log(loaded)):
        try:
            events = play_again(match, entry)
        except (UnknownWords, IllegalMove) as error:
            text = entry.move if isinstance(entry, Moved) else ""
            return f"entry {entry.seq}: '{text}' is no longer legal ({error})"
        if events is None:
            return f"entry {entry.seq}: no turn would end here"
        if [stored_event(game, event) for event in events] != entry.events:
            return f"entry {entry.seq}: something else would happen"
    return None


def play_again(match: Match[Any], entry: Played) -> list[Event] | None:
    """Replay one entry; return None if it ends a turn that is not about to end."""
    if isinstance(entry, Started):
        return match.opening
    if isinstance(entry, Moved):
        move = match.game.vocabulary.read(entry.move)
        return match.play(Seat(entry.seat), move, entry.seq, entry.hold)
    return match.end_turn(entry.seq) if match.awaiting_confirmation == entry.seat else None
