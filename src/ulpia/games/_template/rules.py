"""The rules of the game of stakes.

T-1 Everybody is dealt three cards of a deck that holds 1 to 6 once per seat.
T-2 Three times everybody stakes a card at once and unseen; then all are shown.
T-3 The highest card scores the sum of all stakes; nobody scores if it is not alone.
"""

from __future__ import annotations

from typing import Final

from ulpia.games._template.state import Stakes
from ulpia.kernel.events import only
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.together import Together

CARDS: Final = 6
HAND: Final = 3


class Deal(Step[Stakes]):
    """T-1."""

    def run(self, state: Stakes) -> None:
        deck = list(range(CARDS)) * state.seats
        state.chance.shuffle(deck)
        for seat in range(state.seats):
            hand = tuple(sorted(deck[HAND * seat : HAND * seat + HAND]))
            state.hands[seat] = hand
            state.emit("dealt", Seat(seat), hand, only(Seat(seat)))
        state.reveals += 1
        state.plan([Round() for _ in range(HAND)])


class Round(Step[Stakes]):
    """T-2."""

    def run(self, state: Stakes) -> None:
        state.turns += 1
        lanes = tuple([(Stake(Seat(seat)),) for seat in range(state.seats)])
        state.plan([Together(lanes), Show()])


class Stake(Step[Stakes]):
    """T-2: one card of the own hand."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: Stakes) -> list[Decision]:
        cards = sorted(set(state.hands[self.seat]))
        if len(state.hands[self.seat]) == 1:  # not len(cards): skipping would tell of a pair
            return []
        return [Decision(self.seat, "stake", [Move("stake", (card,)) for card in cards])]

    def run(self, state: Stakes) -> None:
        self.stake(state, state.hands[self.seat][0])

    def take(self, state: Stakes, seat: Seat, move: Move) -> None:
        self.stake(state, move.nouns[0])

    def why_not(self, state: Stakes, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("not_in_hand", 2, move.nouns) if move.verb == "stake" else None

    def stake(self, state: Stakes, card: int) -> None:
        hand = list(state.hands[self.seat])
        hand.remove(card)
        state.hands[self.seat] = tuple(hand)
        state.staked[self.seat] = card
        state.emit("staked", self.seat)


class Show(Step[Stakes]):
    """T-3."""

    def run(self, state: Stakes) -> None:
        state.reveals += 1
        for seat in range(state.seats):
            state.emit("shown", Seat(seat), (state.staked[seat],))
        highest = max(state.staked)
        if state.staked.count(highest) == 1:
            winner = state.staked.index(highest)
            won = sum([card + 1 for card in state.staked])
            state.points[winner] += won
            state.emit("won", Seat(winner), (won,))
        else:
            state.emit("won", NOBODY, (0,))
        state.played = state.played + tuple(state.staked)
        state.staked = [-1] * state.seats
