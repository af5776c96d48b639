"""The opening of a seat: the row to which its first citizen comes."""

from __future__ import annotations

from typing import Final

from ulpia.table.entries import StoredEvent

KIND: Final = "row"
"""The kind of the word, as the catalogues name it."""


def opening(event: StoredEvent) -> str | None:
    """Return the row of a citizen that comes to the board, or None for any other event."""
    if event.name != "citizen_placed":
        return None
    return str(event.args["row"])
