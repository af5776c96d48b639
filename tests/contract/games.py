"""The games that must keep the contract, and ways to play them at random."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.match import Match

ALIVE: list[Match[Any]] = []
"""Every match that was drawn: Hypothesis keeps weak references to them, and a compiled match must
outlive these (docs/decisions/0004)."""
ALL_GAMES: list[Game[Any]] = [STAKES, *GAMES.values()]


@st.composite
def tables(draw: st.DrawFn, game: Game[Any]) -> Match[Any]:
    """Return a fresh match with any seats, options and seed."""
    seats = draw(st.integers(game.fewest, game.most))
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    seed = draw(st.integers(0, 2**32))
    try:
        match = Match(game, seats, options, seed)
    except BadOption:  # an option that names a seat which is not there
        match = Match(game, seats, {}, seed)
    ALIVE.append(match)
    return match


def play_on(match: Match[Any], dice: Dice, moves: int = 100_000) -> None:
    """Play random moves of random seats among those that are asked."""
    for _ in range(moves):
        asked = match.waiting()
        if not asked:
            return
        decision = asked[dice.below(len(asked))]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
