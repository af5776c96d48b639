"""Plans at a table: followed in a world that their seat imagines, never in the real one."""

from __future__ import annotations

import hashlib
from typing import Any

from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.planning import FollowedPlan, follow_plan
from ulpia.kernel.plans import PlannedTurn
from ulpia.table import commands, wire
from ulpia.table.decisions import decision_for
from ulpia.table.notes import KeptPlan, SeatNotes
from ulpia.table.plan_words import (
    break_message,
    choices_digest,
    goal_message,
    read_stop,
    read_turns,
    stop_message,
    turn_message,
    write_moves,
)
from ulpia.table.table import Table


def imagined_world(table: Table, match: Match[Any], seat: int) -> Any:
    """Return a world as a seat may think of it; the same one as long as it knows the same."""
    digest = hashlib.sha256(f"plan {seat} {table.seed()}".encode()).digest()
    return match.game.imagine(match.state, Seat(seat), int.from_bytes(digest[:7], "big"))


def can_plan_at(game: Game[Any]) -> bool:
    """Say whether a game knows what a turn to come is."""
    return type(game).begin_planned_turn is not Game.begin_planned_turn


def may_plan_at(table: Table, match: Match[Any]) -> bool:
    """Say whether the people at a table may try their turns out ahead."""
    return can_plan_at(match.game) and match.state.turns > 0 and not table.row.is_strict()


def follow_at_table(
    table: Table, match: Match[Any], seat: int, turns: list[list[Move]]
) -> FollowedPlan[Any]:
    """Play turns of a seat out from the table as it is now."""
    return follow_plan(match.game, imagined_world(table, match, seat), Seat(seat), turns)


def turn_messages(match: Match[Any], seat: int, turns: list[PlannedTurn]) -> list[wire.PlannedTurn]:
    cautions = match.game.plan_cautions(match.state, Seat(seat), turns)
    return [
        turn_message(match.game, seat, turn, caution)
        for turn, caution in zip(turns, cautions, strict=True)
    ]


def plan_preview(
    table: Table, match: Match[Any], seat: int, command: commands.PlanAhead
) -> wire.PlanPreview:
    game = match.game
    followed = follow_at_table(table, match, seat, read_turns(game, command.turns))
    told = wire.PlanPreview(
        turn_messages(match, seat, followed.turns),
        game.view(followed.world, Seat(seat)),
        id=command.id,
    )
    if followed.broken is not None:
        told.broken = break_message(game, followed.broken)
    if followed.decision is not None:
        told.decision = decision_for(game, followed.world, followed.decision)
    if command.about_table:
        told.goals = [goal_message(game, each) for each in game.goals(match.state, Seat(seat))]
        told.stops = [stop_message(game, each) for each in game.stop_rules(match.state, Seat(seat))]
    return told


def kept_plan(game: Game[Any], followed: FollowedPlan[Any]) -> KeptPlan:
    """Return a plan that could be followed to its end, as it is kept."""
    return KeptPlan(
        [write_moves(game, turn.moves) for turn in followed.turns],
        [sum(turn.points) for turn in followed.turns],
        [[choices_digest(game, options) for options in turn.choices] for turn in followed.turns],
    )


def follow_kept(table: Table, match: Match[Any], seat: int, plan: KeptPlan) -> FollowedPlan[Any]:
    """Follow what is left of a kept plan from the table as it is now."""
    return follow_at_table(table, match, seat, read_turns(match.game, plan.remaining_turns()))


def changed_turns(plan: KeptPlan, followed: FollowedPlan[Any]) -> list[int]:
    """Return the whole turns that would not score what they promised."""
    first = 1 if plan.steps else 0  # of a turn that has begun only the rest is followed
    return [
        number
        for number, turn in enumerate(followed.turns)
        if number >= first and sum(turn.points) != plan.points[number]
    ]


def notes_message(table: Table, match: Match[Any], seat: int, notes: SeatNotes) -> wire.Notes:
    """Return what a seat has noted, with its plan followed from the table as it is now."""
    game = match.game
    told = wire.Notes(stopped=notes.stopped, routine=notes.routine)
    plan = notes.plan
    if plan is not None:
        followed = follow_kept(table, match, seat, plan)
        told.turns = turn_messages(match, seat, followed.turns)
        told.turns += [
            wire.PlannedTurn(moves, [], {})
            for moves in plan.remaining_turns()[len(followed.turns) :]
        ]
        told.played = len(plan.steps)
        told.changed = changed_turns(plan, followed)
        if followed.broken is not None:
            told.broken = break_message(game, followed.broken)
    if notes.order is not None:
        stops = [stop_message(game, read_stop(game, text)) for text in notes.order.stops]
        told.order = wire.Order(stops, notes.order.on_choices, notes.order.on_points)
    return told
