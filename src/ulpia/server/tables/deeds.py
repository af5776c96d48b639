"""What people may do at a table: each command becomes entries of the log, or is refused.

A deed only looks and changes seats; the game changes when the entries are applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ulpia.server import commands
from ulpia.server.tables import moving, undoing
from ulpia.server.tables.actors import (
    Actor,
    Lines,
    at_the_helm,
    known_level,
    other_humans,
    running,
    seated,
)
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table

# seats


def hand_over(table: Table, actor: Actor, command: commands.HandOver) -> Lines:
    running(table)
    seat = at_the_helm(table, actor)
    table.seats[seat].level = known_level(command.level)
    return [Line("hand_over", seat, Body(level=command.level)), *moving.let_go(table, seat)]


def take_back(table: Table, actor: Actor, command: commands.TakeBack) -> Lines:
    running(table)
    seat = seated(table, actor)
    if table.seats[seat].level is None:
        raise NotAllowed("no_bot_plays")
    table.seats[seat].level = None
    table.seats[seat].seen_at = actor.now
    return [Line("take_back", seat, Body())]


def is_away(table: Table, seat: int, actor: Actor) -> bool:
    """Say whether the table has waited so long for an absent person that others may vote."""
    seating = table.seats[seat]
    since = table.waiting_since.get(seat)
    if not seating.is_human() or since is None or seat in actor.online:
        return False
    away_since = max(since, seating.seen_at or 0)
    return bool(actor.now - away_since >= table.row.away_after * 1000)


def votes_needed(table: Table, target: int) -> int:
    return len(other_humans(table, target)) // 2 + 1


def vote(table: Table, actor: Actor, command: commands.VoteBot) -> Lines:
    running(table)
    seat = at_the_helm(table, actor)
    level = known_level(command.level)
    if command.seat == seat:
        raise NotAllowed("own_seat")
    if command.seat >= len(table.seats) or not table.seats[command.seat].is_human():
        raise NotAllowed("no_human_there")
    if not is_away(table, command.seat, actor):
        raise NotAllowed("not_away")
    return count_vote(table, seat, command.seat, level)


def count_vote(table: Table, seat: int, target: int, level: str) -> Lines:
    ballot = table.affairs.ballots.get(target)
    by = {*(ballot.by if ballot is not None and ballot.level == level else ()), seat}
    if ballot is not None and ballot.level == level and seat in ballot.by:
        raise NotAllowed("already_voted")
    lines = [Line("vote", seat, Body(target=target, level=level))]
    if len(by) >= votes_needed(table, target):
        table.seats[target].level = level
        lines += [Line("replace", target, Body(level=level)), *follow_up(table, target)]
    return lines


def follow_up(table: Table, gone: int) -> Lines:
    """Return what follows when an owner is gone: the end of a game that all others gave up."""
    wishes = {*table.affairs.abandoning} - {gone}
    if wishes and not owners_to_ask(table) - {*wishes, gone}:
        return give_up(table, min(wishes))
    return moving.let_go(table, gone)


def abandon(table: Table, actor: Actor, command: commands.Abandon) -> Lines:
    """Wish to give the game up; also whoever lets a bot play must agree, and may say so."""
    running(table)
    seat = seated(table, actor)
    lines = [Line("abandon", seat, Body(accept=command.wish))]
    if command.wish and not owners_to_ask(table) - {*table.affairs.abandoning, seat}:
        lines += give_up(table, seat)
    return lines


def owners_to_ask(table: Table) -> set[int]:
    """Return the seats whose owners must agree to give the game up.

    An absent owner whom a vote has replaced is not waited for; they are asked again on return.
    """
    owned = {seating.seat for seating in table.seats if seating.is_owned()}
    return owned - {*table.affairs.replaced}


def give_up(table: Table, seat: int | None) -> Lines:
    """Close a table; a turn that waits for its end ends first, so that the record is whole."""
    held = table.held()
    lines = [] if held is None else moving.let_go(table, held)
    table.state = "abandoned"
    return [*lines, Line("close", seat, Body())]


# before the game


def opened(table: Table) -> None:
    if table.state != "open":
        raise NotAllowed("not_open")
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)


def start(table: Table, actor: Actor, command: commands.Start) -> Lines:
    opened(table)
    if actor.user != table.row.host_id:
        raise NotAllowed("not_host")
    level = known_level(command.fill)
    for seating in table.seats:
        if seating.is_free():
            seating.place, seating.level, seating.kept_for = "bot", level, None
    return [Line("start", None, Body())]


def leave(table: Table, actor: Actor, command: commands.Leave) -> Lines:
    if table.state == "running":
        raise NotAllowed("game_running")
    opened(table)
    if actor.user is not None and actor.user == table.row.host_id:
        table.state = "abandoned"
        return [Line("close", actor.seat, Body())]
    seat = seated(table, actor)
    table.seats[seat].user = None
    return [Line("leave", seat, Body())]


DEEDS: Final[dict[type[Any], Callable[[Table, Actor, Any], Lines]]] = {
    commands.Play: moving.play,
    commands.PlayTogether: moving.play_together,
    commands.EndTurn: moving.end_turn,
    commands.TakeUndo: undoing.undo,
    commands.Redo: undoing.redo,
    commands.AnswerUndo: undoing.answer_undo,
    commands.WithdrawUndo: undoing.withdraw_undo,
    commands.HandOver: hand_over,
    commands.TakeBack: take_back,
    commands.VoteBot: vote,
    commands.Abandon: abandon,
    commands.Start: start,
    commands.Leave: leave,
}
