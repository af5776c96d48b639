"""The golden games of Trajan."""

from __future__ import annotations

from typing import Final

from tests.golden.search.search import Golden
from tests.golden.search.trajan.players import StyledPlayer
from tests.golden.search.trajan.styles import STYLES, TABLES
from tests.golden.test_trajan_coverage import FEWEST_GAMES, ITEMS
from tests.golden.trajan_cases.cases import cases
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match

RANDOM_SHARE: Final = 20


class TrajanGames(Golden[Trajan]):
    """Styled players, both editions, both lengths of time."""

    def cases(self, match: Match[Trajan]) -> set[str]:
        return cases(match)

    def options(self, seats: int, dice: Dice) -> dict[str, str]:
        drawn = {option.name: option.values[dice.below(2)] for option in TRAJAN.options}
        if drawn["start"] != "random":
            drawn["start"] = str(dice.below(seats))
        return drawn

    def player(self, style: str, dice: Dice) -> StyledPlayer:
        return StyledPlayer(STYLES[style], dice)

    def label(self, match: Match[Trajan]) -> str:
        return match.options["edition"]


GOLDEN: Final = TrajanGames(TRAJAN, ITEMS, FEWEST_GAMES, TABLES, RANDOM_SHARE)
