"""Why something cannot be done on a device, beside what tables refuse anywhere."""

from __future__ import annotations

from typing import Final

from ulpia.table.refusals import NotAllowed

REASONS: Final = {
    "needs_server": "This needs a server: on this device there is nobody but you.",
    "same_name": "Two people at this table have the same name.",
    "not_waited_for": "The table waits for somebody else.",
    "engine_failed": "The worker that thinks does not answer; reload the page.",
    "storage_full": "The storage of this browser is full; the move was not played.",
    "storage_failed": "This browser does not let us store games; the move was not played.",
    "journal_damaged": "What is stored of this game is damaged.",
    "journal_lost": "Nothing can be saved of what is stored of this game.",
}


def device_refusal(code: str) -> NotAllowed:
    return NotAllowed(code, REASONS[code])
