"""How tables are made: from the wishes of somebody who plays, or as a rematch of a finished one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from msgspec.structs import replace

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.kernel.game import BadOption
from ulpia.table import wire
from ulpia.table.effects import Effects
from ulpia.table.entries import ENCODE
from ulpia.table.lessons import UNDO_OF_LESSONS
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import SeatRow, TableRow
from ulpia.table.table import Table

RATED_UNDO: Final = ("free", "never")
"""At rated tables nobody is asked for more: what was shown stays shown."""
BRANCH: Final = "branch"
"""The event of tables that branch off a known deal."""


@dataclass(frozen=True)
class TableSettings:
    """What the maker of a table chooses, or a rematch takes over."""

    game: str
    rules: int
    options: str  # JSON
    listed: bool
    watching: Literal["public", "link"]
    undo: Literal["free", "ask", "never", "lesson"]
    away_after: int
    pace: str | None = None  # JSON
    hints: bool = False
    rated: bool = False
    event: str | None = None
    thinking: Literal["quick", "normal", "long"] | None = None


@dataclass(frozen=True)
class TablePlan:
    """A table that can be made: its settings, and who sits where."""

    settings: TableSettings
    seats: list[SeatRow]

    def has_only_bots(self) -> bool:
        return all(each.place == "bot" for each in self.seats)


def plan_table(wanted: wire.NewTable, user: str, away_after: int, now: int) -> TablePlan:
    """Return the table that a user wishes for, or refuse what no table can be."""
    game = GAMES.get(wanted.game)
    if game is None:
        sentence = f"There is no game {wanted.game!r}."
        raise NotAllowed("unknown_game", sentence, {"game": wanted.game})
    try:
        options = game.complete_options(len(wanted.seats), wanted.options)
    except BadOption as error:
        if error.option:
            raise NotAllowed("bad_option", f"{error}.", {"option": error.option}) from error
        limits: wire.Arguments = {"fewest": game.fewest, "most": game.most}
        raise NotAllowed("bad_seats", f"{error}.", limits) from error
    seats = [new_seat(number, each) for number, each in enumerate(wanted.seats)]
    if wanted.sit is not None:
        own = own_seat(seats, wanted.sit, user, now)
        seats[own.seat] = own
    settings = TableSettings(
        game.name,
        game.rules,
        ENCODE.encode(options).decode(),
        # A seat for anybody is of no use at a table that nobody finds.
        wanted.listed or any(each.place == "open" for each in wanted.seats),
        wanted.watching,
        wanted.undo,
        wanted.away_after or away_after,
        None if wanted.pace is None else ENCODE.encode(wanted.pace).decode(),
        wanted.hints,
        wanted.rated,
        thinking=wanted.thinking,
    )
    if wanted.rated:
        require_rated_terms(settings)
    return TablePlan(settings, seats)


def require_rated_terms(settings: TableSettings) -> None:
    """Refuse a rated table whose terms would let people take reveals back, or be told moves."""
    if settings.undo not in RATED_UNDO or settings.hints:
        raise NotAllowed("not_ratable")


def new_seat(number: int, wanted: wire.NewSeat) -> SeatRow:
    if wanted.place != "bot":
        return SeatRow(number, wanted.place)
    if wanted.level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    return SeatRow(number, "bot", level=wanted.level)


def own_seat(seats: list[SeatRow], sit: int, user: str, now: int) -> SeatRow:
    """Return the seat that the maker of a table takes."""
    if sit >= len(seats) or not seats[sit].is_free():
        raise NotAllowed("seat_taken")
    return replace(seats[sit], user=user, seen_at=now)


def plan_rematch(table: Table, user: str) -> TablePlan:
    """Return the settings and seats of a rematch, with a seat kept for every player."""
    row = table.row
    settings = TableSettings(
        row.game,
        GAMES[row.game].rules if row.game in GAMES else row.rules,
        row.options,
        False,
        row.watching,
        "free" if row.undo == UNDO_OF_LESSONS else row.undo,
        row.away_after,
        row.pace,
        row.hints,
        row.rated,
        thinking=row.thinking,
    )
    seats = []
    for old in table.seats:
        if old.user == user:
            seats.append(SeatRow(old.seat, "kept", user=user))
        elif old.user is not None and not old.former:
            seats.append(SeatRow(old.seat, "kept", kept_for=old.user))
        else:
            seats.append(SeatRow(old.seat, "bot", level=old.level or LEVELS[0]))
    return TablePlan(settings, seats)


def new_row(
    plan: TablePlan, name: str, user: str, effects: Effects, seed: int | None = None
) -> TableRow:
    """Return the row of a table that nothing has happened at yet; `seed`: of a known deal."""
    settings, now = plan.settings, effects.now()
    return TableRow(
        id=name,
        game=settings.game,
        rules=settings.rules,
        seats=len(plan.seats),
        options=settings.options,
        seed=str(effects.seed() if seed is None else seed),
        status="open",
        host_id=user,
        listed=settings.listed,
        watching=settings.watching,
        undo=settings.undo,
        away_after=settings.away_after,
        join_key=effects.key(),
        watch_key=effects.key(),
        version=0,
        waiting="[]",
        waiting_since=0,
        bot_due=False,
        result=None,
        rematch=None,
        created_at=now,
        started_at=None,
        changed_at=now,
        finished_at=None,
        pace=settings.pace,
        hints=settings.hints,
        rated=settings.rated,
        event=settings.event,
        thinking=settings.thinking,
    )
