"""Rows of tables for tests of stores."""

from __future__ import annotations

from ulpia.table.store import Append, EntryRow, RowUpdate, SeatRow, TableRow


def open_table_rows(name: str) -> tuple[TableRow, list[SeatRow]]:
    """Return the rows of a table whose log is empty."""
    row = TableRow(
        id=name,
        game="trajan",
        rules=1,
        seats=2,
        options="{}",
        seed="1",
        status="open",
        host_id="u",
        listed=False,
        watching="link",
        undo="free",
        away_after=60,
        join_key="j",
        watch_key="w",
        version=0,
        waiting="[]",
        waiting_since=0,
        bot_due=False,
        result=None,
        rematch=None,
        created_at=1,
        started_at=None,
        changed_at=1,
        finished_at=None,
    )
    return row, [SeatRow(seat, "open") for seat in range(2)]


def one_entry(name: str, expected: int, key: str | None = None) -> Append:
    """Return a change that appends one entry."""
    row = EntryRow(expected + 1, "move", 0, 5, b"{}", key)
    return Append(name, expected, 5, [row], RowUpdate("[]", 0, False, "open", None))
