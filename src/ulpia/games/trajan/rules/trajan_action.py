"""The Trajan action (R-44, R-45): a new Trajan tile for the slot of the arch."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAYS, Slot
from ulpia.games.trajan.components.trajan_tiles import STACKS, Stack
from ulpia.games.trajan.rules.stacks import take_top_tile, tile_values, top_tile
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Move, Refusal, Seat
from ulpia.kernel.tables import with_item

CLAIM: Final = tuple([Move("claim", (stack,)) for stack in range(STACKS)])


def options(state: Trajan, seat: Seat) -> list[Move]:
    """R-44: any stack that is not empty, unless the arch stands in the centre."""
    if state.players[seat].arch == CENTRE:
        return []
    return [CLAIM[stack] for stack in range(STACKS) if state.stack_left[stack]]


def perform(state: Trajan, seat: Seat, move: Move) -> None:
    """R-44: the tile goes to the arch's slot, the arch to the next free one."""
    player = state.players[seat]
    stack = Stack(move.nouns[0])
    state.emit("tile_claimed", seat, (player.arch, *tile_values(top_tile(state, stack))))
    player.slots = with_item(player.slots, player.arch, take_top_tile(state, stack))
    player.arch = next_free_slot(player, player.arch)
    state.emit("arch_moved", seat, (player.arch,))


def next_free_slot(player: Player, slot: Slot) -> Slot:
    """Return the next free slot clockwise, or the centre."""
    for step in range(1, TRAYS):
        candidate = Slot((slot + step) % TRAYS)
        if player.slots[candidate] == EMPTY:
            return candidate
    return CENTRE


def why_not(state: Trajan, seat: Seat, move: Move) -> Refusal | None:
    """With the arch in the centre nobody is asked, so only an empty stack is left to explain."""
    return Refusal("stack_empty", 45, move.nouns) if move.verb == "claim" else None
