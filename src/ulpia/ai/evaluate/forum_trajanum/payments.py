"""What pays for a building tile: the conversions that a player of Forum Trajanum would choose."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDERS_FOR,
    TILE_PILE,
    WORKERS_FOR,
    Tile,
)
from ulpia.games.forum_trajanum.components.citizens import CRAFTSMAN_1_USES
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COLOURS, WORKER
from ulpia.games.forum_trajanum.rules.building import DONE
from ulpia.games.forum_trajanum.rules.conversions import (
    CRAFT,
    PROMOTE,
    RECOLOUR,
    TRAIN,
    may_craft,
    may_promote,
)
from ulpia.games.forum_trajanum.state import Colonia
from ulpia.kernel.moves import Move

NO_WAY: Final[list[Move]] = [DONE]
"""Stands for conversions that do not exist."""


def payments(colonia: Colonia, tile: Tile) -> list[list[Move]]:
    """Return the ways to pay a tile: at once, or saving assistants, or saving workers."""
    goods = colonia.goods
    colour = TILE_PILE[tile]
    lacks_builder = goods[BUILDER] < BUILDERS_FOR[tile]
    if not lacks_builder and goods[WORKER + colour] >= WORKERS_FOR[tile]:
        return [[]]
    found: list[list[Move]] = []
    if lacks_builder:
        trained = conversions_for(colonia, tile, True)
        if trained is not NO_WAY:
            found.append(trained)
    other = conversions_for(colonia, tile, False)
    if other is not NO_WAY and (not found or other != found[0]):
        found.append(other)
    return found


def conversions_for(colonia: Colonia, tile: Tile, trains: bool) -> list[Move]:
    """Return conversions that make a tile affordable, or NO_WAY; `trains` prefers workers."""
    workers = colonia.goods[WORKER:]
    assistants = colonia.goods[ASSISTANT]
    colour = TILE_PILE[tile]
    moves: list[Move] = []
    crafts = CRAFTSMAN_1_USES - colonia.crafted if may_craft(colonia) else 0
    reserved = WORKERS_FOR[tile]
    while workers[colour] < reserved:
        if not assistants:
            return NO_WAY
        assistants -= 1
        if crafts:
            crafts -= 1
            moves.append(CRAFT[colour])
        else:
            source = most_common(workers, colour)
            if not workers[source] or source == colour:
                return NO_WAY
            workers[source] -= 1
            moves.append(recolour_move(source, colour))
        workers[colour] += 1
    if colonia.goods[BUILDER] >= BUILDERS_FOR[tile]:
        return moves
    workers[colour] -= reserved
    if not trains and assistants and may_promote(colonia):
        moves.append(PROMOTE)
        return moves
    return add_training(workers, assistants, crafts, moves)


def add_training(workers: list[int], assistants: int, crafts: int, moves: list[Move]) -> list[Move]:
    """Add what makes a builder of workers: a pair, if need be made a pair by an assistant."""
    pair = most_common(workers, -1)
    if workers[pair] >= 2:
        moves.append(TRAIN[pair])
        return moves
    if not workers[pair] or not assistants:
        return NO_WAY
    if crafts:
        moves.append(CRAFT[pair])
    else:
        source = most_common(workers, pair)
        if not workers[source]:
            return NO_WAY
        moves.append(recolour_move(source, pair))
    moves.append(TRAIN[pair])
    return moves


def most_common(workers: list[int], except_colour: int) -> int:
    """Return the colour of which there are most workers, leaving out `except_colour`."""
    best = -1
    for colour in range(len(COLOURS)):
        if colour != except_colour and (best < 0 or workers[colour] > workers[best]):
            best = colour
    return best


def recolour_move(source: int, target: int) -> Move:
    moves = RECOLOUR[source]
    return moves[target if target < source else target - 1]
