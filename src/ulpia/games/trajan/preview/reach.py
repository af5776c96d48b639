"""What can be reached in one, two and three turns: actions, and Trajan tiles (R-11 to R-15)."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import EMPTY, TRAYS, Slot, Tray, following
from ulpia.games.trajan.components.markers import (
    NO_MARKERS,
    ONE,
    SIZE,
    Colour,
    Markers,
    count,
)
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES
from ulpia.games.trajan.preview.sowing import in_order, preview_sowing, ways_from
from ulpia.games.trajan.preview.tile_ways import ways_to_tile
from ulpia.games.trajan.rules.sowing import DROP, SOW, Drop
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.plans import Goal

MAX_TURNS: Final = 3
MAX_WAYS: Final = 2
"""How many ways to an action are told for each number of turns."""


class Way:
    """Some sowings: trays, moves, ring and slots after them, and points of tiles completed."""

    def __init__(
        self,
        trays: list[int],
        turns: list[list[Move]],
        ring: list[int],
        slots: list[int],
        worth: int,
    ) -> None:
        self.trays: Final = trays
        self.turns: Final = turns
        self.ring: Final = ring
        self.slots: Final = slots
        self.worth: Final = worth

    def after_sowing(self, tray: Tray) -> Way:
        """Return the way that sows one more tray, with a tile's markers last where it is there."""
        hand = Markers(self.ring[tray])
        ring = self.ring[:]
        ring[tray] = NO_MARKERS
        told, needs = preview_sowing(ring, self.slots, following(tray), hand)
        path = ways_from(following(tray), hand)
        colours = in_order(path, hand, needs)
        for at, colour in zip(path, colours, strict=True):
            ring[at] += ONE[colour]
        slots, worth = self.slots, self.worth
        if told["completes"]:
            worth += TRAJAN_TILES[slots[path[-1]]].points
            slots = slots[:]
            slots[path[-1]] = EMPTY
        turn = [SOW[tray], *moves_asked(hand, colours)]
        return Way([*self.trays, int(tray)], [*self.turns, turn], ring, slots, worth)


def moves_asked(hand: Markers, colours: list[Colour]) -> list[Move]:
    """Return the markers that are asked for: those of one colour lay themselves."""
    moves: list[Move] = []
    left = hand
    for colour in colours:
        if SIZE[left] == count(left, colour):
            break
        moves.append(DROP[colour])
        left = Markers(left - ONE[colour])
    return moves


def goals(state: Trajan, seat: Seat) -> list[Goal]:
    """Return what can be reached from the ring as it lies; nothing while markers are in hand."""
    player = state.players[seat]
    if not state.turns or state.tie_order:
        return []
    for step in state.agenda:
        if isinstance(step, Drop) and step.seat == seat:
            return []
    return [*actions_reached(player), *tiles_reached(player)]


def actions_reached(player: Player) -> list[Goal]:
    """Return for each action and number of turns the ways that complete most on the way."""
    found: list[Goal] = []
    ways = [Way([], [], player.trays[:], player.slots[:], 0)]
    for _ in range(MAX_TURNS):
        ways = [
            way.after_sowing(Tray(tray)) for way in ways for tray in range(TRAYS) if way.ring[tray]
        ]
        for action in range(TRAYS):
            found.extend(
                [
                    Goal("action", (action, way.worth, *way.trays), way.turns)
                    for way in best_ways(player, ways, action)
                ]
            )
    return found


def best_ways(player: Player, ways: list[Way], action: int) -> list[Way]:
    landing = [way for way in ways if target_of(player, way) == action]
    landing.sort(key=_rank)
    return landing[:MAX_WAYS]


def target_of(player: Player, way: Way) -> int:
    """Return the tray that the last marker of a way reaches."""
    counts = [SIZE[Markers(markers)] for markers in player.trays]
    target = 0
    for tray in way.trays:
        size = counts[tray]
        counts[tray] = 0
        for step in range(1, size + 1):
            counts[following(Tray(tray), step)] += 1
        target = following(Tray(tray), size)
    return target


def _rank(way: Way) -> tuple[int, list[int]]:
    return -way.worth, way.trays


def tiles_reached(player: Player) -> list[Goal]:
    """Return for each Trajan tile the fewest turns that complete it, if three are enough."""
    found: list[Goal] = []
    for slot in range(TRAYS):
        if player.slots[slot] == EMPTY:
            continue
        ways = ways_to_tile(player.trays, Slot(slot), player.slots[slot], MAX_TURNS)
        if ways is None:
            continue
        printed = TRAJAN_TILES[player.slots[slot]]
        turns = [[SOW[tray], *moves_asked(bag_of(colours), colours)] for tray, colours in ways]
        trays = [int(tray) for tray, _ in ways]
        last = ways[-1][1][-1]
        values = (slot, printed.stack, printed.points, last, *trays)
        found.append(Goal("tile", values, turns))
    return found


def bag_of(colours: list[Colour]) -> Markers:
    return Markers(sum([ONE[colour] for colour in colours]))
