"""A world consistent with what a seat sees: everything it cannot know is dealt anew.

The unseen tiles of each owner change places among themselves: face-down tiles of the grid, the
river tile, tiles in hand that were not shown. The world depends on the knowledge of the seat and
on the seed, on nothing else: all that is hidden is sorted or forgotten before it is dealt.
"""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    CELLS,
    CORNER_MASK,
)
from ulpia.games.forum_trajanum.rules.arranging import ARRANGE, arranging_lane
from ulpia.games.forum_trajanum.rules.draft import draft_lane
from ulpia.games.forum_trajanum.state import (
    DRAFTING,
    NOTHING,
    PLAYING,
    SETTING_UP,
    Colonia,
    ForumTrajanum,
    open_fronts,
    right_neighbour,
    woman_in_hand,
)
from ulpia.kernel.chance import Chance
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.together import Lane, Together, carry_on


def imagine(state: ForumTrajanum, seat: Seat | None, seed: int) -> ForumTrajanum:
    """Return a world that looks the same to `seat`; everything it cannot see is dealt anew."""
    world = state.copy()
    world.chance = Chance(seed)
    shuffle_streets(world)
    for owner in range(world.seats):
        deal_tiles(world, Seat(owner), seat)
    if world.phase == SETTING_UP or world.phase == DRAFTING:
        guess_choices(world, seat)
    world.reveals = 0  # how often others looked at tiles is a secret, too
    return world


def shuffle_streets(world: ForumTrajanum) -> None:
    """The street cards to come are known as a set, not in their order."""
    shown = CARDS_PER_ROUND * (world.round + 1)
    hidden = sorted(world.streets[shown:])
    world.chance.shuffle(hidden)
    world.streets = (*world.streets[:shown], *hidden)


def deal_tiles(world: ForumTrajanum, owner: Seat, seat: Seat | None) -> None:
    """Deal all unseen tiles of one owner anew over the places where they lie."""
    colonia = world.colonies[owner]
    if colonia.river == NOTHING:
        return
    cells = hidden_cells(colonia, owner == seat)
    kept, passed = unknown_hands(world, owner, seat)
    pool = [colonia.grid[cell] for cell in cells]
    pool.extend(unknown_tiles(colonia, kept, passed))
    if owner != seat:
        pool.append(colonia.river)
    pool.sort()
    world.chance.shuffle(pool)
    if owner != seat:
        colonia.river = pool.pop()
    deal_hands(world, owner, kept, passed, pool)
    grid = open_grid(colonia, owner == seat)
    for cell in cells:
        grid[cell] = pool.pop()
    colonia.grid = tuple(grid)


def hidden_cells(colonia: Colonia, is_mine: bool) -> list[int]:
    """R-5: return the spaces with a face-down tile, less what their owner has looked at."""
    hidden = colonia.tiles & ~CORNER_MASK
    if is_mine:
        for cell in colonia.picks:
            hidden &= ~(1 << cell)
    return [cell for cell in range(CELLS) if (hidden >> cell) & 1]


def open_grid(colonia: Colonia, is_mine: bool) -> list[int]:
    """Return the grid as far as it is known: open corners, and what its owner looked at."""
    return [
        colonia.grid[cell]
        if (CORNER_MASK >> cell) & 1 or (is_mine and cell in colonia.picks)
        else NOTHING
        for cell in range(CELLS)
    ]


# --- the tiles of this round, between the pass and the turn of who holds them ---------------------


def knows_kept(world: ForumTrajanum, owner: Seat, seat: Seat | None) -> bool:
    return owner == seat or world.colonies[owner].revealed


def knows_passed(world: ForumTrajanum, owner: Seat, seat: Seat | None) -> bool:
    """Giver and receiver know the passed tile, everybody once the receiver has shown it."""
    receiver = right_neighbour(world, owner)
    return seat in (owner, receiver) or world.colonies[receiver].revealed


def is_deduced(colonia: Colonia, known: int) -> bool:
    """R-14: two tiles were taken, `known` is one; was the other the open corner tile?"""
    corners = open_fronts(colonia)
    if known in corners:
        corners.remove(known)
    return bool(corners)


