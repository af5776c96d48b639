"""Everything a game of Forum Trajanum needs to go on."""

from ulpia.games.forum_trajanum.state.colonia import (
    NOTHING,
    Colonia,
    new_colonia,
    open_fronts,
    woman_in_hand,
)
from ulpia.games.forum_trajanum.state.table import (
    DRAFTING,
    OVER,
    PHASES,
    PLAYING,
    SCORING,
    SETTING_UP,
    ForumTrajanum,
    in_turn_order,
    left_neighbour,
    right_neighbour,
)

__all__ = [
    "DRAFTING",
    "NOTHING",
    "OVER",
    "PHASES",
    "PLAYING",
    "SCORING",
    "SETTING_UP",
    "Colonia",
    "ForumTrajanum",
    "in_turn_order",
    "left_neighbour",
    "new_colonia",
    "open_fronts",
    "right_neighbour",
    "woman_in_hand",
]
