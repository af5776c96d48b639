"""A journal in memory that is as strict as the browser's: text in, text out, all or nothing."""

from __future__ import annotations

import json
from typing import Any

from ulpia.device.journal import ANY_VERSION, NO_TABLE_YET, Outcome


class MemoryJournal:
    """Keeps pages as JSON does; `outcome` is what writes are answered with if not written."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.outcome: Outcome = "written"

    async def version(self, table: str) -> int | None:
        found = self.tables.get(table)
        return None if found is None else int(found["row"]["version"])

    async def read(self, table: str) -> str | None:
        found = self.tables.get(table)
        return None if found is None else json.dumps(found)

    async def write(self, table: str, expected: int, page: str) -> Outcome:
        if self.outcome != "written":
            return self.outcome
        new = json.loads(page)
        old = self.tables.get(table)
        if expected in (NO_TABLE_YET, ANY_VERSION):
            old = None
        elif old is None or old["row"]["version"] != expected:
            return "late"
        before = old or {"entries": [], "snapshots": []}
        first_untrue = new["forget_from"] or float("inf")
        kept = [each for each in before["snapshots"] if each["seq"] < first_untrue]
        new["entries"] = [*before["entries"], *new["entries"]]
        new["snapshots"] = [*kept, *new["snapshots"]]
        self.tables[table] = new
        return "written"


class MemoryShelf:
    """Keeps texts."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, name: str) -> str | None:
        return self.texts.get(name)

    async def write(self, name: str, text: str) -> None:
        self.texts[name] = text
