"""How a table comes into memory: from its rows, a snapshot and the entries after it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from ulpia.kernel.codec import decode_state
from ulpia.server import wire
from ulpia.server.store.log import Loaded, StoredEntry
from ulpia.server.tables.bodies import BODIES, SNAPSHOTS
from ulpia.server.tables.course import Course
from ulpia.server.tables.lines import Line, Told
from ulpia.server.tables.rules import RulesGone, rules_of
from ulpia.server.tables.seating import seating_of
from ulpia.server.tables.table import Table


def line_of(entry: StoredEntry) -> Line:
    return Line(entry.kind, entry.seat, BODIES.decode(entry.body), entry.move_key)


def told_of(entry: StoredEntry) -> Told:
    body = BODIES.decode(entry.body)
    return Told(entry.seq, entry.kind, entry.seat, entry.made_at, body)


def take_seats(table: Table, loaded: Loaded) -> None:
    table.seats = [seating_of(row) for row in loaded.seats]
    table.written = [seating.row() for seating in table.seats]


def take_row(table: Table, row: Row[Any]) -> None:
    """Take over the columns that no entry tells."""
    table.row = row
    table.state = row.state
    table.result = None if row.result is None else msgspec.json.decode(row.result, type=wire.Result)
    if table.result is None and row.state == "abandoned" and table.course is not None:
        table.result = table.points_so_far([])  # given up before results were kept of such games
    table.rematch = row.rematch
    table.started_at = row.started_at
    table.finished_at = row.finished_at
    table.changed_at = row.changed_at


def open_table(loaded: Loaded) -> Table:
    """Rebuild a table from its rows, a snapshot and the entries after it."""
    table = begin_table(loaded)
    if table.game is not None:
        for entry in loaded.entries:
            table.apply(line_of(entry), entry.seq, entry.made_at)
    take_row(table, loaded.row)
    table.version = loaded.row.version
    return table


def begin_table(loaded: Loaded) -> Table:
    """Rebuild a table as it was at the snapshot."""
    row = loaded.row
    game, frozen = None, None
    try:
        game = rules_of(row.game, row.rules)
    except RulesGone as error:
        frozen = str(error)
    table = Table(
        row=row,
        seats=[],
        version=loaded.snapshot_seq,
        options=msgspec.json.decode(row.options),
        game=game,
        frozen=frozen,
        state=row.state,
        asked_since=[0] * len(loaded.seats),
    )
    take_seats(table, loaded)
    if game is not None and loaded.snapshot is not None:
        kept = SNAPSHOTS.decode(loaded.snapshot)
        state = decode_state(game, kept.state)
        table.course = Course(game, len(table.seats), state, loaded.snapshot_seq, kept.held)
        table.affairs = kept.affairs
        table.asked_since = kept.asked_since
        table.waiting_since = kept.waiting_since
        table.snapshots = [loaded.snapshot_seq]
    return table


def absorb(table: Table, loaded: Loaded) -> list[Told]:
    """Take over what another process has written."""
    take_seats(table, loaded)
    told = [table.apply(line_of(entry), entry.seq, entry.made_at) for entry in loaded.entries]
    take_row(table, loaded.row)
    return told
