"""Plans, goals and stop rules in words, as messages and as they are stored."""

from __future__ import annotations

import hashlib
from typing import Any

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move
from ulpia.kernel.outcomes import Caution
from ulpia.kernel.planning import NOT_FORESEEABLE, REVEALED, TURN_OVER, PlanBreak
from ulpia.kernel.plans import Goal, PlannedTurn, StopRule
from ulpia.kernel.words import UnknownWords
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed
from ulpia.table.words import (
    arguments_of,
    caution_message,
    fact_message,
    refusal_arguments,
    stored_event,
)

DIGEST_LETTERS = 8
REASONS_OF_THE_HOUSE = (NOT_FORESEEABLE, REVEALED, TURN_OVER)


def read_turns(game: Game[Any], turns: list[list[str]]) -> list[list[Move]]:
    """Return turns in words as moves, or refuse words that are no move."""
    try:
        return [[game.vocabulary.read(text) for text in moves] for moves in turns]
    except UnknownWords as error:
        raise NotAllowed("unknown_words", str(error)) from error


def write_moves(game: Game[Any], moves: list[Move]) -> list[str]:
    return [game.vocabulary.write(move) for move in moves]


def choices_digest(game: Game[Any], options: list[Move]) -> str:
    """Return a short code that is another one where there were other options."""
    texts = sorted(write_moves(game, options))
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:DIGEST_LETTERS]


def turn_message(
    game: Game[Any], viewer: int, turn: PlannedTurn, caution: Caution | None
) -> wire.PlannedTurn:
    points = dict(zip(game.sources, turn.points, strict=True))
    events = [stored_event(game, event) for event in turn.events]
    return wire.PlannedTurn(
        write_moves(game, turn.moves),
        [fact_message(event) for event in events if event.is_for(viewer)],
        {source: value for source, value in points.items() if value},
        turn.is_over,
        turn.reveals,
        None if caution is None else caution_message(game, caution),
    )


def break_message(game: Game[Any], broken: PlanBreak) -> wire.PlanBreak:
    reason = broken.reason
    args = {} if reason.code in REASONS_OF_THE_HOUSE else refusal_arguments(game, reason)
    return wire.PlanBreak(broken.turn, broken.move, reason.code, args, reason.ruling)


def goal_message(game: Game[Any], goal: Goal) -> wire.Goal:
    args = arguments_of(game.vocabulary.goals[goal.name], goal.values)
    turns = [write_moves(game, moves) for moves in goal.turns]
    return wire.Goal(goal.name, args, turns)


def write_stop(game: Game[Any], rule: StopRule) -> str:
    return game.vocabulary.stops[rule.name].write(rule.values)


def read_stop(game: Game[Any], text: str) -> StopRule:
    """Return a stop rule from its text, or refuse words that are none."""
    name, *words = text.split() or [""]
    signature = game.vocabulary.stops.get(name)
    if signature is None:
        raise NotAllowed("unknown_stop")
    try:
        return StopRule(name, signature.read(words))
    except UnknownWords as error:
        raise NotAllowed("unknown_stop", str(error)) from error


def stop_message(game: Game[Any], rule: StopRule) -> wire.StopRule:
    args = arguments_of(game.vocabulary.stops[rule.name], rule.values)
    return wire.StopRule(write_stop(game, rule), rule.name, args)
