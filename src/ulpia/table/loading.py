"""How a table comes into memory: from its rows, a snapshot and the entries after it."""

from __future__ import annotations

from typing import Any

import msgspec

from ulpia.kernel.codec import decode_state
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match, Snapshot
from ulpia.table import wire
from ulpia.table.entries import Entry
from ulpia.table.entry_rows import read_entry
from ulpia.table.notes import TableNotes
from ulpia.table.pace import PACES
from ulpia.table.rules import RulesGone, rules_of
from ulpia.table.snapshots import SNAPSHOTS
from ulpia.table.store import Loaded, TableRow
from ulpia.table.table import Table


def load_table(loaded: Loaded) -> Table:
    """Rebuild a table from its rows, a snapshot and the entries after it."""
    table = table_at_snapshot(loaded)
    apply_loaded(table, loaded)
    take_row(table, loaded.row)
    take_notes(table, loaded)
    return table


def absorb_news(table: Table, loaded: Loaded) -> list[Entry]:
    """Apply what another process has written, and return the entries."""
    take_seats(table, loaded)
    entries = apply_loaded(table, loaded)
    take_row(table, loaded.row)
    take_notes(table, loaded)
    return entries


def table_at_snapshot(loaded: Loaded) -> Table:
    """Rebuild a table as its game was at the snapshot; its seats are as they are now."""
    row = loaded.row
    game, frozen = None, None
    try:
        game = rules_of(row.game, row.rules)
    except RulesGone as error:
        frozen = str(error)
    table = Table(
        row=row,
        seats=loaded.seats,
        seats_version=row.version,
        version=loaded.snapshot_seq,
        options=msgspec.json.decode(row.options),
        game=game,
        frozen=frozen,
        status="open" if loaded.snapshot is None else "running",
        asked_since=[0] * len(loaded.seats),
        stored_seats=loaded.seats,
        pace=None if row.pace is None else PACES.decode(row.pace),
    )
    if game is not None and loaded.snapshot is not None:
        take_snapshot(table, game, loaded.snapshot, loaded.snapshot_seq)
    return table


def take_snapshot(table: Table, game: Game[Any], body: bytes, seq: int) -> None:
    stored = SNAPSHOTS.decode(body)
    state = decode_state(game, stored.state)
    here = Snapshot(state, seq, stored.awaiting_confirmation)
    table.match = Match(game, len(table.seats), table.options, table.seed(), here)
    table.pending = stored.pending
    table.asked_since = stored.asked_since
    table.waiting_since = stored.waiting_since
    table.clock = stored.clock
    table.snapshots = [seq]


def apply_loaded(table: Table, loaded: Loaded) -> list[Entry]:
    """Apply stored entries to the game; without its rules nothing can be applied."""
    entries = []
    for row in loaded.entries:
        entry = read_entry(row)
        if table.game is not None:
            table.apply_entry(entry, row.seq, row.made_at, row.move_key)
        entries.append(entry)
    return entries


def take_seats(table: Table, loaded: Loaded) -> None:
    """Take the seats as they are after the last entry: older entries may not tell all of it."""
    table.seats = table.stored_seats = loaded.seats
    table.seats_version = loaded.row.version


def take_notes(table: Table, loaded: Loaded) -> None:
    """Take the notes as they are now: they are stored as they stand, and not as entries."""
    table.notes = TableNotes(loaded.notes)


def take_row(table: Table, row: TableRow) -> None:
    """Take over the columns of a table's row."""
    table.row = row
    table.version = row.version
    table.status = row.status
    table.result = None if row.result is None else msgspec.json.decode(row.result, type=wire.Result)
    if table.result is None and row.status == "abandoned" and table.match is not None:
        table.result = table.points_so_far([])  # of a time when such games kept no results
    table.rematch = row.rematch
    table.started_at = row.started_at
    table.finished_at = row.finished_at
    table.changed_at = row.changed_at
