"""The seaport action (R-26 to R-32): draw, take, lay into the display, or ship."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.commodities import (
    COMMODITIES,
    DECK,
    GRAY_SHIP_POINTS,
    LEFT,
    MOST_CARDS,
    PAIRS,
    RIGHT,
    SHIP_POINTS,
    WILD,
    Pile,
    Ship,
)
from ulpia.games.trajan.components.forum_tiles import WILD_COMMODITY
from ulpia.games.trajan.points import FROM_SHIPS, score
from ulpia.games.trajan.rules.cards import (
    cards_to_draw,
    discard,
    draw_card,
    lay_into_display,
    take_from_pile,
)
from ulpia.games.trajan.rules.cargo import (
    different_cargoes,
    identical_cargoes,
    lays,
    pair_cargoes,
    wild_cargoes,
)
from ulpia.games.trajan.rulings import WILD_COMMODITY_IN_DISPLAY
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.tables import with_change

DRAW: Final = Move("draw")
CARDS_DRAWN: Final = 2
MOST_LAID: Final = 2
TAKE_LEFT: Final = Move("take", (LEFT,))
TAKE_RIGHT: Final = Move("take", (RIGHT,))
DISCARD: Final = tuple(
    [(Move("discard", (card, LEFT)), Move("discard", (card, RIGHT))) for card in range(COMMODITIES)]
)


def options(state: Trajan, seat: Seat) -> list[Move]:
    """R-26: one of four."""
    found: list[Move] = []
    if cards_to_draw(state):
        found.append(DRAW)
    if state.piles[LEFT]:
        found.append(TAKE_LEFT)
    if state.piles[RIGHT]:
        found.append(TAKE_RIGHT)
    player = state.players[seat]
    hand = player.hand
    wilds = player.tiles[WILD_COMMODITY]
    at_least_one = at_least_two = 0
    for card in range(COMMODITIES):
        if hand[card]:
            at_least_one |= 1 << card
            if hand[card] > 1:
                at_least_two |= 1 << card
    found.extend(lays(at_least_one, at_least_two, wilds if WILD_COMMODITY_IN_DISPLAY else 0))
    found.extend(identical_cargoes(hand))
    found.extend(different_cargoes(at_least_one))
    found.extend(pair_cargoes(at_least_two))
    if wilds:
        found.extend(wild_cargoes(hand, at_least_one, at_least_two, wilds))
    return found


def perform(state: Trajan, seat: Seat, move: Move) -> None:
    if move.verb == "draw":
        for _ in range(min(CARDS_DRAWN, cards_to_draw(state))):
            draw_card(state, seat)
        state.agenda.append(Discard(seat))
    elif move.verb == "take":
        take_from_pile(state, seat, Pile(move.nouns[0]))
    elif move.verb == "lay":
        lay(state, seat, move.nouns)
    else:
        ship(state, seat, Ship(move.nouns[0]), move.nouns[1:])


class Discard(Step[Trajan]):
    """R-26 (a): after drawing, one of all hand cards goes on either discard pile."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: Trajan) -> list[Decision]:
        hand = state.players[self.seat].hand
        options: list[Move] = []
        for card in range(COMMODITIES):
            if hand[card]:
                options.extend(DISCARD[card])
        return [Decision(self.seat, "discard", options)]

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        discard(state, seat, move.nouns[0], Pile(move.nouns[1]))

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "discard":
            return None
        if move.nouns[1] == DECK:
            return Refusal("not_on_a_discard_pile", 26)
        return Refusal("card_not_in_hand", 26, (move.nouns[0],))


def lay(state: Trajan, seat: Seat, cards: tuple[int, ...]) -> None:
    """R-26 (c): lay cards into the display and draw as many."""
    state.emit("cards_laid", seat, cards)
    unload(state, seat, cards)
    for _ in range(min(len(cards), cards_to_draw(state))):
        draw_card(state, seat)


def ship(state: Trajan, seat: Seat, ship: Ship, cards: tuple[int, ...]) -> None:
    """R-28: points by ship and number; the ship turns gray."""
    points = ship_points(state, ship, len(cards))
    state.emit("cards_shipped", seat, (ship, points, *cards))
    unload(state, seat, cards)
    score(state, seat, FROM_SHIPS, points)
    if not (state.gray_ships >> ship) & 1:
        state.gray_ships |= 1 << ship
        state.emit("ship_turned", seat, (ship,))


def ship_points(state: Trajan, ship: Ship, cards: int) -> int:
    """Return what a ship pays for a number of cards that fits it."""
    return points_on_sail(state, ship)[cards // 2 if ship == PAIRS else cards]


def points_on_sail(state: Trajan, ship: Ship) -> tuple[int, ...]:
    """Return what a ship pays by number of cards or pairs, with the side that shows."""
    table = GRAY_SHIP_POINTS if (state.gray_ships >> ship) & 1 else SHIP_POINTS
    return table[ship]


def unload(state: Trajan, seat: Seat, cards: tuple[int, ...]) -> None:
    """Cards go to the display; R-29: a wild commodity leaves the game."""
    for card in cards:
        if card == WILD:
            state.players[seat].tiles[WILD_COMMODITY] -= 1
            state.gone = with_change(state.gone, WILD_COMMODITY, 1)
        else:
            lay_into_display(state, seat, card)


def why_not(state: Trajan, seat: Seat, move: Move) -> Refusal | None:
    player = state.players[seat]
    if move.verb == "draw":
        return Refusal("no_card_to_draw", 32)
    if move.verb == "take":
        if move.nouns[0] == DECK:
            return Refusal("not_from_the_deck", 26)
        return Refusal("pile_empty", 26, move.nouns)
    if move.verb == "lay":
        if WILD in move.nouns and not WILD_COMMODITY_IN_DISPLAY:
            return Refusal("wild_not_in_display", 30)
        lacking = not_in_hand(player, move.nouns)
        return lacking if lacking is not None else Refusal("only_two_cards", 26)
    if move.verb == "ship":
        lacking = not_in_hand(player, move.nouns[1:])
        if lacking is not None:
            return lacking
        return Refusal("cards_do_not_fit", 28, (move.nouns[0],))
    return None


def not_in_hand(player: Player, cards: tuple[int, ...]) -> Refusal | None:
    """Name the first card that is not there often enough."""
    for card in cards:
        if card == WILD:
            if cards.count(WILD) > player.tiles[WILD_COMMODITY]:
                return Refusal("not_enough_wilds", 29, (player.tiles[WILD_COMMODITY],))
        elif cards.count(card) > player.hand[card]:
            return Refusal("card_not_in_hand", 26, (card,))
    return None


assert len(SHIP_POINTS[0]) - 1 == MOST_CARDS
