"""A world consistent with what a seat knows."""

from __future__ import annotations

from ulpia.games.trajan.components.commodities import COMMODITIES
from ulpia.games.trajan.components.markers import FULL_SET, Colour, Markers, bag, list_markers
from ulpia.games.trajan.components.trajan_tiles import STACKS
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.chance import Chance
from ulpia.kernel.moves import Seat
from ulpia.kernel.together import Together


def imagine(state: Trajan, seat: Seat | None, seed: int) -> Trajan:
    """Return a world that looks the same to `seat`; everything it cannot know is dealt anew.

    The world depends on what the seat knows and on `seed` alone: hidden things are sorted before
    they are shuffled, so that nothing of their true order is left.
    """
    world = state.copy()
    world.chance = Chance(seed)
    deal_cards(world, seat)
    world.forum_stack = reshuffle(world, world.forum_stack, world.forum_left)
    world.extra_stack = reshuffle(world, world.extra_stack, world.extra_left)
    world.demand_stack = reshuffle(world, world.demand_stack, world.demand_left)
    world.bonus_bag = reshuffle(world, world.bonus_bag, world.bonus_left)
    world.stacks = tuple(
        [  # the top tile lies open
            reshuffle(world, world.stacks[stack], max(0, world.stack_left[stack] - 1))
            for stack in range(STACKS)
        ]
    )
    if not world.markers_open:
        lay_markers(world, seat)
    return world


def deal_cards(world: Trajan, seat: Seat | None) -> None:
    """Deal deck and foreign hands anew; cards that everybody saw being taken stay."""
    unseen = list(world.deck[: world.deck_left])
    for other in range(world.seats):
        if other != seat:
            player = world.players[other]
            for card in range(COMMODITIES):
                unseen.extend([card] * (player.hand[card] - player.known[card]))
    unseen.sort()
    world.chance.shuffle(unseen)
    for other in range(world.seats):
        if other != seat:
            player = world.players[other]
            hidden = sum(player.hand) - sum(player.known)
            player.hand = player.known[:]
            for _ in range(hidden):
                player.hand[unseen.pop()] += 1
    world.deck = tuple(unseen)


def reshuffle(world: Trajan, stack: tuple[int, ...], left: int) -> tuple[int, ...]:
    """Return a stack whose hidden part is in a new order."""
    hidden = sorted(stack[:left])
    world.chance.shuffle(hidden)
    return (*hidden, *stack[left:])


def lay_markers(world: Trajan, seat: Seat | None) -> None:
    """R-1: while markers are laid, nobody knows what lies on the trays of the others."""
    step = world.agenda[-1] if world.agenda else None
    for other in range(world.seats):
        if other == seat:
            continue
        player = world.players[other]
        if isinstance(step, Together) and not step.is_waiting_for(Seat(other)):
            markers: list[int] = [*list_markers(FULL_SET)]
            world.chance.shuffle(markers)
            player.trays = [
                bag([Colour(colour) for colour in markers[at : at + 2]]) for at in range(0, 12, 2)
            ]
        else:
            player.trays = [int(Markers(0)) for _ in player.trays]
