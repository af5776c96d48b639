"""What a table looked like: a viewer's own sight of it after earlier entries of its log."""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from ulpia.kernel.moves import Seat
from ulpia.server import wire
from ulpia.server.store.log import Loaded
from ulpia.server.tables.bodies import ENCODE
from ulpia.server.tables.opening import begin_table, line_of
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table

CHANGES: Final = ("start", "move", "end_turn", "undo")


def past_views(loaded: Loaded, viewer: int | None, first: int) -> list[Raw]:
    """Return the views after entry `first` and after every later one that changed the game.

    They are made from a snapshot and the entries after it by the same whitelist as the present,
    so they hold what the viewer was shown then, and never more.
    """
    table = begin_table(loaded)
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)
    views = []
    if loaded.snapshot is not None and loaded.snapshot_seq == first:
        views.append(sight(table, viewer))
    for entry in loaded.entries:
        table.apply(line_of(entry), entry.seq, entry.made_at)
        is_wanted = entry.seq == first or (entry.seq > first and entry.kind in CHANGES)
        if is_wanted and table.course is not None:
            views.append(sight(table, viewer))
    return views


def sight(table: Table, viewer: int | None) -> Raw:
    assert table.course is not None
    seat = None if viewer is None else Seat(viewer)
    view = table.course.game.view(table.course.state, seat)
    return Raw(ENCODE.encode(wire.PastView(table.version, view)))
