"""What a seat may see: a whitelist, in words, as JSON data."""

from __future__ import annotations

from ulpia.games._template.state import Stakes
from ulpia.games._template.view_types import StakesView
from ulpia.games._template.vocabulary import CARD
from ulpia.kernel.moves import Seat


def view(state: Stakes, seat: Seat | None) -> StakesView:
    """Return all that `seat` may see; None is a spectator."""
    return {
        "seat": seat,
        "hand": None if seat is None else [CARD.words[card] for card in state.hands[seat]],
        "staked": None if seat is None else card_word(state.staked[seat]),
        "waiting": [staked < 0 for staked in state.staked],
        "played": [CARD.words[card] for card in state.played],
        "points": state.points[:],
    }


def card_word(card: int) -> str | None:
    return None if card < 0 else CARD.words[card]
