"""Games with branches: what becomes of several candidates of the same decision.

A game is played by the league. At some decisions the best candidates of a search are each played
out in the same imagined world, with the same luck as far as it goes. For each of them it is noted
what the search saw (where it led to when the others had answered, and at the end of the lookahead)
and how it ended. So a network can learn the difference between candidates, not only how strong
positions are.
"""

from __future__ import annotations

import random
from array import array
from typing import Any, Final

from tools.training.league import draw_weights
from tools.tuning.self_play import follow_plan
from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.learned.inputs import PositionWriter
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.search.turns import Plan, TurnSearch
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions

PATH, ANSWERED, AHEAD, LATER = 0.0, 1.0, 2.0, 3.0
"""The kinds of rows: any turn of a game; after a candidate and the answers; where the search ended;
some own turns after the candidate, as it was played out."""
HEADER: Final = ("kind", "game", "root", "candidate", "seat", "plan_value", "chosen")
WIDTHS: Final = (6, 2)
RIVALRY: Final = 0.4
ROOTS: Final = 3
"""How many decisions of a game are looked at closely."""
CANDIDATES: Final = 4
TOP: Final = 2
"""How many of them are the best of the search; the others are drawn from the rest."""
KEPT_TURNS: Final = 0.15
"""Which share of the turns of a game is noted."""
LATER_TURNS: Final = {"trajan": (4, 8), "forum-trajanum": (2, 4)}
"""After how many own turns a branch is looked at again."""


class QuickSeat:
    """Plays a seat: whole turns, no further."""

    def __init__(self, evaluator: Evaluator[Any], seats: int) -> None:
        self.search: Final = TurnSearch(evaluator, seats, WIDTHS, 1, 0.0)

    def move(self, game: Game[Any], state: Any, seat: Seat, seed: int) -> None:
        """Answer the decision of the seat, and follow the plan as far as it is known."""
        decision = decision_of(decisions(state), seat)
        assert decision is not None
        if len(decision.options) == 1:
            moves = [decision.options[0]]
        else:
            world = game.imagine(state, seat, seed)
            moves = self.search.best_plan(world, seat).moves
        follow_plan(state, seat, moves)


class BranchedGame:
    """One game of a set, with its branches, as rows of numbers."""

    def __init__(self, name: str, seats: int, number: int, seed: int) -> None:
        self.game: Final = game_named(name)
        self.seats: Final = seats
        self.number: Final = number
        self.dice: Final = random.Random(f"{seed} {name} {seats} {number}")  # noqa: S311
        self.tuned: Final = make_evaluator(self.game)
        self.lookahead: Final = make_lookahead(self.tuned, seats, RIVALRY)
        self.writer: Final = PositionWriter(self.tuned, seats)
        self.players: Final = [
            QuickSeat(make_evaluator(self.game, draw_weights(self.game, self.dice)), seats)
            for _ in range(seats)
        ]
        self.plain: Final = QuickSeat(self.tuned, seats)
        self.rows: Final = array("f")
        self.seeds = self.dice.randrange(1 << 29)

    def next_seed(self) -> int:
        self.seeds += 1
        return self.seeds

    def play(self) -> array[float]:
        """Play the game, then its branches; return the rows of both."""
        state = self.game.start(self.seats, {}, self.dice.randrange(1 << 30))
        roots: list[tuple[Any, Seat]] = []
        kept, turn = [], -1
        asked = decisions(state)
        while asked:
            seat = asked[0].seat
            if state.turns != turn:
                turn = state.turns
                if len(asked[0].options) > 1:
                    roots.append((self.game.copy(state), seat))
                if self.dice.random() < KEPT_TURNS:
                    kept.append(self.look(PATH, state, seat))
            self.players[seat].move(self.game, state, seat, self.next_seed())
            asked = decisions(state)
        self.note(kept, state)
        chosen = self.dice.sample(roots, min(ROOTS, len(roots)))
        for number, (root, seat) in enumerate(chosen):
            self.branch(root, seat, self.number * ROOTS + number)
        return self.rows

    def look(
        self,
        kind: float,
        state: Any,
        seat: Seat,
        branch: tuple[float, float, float, float] = (-1, -1, 0, 0),
    ) -> array[float]:
        """Return the beginning of a row: its header and what the position looks like."""
        root, candidate, value, chosen = branch
        row = array("f", [kind, self.number, root, candidate, seat, value, chosen])
        self.writer.write(state, row)
        return row

    def note(self, looked: list[array[float]], final: Any) -> None:
        """Finish rows by how the game ended, and keep them."""
        winners = self.game.winners(final)
        ending = array("f")
        for seat, by_source in enumerate(self.game.points(final)):
            ending.extend(by_source)
            ending.append(1 / len(winners) if seat in winners else 0.0)
        for row in looked:
            self.rows.extend(row)
            self.rows.extend(ending)

    def branch(self, root: Any, seat: Seat, number: int) -> None:
        """Play several candidates of a decision out, in one imagined world."""
        world = self.game.imagine(self.tuned.reopen_choices(root, seat), seat, self.next_seed())
        plans = self.lookahead.root.plans(world, seat, 0)
        if len(plans) < 2:
            return
        plans.sort(key=lambda plan: plan.value, reverse=True)
        chosen = plans[:TOP]
        rest = plans[TOP:]
        chosen += self.dice.sample(rest, min(CANDIDATES - TOP, len(rest)))
        seeds = self.seeds
        for place, plan in enumerate(chosen):
            self.seeds = seeds  # the same luck for all of them
            self.play_out(world, seat, plan, (number, place, plan.value, plans.index(plan)))

    def play_out(
        self, world: Any, seat: Seat, plan: Plan, about: tuple[float, float, float, float]
    ) -> None:
        first = self.lookahead.position_after_answers(world, seat, plan)
        ahead = self.lookahead.best_after(first, seat)
        looked = [
            self.look(ANSWERED, first.world, seat, about),
            self.look(AHEAD, ahead.world, seat, about),
        ]
        state = self.game.copy(world)
        follow_plan(state, seat, plan.moves)
        asked = decisions(state)
        turn, own_turns = state.turns, 0
        while asked:
            mover = asked[0].seat
            if state.turns != turn and mover == seat:
                turn = state.turns
                own_turns += 1
                if own_turns in LATER_TURNS.get(self.game.name, ()):
                    looked.append(self.look(LATER, state, seat, about))
            player = self.plain if mover == seat else self.players[mover]
            player.move(self.game, state, mover, self.next_seed())
            asked = decisions(state)
        self.note(looked, state)
