"""Sequential testing: play paired games only until it is clear enough who is stronger.

A generalised sequential probability ratio test (Wald's SPRT) over whole deals. The games of one
deal, in which every player sits on every seat once, are one observation: their mean tells more than
the same number of games of different deals, because neither luck nor seat favours anybody in it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from ulpia.ai.arena import Contest, Outcome
from ulpia.ai.ratings import win_share

DEFAULT_RISK: Final = 0.05
FEWEST_DEALS: Final = 5
"""Before that many deals nothing is decided: their spread is hardly known."""
VIRTUAL_DEALS: Final = (0.0, 1.0)
"""Seen before the first: a spread estimated from deals that are all alike would be none."""

STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"
OPEN: Final = "open"


@dataclass(frozen=True)
class SequentialTest:
    """Is the first player's win share rather `high` or rather `low`?

    `risk` is how often a test may end with the wrong answer where the truth is one of the two.
    """

    low: float
    high: float
    risk: float = DEFAULT_RISK

    @property
    def evidence_needed(self) -> float:
        """How far the evidence must reach, up or down."""
        return math.log((1 - self.risk) / self.risk)

    def evidence(self, deals: Sequence[float]) -> float:
        """Return the logarithm of how much likelier `high` is than `low` after these deals."""
        if not deals:
            return 0.0
        seen = [*VIRTUAL_DEALS, *deals]
        centre = fmean(seen)
        variance = fmean([(share - centre) ** 2 for share in seen])
        middle = (self.low + self.high) / 2
        return len(deals) * (self.high - self.low) * (fmean(deals) - middle) / variance


class SequentialRun:
    """A test while games come in.

    Deals count in their order, as soon as all their games are over, and none after the one that
    decides: the verdict does not depend on how many processes play.
    """

    def __init__(self, contest: Contest, test: SequentialTest) -> None:
        self.test: Final = test
        self.games_per_deal: Final = contest.seats
        self.deals: Final[list[float]] = []
        self.evidence = 0.0
        self._shares: Final[dict[int, float]] = {}

    def add(self, outcome: Outcome) -> None:
        """Count a game, and every deal that it completes."""
        self._shares[outcome.index] = win_share(outcome, 0)
        games = self._next_deal()
        while not self.is_decided and all(game in self._shares for game in games):
            self.deals.append(fmean([self._shares[game] for game in games]))
            self.evidence = self.test.evidence(self.deals)
            games = self._next_deal()

    def _next_deal(self) -> range:
        """Return the numbers of the games of the first deal that does not count yet."""
        first = len(self.deals) * self.games_per_deal
        return range(first, first + self.games_per_deal)

    def counts(self, outcome: Outcome) -> bool:
        """Say whether a game is one of a deal that counts."""
        return outcome.index < len(self.deals) * self.games_per_deal

    @property
    def is_decided(self) -> bool:
        return len(self.deals) >= FEWEST_DEALS and abs(self.evidence) >= self.test.evidence_needed

    @property
    def verdict(self) -> str:
        """STRONGER, NOT_STRONGER, or OPEN while it is not decided."""
        if not self.is_decided:
            return OPEN
        return STRONGER if self.evidence > 0 else NOT_STRONGER


def elo_difference(share: float) -> float:
    """Return the difference of ratings (Elo's scale) at which a win share at two seats is usual."""
    return 400 * math.log10(share / (1 - share))
