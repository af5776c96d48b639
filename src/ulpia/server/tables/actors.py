"""Who asks something of a table, and whether they may ask at all."""

from __future__ import annotations

from dataclasses import dataclass

from ulpia.ai.levels import LEVELS
from ulpia.server.tables.course import Course
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table


@dataclass(frozen=True)
class Actor:
    """Who asks, and what the table knows about the moment."""

    user: str | None
    seat: int | None
    now: int
    online: frozenset[int] = frozenset()


Lines = list[Line]


def running(table: Table) -> Course:
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)
    if table.state != "running" or table.course is None:
        raise NotAllowed("not_running")
    return table.course


def seated(table: Table, actor: Actor) -> int:
    if actor.seat is None:
        raise NotAllowed("not_seated")
    return actor.seat


def at_the_helm(table: Table, actor: Actor) -> int:
    """Return the seat of somebody who plays it in person."""
    seat = seated(table, actor)
    if table.seats[seat].level is not None:
        raise NotAllowed("bot_plays")
    return seat


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    return level


def fresh(table: Table, seat: int, seq: int) -> None:
    """Refuse what was chosen before the seat's decision changed."""
    if seq < table.asked_since[seat] or seq > table.version:
        raise NotAllowed("stale")


def other_owners(table: Table, seat: int) -> list[int]:
    """Return the other seats of people who have not left for good, whoever plays there now."""
    return [each.seat for each in table.seats if each.is_owned() and each.seat != seat]


def other_humans(table: Table, seat: int) -> list[int]:
    return [each.seat for each in table.seats if each.is_human() and each.seat != seat]
