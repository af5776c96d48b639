"""The player whose search is judged by a network."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import numpy as np

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.learned.line_evaluator import NetworkEvaluator
from ulpia.ai.learned.network import Network, Numbers
from ulpia.ai.lookahead_player import LookaheadPlayer
from ulpia.ai.search.ranking import Budget, LineEvaluator
from ulpia.games.plugins import find_plugin
from ulpia.kernel.game import Game

LAYER: Final = "ulpia.ai.learned"
FILE: Final = "network.npz"
"""The file in the folder of a game: the parameters of its network, and the weights of opinions."""
WEIGHTS: Final = "opinions"


class NetworkPlayer(LookaheadPlayer):
    """Searches like the player that looks ahead; a network says what the lines are worth."""

    def __init__(
        self,
        evaluator: Evaluator[Any],
        seed: int,
        budget: Budget,
        rivalry: float,
        learned: Mapping[str, Numbers] | None = None,
    ) -> None:
        super().__init__(evaluator, seed, budget, rivalry)
        self.learned: Final = read_learned(evaluator.game) if learned is None else learned

    def make_line_evaluator(self, seats: int) -> LineEvaluator | None:
        if not self.learned:
            return None
        network = Network(self.learned)
        return NetworkEvaluator(self.evaluator, network, self.learned[WEIGHTS], seats)


def read_learned(game: Game[Any]) -> Mapping[str, Numbers]:
    """Return what was learned for a game; nothing if it has no network."""
    plugin = find_plugin(LAYER, game.name)
    return {} if plugin is None else read_package(plugin.__name__)


@cache
def read_package(package: str) -> Mapping[str, Numbers]:
    with np.load(BytesIO((files(package) / FILE).read_bytes())) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}
