"""A table's game at one number of its log, as it is stored."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field
from msgspec.json import Decoder

from ulpia.table.clock import Clock
from ulpia.table.pending import Pending


class StoredSnapshot(Struct):
    """The game and what is pending; names in JSON are those that stored tables have."""

    state: Any
    pending: Pending = field(name="affairs")
    asked_since: list[int]  # by seat: since which number its decision is the same
    waiting_since: dict[int, int]  # by seat: since when the table waits for it
    awaiting_confirmation: int | None = field(default=None, name="held")
    clock: Clock | None = None


SNAPSHOTS: Final = Decoder(StoredSnapshot)
