"""The golden games of Forum Trajanum."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases.cases import cases
from tests.golden.forum_trajanum_cases.items import ITEMS
from tests.golden.search.forum_trajanum.players import StyledPlayer
from tests.golden.search.forum_trajanum.styles import STYLES
from tests.golden.search.forum_trajanum.tables import TABLES
from tests.golden.search.search import Golden
from tests.golden.test_forum_trajanum_coverage import FEWEST_GAMES
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM, HANDICAPS, NO_HANDICAP, seats_in
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match

RANDOM_SHARE: Final = 12


class ForumTrajanumGames(Golden[ForumTrajanum]):
    """Styled players, both sides of the boards, every variant."""

    def cases(self, match: Match[ForumTrajanum]) -> set[str]:
        return cases(match)

    def options(self, seats: int, dice: Dice) -> dict[str, str]:
        drawn = {
            option.name: option.values[dice.below(2)]
            for option in FORUM_TRAJANUM.options
            if option.name != "handicap"
        }
        possible = [value for value in HANDICAPS if max(seats_in(value), default=0) < seats]
        with_handicap = dice.below(2) == 1
        drawn["handicap"] = possible[dice.below(len(possible))] if with_handicap else NO_HANDICAP
        return drawn

    def player(self, style: str, dice: Dice) -> StyledPlayer:
        return StyledPlayer(STYLES[style], dice)

    def label(self, match: Match[ForumTrajanum]) -> str:
        return match.options["side"].lower()


GOLDEN: Final = ForumTrajanumGames(FORUM_TRAJANUM, ITEMS, FEWEST_GAMES, TABLES, RANDOM_SHARE)
