"""A move that a bot owes to its table, and how urgently it is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from ulpia.ai.levels import QUICK_LEVELS


class Attention(IntEnum):
    """How much a move is waited for; the lowest number comes first."""

    PERSON = 0  # somebody who plays here is here
    WATCHED = 1  # somebody looks on
    ABSENT = 2  # people play here, by mail for instance, and none of them is here
    UNATTENDED = 3  # bots among themselves


@dataclass(frozen=True, eq=False)
class BotJob:
    """A bot that must choose."""

    table: str
    seat: int
    level: str
    creator: str
    has_people: bool

    def is_quick(self) -> bool:
        return self.level in QUICK_LEVELS
