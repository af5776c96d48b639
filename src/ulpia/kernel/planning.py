"""Planning ahead: own turns played out in an imagined world, while the others stand still."""

from __future__ import annotations

from typing import Final, Generic

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.plans import PlannedTurn
from ulpia.kernel.state import S, apply, decisions, run_until_turn_end
from ulpia.kernel.together import Together

NOT_FORESEEABLE: Final = "not_foreseeable"
"""Where no own turn can be played out: set-up, several seats at once, the end of a chapter."""
REVEALED: Final = "revealed"
"""A move was planned behind something that nobody can foresee."""
TURN_OVER: Final = "turn_over"
"""A move was planned in a turn that is over before it."""


class PlanBreak:
    """Where a plan can no longer be followed: the turn and the move in it, from 0, and why."""

    __slots__ = ("move", "reason", "turn")

    def __init__(self, turn: int, move: int, reason: Refusal) -> None:
        self.turn: Final = turn
        self.move: Final = move
        self.reason: Final = reason


class FollowedPlan(Generic[S]):
    """What came of a plan: its turns as far as they could be played, and the world after them.

    `decision` is what the seat would be asked next in the last turn; None where that is over.
    """

    def __init__(
        self,
        world: S,
        turns: list[PlannedTurn],
        decision: Decision | None,
        broken: PlanBreak | None,
    ) -> None:
        self.world: Final = world
        self.turns: Final = turns
        self.decision: Final = decision
        self.broken: Final = broken


def question_of(world: S, seat: Seat) -> Decision | None:
    """Return what a seat is asked in a turn that is going on; the turn is never ended."""
    if run_until_turn_end(world):
        return None
    agenda = world.agenda
    if agenda and isinstance(agenda[-1], Together):
        return None  # what others choose at once cannot be planned
    return decision_of(decisions(world), seat)


def can_plan(game: Game[S], world: S, seat: Seat) -> bool:
    """Say whether the next own turn of a seat can be played out; the world may be changed by it."""
    return question_of(world, seat) is not None or game.begin_planned_turn(world, seat)


def follow_plan(game: Game[S], world: S, seat: Seat, turns: list[list[Move]]) -> FollowedPlan[S]:
    """Play the turns of a plan in an imagined world, which is used up.

    A turn that has begun goes on as the first one. A plan breaks at the first move that cannot be
    chosen. What follows a reveal cannot be planned: the next turn can.
    """
    followed: list[PlannedTurn] = []
    for number, moves in enumerate(turns):
        is_going_on = number == 0 and question_of(world, seat) is not None
        if not is_going_on and not game.begin_planned_turn(world, seat):
            return FollowedPlan(
                world, followed, None, PlanBreak(number, 0, Refusal(NOT_FORESEEABLE))
            )
        turn, broken = play_planned_turn(game, world, seat, number, moves)
        followed.append(turn)
        if broken is not None:
            return FollowedPlan(world, followed, None, broken)
    open_turn = bool(followed) and not followed[-1].is_over and not followed[-1].reveals
    decision = question_of(world, seat) if open_turn else None
    return FollowedPlan(world, followed, decision, None)


def play_planned_turn(
    game: Game[S], world: S, seat: Seat, number: int, moves: list[Move]
) -> tuple[PlannedTurn, PlanBreak | None]:
    """Play one planned turn as far as it can be played, and say where it breaks."""
    world.events = []
    question_of(world, seat)  # a turn that begins may show what its seat knows already
    before = game.points(world)[seat]
    reveals = world.reveals
    choices: list[list[Move]] = []
    broken: PlanBreak | None = None
    for place, move in enumerate(moves):
        reason = why_not_planned(game, world, seat, move, reveals)
        if reason is not None:
            broken = PlanBreak(number, place, reason)
            break
        asked = question_of(world, seat)
        assert asked is not None, "a move that can be chosen was asked for"
        choices.append(asked.options)
        apply(world, seat, move)
        run_until_turn_end(world)
    shows = world.reveals != reveals
    is_over = run_until_turn_end(world) or question_of(world, seat) is None
    events: list[Event] = world.events
    world.events = None
    after = game.points(world)[seat]
    gained = [new - old for old, new in zip(before, after, strict=True)]
    played = moves[: len(choices)]
    return PlannedTurn(played, choices, events, gained, is_over, shows), broken


def why_not_planned(
    game: Game[S], world: S, seat: Seat, move: Move, reveals: int
) -> Refusal | None:
    """Return why a move cannot follow in a planned turn, or None if it can."""
    if world.reveals != reveals:
        return Refusal(REVEALED)
    asked = question_of(world, seat)
    if asked is None:
        return Refusal(TURN_OVER)
    if move in asked.options:
        return None
    reason = game.why_not(world, seat, move)
    return Refusal("not_now") if reason is None else reason
