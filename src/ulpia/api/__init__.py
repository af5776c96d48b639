"""The public face of the library: what `import ulpia` offers.

Boards need Rich and sentences need Fluent. Both are loaded late, and done without if missing, so
that the engine and the players need nothing but the standard library.
"""

from ulpia.ai.levels import UnknownLevel
from ulpia.ai.player import Chooser as Player
from ulpia.ai.player import PlayerTable
from ulpia.ai.python_player import NoPlayer
from ulpia.api.match import (
    Match,
    NotAsked,
    PendingDecision,
    game_names,
    game_options,
    new_match,
    read_record,
)
from ulpia.api.players import ArenaResult, compete, level_names, player
from ulpia.games.registry import UnknownGame
from ulpia.kernel.game import BadOption
from ulpia.kernel.moves import IllegalMove, Move
from ulpia.kernel.played_moves import NothingToUndo
from ulpia.kernel.record import RecordError
from ulpia.kernel.words import UnknownWords

__all__ = [
    "ArenaResult",
    "BadOption",
    "IllegalMove",
    "Match",
    "Move",
    "NoPlayer",
    "NotAsked",
    "NothingToUndo",
    "PendingDecision",
    "Player",
    "PlayerTable",
    "RecordError",
    "UnknownGame",
    "UnknownLevel",
    "UnknownWords",
    "compete",
    "game_names",
    "game_options",
    "level_names",
    "new_match",
    "player",
    "read_record",
]
