"""STAKES: the rules package as the rest of the program sees it."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games._template.rules import CARDS, Deal, Round, Show, Stake
from ulpia.games._template.state import Stakes
from ulpia.games._template.view import view
from ulpia.games._template.vocabulary import VOCABULARY
from ulpia.kernel.chance import Chance
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat


class StakesGame(Game[Stakes]):
    """Three hidden cards, three simultaneous stakes."""

    def setup(self, seats: int, options: dict[str, str], seed: int) -> Stakes:
        state = Stakes(seats, seed)
        state.plan([Deal()])
        return state

    def copy(self, state: Stakes) -> Stakes:
        return state.copy()

    def view(self, state: Stakes, seat: Seat | None) -> dict[str, Any]:
        return dict(view(state, seat))

    def imagine(self, state: Stakes, seat: Seat | None, seed: int) -> Stakes:
        world = state.copy()
        world.chance = Chance(seed)
        if not any(world.hands):
            return world
        unseen = unseen_cards(world, seat)
        world.chance.shuffle(unseen)
        for other in range(world.seats):
            if other != seat:
                size = len(world.hands[other])
                world.hands[other] = tuple(sorted([unseen.pop() for _ in range(size)]))
                if world.staked[other] >= 0:
                    world.staked[other] = unseen.pop()
        return world

    def points(self, state: Stakes) -> list[list[int]]:
        return [[points] for points in state.points]

    def final_points(self, state: Stakes) -> list[list[int]]:
        return self.points(state)

    def winners(self, state: Stakes) -> list[Seat]:
        best = max(state.points)
        return [Seat(seat) for seat in range(state.seats) if state.points[seat] == best]

    def check(self, state: Stakes) -> None:
        cards = [card for hand in state.hands for card in hand]
        cards += [card for card in state.staked if card >= 0] + list(state.played)
        assert all(cards.count(card) <= state.seats for card in cards)
        assert len(cards) in (0, 3 * state.seats)


def unseen_cards(state: Stakes, seat: Seat | None) -> list[int]:
    """Return every card of the box that `seat` cannot see."""
    seen = list(state.played)
    if seat is not None:
        seen += [*state.hands[seat], *[card for card in [state.staked[seat]] if card >= 0]]
    unseen = list(range(CARDS)) * state.seats
    for card in seen:
        unseen.remove(card)
    return unseen


STAKES: Final = StakesGame(
    name="stakes",
    rules=1,
    seats=(2, 4),
    options=(),
    vocabulary=VOCABULARY,
    sources=("stakes",),
    classes=(Stakes, Deal, Round, Stake, Show),
)
GAME: Final = STAKES
