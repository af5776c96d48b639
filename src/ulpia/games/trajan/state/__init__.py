"""Everything a game of Trajan needs to go on."""

from ulpia.games.trajan.state.player import Player
from ulpia.games.trajan.state.table import Trajan

__all__ = ["Player", "Trajan"]
