"""A table from a moment of a game: the same deal and moves, then bots in the other seats."""

from __future__ import annotations

from collections.abc import Callable

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.kernel.record import Record
from ulpia.table import wire
from ulpia.table.entries import ENCODE, Entry, Moved
from ulpia.table.guards import Actor
from ulpia.table.lobby import open_table
from ulpia.table.new_tables import BRANCH, TablePlan, TableSettings
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import SeatRow
from ulpia.table.table import Table


def require_moment(record: Record, wish: wire.WhatIf) -> None:
    """Refuse a moment that the game does not have, or whose rules are no longer played."""
    if wish.entry > len(record.played) or wish.seat >= record.seats:
        raise NotAllowed("no_such_moment")
    if record.game not in GAMES or GAMES[record.game].rules != record.rules:
        raise NotAllowed("frozen")


def plan_branch(
    record: Record, wish: wire.WhatIf, user: str, away_after: int, now: int
) -> TablePlan:
    """Return the table: a user in the wished seat, bots in all others."""
    if wish.level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    settings = TableSettings(
        record.game,
        record.rules,
        ENCODE.encode(record.options).decode(),
        False,
        "link",
        "free",
        away_after,
        hints=True,
        event=BRANCH,
    )
    seats = [
        SeatRow(seat, "kept", user=user, seen_at=now)
        if seat == wish.seat
        else SeatRow(seat, "bot", level=wish.level)
        for seat in range(record.seats)
    ]
    return TablePlan(settings, seats)


def play_on(record: Record, wish: wire.WhatIf) -> Callable[[Table, Actor], list[Entry]]:
    """Return what begins the table: the moves up to the moment, and those that were tried out."""
    moves = [(int(played.seat), played.text) for played in record.played[: wish.entry]]
    moves += [(tried.seat, tried.move) for tried in wish.line]

    def begin(table: Table, actor: Actor) -> list[Entry]:
        played: list[Entry] = [Moved(seat=seat, move=move) for seat, move in moves]
        return [*open_table(table, actor), *played]

    return begin
