"""What a seat notes for itself: a plan, an order to play it, answers to routine questions."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.words import UnknownWords
from ulpia.table import commands, wire
from ulpia.table.guards import Actor, require_own_play, require_plans, require_running
from ulpia.table.notes import KeptPlan, SeatNotes, StandingOrder
from ulpia.table.plan_words import break_message, read_stop, read_turns
from ulpia.table.planning import follow_at_table, kept_plan
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table


def keep_notes(table: Table, actor: Actor, command: commands.KeepNotes) -> SeatNotes:
    """Return the notes that a seat wishes to have in the place of those it has."""
    match = require_running(table)
    seat = require_own_play(table, actor)
    before = table.notes.of(table.seats[seat])
    plan = before.plan
    if command.turns is not None:
        plan = new_plan(table, match, seat, command.turns)
    order = None
    if command.order is not None:
        order = new_order(table, match, seat, plan, command.order)
    routine = require_routine(match, command.routine)
    return SeatNotes(plan, order, None, routine)


def new_plan(table: Table, match: Match[Any], seat: int, turns: list[list[str]]) -> KeptPlan | None:
    """Return a plan to keep, or refuse one that cannot be followed as the table is now."""
    wanted = [moves for moves in turns if moves]
    if not wanted:
        return None
    require_plans(table)
    followed = follow_at_table(table, match, seat, read_turns(match.game, wanted))
    if followed.broken is not None:
        told = break_message(match.game, followed.broken)
        raise NotAllowed("plan_broken", args={"turn": told.turn + 1, "code": told.code})
    return kept_plan(match.game, followed)


def new_order(
    table: Table, match: Match[Any], seat: int, plan: KeptPlan | None, wish: wire.OrderWish
) -> StandingOrder:
    """Return an order for the turns to come; in an own turn there is nothing to be ordered."""
    if plan is None:
        raise NotAllowed("nothing_planned")
    if seat in table.waiting():
        raise NotAllowed("own_turn")
    offered = set(match.game.stop_rules(match.state, Seat(seat)))
    rules = [read_stop(match.game, text) for text in wish.stops]
    if not offered.issuperset(rules):
        raise NotAllowed("unknown_stop")
    marks = [match.game.stop_mark(match.state, Seat(seat), rule) for rule in rules]
    return StandingOrder(list(wish.stops), marks, wish.on_choices, wish.on_points)


def require_routine(match: Match[Any], routine: dict[str, str]) -> dict[str, str]:
    """Return answers to routine questions, or refuse what the game does not declare as routine."""
    declared = match.game.routine_prompts()
    for prompt, text in routine.items():
        try:
            answer = match.game.vocabulary.read(text)
        except UnknownWords as error:
            raise NotAllowed("unknown_words", str(error)) from error
        if answer not in declared.get(prompt, []):
            raise NotAllowed("not_routine")
    return routine
