"""The player that everything else must beat."""

from __future__ import annotations

from typing import Final

from ulpia.ai.player import Player, PlayerTable
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Move


class RandomPlayer(Player):
    """Chooses any option with the same chance."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = Dice(seed)

    def choose(self, table: PlayerTable) -> Move:
        options = table.decision.options
        return options[self.dice.below(len(options))]
