"""The seats of a table and who or what sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row


@dataclass
class Seating:
    """A seat. `place` says who may take it; `level` that a bot plays there now."""

    seat: int
    place: str  # open, link, kept, bot
    user: str | None = None
    kept_for: str | None = None
    level: str | None = None
    seen_at: int | None = None
    name: str | None = None
    guest: bool = False
    former: bool = False

    def is_free(self) -> bool:
        return self.user is None and self.place != "bot"

    def is_owned(self) -> bool:
        """Say whether the seat is somebody's, even while a bot plays it for them."""
        return self.user is not None and not self.former

    def is_human(self) -> bool:
        """Say whether a person plays here now, not a bot."""
        return self.user is not None and self.level is None and not self.former

    def row(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "place": self.place,
            "user_id": self.user,
            "kept_for": self.kept_for,
            "level": self.level,
            "seen_at": self.seen_at,
        }


def seating_of(row: Row[Any]) -> Seating:
    former = row.deleted_at is not None
    return Seating(
        row.seat,
        row.place,
        row.user_id,
        row.kept_for,
        row.level,
        row.seen_at,
        None if former else row.name,
        bool(row.guest) and row.user_id is not None and not former,
        former,
    )
