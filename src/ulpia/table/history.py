"""What a table looked like: a viewer's own view of it after earlier entries of its log."""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from ulpia.kernel.moves import Seat
from ulpia.table import wire
from ulpia.table.entries import (
    ENCODE,
    Moved,
    Started,
    TurnEnded,
    Undone,
)
from ulpia.table.entry_rows import read_entry
from ulpia.table.loading import table_at_snapshot
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import Loaded
from ulpia.table.table import Table

CHANGES: Final = (Started, Moved, TurnEnded, Undone)


def past_views(loaded: Loaded, viewer: int | None, first: int) -> list[Raw]:
    """Return the views after entry `first` and after every later one that changed the game.

    They are made from a snapshot and the entries after it by the same whitelist as the present,
    so they hold what the viewer was shown then, and never more.
    """
    table = table_at_snapshot(loaded)
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)
    views = []
    if loaded.snapshot is not None and loaded.snapshot_seq == first:
        views.append(view_now(table, viewer))
    for row in loaded.entries:
        entry = read_entry(row)
        table.apply_entry(entry, row.seq, row.made_at)
        is_wanted = row.seq == first or (row.seq > first and isinstance(entry, CHANGES))
        if is_wanted and table.match is not None:
            views.append(view_now(table, viewer))
    return views


def table_after(loaded: Loaded) -> Table:
    """Return a table as it was after the last entry that was read."""
    table = table_at_snapshot(loaded)
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)
    for row in loaded.entries:
        table.apply_entry(read_entry(row), row.seq, row.made_at)
    return table


def view_now(table: Table, viewer: int | None) -> Raw:
    match = table.running_match()
    view = match.game.view(match.state, None if viewer is None else Seat(viewer))
    return Raw(ENCODE.encode(wire.PastView(table.version, view)))
