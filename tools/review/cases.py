"""Games to review, and turns in them with a blunder and a good way to play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.levels import RIVALRY, make_player
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.player import make_player_table
from ulpia.ai.search.ranking import Budget, rank_candidates
from ulpia.ai.search.turns import cut_at_reveal
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions

PLAYER: Final = "miles"
DECISIONS_APART: Final = 9
"""So many decisions lie between two cases of one game."""
GOOD_WORLDS: Final = 8
OPEN_CHANCE: Final = 0.25
"""Between this and its counterpart a game is open enough for blunders."""
PLANTED_POINTS: Final = 5.0
"""What a planted blunder costs by the evaluation at least: the points of a blunder."""


class Case(NamedTuple):
    """A decision in a game, a bad and a good way to take it."""

    match: Match[Any]
    seat: Seat
    worst: list[Move]
    good: list[Move]


def play_game(game: Game[Any], seats: int, seed: int, level: str = PLAYER) -> Match[Any]:
    """Return a finished game of players of one level."""
    match = Match(game, seats, {}, seed)
    players = [make_player(level, game, seed + seat) for seat in range(seats)]
    while not match.is_over():
        decision = match.waiting()[0]
        move_of = players[decision.seat].choose(table_of(match, decision))
        match.play(decision.seat, move_of)
    return match


def table_of(match: Match[Any], decision: Decision) -> Any:
    return make_player_table(match.game, match.state, match.seats, decision, len(match.log))


def cases(game: Game[Any], seats: int, seed: int) -> Iterator[Case]:
    """Yield turns of games, each with its worst legal plan and a good one."""
    lookahead = make_lookahead(make_evaluator(game), seats, RIVALRY)
    while True:
        match = Match(game, seats, {}, seed)
        players = [make_player(PLAYER, game, seed + seat) for seat in range(seats)]
        turns, count = -1, 0
        while not match.is_over():
            decision = match.waiting()[0]
            if match.state.turns != turns and len(decision.options) > 1:
                turns, count = match.state.turns, count + 1
                if count % DECISIONS_APART == 0 and is_open(match, decision.seat):
                    case = make_case(match, lookahead, decision)
                    if case is not None:
                        yield case
            match.play(decision.seat, players[decision.seat].choose(table_of(match, decision)))
        seed += 1


def is_open(match: Match[Any], seat: Seat) -> bool:
    """Say whether the game can still be lost: in a decided one nothing is a mistake."""
    chance = find_forecast(match.game).expectation(match.state, seat).chances[seat]
    return OPEN_CHANCE <= chance <= 1 - OPEN_CHANCE


def make_case(match: Match[Any], lookahead: Any, decision: Decision) -> Case | None:
    """Return the worst turn by the evaluation, and the one that a strong player takes.

    None where the worst costs little, by the evaluation of where both lead after the own turns that
    follow, in several worlds: then there is no blunder to plant.
    """
    seat = decision.seat
    world = imagine_open(match, lookahead, seat, 1)
    worst = worst_turn(lookahead.root, world, seat)
    ranked = rank_candidates(lookahead, match.state, seat, 99, Budget(GOOD_WORLDS))
    good = cut_at_reveal(match.game, match.state, seat, ranked[0].plan.moves)
    if lost_points(match, lookahead, seat, good, worst) < PLANTED_POINTS:
        return None
    return Case(match, seat, worst, good)


def imagine_open(match: Match[Any], lookahead: Any, seat: Seat, seed: int) -> Any:
    """Return a world in which the others have not chosen yet what is chosen at once."""
    world = match.game.imagine(match.state, seat, seed)
    return lookahead.root.evaluator.reopen_choices(world, seat)


def lost_points(
    match: Match[Any], lookahead: Any, seat: Seat, good: list[Move], worst: list[Move]
) -> float:
    """Return what the worse of two turns costs by the evaluation, its later own turns included."""
    lost = 0.0
    for number in range(GOOD_WORLDS):
        world = imagine_open(match, lookahead, seat, 100 + number)
        better, worse = [
            lookahead.root.value(lookahead.best_position(world, seat, plan).world, seat)
            for plan in [
                lookahead.root.complete_plan(world, seat, moves) for moves in (good, worst)
            ]
        ]
        lost += better - worse
    return lost / GOOD_WORLDS


def worst_turn(root: Any, world: Any, seat: Seat) -> list[Move]:
    """Return the turn that takes the worst option by the evaluation, again and again."""
    game, turn, reveals = root.evaluator.game, world.turns, world.reveals
    moves: list[Move] = []
    decision = decision_of(decisions(world), seat)
    while decision is not None and world.turns == turn and world.reveals == reveals:
        found: list[tuple[float, int, Move, Any]] = []
        for move in decision.options:
            later = game.copy(world)
            apply(later, seat, move)
            decisions(later)
            found.append((root.value(later, seat), len(found), move, later))
        _, _, move, world = min(found)
        moves.append(move)
        decision = decision_of(decisions(world), seat)
    return moves
