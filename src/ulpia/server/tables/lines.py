"""Entries of a log on their way into it and out of it."""

from __future__ import annotations

from dataclasses import dataclass

from ulpia.server.tables.bodies import Body


@dataclass
class Line:
    """An entry about to be written: its body is complete once it has been applied."""

    kind: str
    seat: int | None
    body: Body
    move_key: str | None = None


@dataclass
class Told:
    """An entry with its number, as it was applied."""

    seq: int
    kind: str
    seat: int | None
    at: int
    body: Body
