"""Standing orders: what follows by itself when entries have been applied to a table.

An order plays a whole turn of its seat's plan in one go, or nothing. Whether a stop rule holds is
judged from what the seat can see; every move is judged like one that its owner sends.
"""

from __future__ import annotations

from typing import Any

from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.planning import FollowedPlan
from ulpia.kernel.played_moves import is_together
from ulpia.table import wire
from ulpia.table.entries import (
    Entry,
    GivenUp,
    HandedOver,
    Moved,
    Replaced,
    TurnEnded,
    Undone,
)
from ulpia.table.guards import Actor
from ulpia.table.moves import click_entries, require_legal_moves
from ulpia.table.notes import KeptPlan, SeatNotes, StandingOrder, plan_after
from ulpia.table.plan_words import break_message, choices_digest, read_stop, stop_message
from ulpia.table.planning import follow_kept
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

BotTakesOver = HandedOver | Replaced | GivenUp


def note_entry(table: Table, entry: Entry) -> None:
    """Let the notes of all seats follow an entry that has just been applied."""
    for row in table.seats:
        before = table.notes.of(row)
        if before.is_empty():
            continue
        after = notes_after(row.seat, before, entry)
        if after is not before:
            table.notes.put(row, after)


def notes_after(seat: int, notes: SeatNotes, entry: Entry) -> SeatNotes:
    """Return the notes of a seat after an entry: the same object if nothing changes."""
    if isinstance(entry, Undone):
        plan = plan_after(notes.plan, entry)
        return without_order(notes, plan, wire.StoppedOrder("undone"))
    if entry.seat != seat:
        return notes
    if isinstance(entry, BotTakesOver):
        return without_order(notes, notes.plan, wire.StoppedOrder("handed_over"))
    if not isinstance(entry, Moved):
        return notes
    plan = plan_after(notes.plan, entry)
    if plan is notes.plan:
        return notes
    return SeatNotes(plan, None if plan is None else notes.order, notes.stopped, notes.routine)


def without_order(notes: SeatNotes, plan: KeptPlan | None, reason: wire.StoppedOrder) -> SeatNotes:
    """Return notes whose order, if there is one, is dropped with a reason."""
    stopped = notes.stopped if notes.order is None else reason
    if notes.order is None and plan is notes.plan:
        return notes
    return SeatNotes(plan, None, stopped, notes.routine)


def next_entries(table: Table, last: Entry, actor: Actor) -> list[Entry]:
    """Return what is to be played by itself after an entry: routine answers, or an order."""
    match = table.match
    if match is None or table.status != "running":
        return []
    if isinstance(last, Moved):
        answer = routine_answer(table, match, last)
        if answer is not None:
            return [answer]
    if isinstance(last, Moved | TurnEnded):
        for seat in table.waiting():
            entries = ordered_turn(table, match, seat, actor)
            if entries:
                return entries
    return []


def routine_answer(table: Table, match: Match[Any], last: Moved) -> Moved | None:
    """Return the answer to a routine question that a move of a person has led to."""
    row = table.seats[last.seat]
    if row.level is not None:
        return None
    routine = table.notes.of(row).routine
    asked = match.decision(last.seat)
    if asked is None or asked.prompt not in routine:
        return None
    text = routine[asked.prompt]
    if match.game.vocabulary.read(text) not in asked.options:
        return None
    return Moved(seat=last.seat, move=text, hold=last.hold, joined=True, ordered=True)


def ordered_turn(table: Table, match: Match[Any], seat: int, actor: Actor) -> list[Entry]:
    """Return the next turn of a seat's order if its turn begins now, or drop the order."""
    row = table.seats[seat]
    notes = table.notes.of(row)
    plan, order = notes.plan, notes.order
    if plan is None or order is None or row.level is not None:
        return []
    if match.decision(seat) is None or is_together(match.state) or has_begun(match, seat):
        return []
    followed = follow_kept(table, match, seat, plan)
    stopped = why_stopped(match, seat, plan, order, followed)
    if stopped is None:
        try:
            require_legal_moves(table, actor, match, seat, plan.turns[0])
        except NotAllowed as refused:
            broken = wire.PlanBreak(0, 0, refused.code, refused.arguments, refused.ruling)
            stopped = wire.StoppedOrder("broken", broken=broken)
    if stopped is not None:
        table.notes.put(row, SeatNotes(plan, None, stopped, notes.routine))
        return []
    played = click_entries(seat, plan.turns[0], hold=False)
    first = played[0]
    assert isinstance(first, Moved), "a click is made of moves"
    first.ordered = True
    return played


def has_begun(match: Match[Any], seat: int) -> bool:
    """Say whether a seat has moved in its present turn already."""
    last = match.last_move_of(seat)
    return last is not None and last.before.turns == match.state.turns


def why_stopped(
    match: Match[Any],
    seat: int,
    plan: KeptPlan,
    order: StandingOrder,
    followed: FollowedPlan[Any],
) -> wire.StoppedOrder | None:
    """Return why an order must not play its next turn, or None if it may."""
    game, state = match.game, match.state
    for text, mark in zip(order.stops, order.marks, strict=True):
        rule = read_stop(game, text)
        if game.stop_mark(state, Seat(seat), rule) != mark:
            return wire.StoppedOrder("rule", stop=stop_message(game, rule))
    broken = followed.broken
    if broken is not None and broken.turn == 0:
        return wire.StoppedOrder("broken", broken=break_message(game, broken))
    first = followed.turns[0]
    if order.on_choices:
        now = [choices_digest(game, options) for options in first.choices]
        if now != plan.choices[0]:
            return wire.StoppedOrder("choices")
    if order.on_points and sum(first.points) < plan.points[0]:
        return wire.StoppedOrder("points")
    return None
