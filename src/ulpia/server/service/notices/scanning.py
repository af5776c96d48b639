"""Finds events at tables, in the database, that people want notices of.

Changes are found by their time, whichever process made them, and after a crash too; a notice that
is there already is not added again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row

from ulpia.server.store import notices

KINDS: Final = ("turn", "started", "undo", "mention", "ended", "round", "invited")
GATHER_MS: Final = {"push": 5_000, "webhook": 5_000, "mail": 120_000}
"""How long a notice waits for others, and for its reader to look by themselves."""
OVERLAP_MS: Final = 15_000
"""A change has the time at which it was asked for, and is written a little later."""

IsLooking = Callable[[str], bool]


@dataclass(frozen=True)
class Happening:
    """Something that a person should hear of; `number` tells it from the next of its kind."""

    user: str
    kind: str
    number: int
    body: dict[str, str | int]


def scan(connection: Connection, now: int, is_looking: IsLooking) -> None:
    """Queue notices of all events since the last scan, for people without an open page."""
    since = notices.time_of_last_look(connection)
    if not since:  # a new server: what was before is no news
        notices.set_noticed_at(connection, now)
        return
    changed = notices.changed_tables(connection, since - OVERLAP_MS)
    for row in changed:
        add(connection, row.id, list(happenings(connection, row, since)), now, is_looking)
    is_all = len(changed) < notices.MAX_DUE
    notices.set_noticed_at(connection, now if is_all else changed[-1].changed_at)


def add(
    connection: Connection, table: str, found: list[Happening], now: int, is_looking: IsLooking
) -> None:
    """Queue a notice of each event at a table for each channel of those who want it."""
    wanted = [each for each in found if not is_looking(each.user)]
    people = {each.user for each in wanted}
    ways = [row for row in notices.channels_of(connection, *people) if row.is_confirmed]
    if not ways:
        return
    choices = notices.choices_of(connection, *people)
    muted = notices.users_who_muted(connection, table)
    rows = [
        {
            "channel_id": way.id,
            "table_id": table,
            "kind": each.kind,
            "number": each.number,
            "user_id": each.user,
            "body": msgspec.json.encode(each.body).decode(),
            "made_at": now,
            "due_at": now + GATHER_MS[way.kind],
        }
        for each in wanted
        if each.user not in muted and each.kind not in choices.get(each.user, ([], ""))[0]
        for way in ways
        if way.user_id == each.user
    ]
    notices.add_notices(connection, rows)


def happenings(connection: Connection, row: Row[Any], since: int) -> Iterator[Happening]:
    """Return the events that the people at a table want notices of."""
    people = notices.people_at(connection, row.id)
    early = since - OVERLAP_MS
    for person in people:
        others = [each.name for each in people if each.user_id != person.user_id]
        body: dict[str, str | int] = {
            "game": row.game,
            "names": ", ".join(others),
            "count": len(others),
        }
        if row.state == "running":
            turn = dict(msgspec.json.decode(row.waiting, type=list[tuple[int, int]]))
            at = turn.get(person.seat)
            if row.started_at is not None and row.started_at >= early and others:
                yield Happening(person.user_id, "started", row.started_at, body)
            elif at is not None and at >= early and person.level is None:
                yield Happening(person.user_id, "turn", at, body)
        elif row.finished_at is not None and row.finished_at >= early and row.started_at:
            yield Happening(person.user_id, "ended", row.finished_at, body)
    if row.state == "running":
        yield from undo_requests(connection, row, people, early)


def undo_requests(
    connection: Connection, row: Row[Any], people: list[Row[Any]], since: int
) -> Iterator[Happening]:
    names = {each.seat: each.name for each in people}
    for asked in notices.last_undo_requests(connection, row.id, since):
        for person in people:
            if person.seat != asked.seat:
                body: dict[str, str | int] = {
                    "game": row.game,
                    "name": names.get(asked.seat, ""),
                }
                yield Happening(person.user_id, "undo", asked.seq, body)
