"""Observations of both games: fields by game, and spaces for gymnasium."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.research import observing_forum_trajanum, observing_trajan
from ulpia.research.observing import Field, Look, Observation

FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    "trajan": observing_trajan.FIELDS,
    "forum-trajanum": observing_forum_trajanum.FIELDS,
}


def observe(
    game: Game[Any], view: dict[str, Any], seat: int, decision: Decision | None
) -> Observation:
    """Return what a seat sees and is asked, as named arrays."""
    look = Look(game, view, seat, decision)
    return {field.name: field.fill(look) for field in FIELDS[game.name]}


def observation_space(game: Game[Any], seats: int) -> spaces.Dict:
    """Return the space in which the observations of a game lie."""
    return spaces.Dict(
        {
            field.name: spaces.Box(field.low, field.high, field.shape(seats), np.int16)
            for field in FIELDS[game.name]
        }
    )
