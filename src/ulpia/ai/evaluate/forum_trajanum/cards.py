"""How far a Colonia is with the tasks of Trajan's cards: times fulfilled, and near misses.

Patterns are looked for in all places at once: bit `n` of a set of windows says something about the
window that begins on space `n`.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import COLUMN as COLUMN_BUILDING
from ulpia.games.forum_trajanum.components.buildings import GRAYS, KINDS, STRUCTURE
from ulpia.games.forum_trajanum.components.citizens import COUNT, ROWS_OF_CLASS
from ulpia.games.forum_trajanum.components.goods import (
    ASSISTANT,
    BUILDER,
    WORKER,
)
from ulpia.games.forum_trajanum.components.player_board import CORNERS, TEMPLES
from ulpia.games.forum_trajanum.components.tracks import TRACK_LENGTH
from ulpia.games.forum_trajanum.components.trajan_cards import (
    A_CITIZEN_OF_EACH_CLASS,
    ANYWHERE,
    ASSISTANTS,
    BUILDERS,
    COINS,
    COLUMNS,
    ENVOYS_ON_SHIP,
    SCORED_CRANES,
    TRAJAN_CARDS,
    TRIBUNES,
    TWO_CITIZENS_OF_TWO_CLASSES,
    TWO_WORKERS_OF_TWO_COLOURS,
    WORKERS,
    BuildingTask,
)
from ulpia.games.forum_trajanum.scoring.patterns import windows
from ulpia.games.forum_trajanum.state import Colonia

GRAY: Final = 0
COLOURED: Final = 1
ANY: Final = 2
LETTERS: Final = {"G": GRAY, "C": COLOURED, "B": ANY}


class Shape:
    """A pattern as bits: where it may begin, where its spaces lie from there, what is wanted."""

    def __init__(self, starts: int, offsets: tuple[int, ...], task: BuildingTask) -> None:
        self.starts: Final = starts
        self.offsets: Final = offsets
        self.wanted: Final = tuple([LETTERS[letter] for letter in task.spaces])
        self.different: Final = task.different
        self.first_kind: Final = 0 if "G" in task.spaces else STRUCTURE
        mask = 0
        for offset in offsets:
            mask |= 1 << offset
        self.mask: Final = mask


def shapes_of(task: BuildingTask) -> tuple[Shape, ...]:
    """Return the windows of a task, those of one shape together."""
    if task.shape == ANYWHERE:
        return ()
    starts: dict[tuple[int, ...], int] = {}
    for window in windows(task, TEMPLES):
        first = min(window)
        offsets = tuple([cell - first for cell in window])
        starts[offsets] = starts.get(offsets, 0) | 1 << first
    return tuple([Shape(found, offsets, task) for offsets, found in starts.items()])


SHAPES: Final = tuple([shapes_of(card.building) for card in TRAJAN_CARDS])
COLLECTING: Final = tuple([card.collecting for card in TRAJAN_CARDS])


class Progress:
    """Of one task: times fulfilled, and whether one thing or two are missing for once more."""

    __slots__ = ("one", "times", "two")

    def __init__(self, times: int, one: int, two: int) -> None:
        self.times: Final = times
        self.one: Final = one
        self.two: Final = two


def building_progress(colonia: Colonia, card: int, vacant: int, covered: int) -> Progress:
    """Count patterns that stand, and how many lack one building, or two, on free spaces."""
    shapes = SHAPES[card]
    built = colonia.built
    if not shapes:
        return structures_progress(built)
    gray = built[0] | built[1] | built[2] | built[3]
    coloured = built[4] | built[5] | built[6] | built[7]
    used = 0
    times = one = two = 0
    free = vacant | covered
    for shape in shapes:
        full = shape.starts
        lacks_vacant = lacks_one = lacks_two = 0
        for at, offset in enumerate(shape.offsets):
            letter = shape.wanted[at]
            there = gray if letter == GRAY else coloured if letter == COLOURED else gray | coloured
            there >>= offset
            lacks_two = (lacks_two & there) | (lacks_one & ~there & (free >> offset))
            lacks_one = (lacks_one & there) | (full & ~there & (free >> offset))
            lacks_vacant = (lacks_vacant & there) | (full & ~there & (vacant >> offset))
            full &= there
        lacks_two |= lacks_one & ~lacks_vacant  # one building, but first the space for it
        if shape.different:
            without_repeats = ~windows_with_repeats(built, shape)
            full &= without_repeats
            lacks_vacant &= without_repeats
            lacks_two &= without_repeats
        while full:
            start = full & -full
            full ^= start
            mask = shape.mask * start
            if not mask & used:
                used |= mask
                times += 1
        one += count_separate(lacks_vacant, shape.mask, used)
        two += count_separate(lacks_two, shape.mask, used)
    return Progress(times, min(one, 2), min(two, 2))


def count_separate(starts: int, mask: int, used: int) -> int:
    """Count windows that overlap neither each other nor what is used."""
    count = 0
    while starts:
        start = starts & -starts
        starts ^= start
        cells = mask * start
        if not cells & used:
            used |= cells
            count += 1
    return count


def windows_with_repeats(built: list[int], shape: Shape) -> int:
    """Return the windows that hold two buildings of a kind where all must be different."""
    found = 0
    offsets = shape.offsets
    for kind in range(shape.first_kind, shape.first_kind + GRAYS):
        cells = built[kind]
        if not cells & (cells - 1):
            continue
        seen = 0
        for offset in offsets:
            here = cells >> offset
            found |= seen & here
            seen |= here
    return found


def structures_progress(built: list[int]) -> Progress:
    """R-74: a structure of each colour, anywhere."""
    most_missing = 0
    counts = [0, 0, 0, 0]
    for kind in range(STRUCTURE, KINDS):
        counts[kind - STRUCTURE] = built[kind].bit_count()
    least = min(counts)
    for count in counts:
        if count == least:
            most_missing += 1
    return Progress(least, 1 if most_missing == 1 else 0, 1 if most_missing == 2 else 0)


def collecting_progress(
    colonia: Colonia, card: int, active: int, coins: int, tribunes: int, tiles: int
) -> Progress:
    """Count sets that are complete, and say whether the next one lacks one thing or two."""
    times = 99
    for what, count in COLLECTING[card]:
        times = min(times, count_owned(colonia, what, active, coins, tribunes, tiles) // count)
    missing = 0
    for what, count in COLLECTING[card]:
        have = count_owned(colonia, what, active, coins, tribunes, tiles)
        missing += max(0, (times + 1) * count - have)
    return Progress(times, 1 if missing == 1 else 0, 1 if missing == 2 else 0)


def count_owned(
    colonia: Colonia, what: int, active: int, coins: int, tribunes: int, tiles: int
) -> int:
    """Return how much there is of what a collecting task counts."""
    goods = colonia.goods
    if what == COINS:
        return coins
    if what == TRIBUNES:
        return tribunes
    if what == ASSISTANTS:
        return goods[ASSISTANT]
    if what == BUILDERS:
        return goods[BUILDER]
    if what in (WORKERS, TWO_WORKERS_OF_TWO_COLOURS):
        total = goods[WORKER] + goods[WORKER + 1] + goods[WORKER + 2] + goods[WORKER + 3]
        if what == WORKERS:
            return total
        most = max(goods[WORKER], goods[WORKER + 1], goods[WORKER + 2], goods[WORKER + 3])
        return min(total // 2, total - most)
    if what in (TWO_CITIZENS_OF_TWO_CLASSES, A_CITIZEN_OF_EACH_CLASS):
        return count_citizens(colonia, what, active)
    return count_on_board(colonia, what, tiles)


def count_citizens(colonia: Colonia, what: int, active: int) -> int:
    first, second = colonia.first & active, colonia.second & active
    total = most = 0
    least = 99
    for one, other in ROWS_OF_CLASS:
        rows = (1 << one) | (1 << other)
        count = COUNT[first & rows] + COUNT[second & rows]
        total += count
        most = max(most, count)
        least = min(least, count)
    if what == A_CITIZEN_OF_EACH_CLASS:
        return least
    return min(total // 2, total - most)


def count_on_board(colonia: Colonia, what: int, tiles: int) -> int:
    """R-77: cranes that lie open will be turned over before they are counted."""
    if what == ENVOYS_ON_SHIP:
        return colonia.ship
    if what == COLUMNS:
        return colonia.built[COLUMN_BUILDING].bit_count()
    count = 0
    if what == SCORED_CRANES:
        for cell in CORNERS:
            count += 1 - ((tiles >> cell) & 1)
        return count
    for level in colonia.steps:
        count += level == TRACK_LENGTH
    return count
