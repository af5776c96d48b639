"""What a seat sees and is asked, as named arrays of fixed shape.

A game brings its own fields as the package `NAME` here: `FIELDS`, read from its view by hand, and
`LISTED_MOVES` for `ulpia.research.action_space`. A game that brings none gets the fields of
`default`: all that its view holds, in the order of the view.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ulpia.extras import explain_missing_packages
from ulpia.games.plugins import find_plugin
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.research.observations.default import default_fields
from ulpia.research.observations.fields import Field, Observation, ViewContext

with explain_missing_packages():
    import numpy as np
    from gymnasium import spaces


@cache
def fields_of(game: Game[Any], seats: int) -> tuple[Field, ...]:
    """Return the arrays that an observation of a game has, in their order."""
    plugin = find_plugin(__name__, game.name)
    if plugin is None:
        return default_fields(game, seats)
    fields: tuple[Field, ...] = plugin.FIELDS
    return fields


def observe(
    game: Game[Any], view: dict[str, Any], seats: int, seat: int, decision: Decision | None
) -> Observation:
    """Return what a seat sees and is asked, as named arrays."""
    context = ViewContext(game, view, seats, seat, decision)
    return {field.name: field.fill(context) for field in fields_of(game, seats)}


def observation_space(game: Game[Any], seats: int) -> spaces.Dict:
    """Return the space in which the observations of a game lie."""
    return spaces.Dict(
        {
            field.name: spaces.Box(field.low, field.high, field.shape(seats), np.int16)
            for field in fields_of(game, seats)
        }
    )
