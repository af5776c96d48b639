"""The arrays of an observation of Forum Trajanum."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import ROWS
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONTS
from ulpia.games.forum_trajanum.components.goods import GOODS
from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    CELLS,
    CYCLES,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.components.tracks import TRACKS
from ulpia.games.forum_trajanum.encoding import MAX_AGENDA
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.research.observations.fields import (
    DECISION,
    MAX_POINTS,
    MIN_POINTS,
    Field,
    by_seat,
    vector,
)
from ulpia.research.observations.forum_trajanum import board, players

COLONIES: Final = "colonies"
PIECES: Final = 5 + len(TRACKS) + 3 + 5
FIELDS: Final = (
    DECISION,
    vector("course", 10, board.progress),
    vector("trajan_cards", CYCLES, board.trajan_cards),
    vector("streets", CARDS_PER_ROUND, board.streets),
    vector("streets_gone", len(SYMBOL_WORDS), board.streets_gone),
    vector("boards", board.BOARDS_FIELD, board.boards),
    Field("colours", board.squares, board.colours),
    Field("envoys", board.squares, board.envoys),
    vector("supply", 2 * board.STOCKS, board.supply),
    vector("agenda", 3 * MAX_AGENDA, board.agenda),
    vector("draft", 6 + 2 * CARDS_PER_ROUND, board.draft),
    by_seat("points", 1 + len(SOURCES), players.points, COLONIES, MIN_POINTS, MAX_POINTS),
    by_seat("goods", len(GOODS), players.goods, COLONIES),
    by_seat("tiles", CELLS, players.tiles, COLONIES),
    by_seat("buildings", CELLS, players.buildings, COLONIES),
    by_seat("doubles", CELLS, players.doubles, COLONIES),
    by_seat("vacant", CELLS, players.vacant, COLONIES),
    by_seat("cranes", 2 * players.CORNERS, players.cranes, COLONIES),
    by_seat("citizens", 3 * ROWS, players.citizens, COLONIES),
    by_seat("travellers", FRONTS, players.travellers, COLONIES),
    by_seat("beside", FRONTS, players.beside, COLONIES),
    by_seat("gone", FRONTS, players.gone_tiles, COLONIES),
    by_seat("pieces", PIECES, players.pieces, COLONIES),
)