def unknown_hands(world: ForumTrajanum, owner: Seat, seat: Seat | None) -> tuple[bool, bool]:
    """Say for the kept and the passed tile of this round whether `seat` must guess it."""
    colonia = world.colonies[owner]
    if world.phase != PLAYING or colonia.kept == NOTHING:
        return False, False
    woman = woman_in_hand(colonia)
    guesses_kept = not knows_kept(world, owner, seat) and (woman < 0 or colonia.kept != woman)
    if colonia.passed == NOTHING:
        return guesses_kept and not open_fronts(colonia), False
    guesses_passed = not knows_passed(world, owner, seat) and (woman < 0 or colonia.passed != woman)
    if guesses_kept and guesses_passed:
        return True, True
    if guesses_kept:
        return not is_deduced(colonia, colonia.passed), False
    return False, guesses_passed and not is_deduced(colonia, colonia.kept)


def unknown_tiles(colonia: Colonia, kept: bool, passed: bool) -> list[int]:
    """Return the tiles in hand that must be guessed, less those known to come from a corner."""
    tiles = [colonia.kept] if kept else []
    if passed:
        tiles.append(colonia.passed)
    if kept and passed:
        for front in open_fronts(colonia):
            tiles.remove(front)
    return tiles


def deal_hands(
    world: ForumTrajanum, owner: Seat, kept: bool, passed: bool, pool: list[int]
) -> None:
    """Deal what must be guessed; where both must, either may be the one that was kept."""
    colonia = world.colonies[owner]
    if kept and passed:
        pair = open_fronts(colonia)
        while len(pair) < CARDS_PER_ROUND:
            pair.append(pool.pop())
        world.chance.shuffle(pair)
        colonia.kept, colonia.passed = pair[0], pair[1]
    elif kept:
        colonia.kept = pool.pop()
    elif passed:
        colonia.passed = pool.pop()
    if kept:
        colonia.own = colonia.kept
    if passed:
        world.colonies[right_neighbour(world, owner)].foreign = colonia.passed


# --- while all choose at once ---------------------------------------------------------------------


def guess_choices(world: ForumTrajanum, seat: Seat | None) -> None:
    """Forget what the others chose; who has finished chose something."""
    finished = finished_others(world, seat)
    reopen_choices(world, [Seat(owner) for owner in range(world.seats) if owner != seat])
    for other in finished:
        choose_anything(world, other)


def finished_others(world: ForumTrajanum, seat: Seat | None) -> list[Seat]:
    """Return who but `seat` has finished, where all choose at once."""
    together = world.agenda[-1] if world.agenda else None
    if not isinstance(together, Together) or not together.opened:
        return []
    return [
        Seat(owner)
        for owner in range(world.seats)
        if owner != seat and not together.is_waiting_for(Seat(owner))
    ]


def reopen_choices(world: ForumTrajanum, owners: list[Seat]) -> None:
    """Let these seats choose from the beginning, where all choose at once."""
    together = world.agenda[-1] if world.agenda else None
    if not isinstance(together, Together) or not together.opened:
        return
    lanes = list(together.lanes)
    for owner in owners:
        lanes[owner] = forget_choices(world, owner)
    world.agenda[-1] = Together(tuple(lanes), True)


def forget_choices(world: ForumTrajanum, owner: Seat) -> Lane:
    """Take back all secret choices of a seat and return its lane from the beginning."""
    colonia = world.colonies[owner]
    if world.phase == SETTING_UP:
        colonia.cranes = ()
        colonia.home = NOTHING
        colonia.corner = NOTHING
        if not world.woman_before_cranes:
            colonia.woman = NOTHING
        return carry_on(world, arranging_lane(world, owner))
    colonia.picks = ()
    colonia.paid = 0
    colonia.keep = NOTHING
    return carry_on(world, draft_lane(owner))


def choose_anything(world: ForumTrajanum, owner: Seat) -> None:
    """Let a seat that has finished choose at random."""
    while True:
        together = world.agenda[-1]
        assert isinstance(together, Together)
        decision = decision_of(together.ask(world), owner)
        if decision is None:
            return
        options = decision.options
        move = ARRANGE if ARRANGE in options else options[world.chance.below(len(options))]
        world.agenda.pop().take(world, owner, move)
