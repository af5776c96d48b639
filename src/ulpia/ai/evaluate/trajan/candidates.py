"""Candidates for moves of Trajan: of all orders of sowing, the few that make a difference."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.trajan.ring import readiness
from ulpia.games.trajan.components.actions import EMPTY, TRAYS
from ulpia.games.trajan.components.markers import (
    COLOURS_IN,
    ONE,
    SIZE,
    Colour,
    Markers,
    holds_pair,
    minus,
)
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES
from ulpia.games.trajan.rules.preparing import ARRANGE
from ulpia.games.trajan.rules.sowing import DROP, SOW, Drop
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Decision, Move

READY_WEIGHT: Final[tuple[float, ...]] = (0.0, 1.0, 2.6)
"""How much nearer a tile is with none, one or both of its markers on its tray."""
MAX_ORDERS: Final = 400


class SowingOrder:
    """One way of laying the markers of a tray: colours in turn, and how the ring looks after."""

    def __init__(self, colours: tuple[int, ...], score: float, completes: bool) -> None:
        self.colours: Final = colours
        self.score: Final = score
        self.completes: Final = completes


def candidate_sequences(state: Trajan, decision: Decision, orders: int) -> list[list[Move]]:
    """Return the moves worth trying, each with the moves that belong to it."""
    player = state.players[decision.seat]
    if decision.prompt == "place":
        return [[ARRANGE]]
    if decision.prompt == "sow":
        return sowings(player, orders)
    if decision.prompt == "drop":
        step = state.agenda[-1]
        assert isinstance(step, Drop)
        best = best_orders(player, player.trays[:], step.tray, step.hand, orders)
        return [drops(step.hand, order.colours) for order in best]
    return [[move] for move in decision.options if move.verb != "arrange"]


def sowings(player: Player, orders_each: int) -> list[list[Move]]:
    """Return for each tray the best orders that complete its target's tile, and the best others."""
    found: list[list[Move]] = []
    for tray in range(TRAYS):
        hand = Markers(player.trays[tray])
        if hand:
            trays = player.trays[:]
            trays[tray] = 0
            for order in best_orders(player, trays, (tray + 1) % TRAYS, hand, orders_each):
                found.append([SOW[tray], *drops(hand, order.colours)])
    return found


def best_orders(
    player: Player, trays: list[int], tray: int, hand: Markers, count: int
) -> list[SowingOrder]:
    """Return the best `count` orders that complete a tile, and as many that do not."""
    target = (tray + SIZE[hand] - 1) % TRAYS
    orders: list[SowingOrder] = []
    _lay_rest(player, trays, tray, hand, target, (), orders)
    completing = sorted([order for order in orders if order.completes], key=_score, reverse=True)
    others = sorted([order for order in orders if not order.completes], key=_score, reverse=True)
    return completing[:count] + others[:count]


def _score(order: SowingOrder) -> float:
    return order.score


def _lay_rest(
    player: Player,
    trays: list[int],
    tray: int,
    hand: Markers,
    target: int,
    laid: tuple[int, ...],
    orders: list[SowingOrder],
) -> None:
    """Lay the rest of the hand in every order, until there are enough orders to choose from."""
    if len(orders) >= MAX_ORDERS:
        return
    if not hand:
        completes = _completes_tile(player, trays, target)
        orders.append(SowingOrder(laid, ring_score(player, trays), completes))
        return
    for colour in COLOURS_IN[hand]:
        trays[tray] += ONE[colour]
        rest = minus(hand, colour)
        _lay_rest(player, trays, (tray + 1) % TRAYS, rest, target, (*laid, colour), orders)
        trays[tray] -= ONE[colour]


def _completes_tile(player: Player, trays: list[int], target: int) -> bool:
    tile = player.slots[target]
    if tile == EMPTY:
        return False
    printed = TRAJAN_TILES[tile]
    return holds_pair(Markers(trays[target]), printed.first, printed.second)


def ring_score(player: Player, trays: list[int]) -> float:
    """Return how near the tiles of the circle are with these markers on the trays."""
    total = 0.0
    for slot in range(TRAYS):
        tile = player.slots[slot]
        if tile != EMPTY:
            printed = TRAJAN_TILES[tile]
            ready = readiness(Markers(trays[slot]), printed.first, printed.second)
            total += READY_WEIGHT[ready] * (3 + printed.points)
    return total


def drops(hand: Markers, colours: tuple[int, ...]) -> list[Move]:
    """Return the drops that will be asked for: none once a single colour is left."""
    moves: list[Move] = []
    for colour in colours:
        if len(COLOURS_IN[hand]) < 2:
            break
        moves.append(DROP[colour])
        hand = minus(hand, Colour(colour))
    return moves
