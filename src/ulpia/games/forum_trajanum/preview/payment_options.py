"""All options to pay for a building tile: conversions first, then the tile (R-32 to R-39)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDERS_FOR,
    MIXED,
    TILE_PILE,
    TILES,
    WORKERS_FOR,
    Tile,
)
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, WORKER
from ulpia.games.forum_trajanum.rules.building import (
    BUILD,
    BuildingPhase,
    can_pay,
    is_in_supply,
    room_for_double,
)
from ulpia.games.forum_trajanum.rules.conversions import conversions, convert
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.games.forum_trajanum.view_types import PaymentView
from ulpia.games.forum_trajanum.vocabulary import VOCABULARY
from ulpia.kernel.moves import Move, Seat

USUAL_CONVERSIONS: Final = 3
"""How many conversions an option may have where there are several options."""
MAX_CONVERSIONS: Final = 4
"""What a tile can need at most: an assistant by exchange, a pair, a builder, the right colour."""
MAX_OPTIONS: Final = 8

Purse = tuple[int, ...]
"""Goods and the uses of abilities: all that conversions change."""


def payment_options(state: ForumTrajanum, seat: Seat | None) -> list[PaymentView]:
    """Return how `seat` can pay for each tile, cheapest first, if it is asked what to build."""
    if not state.agenda or seat is None:
        return []
    step = state.agenda[-1]
    if not isinstance(step, BuildingPhase) or step.seat != seat:
        return []
    colonia = state.colonies[seat]
    if not colonia.vacant:
        return []
    count = TILES if room_for_double(colonia.vacant) else MIXED
    found: list[PaymentView] = []
    for tile in range(count):
        if is_in_supply(state, Tile(tile)):
            found.extend(options_for(state, seat, Tile(tile)))
    return found


def options_for(state: ForumTrajanum, seat: Seat, tile: Tile) -> list[PaymentView]:
    """Search the conversions that help, fewest first.

    Options that leave less of everything, or convert more than they need, are dropped.
    """
    before = state.colonies[seat].goods[:]
    trial = ForumTrajanum.__new__(ForumTrajanum)
    trial.events = None
    trial.colonies = [colonia.copy() for colonia in state.colonies]
    mine = trial.colonies[seat]
    paid: dict[Purse, tuple[Move, ...]] = {}
    edge: dict[Purse, tuple[Move, ...]] = {purse_of(mine): ()}
    seen: set[Purse] = set(edge)
    for count in range(MAX_CONVERSIONS + 1):
        if count > USUAL_CONVERSIONS and paid:
            break
        following: dict[Purse, tuple[Move, ...]] = {}
        for purse, moves in edge.items():
            fill(mine, purse)
            if can_pay(mine, tile):
                paid.setdefault(left_after(mine, tile), moves)
                continue
            for move in conversions(mine):
                if not helps(move, tile):
                    continue
                fill(mine, purse)
                convert(trial, seat, move)
                reached = purse_of(mine)
                if reached not in seen:
                    seen.add(reached)
                    following[reached] = (*moves, move)
        edge = following
    best = [
        left
        for left, moves in paid.items()
        if not any(beats(other, left) or needs_less(paid[other], moves) for other in paid)
    ]
    best.sort(key=lambda left: (sum(before) - sum(left), len(paid[left])))
    return [
        {
            "tile": int(tile),
            "moves": [VOCABULARY.write(move) for move in (*paid[left], BUILD[tile])],
            "spent": [had - has for had, has in zip(before, left, strict=True)],
        }
        for left in best[:MAX_OPTIONS]
    ]


def purse_of(colonia: Colonia) -> Purse:
    return (*colonia.goods, colonia.crafted, colonia.promoted, colonia.exchanged)


def fill(colonia: Colonia, purse: Purse) -> None:
    colonia.goods = list(purse[:-3])
    colonia.crafted, colonia.promoted, colonia.exchanged = purse[-3:]


def left_after(colonia: Colonia, tile: Tile) -> Purse:
    """Return the goods that are left when the tile is paid."""
    goods = colonia.goods[:]
    goods[BUILDER] -= BUILDERS_FOR[tile]
    goods[WORKER + TILE_PILE[tile]] -= WORKERS_FOR[tile]
    return tuple(goods)


def beats(one: Purse, other: Purse) -> bool:
    """Say whether `one` leaves more of something and less of nothing."""
    return one != other and all(a >= b for a, b in zip(one, other, strict=True))


def needs_less(one: tuple[Move, ...], other: tuple[Move, ...]) -> bool:
    """Say whether `one` is some of the conversions of `other`."""
    return len(one) < len(other) and not Counter(one) - Counter(other)


def helps(move: Move, tile: Tile) -> bool:
    """Say whether a conversion can be a step towards the price of a tile."""
    if move.verb == "exchange":
        return move.nouns[1] == ASSISTANT
    if move.verb in ("recolour", "craft") and not BUILDERS_FOR[tile]:
        return move.nouns[-1] == TILE_PILE[tile]
    if move.verb in ("train", "promote"):
        return BUILDERS_FOR[tile] > 0
    return True
