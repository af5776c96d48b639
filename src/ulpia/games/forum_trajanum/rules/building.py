"""The building action: which tile, and on which vacated spaces (R-37 to R-41)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDERS_FOR,
    FIRST_HALF,
    IS_DOUBLE,
    MIXED,
    SECOND_HALF,
    TILE_PILE,
    TILES,
    TWO_COLOURED,
    WORKERS_FOR,
    Tile,
)
from ulpia.games.forum_trajanum.components.goods import BUILDER, WORKER
from ulpia.games.forum_trajanum.components.player_board import (
    CELLS,
    CORNER_MASK,
    NEIGHBOURS,
    NOT_LAST_COLUMN,
    SIZE,
    TEMPLE_MASK,
    Cell,
)
from ulpia.games.forum_trajanum.rules.conversions import (
    conversions,
    convert,
    why_not_converted,
)
from ulpia.games.forum_trajanum.rules.gaining import give_up, move_table, moves_in
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

BUILD: Final = tuple([Move("build", (tile,)) for tile in range(TILES)])
ON: Final = move_table("on", CELLS)
DONE: Final = Move("done")


def room_for_double(vacant: int) -> bool:
    """R-38: say whether two vacant spaces are orthogonal neighbours."""
    return bool(vacant & (vacant >> SIZE) or vacant & (vacant >> 1) & NOT_LAST_COLUMN)


def can_pay(colonia: Colonia, tile: Tile) -> bool:
    """R-39: a gray building costs a builder, a coloured structure a worker of its colour.

    Every other way of paying is one of the free conversions (R-32 to R-34) and then this price.
    """
    goods = colonia.goods
    return (
        goods[BUILDER] >= BUILDERS_FOR[tile]
        and goods[WORKER + TILE_PILE[tile]] >= WORKERS_FOR[tile]
    )


def is_in_supply(state: ForumTrajanum, tile: Tile) -> bool:
    """Tiles are limited per colour; either side of either pile serves."""
    left = state.doubles if IS_DOUBLE[tile] else state.singles
    return not state.limited or left[TILE_PILE[tile]] > 0


def buildable_tiles(state: ForumTrajanum, colonia: Colonia) -> list[Move]:
    """Return a new list of the tiles that can be paid, are there, and find room."""
    vacant = colonia.vacant
    if not vacant:
        return []
    count = TILES if room_for_double(vacant) else MIXED
    goods = colonia.goods
    builders = goods[BUILDER]
    limited = state.limited
    options: list[Move] = []
    for tile in range(count):
        pile = TILE_PILE[tile]
        if builders < BUILDERS_FOR[tile] or goods[WORKER + pile] < WORKERS_FOR[tile]:
            continue
        if limited and not (state.doubles if tile >= MIXED else state.singles)[pile]:
            continue
        options.append(BUILD[tile])
    return options


class BuildingPhase(Step[ForumTrajanum]):
    """R-37: one building tile a turn, if its owner wants; conversions before it."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def prompt(self) -> str:
        return "build"

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        options = buildable_tiles(state, colonia)
        options.extend(conversions(colonia))
        if not options:
            return []
        options.append(DONE)
        return [Decision(self.seat, self.prompt(), options)]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "build":
            begin_building(state, seat, Tile(move.nouns[0]))
        elif move.verb == "done":
            self.finish(state)
        else:
            convert(state, seat, move)
            state.agenda.append(self)

    def finish(self, state: ForumTrajanum) -> None:
        state.colonies[self.seat].done = True

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        colonia = state.colonies[seat]
        if move.verb == "build":
            return why_not_built(state, colonia, Tile(move.nouns[0]))
        return why_not_converted(colonia, move)


class BuildAgain(BuildingPhase):
    """R-46: the fourth basilica gives one more building action at once."""

    def prompt(self) -> str:
        return "build_again"

    def finish(self, state: ForumTrajanum) -> None:
        """Whoever declines the extra action has still the rest of his turn."""


