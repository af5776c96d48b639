"""What a view of the game of stakes holds. The browser's `view.ts` is written from these types."""

from __future__ import annotations

from typing import Annotated, TypedDict

from ulpia.games._template.vocabulary import CARD

CardWord = Annotated[str, CARD]


class StakesView(TypedDict):
    """A position of the game of stakes as one seat sees it."""

    seat: int | None
    """Who sees this; None is a spectator."""
    hand: list[CardWord] | None
    """My cards; None for spectators."""
    staked: CardWord | None
    """The card I have staked in this round."""
    waiting: list[bool]
    """By seat: who is still choosing."""
    played: list[CardWord]
    points: list[int]
