"""Bots in the seats of people: handed over, voted in, taken back; and games that are abandoned."""

from __future__ import annotations

from ulpia.ai.levels import LEVELS
from ulpia.table import clock, commands
from ulpia.table.entries import (
    AbandonWished,
    ClocksStopped,
    Closed,
    Entry,
    GivenUp,
    HandedOver,
    HolidaySet,
    Replaced,
    TakenBack,
    TimeGranted,
    Voted,
)
from ulpia.table.guards import (
    Actor,
    other_humans,
    require_level,
    require_own_play,
    require_running,
    require_seat,
)
from ulpia.table.moves import end_held_turn
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table
from ulpia.table.wire import DaysPace


def hand_over(table: Table, actor: Actor, command: commands.HandOver) -> list[Entry]:
    require_running(table)
    seat = require_own_play(table, actor)
    if table.row.is_strict():
        raise NotAllowed("rated_stays")
    level = require_level(command.level)
    return [HandedOver(seat=seat, level=level), *end_held_turn(table, seat)]


def take_back(table: Table, actor: Actor, command: commands.TakeBack) -> list[Entry]:
    require_running(table)
    seat = require_seat(actor)
    if table.seats[seat].level is None:
        raise NotAllowed("no_bot_plays")
    return [TakenBack(seat=seat)]


def is_away(table: Table, seat: int, actor: Actor) -> bool:
    """Say whether the table has waited so long for an absent person that others may vote."""
    row = table.seats[seat]
    since = table.waiting_since.get(seat)
    if not row.is_human() or since is None or seat in actor.online:
        return False
    away_since = max(since, row.seen_at or 0)
    return actor.now - away_since >= table.row.away_after * 1000


def may_replace(table: Table, seat: int, actor: Actor) -> bool:
    """Say whether the others may vote a bot into a seat.

    At a table with a pace the clock alone decides, wherever its owner is.
    """
    if table.clock is None or table.pace is None:
        return is_away(table, seat, actor)
    return table.seats[seat].is_human() and clock.may_replace(
        table.clock, table.pace, seat, actor.now
    )


def votes_needed(table: Table, target: int) -> int:
    return len(other_humans(table, target)) // 2 + 1


def vote(table: Table, actor: Actor, command: commands.VoteBot) -> list[Entry]:
    require_running(table)
    seat = require_own_play(table, actor)
    level = require_level(command.level)
    require_other_human(table, seat, command.seat)
    if not may_replace(table, command.seat, actor):
        raise NotAllowed("not_away")
    return count_vote(table, seat, command.seat, level)


def require_other_human(table: Table, seat: int, target: int) -> None:
    if target == seat:
        raise NotAllowed("own_seat")
    if target >= len(table.seats) or not table.seats[target].is_human():
        raise NotAllowed("no_human_there")


def grant_time(table: Table, actor: Actor, command: commands.GrantTime) -> list[Entry]:
    """Wait longer for a seat whose time is over: once in a turn, for each of the others."""
    require_running(table)
    seat = require_own_play(table, actor)
    require_other_human(table, seat, command.seat)
    if table.clock is None or table.pace is None:
        raise NotAllowed("no_clock")
    if not clock.is_out_of_time(table.clock, table.pace, command.seat, actor.now):
        raise NotAllowed("time_left")
    if seat in table.clock.seats[command.seat].granted:
        raise NotAllowed("already_granted")
    return [TimeGranted(seat=seat, target=command.seat)]


def give_up(table: Table, actor: Actor, command: commands.GiveUp) -> list[Entry]:
    """Leave for good; if all others want to end the game, this ends it."""
    require_running(table)
    seat = require_seat(actor)
    level = require_level(command.level)
    return [GivenUp(seat=seat, level=level, user=actor.user), *follow_up(table, seat)]


def set_holiday(table: Table, actor: Actor, since: int, until: int) -> list[Entry]:
    """Let my clock rest for some days; only where moves may take days."""
    if table.status not in ("open", "running") or not isinstance(table.pace, DaysPace):
        raise NotAllowed("no_clock")
    return [HolidaySet(seat=require_seat(actor), since=since, until=until)]


def stop_clocks(table: Table, actor: Actor, since: int) -> list[Entry]:
    """Note that nobody could play from `since` until now, because the server was away."""
    require_running(table)
    if table.clock is None or not table.clock.thinking:
        raise NotAllowed("no_clock")
    if table.changed_at >= actor.now:
        raise NotAllowed("stale")
    return [ClocksStopped(since=max(since, table.changed_at))]


def count_vote(table: Table, seat: int, target: int, level: str) -> list[Entry]:
    """Return the vote, and what follows if it was the last that was needed."""
    ballot = table.pending.ballots.get(target)
    by = {*(ballot.by if ballot is not None and ballot.level == level else ()), seat}
    if ballot is not None and ballot.level == level and seat in ballot.by:
        raise NotAllowed("already_voted")
    entries: list[Entry] = [Voted(seat=seat, target=target, level=level)]
    if len(by) >= votes_needed(table, target):
        entries += [Replaced(seat=target, level=level), *follow_up(table, target)]
    return entries


def step_aside(table: Table, actor: Actor) -> list[Entry]:
    """Let a bot play on for somebody who is gone for good."""
    require_running(table)
    seat = require_seat(actor)
    level = table.seats[seat].level or LEVELS[-1]
    return [Replaced(seat=seat, level=level), *follow_up(table, seat)]


def follow_up(table: Table, gone: int) -> list[Entry]:
    """Return what follows when an owner is gone: the end of a game that all others gave up."""
    wishes = {*table.pending.abandoning} - {gone}
    if wishes and not owners_to_ask(table) - {*wishes, gone}:
        return close_game(table, min(wishes))
    return end_held_turn(table, gone)


def abandon(table: Table, actor: Actor, command: commands.Abandon) -> list[Entry]:
    """Wish to give the game up; also whoever lets a bot play must agree, and may say so."""
    require_running(table)
    seat = require_seat(actor)
    entries: list[Entry] = [AbandonWished(seat=seat, accept=command.wish)]
    if command.wish and not owners_to_ask(table) - {*table.pending.abandoning, seat}:
        entries += close_game(table, seat)
    return entries


def owners_to_ask(table: Table) -> set[int]:
    """Return the seats whose owners must agree to give the game up.

    An absent owner whom a vote has replaced is not waited for; they are asked again on return.
    """
    owned = {row.seat for row in table.seats if row.is_owned()}
    return owned - {*table.pending.replaced}


def close_forgotten(table: Table, actor: Actor) -> list[Entry]:
    """End a rated game whose only person does not come back: nobody else could end it."""
    require_running(table)
    owners = [row.seat for row in table.seats if row.is_owned()]
    if len(owners) != 1:
        raise NotAllowed("stale")
    return close_game(table, owners[0])


def close_game(table: Table, seat: int | None) -> list[Entry]:
    """Close a table; a turn that awaits confirmation ends first, so that the record is whole."""
    awaited = table.awaiting_confirmation()
    entries = [] if awaited is None else end_held_turn(table, awaited)
    return [*entries, Closed(seat=seat)]
