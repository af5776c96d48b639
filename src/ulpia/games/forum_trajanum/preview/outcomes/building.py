"""What a building brings, and what its place is worth (R-37 to R-46, R-60, R-68, R-73)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDERS_FOR,
    COLUMN,
    FIRST_HALF,
    GRAYS,
    SECOND_HALF,
    TILE_PILE,
    WORKERS_FOR,
)
from ulpia.games.forum_trajanum.components.citizens import Row
from ulpia.games.forum_trajanum.components.goods import BUILDER, WORKER
from ulpia.games.forum_trajanum.components.player_board import SIZE, Cell
from ulpia.games.forum_trajanum.components.tracks import BENEFITS, TRACK_LENGTH
from ulpia.games.forum_trajanum.preview.building_sites import cells_of, moves_for
from ulpia.games.forum_trajanum.rules.benefits import ChooseBenefit
from ulpia.games.forum_trajanum.rules.building import ChooseSecondSpace, ChooseSpace
from ulpia.games.forum_trajanum.rules.gaining import active_citizens, column_worth
from ulpia.games.forum_trajanum.scoring.colonia import gray_kinds, multiplier
from ulpia.games.forum_trajanum.scoring.now import points_now
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Joint, Outcome


def build(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-39 to R-45: the price, then points, a step on a track, envoys."""
    tile = move.nouns[0]
    colonia = state.colonies[seat]
    halves = [half for half in (FIRST_HALF[tile], SECOND_HALF[tile]) if half != NOTHING]
    envoys = min(colonia.ship, sum([half >= GRAYS for half in halves]))
    price = [BUILDER] * BUILDERS_FOR[tile] + [WORKER + TILE_PILE[tile]] * WORKERS_FOR[tile]
    gray = halves[0]
    if gray == COLUMN:
        points = column_worth(state) + active_citizens(colonia)
        return Outcome("build_column", (envoys, *price), points)
    if gray < COLUMN and colonia.steps[gray] < TRACK_LENGTH:
        level = colonia.steps[gray]
        return Outcome("build_track", (envoys, gray, level, BENEFITS[gray][level], *price))
    return Outcome("build", (envoys, *price))


def on(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """What the place of a building, or of the half that is still to be laid, is worth."""
    step = state.agenda[-1]
    cell = Cell(move.nouns[0])
    if isinstance(step, ChooseSecondSpace):
        return outcome_of_site(state, seat, step.tile, [step.cell, cell], "on", now(state, seat))
    assert isinstance(step, ChooseSpace)
    return outcome_of_site(state, seat, step.tile, [cell], "on", now(state, seat))


def now(state: ForumTrajanum, seat: Seat) -> int:
    """Return what a seat has if its cycle were scored now."""
    return sum(points_now(state, seat))


def outcome_of_site(
    state: ForumTrajanum, seat: Seat, tile: int, cells: list[Cell], name: str, scored: int
) -> Outcome:
    """R-68: what the street of the first half counts before and after, and the whole scoring."""
    colonia = state.colonies[seat]
    row = Row(cells[0] // SIZE)
    before = gray_kinds(colonia, row) * multiplier(colonia, row)
    built, vacant = colonia.built[:], colonia.vacant
    for half, cell in zip((FIRST_HALF[tile], SECOND_HALF[tile]), cells, strict=False):
        colonia.built[half] |= 1 << cell
        colonia.vacant &= ~(1 << cell)
    after = gray_kinds(colonia, row) * multiplier(colonia, row)
    later = now(state, seat) - scored
    colonia.built, colonia.vacant = built, vacant
    others = tuple([int(cell) for cell in cells[1:]]) if name == "on_double" else ()
    return Outcome(name, (*others, row, before, after, after - before), 0, later)


def joint_sites(state: ForumTrajanum, seat: Seat) -> list[Joint]:
    """R-38: the places of a double tile and which way round it lies, each as one choice."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, ChooseSpace) or step.seat != seat or SECOND_HALF[step.tile] == NOTHING:
        return []
    spaces = step.spaces(state)
    if not spaces & (spaces - 1):
        return []
    found: list[Joint] = []
    scored = now(state, seat)
    for first in cells_of(spaces):
        seconds = ChooseSecondSpace(seat, step.tile, first).spaces(state)
        for second in cells_of(seconds):
            moves = [*moves_for(first, spaces), *moves_for(second, seconds)]
            told = outcome_of_site(state, seat, step.tile, [first, second], "on_double", scored)
            found.append(Joint(moves, (first, second), told))
    return found


def benefit(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-43: what the step of the track gives."""
    step = state.agenda[-1]
    assert isinstance(step, ChooseBenefit)
    return Outcome("benefit", (BENEFITS[step.track][move.nouns[0]],))


BUILDING_OUTCOMES: Final[dict[str, Callable[[ForumTrajanum, Seat, Move], Outcome]]] = {
    "build": build,
    "on": on,
    "benefit": benefit,
}
