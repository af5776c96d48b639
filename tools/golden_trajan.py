"""The golden games of Trajan."""

from __future__ import annotations

from typing import Final

from tests.golden.test_trajan_coverage import FEWEST_GAMES, ITEMS
from tests.golden.trajan_deeds.deeds import deeds
from tools.golden_search import Golden
from tools.golden_trajan_players import StyledPlayer
from tools.golden_trajan_styles import STYLES, TABLES
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match

RANDOM_SHARE: Final = 20


class TrajanGames(Golden[Trajan]):
    """Styled players, both editions, both lengths of time."""

    def deeds(self, match: Match[Trajan]) -> set[str]:
        return deeds(match)

    def options(self, seats: int, dice: Dice) -> dict[str, str]:
        drawn = {option.name: option.values[dice.below(2)] for option in TRAJAN.options}
        if drawn["start"] != "random":
            drawn["start"] = str(dice.below(seats))
        return drawn

    def player(self, style: str, dice: Dice) -> StyledPlayer:
        return StyledPlayer(STYLES[style], dice)

    def label(self, match: Match[Trajan]) -> str:
        return match.options["edition"]


TRAJAN_GAMES: Final = TrajanGames(TRAJAN, ITEMS, FEWEST_GAMES, TABLES, RANDOM_SHARE)
