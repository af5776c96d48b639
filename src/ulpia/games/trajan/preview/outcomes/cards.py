"""What commodity cards bring: on a ship now, in the display at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.trajan.components.commodities import DECK, Ship
from ulpia.games.trajan.rules.seaport import ship_points
from ulpia.games.trajan.scoring.bonus_tiles import cards_worth
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Outcome


def take(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-6, R-26: which card it is, and how many of it the hand then holds."""
    pile = move.nouns[0]
    if pile == DECK:
        return Outcome("take_unseen")
    card = state.piles[pile][-1]
    return Outcome("take", (card, state.players[seat].hand[card] + 1))


def lay(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-26, R-78: what bonus tiles will pay for the cards."""
    return Outcome("lay", (), 0, cards_worth(state.players[seat], move.nouns))


def ship(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-28, R-78: what the ship pays now, and bonus tiles in the end."""
    kind, cards = Ship(move.nouns[0]), move.nouns[1:]
    is_gray = (state.gray_ships >> kind) & 1
    later = cards_worth(state.players[seat], cards)
    return Outcome("ship", (is_gray,), ship_points(state, kind, len(cards)), later)


CARD_OUTCOMES: Final[dict[str, Callable[[Trajan, Seat, Move], Outcome]]] = {
    "take": take,
    "lay": lay,
    "ship": ship,
}
