"""What things on the board would bring a player now; all of it lies open."""

from __future__ import annotations

from ulpia.games.trajan.components.construction import PART_MASK, PART_WORDS, PARTS
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS, PROVINCES, Province
from ulpia.games.trajan.rules.military import province_points
from ulpia.games.trajan.scoring.bonus_tiles import worth_as_consul
from ulpia.games.trajan.state import Trajan
from ulpia.games.trajan.view_types import PlayerPreview
from ulpia.kernel.moves import Seat


def preview(state: Trajan, owner: Seat) -> PlayerPreview:
    """Return what things on the board would bring this player now; all of it lies open."""
    player = state.players[owner]
    return {
        "provinces": {
            PROVINCE_WORDS[province]: province_points(state, owner, Province(province))
            for province in range(PROVINCES)
        },
        "bonus": [worth_as_consul(state, owner, bonus) for bonus in state.senate_bonus],
        "new_parts": [
            PART_WORDS[part] for part in range(PARTS) if not player.buildings & PART_MASK[part]
        ],
    }
