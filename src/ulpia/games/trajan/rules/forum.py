"""The forum action (R-33 to R-35): take one tile."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.forum_tiles import KINDS
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Refusal, Seat

COLLECT: Final = tuple([Move("collect", (tile,)) for tile in range(KINDS)])


def options(state: Trajan, seat: Seat) -> list[Move]:
    """R-33: any tile that lies in the forum; equal tiles are one option."""
    kinds = 0
    for tile in state.forum:
        if tile != EMPTY:
            kinds |= 1 << tile
    return [COLLECT[tile] for tile in range(KINDS) if (kinds >> tile) & 1]


def perform(state: Trajan, seat: Seat, move: Move) -> None:
    """R-34: any number of tiles may lie on a mat. R-33: the space stays empty."""
    tile = move.nouns[0]
    place = state.forum.index(tile)
    state.forum[place] = EMPTY
    state.players[seat].tiles[tile] += 1
    state.emit("tile_collected", seat, (tile, place))


def why_not(state: Trajan, move: Move) -> Refusal | None:
    return Refusal("tile_not_in_forum", 33, move.nouns) if move.verb == "collect" else None