class Prepare(Step[ForumTrajanum]):
    """R-32 to R-36: conversions after building, until the turn ends."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        if colonia.done:
            return []
        options = conversions(colonia)
        if not options:
            return []
        options.append(DONE)
        return [Decision(self.seat, "prepare", options)]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb != "done":
            convert(state, seat, move)
            state.agenda.append(self)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "build":
            return Refusal("one_building_a_turn", 37)
        return why_not_converted(state.colonies[seat], move)


def begin_building(state: ForumTrajanum, seat: Seat, tile: Tile) -> None:
    """R-39: pay, then choose the space."""
    if BUILDERS_FOR[tile]:
        give_up(state, seat, BUILDER, BUILDERS_FOR[tile])
    if WORKERS_FOR[tile]:
        give_up(state, seat, WORKER + TILE_PILE[tile], WORKERS_FOR[tile])
    state.agenda.append(ChooseSpace(seat, tile))


class ChooseSpace(Step[ForumTrajanum]):
    """R-37: a vacated space, for double tiles the space of the first (gray) half."""

    FIELDS = ("seat", "tile")

    def __init__(self, seat: Seat, tile: Tile) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        spaces = self.spaces(state)
        if not spaces & (spaces - 1):
            return []
        prompt = "gray_half" if MIXED <= self.tile < TWO_COLOURED else "space"
        return [Decision(self.seat, prompt, moves_in(ON, spaces), (self.tile,))]

    def run(self, state: ForumTrajanum) -> None:
        self.choose(state, Cell(self.spaces(state).bit_length() - 1))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        self.choose(state, Cell(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "on":
            return None
        refusal = why_not_vacant(state.colonies[seat], Cell(move.nouns[0]))
        return Refusal("no_room_for_both", 38, move.nouns) if refusal is None else refusal

    def spaces(self, state: ForumTrajanum) -> int:
        vacant = state.colonies[self.seat].vacant
        return spaces_for_double(vacant) if IS_DOUBLE[self.tile] else vacant

    def choose(self, state: ForumTrajanum, cell: Cell) -> None:
        if IS_DOUBLE[self.tile]:
            state.agenda.append(ChooseSecondSpace(self.seat, self.tile, cell))
            return
        put_up(state, self.seat, FIRST_HALF[self.tile], cell)
        state.colonies[self.seat].fresh = self.tile
        if state.limited:
            state.singles[TILE_PILE[self.tile]] -= 1
        state.emit("tile_built", self.seat, (self.tile, cell))


class ChooseSecondSpace(Step[ForumTrajanum]):
    """R-38: the other half lies on an orthogonal neighbour, in any of the four directions."""

    FIELDS = ("seat", "tile", "cell")

    def __init__(self, seat: Seat, tile: Tile, cell: Cell) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        spaces = self.spaces(state)
        if not spaces & (spaces - 1):
            return []
        return [Decision(self.seat, "second_half", moves_in(ON, spaces), (self.tile, self.cell))]

    def run(self, state: ForumTrajanum) -> None:
        self.choose(state, Cell(self.spaces(state).bit_length() - 1))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        self.choose(state, Cell(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "on":
            return None
        if not (NEIGHBOURS[self.cell] >> move.nouns[0]) & 1:
            return Refusal("not_adjacent", 38, (move.nouns[0], self.cell))
        return why_not_vacant(state.colonies[seat], Cell(move.nouns[0]))

    def spaces(self, state: ForumTrajanum) -> int:
        return NEIGHBOURS[self.cell] & state.colonies[self.seat].vacant

    def choose(self, state: ForumTrajanum, cell: Cell) -> None:
        put_up(state, self.seat, FIRST_HALF[self.tile], self.cell)
        put_up(state, self.seat, SECOND_HALF[self.tile], cell)
        colonia = state.colonies[self.seat]
        colonia.doubles = (*colonia.doubles, self.cell, cell)
        colonia.fresh = self.tile
        if state.limited:
            state.doubles[TILE_PILE[self.tile]] -= 1
        state.emit("double_built", self.seat, (self.tile, self.cell, cell))


def spaces_for_double(vacant: int) -> int:
    """Return the vacant spaces that have a vacant orthogonal neighbour."""
    beside = vacant & (vacant >> 1) & NOT_LAST_COLUMN
    above = vacant & (vacant >> SIZE)
    return beside | (beside << 1) | above | (above << SIZE)


def put_up(state: ForumTrajanum, seat: Seat, building: int, cell: Cell) -> None:
    """R-37: nothing is ever built on a building again."""
    colonia = state.colonies[seat]
    colonia.built[building] |= 1 << cell
    colonia.vacant &= ~(1 << cell)


def why_not_built(state: ForumTrajanum, colonia: Colonia, tile: Tile) -> Refusal:
    """Explain why a tile cannot be built."""
    if colonia.goods[BUILDER] < BUILDERS_FOR[tile]:
        return Refusal("no_builder", 39)
    if not can_pay(colonia, tile):
        return Refusal("workers_needed", 39, (TILE_PILE[tile], WORKERS_FOR[tile]))
    if not is_in_supply(state, tile):
        return Refusal("tiles_used_up", 41, (tile,))
    return Refusal("no_space", 38 if IS_DOUBLE[tile] else 37, (tile,))


def why_not_vacant(colonia: Colonia, cell: Cell) -> Refusal | None:
    """Explain why nothing can be built on a space; None if something can."""
    bit = 1 << cell
    if colonia.vacant & bit:
        return None
    if TEMPLE_MASK & bit:
        return Refusal("temple_there", 37, (cell,))
    if CORNER_MASK & bit:
        return Refusal("crane_there", 61, (cell,))
    if colonia.tiles & bit:
        return Refusal("colonia_tile_there", 37, (cell,))
    return Refusal("building_there", 37, (cell,))
