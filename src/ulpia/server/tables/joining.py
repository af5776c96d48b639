"""Taking a seat."""

from __future__ import annotations

from dataclasses import dataclass

from ulpia.server.tables.actors import Actor, Lines
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.deeds import opened
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.seating import Seating
from ulpia.server.tables.table import Table


@dataclass(frozen=True)
class Join:
    """Somebody wants a seat; `invited`: came by the link."""

    seat: int | None
    invited: bool
    name: str
    guest: bool


def join(table: Table, actor: Actor, wish: Join) -> Lines:
    """Take the seat that is wished for, or the first that fits; start when all are taken."""
    opened(table)
    assert actor.user is not None
    if actor.seat is not None:
        raise NotAllowed("already_seated")
    seating = fitting(table, actor.user, wish)
    seating.user, seating.name, seating.guest = actor.user, wish.name, wish.guest
    seating.kept_for = None
    seating.seen_at = actor.now
    return [Line("join", seating.seat, Body()), *start_if_full(table)]


def start_if_full(table: Table) -> Lines:
    if any(seating.is_free() for seating in table.seats):
        return []
    return [Line("start", None, Body())]


def fitting(table: Table, user: str, wish: Join) -> Seating:
    free = [seating for seating in table.seats if seating.is_free()]
    if wish.seat is not None:
        free = [seating for seating in free if seating.seat == wish.seat]
        if not free:
            raise NotAllowed("seat_taken")
    if not free:
        raise NotAllowed("no_free_seat")
    mine = [seating for seating in free if seating.kept_for == user]
    fit = [seating for seating in free if may_take(table, seating, wish)]
    if not mine and not fit:
        raise NotAllowed("needs_invitation")
    return (mine or fit)[0]


def may_take(table: Table, seating: Seating, wish: Join) -> bool:
    if seating.place == "kept":
        return False
    return wish.invited or (seating.place == "open" and bool(table.row.listed))
