"""Who asks something of a table, and guards that refuse what they may not ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ulpia.ai.levels import LEVELS
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Refusal
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

Explain = Callable[[Game[Any], Refusal, list[str]], str]
"""Makes a sentence of a refusal by the rules; the last argument are the names at the table."""


def refusal_code(game: Game[Any], refusal: Refusal, names: list[str]) -> str:
    """Return the bare code of a refusal, where nobody has handed in sentences."""
    return refusal.code.replace("_", " ")


@dataclass(frozen=True)
class Actor:
    """Who asks, and what the table cannot know of itself."""

    user: str | None
    seat: int | None
    now: int
    online: frozenset[int] = frozenset()
    explain: Explain = refusal_code


def require_running(table: Table) -> Match[Any]:
    """Return the match of a game that is being played."""
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)
    if table.status != "running" or table.match is None:
        raise NotAllowed("not_running")
    return table.match


def require_open(table: Table) -> None:
    """Refuse once the game has begun or the table was closed."""
    if table.status != "open":
        raise NotAllowed("not_open")
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)


def require_seat(actor: Actor) -> int:
    """Return the seat of whoever asks."""
    if actor.seat is None:
        raise NotAllowed("not_seated")
    return actor.seat


def require_own_play(table: Table, actor: Actor) -> int:
    """Return the seat of somebody who plays it in person."""
    seat = require_seat(actor)
    if table.seats[seat].level is not None:
        raise NotAllowed("bot_plays")
    return seat


def require_plans(table: Table) -> None:
    """Refuse to try turns out at tables where nobody may be told what they lead to."""
    if table.row.is_strict():
        raise NotAllowed("no_plans")


def require_level(level: str) -> str:
    if level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    return level


def require_fresh(table: Table, seat: int, seq: int) -> None:
    """Refuse what was chosen before the seat's decision changed."""
    if seq < table.asked_since[seat] or seq > table.version:
        raise NotAllowed("stale")


def other_owners(table: Table, seat: int) -> list[int]:
    """Return the other seats of people who have not left for good, whoever plays there now."""
    return [each.seat for each in table.seats if each.is_owned() and each.seat != seat]


def other_humans(table: Table, seat: int) -> list[int]:
    return [each.seat for each in table.seats if each.is_human() and each.seat != seat]
