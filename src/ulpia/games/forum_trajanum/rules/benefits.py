"""The benefits of a building tile: columns, benefit tracks, envoys (R-40 to R-47)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import (
    COLUMN,
    FIRST_HALF,
    GRAYS,
    SECOND_HALF,
    STRUCTURE,
    Tile,
)
from ulpia.games.forum_trajanum.components.colonia_tiles import Front
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COIN, TRIBUNE, Colour
from ulpia.games.forum_trajanum.components.player_board import CELLS, CORNER_MASK, Cell
from ulpia.games.forum_trajanum.components.tracks import (
    AREA_BONUS,
    BENEFITS,
    ENVOY_ANYWHERE,
    ENVOY_TO_EAGLE,
    ONE_BUILDER,
    ONE_COIN,
    ONE_UPGRADE,
    TRACK_LENGTH,
    TWO_ASSISTANTS,
    TWO_TRIBUNES,
    USE_A_TILE,
    WORKER_AND_TRIBUNE,
)
from ulpia.games.forum_trajanum.kinds import COLOURED_HALF, GRAY_HALF
from ulpia.games.forum_trajanum.points import FROM_COLUMNS, FROM_TRACKS
from ulpia.games.forum_trajanum.rules.area_bonus import DECLINE, area_bonus
from ulpia.games.forum_trajanum.rules.building import BuildAgain
from ulpia.games.forum_trajanum.rules.citizens import ReceiveWorker
from ulpia.games.forum_trajanum.rules.cranes import vacate
from ulpia.games.forum_trajanum.rules.envoys import (
    SendAnywhere,
    SendEnvoy,
    SendToEagle,
    may_send_anywhere,
    may_send_to_eagle,
    open_squares,
)
from ulpia.games.forum_trajanum.rules.gaining import (
    active_citizens,
    column_worth,
    gain,
    move_table,
    moves_in,
)
from ulpia.games.forum_trajanum.rules.prestige import Upgrade
from ulpia.games.forum_trajanum.rules.using import use_own_front
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

BENEFIT: Final = tuple([Move("benefit", (level,)) for level in range(TRACK_LENGTH)])
EITHER_HALF: Final = [Move("first", (GRAY_HALF,)), Move("first", (COLOURED_HALF,))]
TAKE: Final = move_table("take", CELLS)


class Reap(Step[ForumTrajanum]):
    """R-40: the benefits of the tile just built, if one was; its owner chooses the order."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        tile = Tile(colonia.fresh)
        if tile == NOTHING or not self.order_matters(state, tile):
            return []
        return [Decision(self.seat, "order", EITHER_HALF, (tile,))]

    def run(self, state: ForumTrajanum) -> None:
        if state.colonies[self.seat].fresh != NOTHING:
            self.reap(state, GRAY_HALF)

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        self.reap(state, move.nouns[0])

    def order_matters(self, state: ForumTrajanum, tile: Tile) -> bool:
        """Only a track benefit and an envoy who can be sent at once can get in each other's way."""
        gray, coloured = FIRST_HALF[tile], SECOND_HALF[tile]
        if coloured == NOTHING or gray >= COLUMN:
            return False
        colonia = state.colonies[self.seat]
        if colonia.steps[gray] >= TRACK_LENGTH or not colonia.ship:
            return False
        return open_squares(state, self.seat, Colour(coloured - STRUCTURE)) != 0

    def reap(self, state: ForumTrajanum, first: int) -> None:
        colonia = state.colonies[self.seat]
        tile, colonia.fresh = colonia.fresh, NOTHING
        halves = [FIRST_HALF[tile], SECOND_HALF[tile]]
        if first == COLOURED_HALF:
            halves.reverse()
        state.plan([Benefit(self.seat, building) for building in halves if building != NOTHING])


