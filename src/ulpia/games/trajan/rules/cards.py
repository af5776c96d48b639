"""Commodity cards: deck, discard piles and hands, for set-up, seaport and Trajan tiles."""

from __future__ import annotations

from ulpia.games.trajan.components.commodities import LEFT, RIGHT, Pile
from ulpia.games.trajan.rulings import (
    REFILL_EMPTIED_DISCARD_PILE,
    REFILL_MAY_RESHUFFLE,
    RESHUFFLE_WHEN_DECK_EMPTY,
)
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.events import only, others
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.tables import with_change


def cards_to_draw(state: Trajan) -> int:
    """R-32: return how many cards can be drawn, counting what a reshuffle would bring back."""
    covered = 0
    if RESHUFFLE_WHEN_DECK_EMPTY:
        for pile in state.piles:
            covered += max(0, len(pile) - 1)
    return state.deck_left + covered


def draw_card(state: Trajan, seat: Seat) -> None:
    """Take the top card of the deck into the hand of `seat`; there must be one to draw."""
    card = _top_of_deck(state)
    state.players[seat].hand[card] += 1
    state.reveals += 1
    state.emit("card_drawn", seat, (card,), only(seat))
    state.emit("card_drawn_unseen", seat, (), others(seat))


def take_from_pile(state: Trajan, seat: Seat, pile: Pile) -> None:
    """Take the top card of a discard pile and refill an emptied pile (R-6, R-27).

    R-31: everybody saw the card, so it is no secret until it is played.
    """
    cards = state.piles[pile]
    card = cards[-1]
    state.piles[pile] = cards[:-1]
    player = state.players[seat]
    player.hand[card] += 1
    player.known = with_change(player.known, card, 1)
    state.emit("card_taken", seat, (card, pile))
    if len(cards) == 1:
        refill_pile(state, pile)


def refill_pile(state: Trajan, pile: Pile) -> None:
    """R-6, R-27: turn the top card of the deck up onto an emptied discard pile."""
    in_play = state.turns > 0
    if in_play and not REFILL_EMPTIED_DISCARD_PILE:
        return
    if state.deck_left == 0 and not (REFILL_MAY_RESHUFFLE and cards_to_draw(state)):
        return
    card = _top_of_deck(state)
    state.piles[pile] = (card,)
    state.reveals += 1
    state.emit("pile_refilled", NOBODY, (card, pile))


def discard(state: Trajan, seat: Seat, card: int, pile: Pile) -> None:
    """Put a card of the hand face up on a discard pile."""
    remove_from_hand(state, seat, card)
    state.piles[pile] = (*state.piles[pile], card)
    state.emit("card_discarded", seat, (card, pile))


def lay_into_display(state: Trajan, seat: Seat, card: int) -> None:
    """Put a card of the hand face up into the player's display."""
    remove_from_hand(state, seat, card)
    player = state.players[seat]
    player.display = with_change(player.display, card, 1)


def remove_from_hand(state: Trajan, seat: Seat, card: int) -> None:
    """Show a card of the hand; if the others knew of one such card, it is this one."""
    player = state.players[seat]
    player.hand[card] -= 1
    if player.known[card]:
        player.known = with_change(player.known, card, -1)
    else:
        state.reveals += 1


def _top_of_deck(state: Trajan) -> int:
    if state.deck_left == 0:
        _reshuffle(state)
    state.deck_left -= 1
    return state.deck[state.deck_left]


def _reshuffle(state: Trajan) -> None:
    """R-32: both discard piles except their top cards become the new deck."""
    cards: list[int] = []
    for pile in (LEFT, RIGHT):
        cards.extend(state.piles[pile][:-1])
        state.piles[pile] = state.piles[pile][-1:]
    state.chance.shuffle(cards)
    state.deck = tuple(cards)
    state.deck_left = len(cards)
    state.emit("deck_reshuffled", NOBODY, (len(cards),))
