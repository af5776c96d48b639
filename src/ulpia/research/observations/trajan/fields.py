"""The arrays of an observation of Trajan."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import ACTION_WORDS, TRAYS
from ulpia.games.trajan.components.bonus_tiles import BONUS_ON_SENATE, BONUS_WORDS
from ulpia.games.trajan.components.commodities import COMMODITIES, SHIP_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS, SPACES
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import (
    GREEN_SPACES_PER_PLAYER,
    TILE_WORDS,
    YELLOW_SPACES,
)
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.components.trajan_tiles import STACKS
from ulpia.games.trajan.kinds import SOURCES
from ulpia.research.observations.fields import (
    DECISION,
    MAX_POINTS,
    MIN_POINTS,
    Field,
    by_seat,
    matrix,
    vector,
    with_flags,
)
from ulpia.research.observations.trajan import board, players

PLAYERS: Final = "players"
FIELDS: Final = (
    DECISION,
    vector("course", 12, board.progress, 1000),
    vector("demands", len(DEMAND_WORDS), board.demands),
    matrix("piles", 2, board.piles, 1 + COMMODITIES),
    vector("ships", len(SHIP_WORDS), board.ships),
    Field("forum", lambda seats: (YELLOW_SPACES + GREEN_SPACES_PER_PLAYER * seats,), board.forum),
    with_flags("provinces", PROVINCES, 1, 2, board.provinces),
    matrix("stacks", STACKS, board.stacks, 2),
    with_flags("site", SPACES, 1, 1, board.site),
    vector("senate_bonus", BONUS_ON_SENATE, board.senate_bonus),
    Field("senate_order", lambda seats: (seats,), board.senate_order),
    by_seat("trays", TRAYS * len(COLOUR_WORDS), players.trays, PLAYERS),
    by_seat("slots", TRAYS + 1, players.slots, PLAYERS),
    by_seat("hand", 1 + COMMODITIES, players.hand, PLAYERS),
    by_seat("known", COMMODITIES, players.known_cards, PLAYERS),
    by_seat("display", COMMODITIES, players.display, PLAYERS),
    by_seat("tiles", len(TILE_WORDS) + len(DEMAND_WORDS), players.tiles, PLAYERS),
    by_seat("plus_two", len(ACTION_WORDS), players.plus_two, PLAYERS),
    by_seat("buildings", len(BUILDING_WORDS), players.buildings, PLAYERS),
    by_seat("pieces", 6, players.pieces, PLAYERS),
    by_seat("bonus_tiles", len(BONUS_WORDS), players.bonus_tiles, PLAYERS),
    by_seat("points", 1 + len(SOURCES), players.points, PLAYERS, MIN_POINTS, MAX_POINTS),
)