class Benefit(Step[ForumTrajanum]):
    """What one building gives: points, a step on a track, or an envoy.

    R-54: the second of two envoys is sent when the first is there, under the rules of then.
    """

    FIELDS = ("seat", "building")

    def __init__(self, seat: Seat, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def run(self, state: ForumTrajanum) -> None:
        if self.building >= GRAYS:
            state.agenda.append(SendEnvoy(self.seat, Colour(self.building - STRUCTURE)))
        elif self.building == COLUMN:
            self.score_column(state)
        else:
            self.move_marker(state, self.building)

    def score_column(self, state: ForumTrajanum) -> None:
        """R-42: the value of Trajan's Column and the active citizens."""
        colonia = state.colonies[self.seat]
        worth, citizens = column_worth(state), active_citizens(colonia)
        colonia.points[FROM_COLUMNS] += worth + citizens
        state.emit("column_scored", self.seat, (worth, citizens, worth + citizens))

    def move_marker(self, state: ForumTrajanum, track: int) -> None:
        """R-44: a fifth building of the kind moves nothing any more."""
        colonia = state.colonies[self.seat]
        level = colonia.steps[track]
        if level >= TRACK_LENGTH:
            return
        steps = list(colonia.steps)
        steps[track] += 1
        colonia.steps = tuple(steps)
        state.emit("marker_moved", self.seat, (track, level))
        if level == TRACK_LENGTH - 1:
            state.agenda.append(FinishTrack(self.seat, track))
        state.agenda.append(ChooseBenefit(self.seat, track, level))


class ChooseBenefit(Step[ForumTrajanum]):
    """R-43: the benefit just reached or an earlier one of the track, or none."""

    FIELDS = ("seat", "track", "level")

    def __init__(self, seat: Seat, track: int, level: int) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.level: Final = level

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        options = [
            BENEFIT[level]
            for level in range(self.level, -1, -1)
            if is_possible(state, self.seat, BENEFITS[self.track][level])
        ]
        options.append(DECLINE)
        return [Decision(self.seat, "benefit", options, (self.track, self.level))]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "decline":
            state.emit("benefit_declined", seat, (self.track,))
            return
        level = move.nouns[0]
        benefit = BENEFITS[self.track][level]
        state.emit("benefit_taken", seat, (self.track, level, benefit))
        take_benefit(state, seat, benefit)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "benefit":
            return None
        code = "level_not_reached" if move.nouns[0] > self.level else "benefit_impossible"
        return Refusal(code, 43, move.nouns)


def is_possible(state: ForumTrajanum, seat: Seat, benefit: int) -> bool:
    """R-43, R-47, R-56: envoys and free squares, or tiles in the grid, are needed for some."""
    if benefit == ENVOY_TO_EAGLE:
        return may_send_to_eagle(state, seat)
    if benefit == ENVOY_ANYWHERE:
        return may_send_anywhere(state, seat)
    return benefit != USE_A_TILE or state.colonies[seat].tiles != 0


def take_benefit(state: ForumTrajanum, seat: Seat, benefit: int) -> None:
    """The spaces of the three tracks."""
    if benefit in GOODS_OF:
        good, count = GOODS_OF[benefit]
        gain(state, seat, good, count)
        if benefit == WORKER_AND_TRIBUNE:
            state.agenda.append(ReceiveWorker(seat))
    elif benefit == ONE_UPGRADE:
        state.agenda.append(Upgrade(seat))
    elif benefit == AREA_BONUS:
        state.agenda.append(area_bonus(state, seat))
    elif benefit == ENVOY_TO_EAGLE:
        state.agenda.append(SendToEagle(seat))
    elif benefit == ENVOY_ANYWHERE:
        state.agenda.append(SendAnywhere(seat, False))
    elif benefit == USE_A_TILE:
        state.agenda.append(Dig(seat))
    else:
        state.plan([BuildAgain(seat), Reap(seat)])


GOODS_OF: Final = {
    WORKER_AND_TRIBUNE: (TRIBUNE, 1),
    ONE_BUILDER: (BUILDER, 1),
    TWO_ASSISTANTS: (ASSISTANT, 2),
    TWO_TRIBUNES: (TRIBUNE, 2),
    ONE_COIN: (COIN, 1),
}


class FinishTrack(Step[ForumTrajanum]):
    """R-45: after the fourth benefit the marker moves beside the column and scores like one."""

    FIELDS = ("seat", "track")

    def __init__(self, seat: Seat, track: int) -> None:
        self.seat: Final = seat
        self.track: Final = track

    def run(self, state: ForumTrajanum) -> None:
        colonia = state.colonies[self.seat]
        points = column_worth(state) + active_citizens(colonia)
        colonia.points[FROM_TRACKS] += points
        state.emit("track_finished", self.seat, (self.track, points))


class Dig(Step[ForumTrajanum]):
    """R-47: take any tile of the own grid and use it at once; nothing is passed."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        tiles = state.colonies[self.seat].tiles
        if not tiles & (tiles - 1):
            return []
        return [Decision(self.seat, "dig", moves_in(TAKE, tiles))]

    def run(self, state: ForumTrajanum) -> None:
        self.dig(state, Cell(state.colonies[self.seat].tiles.bit_length() - 1))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        self.dig(state, Cell(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "decline":
            return Refusal("may_not_decline", 47)
        return Refusal("no_tile_there", 47, move.nouns) if move.verb == "take" else None

    def dig(self, state: ForumTrajanum, cell: Cell) -> None:
        front = Front(state.colonies[self.seat].grid[cell])
        if not (CORNER_MASK >> cell) & 1:
            state.reveals += 1
        state.emit("tile_dug_out", self.seat, (cell, front))
        vacate(state, self.seat, cell)
        use_own_front(state, self.seat, front)
