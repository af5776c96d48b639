"""The end of a cycle: payment, scoring, a new fragment; the end of the game (R-62 to R-67)."""

from __future__ import annotations

from typing import Any

from ulpia.games.forum_trajanum.components.citizens import ALL_ROWS
from ulpia.games.forum_trajanum.components.player_board import CYCLES
from ulpia.games.forum_trajanum.components.tracks import COLUMN_VALUES
from ulpia.games.forum_trajanum.rulings import FIGURE_MOVES_AFTER_SCORING
from ulpia.games.forum_trajanum.scoring.colonia import score_colonia
from ulpia.games.forum_trajanum.scoring.cranes import score_cranes
from ulpia.games.forum_trajanum.scoring.forum import score_forum
from ulpia.games.forum_trajanum.scoring.payment import PayRow
from ulpia.games.forum_trajanum.scoring.trajan_cards import score_trajan_card
from ulpia.games.forum_trajanum.state import (
    OVER,
    SCORING,
    ForumTrajanum,
    in_turn_order,
    right_neighbour,
)
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import Step


def pass_figure(state: ForumTrajanum) -> None:
    """R-62: the starting player figure goes to the right neighbour."""
    state.start = right_neighbour(state, state.start)
    state.emit("figure_passed", state.start)


class EndCycle(Step[ForumTrajanum]):
    """R-65 to R-67: everybody pays, also in the last phase; then cranes, Colonia, Forum, Trajan."""

    def run(self, state: ForumTrajanum) -> None:
        state.phase = SCORING
        state.turns += 1
        state.emit("scoring_began", NOBODY, (state.cycle,))
        if not FIGURE_MOVES_AFTER_SCORING:
            pass_figure(state)
        steps: list[Step[Any]] = []
        for seat in in_turn_order(state):
            rows = state.colonies[seat].first
            steps.extend([PayRow(seat, row) for row in ALL_ROWS if (rows >> row) & 1])
        steps.append(ScoreCycle())
        state.plan(steps)


class ScoreCycle(Step[ForumTrajanum]):
    """R-67: the four scorings in their order, then the next cycle or the end."""

    def run(self, state: ForumTrajanum) -> None:
        for seat in in_turn_order(state):
            score_cranes(state, seat)
        for seat in in_turn_order(state):
            score_colonia(state, seat)
        for seat in in_turn_order(state):
            score_forum(state, seat)
        for seat in in_turn_order(state):
            score_trajan_card(state, seat)
        state.cycle += 1
        if state.cycle == CYCLES:
            end_game(state)
            return
        if FIGURE_MOVES_AFTER_SCORING:
            pass_figure(state)
        state.emit("cycle_began", NOBODY, (state.cycle, COLUMN_VALUES[state.cycle]))


def end_game(state: ForumTrajanum) -> None:
    """R-79: the game ends after the third scoring phase."""
    state.phase = OVER
    for seat in range(state.seats):
        state.emit("game_ended", Seat(seat), (sum(state.colonies[seat].points),))
