"""A game against bots that moves from a device to a server: its deal, its seats, its moves."""

from __future__ import annotations

from typing import Any

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.words import UnknownWords
from ulpia.table import wire
from ulpia.table.entries import ENCODE, Entry, Moved
from ulpia.table.guards import Actor, require_running
from ulpia.table.lessons import UNDO_OF_LESSONS
from ulpia.table.lobby import open_table
from ulpia.table.new_tables import TablePlan, TableSettings
from ulpia.table.records import effective_entries, read_log
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import Handler
from ulpia.table.store import Loaded, SeatRow
from ulpia.table.table import Table


def pack_table(table: Table, loaded: Loaded, user: str | None) -> wire.MovedTable:
    """Return a running game of one person against bots as it travels."""
    require_running(table)
    people = [row.seat for row in table.seats if row.is_owned()]
    if table.seat_of(user) is None or len(people) != 1 or table.row.undo == UNDO_OF_LESSONS:
        raise NotAllowed("not_movable")
    played = [entry for entry in effective_entries(read_log(loaded)) if isinstance(entry, Moved)]
    return wire.MovedTable(
        game=table.row.game,
        rules=table.row.rules,
        options=table.options,
        seed=table.row.seed,
        seat=people[0],
        levels=[LEVELS[0] if row.is_owned() else row.level or LEVELS[0] for row in table.seats],
        moves=[wire.MovedMove(entry.seat, entry.move) for entry in played],
        thinking=table.row.thinking,
    )


def plan_moved(moved: wire.MovedTable, user: str, away_after: int, now: int) -> TablePlan:
    """Return the table that goes on with a game, or refuse one that was never played so."""
    game = GAMES.get(moved.game)
    if game is None or game.rules != moved.rules:
        raise NotAllowed("frozen")
    if moved.seat >= len(moved.levels) or any(level not in LEVELS for level in moved.levels):
        raise NotAllowed("not_movable")
    try:
        options = game.complete_options(len(moved.levels), moved.options)
    except BadOption as error:
        raise NotAllowed("not_movable") from error
    require_played(game, options, moved)
    settings = TableSettings(
        game.name,
        game.rules,
        ENCODE.encode(options).decode(),
        listed=False,
        watching="link",
        undo="free",
        away_after=away_after,
        hints=True,
        thinking=moved.thinking,
    )
    seats = [
        SeatRow(seat, "link", user=user, seen_at=now)
        if seat == moved.seat
        else SeatRow(seat, "bot", level=level)
        for seat, level in enumerate(moved.levels)
    ]
    return TablePlan(settings, seats)


def require_played(game: Game[Any], options: dict[str, str], moved: wire.MovedTable) -> None:
    """Refuse moves that the rules forbid, and games that are over."""
    match = Match(game, len(moved.levels), options, int(moved.seed))
    try:
        for each in moved.moves:
            if each.seat >= len(moved.levels):
                raise NotAllowed("not_movable")
            move = game.vocabulary.read(each.move)
            match.require_legal(Seat(each.seat), move)
            match.play(Seat(each.seat), move)
    except (IllegalMove, UnknownWords) as error:
        raise NotAllowed("not_movable") from error
    if match.is_over():
        raise NotAllowed("not_running")


def begin_moved(moved: wire.MovedTable) -> Handler:
    """Return what the log of the table begins with: the whole game up to now."""

    def begin(table: Table, actor: Actor) -> list[Entry]:
        played: list[Entry] = [Moved(seat=each.seat, move=each.move) for each in moved.moves]
        return [*open_table(table, actor), *played]

    return begin
