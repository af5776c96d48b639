"""The opening of a seat: the action of its first sowing."""

from __future__ import annotations

from typing import Final

from ulpia.table.entries import StoredEvent

KIND: Final = "action"
"""The kind of the word, as the catalogues name it."""
ACTIONS: Final = {
    "I": "seaport",
    "II": "forum",
    "III": "military",
    "IV": "senate",
    "V": "trajan",
    "VI": "construction",
}
"""The action of each tray, in the words that logs hold: old logs keep theirs."""


def opening(event: StoredEvent) -> str | None:
    """Return the action that a sowing leads to, or None for any other event."""
    if event.name != "sown":
        return None
    return ACTIONS.get(str(event.args["target"]))
