"""Before the game: taking a seat, leaving it, starting."""

from __future__ import annotations

from dataclasses import dataclass

from ulpia.table import commands
from ulpia.table.entries import Closed, Entry, Joined, Left, Opened, Started
from ulpia.table.guards import (
    Actor,
    require_level,
    require_open,
    require_running,
    require_seat,
)
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import SeatRow
from ulpia.table.table import Table


@dataclass(frozen=True)
class Join:
    """Somebody wants a seat; `invited`: came by the link."""

    seat: int | None
    invited: bool
    name: str
    guest: bool
    program: bool = False

    def entry(self, seat: int, user: str) -> Joined:
        """Return what the log says of it."""
        return Joined(seat=seat, user=user, name=self.name, guest=self.guest, program=self.program)


def open_table(table: Table, actor: Actor) -> list[Entry]:
    """Begin the log of a new table, once; it starts at once if nobody is missing."""
    if table.version > 0:
        raise NotAllowed("not_open")
    return [Opened(seat=actor.seat), *start_if_full(table)]


def join(table: Table, actor: Actor, wish: Join) -> list[Entry]:
    """Take the requested seat, or the first that fits; start when all are taken."""
    assert actor.user is not None, "only people join"
    if table.row.rated and wish.guest:
        raise NotAllowed("needs_account")
    if actor.seat is not None:
        raise NotAllowed("already_seated")
    if table.status == "running":
        return take_over(table, actor.user, wish)
    require_open(table)
    seat = fitting_seat(table, actor.user, wish)
    return [wish.entry(seat, actor.user), *start_if_full(table, seat)]


def take_over(table: Table, user: str, wish: Join) -> list[Entry]:
    """Take a seat of a running game whose player has left it for good.

    Whoever has played another seat of this game knows what its hand was.
    """
    require_running(table)
    free = [row for row in table.seats if row.is_given_up() and wish.seat in (None, row.seat)]
    if not free:
        raise NotAllowed("not_open")
    fit = [row for row in free if may_take(table, row, wish)]
    if not fit:
        raise NotAllowed("needs_invitation")
    played = table.pending.gone.get(user)
    if played is not None:
        fit = [row for row in fit if row.seat == played]
    if not fit:
        raise NotAllowed("own_seat_only")
    return [wish.entry(fit[0].seat, user)]


def start_if_full(table: Table, taken: int | None = None) -> list[Entry]:
    """Return the start if all seats are taken, `taken` too."""
    if any(row.is_free() and row.seat != taken for row in table.seats):
        return []
    return [Started()]


def fitting_seat(table: Table, user: str, wish: Join) -> int:
    free = [row for row in table.seats if row.is_free()]
    if wish.seat is not None:
        free = [row for row in free if row.seat == wish.seat]
        if not free:
            raise NotAllowed("seat_taken")
    if not free:
        raise NotAllowed("no_free_seat")
    mine = [row for row in free if row.kept_for == user]
    fit = [row for row in free if may_take(table, row, wish)]
    if not mine and not fit:
        raise NotAllowed("needs_invitation")
    return (mine or fit)[0].seat


def may_take(table: Table, row: SeatRow, wish: Join) -> bool:
    if row.place == "kept":
        return False
    return wish.invited or (row.place == "open" and table.row.listed)


def start(table: Table, actor: Actor, command: commands.Start) -> list[Entry]:
    require_open(table)
    if actor.user != table.row.host_id:
        raise NotAllowed("not_host")
    return [Started(fill=require_level(command.fill))]


def leave(table: Table, actor: Actor, command: commands.Leave) -> list[Entry]:
    """Leave a table that has not started; if its maker leaves, it is closed."""
    if table.status == "running":
        raise NotAllowed("game_running")
    require_open(table)
    if actor.user is not None and actor.user == table.row.host_id:
        return [Closed(seat=actor.seat)]
    return [Left(seat=require_seat(actor))]


def close_open_table(table: Table, actor: Actor) -> list[Entry]:
    """Close a table that has waited too long for its game."""
    require_open(table)
    return [Closed()]
