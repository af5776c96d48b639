"""What the host of a server can do from the command line, while it runs or not."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, inspect, make_url, text

from ulpia.games.registry import GAMES
from ulpia.kernel.events import Event
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.words import UnknownWords
from ulpia.server.accounts import HASHER, clean_name, name_key
from ulpia.server.clock import now_ms
from ulpia.server.records import effective, whole
from ulpia.server.store import log, people, rows
from ulpia.server.store.database import Database
from ulpia.server.store.log import Loaded
from ulpia.server.store.migrate import engine_for
from ulpia.server.tables.course import Course
from ulpia.server.tables.deeds import give_up
from ulpia.server.tables.lines import Told
from ulpia.server.tables.opening import open_table
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.rules import RulesGone, rules_of
from ulpia.server.tables.words import stored_fact

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
    """Return how much a database holds of what people would miss."""
    names = {"people": "users", "tables": "tables", "moves and other entries": "entries"}
    with engine_for(url).begin() as connection:
        there = set(inspect(connection).get_table_names())
        return {
            name: connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one()  # noqa: S608
            for name, table in names.items()
            if table in there
        }


def reset_password(database: Database, name: str) -> str:
    """Give somebody a new password, end their sessions, and return it."""
    key = name_key(clean_name(name))
    row = database.read_now(lambda c: people.user_named(c, key))
    if row is None:
        raise NotAllowed("no_user", f"nobody has claimed the name {name!r}")
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    code = HASHER.hash(password)

    def work(connection: Connection) -> None:
        people.set_password(connection, row.id, code)
        people.end_all_sessions(connection, row.id)

    database.write_now(work)
    return password


def close_table(database: Database, name: str) -> None:
    """Abandon a table, whatever its people want."""
    loaded = database.read_now(lambda c: log.load(c, name))
    if loaded is None:
        raise NotAllowed("no_table", f"there is no table {name!r}")
    table = open_table(loaded)
    if table.state not in ("open", "running"):
        raise NotAllowed("not_running", f"table {name} is {table.state} already")
    now = now_ms()
    change, _ = table.plan(give_up(table, None), now)
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
    """Replay every game that is not over by the rules this program has for it."""
    for row in database.read_now(lambda c: rows.all_tables(c, "running")):
        loaded = database.read_now(lambda c, name=row.id: whole(c, name))  # type: ignore[misc]
        yield row.id, difference(loaded)


def difference(loaded: Loaded) -> str | None:
    """Return how a game would go differently, or None if it would not."""
    row = loaded.row
    try:
        return replayed(rules_of(row.game, row.rules), loaded)
    except RulesGone as gone:
        game = GAMES.get(row.game)
        if game is None:
            return str(gone)
        after = replayed(game, loaded) or "it would go the same way so far"
        return (
            f"began under rules version {row.rules}, this program has {game.rules}:"
            f" it would be frozen; under the new rules, {after}"
        )


def replayed(game: Game[Any], loaded: Loaded) -> str | None:
    """Return what is different when a game is played again by these rules."""
    row = loaded.row
    try:
        state = game.start(row.seats, msgspec.json.decode(row.options), int(row.seed))
    except BadOption as error:
        return f"cannot be set up: {error}"
    state.events = []
    course = Course(game, row.seats, state, 0)
    opening, state.events = state.events, None
    for entry in effective(loaded):
        try:
            events = opening if entry.kind == "start" else play_again(course, entry)
        except (UnknownWords, IllegalMove) as error:
            return f"entry {entry.seq}: '{entry.body.move}' is no longer legal ({error})"
        if events is None:
            return f"entry {entry.seq}: no turn would end here"
        if [stored_fact(game, event) for event in events] != entry.body.facts:
            return f"entry {entry.seq}: something else would happen"
    return None


def play_again(course: Course, entry: Told) -> list[Event] | None:
    """Play one entry as the table did; None if it ends a turn that is not about to end."""
    assert entry.seat is not None
    if entry.kind == "end_turn":
        return course.end_turn(entry.seq) if course.held == entry.seat else None
    assert entry.body.move is not None
    move = course.game.vocabulary.read(entry.body.move)
    course.check(entry.seat, move)
    return course.play(entry.seq, entry.seat, move, entry.body.hold)
