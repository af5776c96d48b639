"""What sowing, laying markers and new Trajan tiles bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.trajan.components.actions import EMPTY, Slot, Tray, following
from ulpia.games.trajan.components.demands import OPEN_DEMANDS
from ulpia.games.trajan.components.markers import NO_MARKERS, ONE, SIZE, Colour, Markers, minus
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES, Stack
from ulpia.games.trajan.preview.sowing import missing, preview_sowing
from ulpia.games.trajan.rules.sowing import Drop
from ulpia.games.trajan.rules.stacks import top_tile
from ulpia.games.trajan.scoring.demands import penalty_now
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Outcome

GOES_ON: Final = 0
ROUND_ENDS: Final = 1
QUARTER_ENDS: Final = 2
"""What sowing does to the time."""

JUST_LIES: Final = 0
STAYS_POSSIBLE: Final = 1
IS_MISSED: Final = 2
PREPARES: Final = 3
"""What a laid marker means for a tile: that at the target, or the one beside its tray."""


def sow(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-11 to R-15: where it lands, what it completes, how much time it takes."""
    player = state.players[seat]
    tray = Tray(move.nouns[0])
    hand = Markers(player.trays[tray])
    rest = list(player.trays)
    rest[tray] = NO_MARKERS
    told, needs = preview_sowing(rest, player.slots, following(tray), hand)
    target = following(tray, SIZE[hand])
    worth, stack = 0, 0
    if told["completes"]:
        printed = TRAJAN_TILES[player.slots[target]]
        worth, stack = printed.points, printed.stack
    ending = ending_of(state, SIZE[hand])
    penalty = penalty_now(state, seat) if ending == QUARTER_ENDS else 0
    values = (SIZE[hand], target, target, worth, stack, ending, penalty, *needs)
    return Outcome("sow", values, worth)


def ending_of(state: Trajan, steps: int) -> int:
    """R-13, R-62: what the time does that so many markers take."""
    crossings = (state.clock + steps) // state.track
    if not crossings:
        return GOES_ON
    return QUARTER_ENDS if len(state.demands) + crossings > OPEN_DEMANDS else ROUND_ENDS


def drop(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-11, R-14: whether the tile at the target can still be completed, or another waits."""
    step = state.agenda[-1]
    assert isinstance(step, Drop)
    player = state.players[seat]
    colour = Colour(move.nouns[0])
    before, _ = preview_sowing(list(player.trays), player.slots, step.tray, step.hand)
    target = following(step.tray, SIZE[step.hand] - 1)
    if before["completes"]:
        trays = list(player.trays)
        trays[step.tray] += ONE[colour]
        after, _ = preview_sowing(
            trays, player.slots, following(step.tray), minus(step.hand, colour)
        )
        found = STAYS_POSSIBLE if after["completes"] else IS_MISSED
        return Outcome("drop", (step.tray, target, found, points_of_slot(state, seat, target)))
    wanted = missing(player.slots[step.tray], Markers(player.trays[step.tray]))
    if wanted and colour in wanted:
        points = points_of_slot(state, seat, step.tray)
        return Outcome("drop", (step.tray, step.tray, PREPARES, points))
    return Outcome("drop", (step.tray, target, JUST_LIES, 0))


def points_of_slot(state: Trajan, seat: Seat, tray: Tray) -> int:
    tile = state.players[seat].slots[tray]
    return 0 if tile == EMPTY else TRAJAN_TILES[tile].points


def choose(state: Trajan, seat: Seat, move: Move) -> Outcome:
    return Outcome("choose", tile_facts(state, seat, Stack(move.nouns[0]), Slot(move.nouns[1]))[1:])


def claim(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-44: the tile goes to the slot of the arch."""
    slot = state.players[seat].arch
    return Outcome("claim", tile_facts(state, seat, Stack(move.nouns[0]), slot))


def tile_facts(state: Trajan, seat: Seat, stack: Stack, slot: Slot) -> tuple[int, ...]:
    """Return slot, points, effect and colours of a tile, and how many its tray lacks of them."""
    printed = TRAJAN_TILES[top_tile(state, stack)]
    tray = Markers(state.players[seat].trays[slot])
    lacks = missing(top_tile(state, stack), tray) or []
    return (
        slot,
        printed.points,
        printed.amount,
        max(0, printed.demand),
        len(lacks),
        printed.first,
        printed.second,
    )


RING_OUTCOMES: Final[dict[str, Callable[[Trajan, Seat, Move], Outcome]]] = {
    "sow": sow,
    "drop": drop,
    "choose": choose,
    "claim": claim,
}
