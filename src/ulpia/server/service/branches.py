"""Tables that branch off a finished game: the same deal and the same moves up to a moment."""

from __future__ import annotations

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.kernel.record import Record, parse_record
from ulpia.server.service.accounts import User
from ulpia.server.service.lobby import add_table
from ulpia.server.service.services import Services
from ulpia.server.service.slow_read_worker import SandboxRead
from ulpia.server.store import reviews
from ulpia.table import wire
from ulpia.table.entries import ENCODE, Entry, Moved
from ulpia.table.guards import Actor
from ulpia.table.lobby import open_table
from ulpia.table.new_tables import TablePlan, TableSettings
from ulpia.table.refusals import NotAllowed
from ulpia.table.results import BRANCH
from ulpia.table.store import SeatRow
from ulpia.table.table import Table


async def branch_off(services: Services, user: User, review: str, wish: wire.WhatIf) -> str:
    """Open a table from a moment of a reviewed game; bots sit in the other seats."""
    text = await services.database.read(lambda c: reviews.record_of_review(c, review))
    if text is None:
        raise NotAllowed("no_review")
    record = parse_record(text)
    require_moment(record, wish)
    if wish.line:  # moves that cannot be played would make a table that cannot be read
        tried = wire.SandboxWish(wish.entry, wish.line)
        wanted = SandboxRead(services.settings.database, review, ENCODE.encode(tried), "en")
        await services.reads.get(user.id, wanted)
    if wish.level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    settings = TableSettings(
        record.game,
        record.rules,
        ENCODE.encode(record.options).decode(),
        False,
        "link",
        "free",
        services.settings.away_after,
        hints=True,
        event=BRANCH,
    )
    now = services.effects.now()
    seats = [
        SeatRow(seat, "kept", user=user.id, seen_at=now)
        if seat == wish.seat
        else SeatRow(seat, "bot", level=wish.level)
        for seat in range(record.seats)
    ]
    moves = [(int(played.seat), played.text) for played in record.played[: wish.entry]]
    moves += [(tried.seat, tried.move) for tried in wish.line]

    def begin(table: Table, actor: Actor) -> list[Entry]:
        played: list[Entry] = [Moved(seat=seat, move=move) for seat, move in moves]
        return [*open_table(table, actor), *played]

    return await add_table(services, user, TablePlan(settings, seats), record.seed, begin)


def require_moment(record: Record, wish: wire.WhatIf) -> None:
    """Refuse a moment that the game does not have, or whose rules are no longer played."""
    if wish.entry >= len(record.played) or wish.seat >= record.seats:
        raise NotAllowed("no_such_moment")
    if record.game not in GAMES or GAMES[record.game].rules != record.rules:
        raise NotAllowed("frozen")
