"""The maximum of disjoint patterns against brute force, also for other temple cells (R-74)."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from ulpia.games.forum_trajanum.components.player_board import CORNER_MASK, SIZE
from ulpia.games.forum_trajanum.components.trajan_cards import (
    ABOVE_AND_BELOW_A_TEMPLE,
    ANYWHERE,
    AROUND_A_CRANE,
    COLUMN,
    ROW,
    SQUARE,
    TRAJAN_CARDS,
    BuildingTask,
)
from ulpia.games.forum_trajanum.scoring.patterns import most_disjoint, times_built
from ulpia.games.forum_trajanum.state import new_colonia

CELLS = SIZE * SIZE
EMPTY = -1


def brute_force(masks: list[int]) -> int:
    """Try all sets of masks, the largest first."""
    for count in range(len(masks), 0, -1):
        for chosen in combinations(masks, count):
            if sum(chosen).bit_count() == sum([mask.bit_count() for mask in chosen]):
                union = 0
                for mask in chosen:
                    union |= mask
                if union == sum(chosen):
                    return count
    return 0


@given(st.lists(st.sets(st.integers(0, 11), min_size=2, max_size=4), max_size=9))
def test_r74_the_search_finds_the_largest_number_of_disjoint_sets(sets: list[set[int]]) -> None:
    masks = [sum([1 << cell for cell in cells]) for cells in sets]
    assert most_disjoint(masks) == brute_force(masks)


def places(task: BuildingTask, temples: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """Return where a pattern can lie, written down once more and differently."""
    everywhere = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    length = len(task.spaces)
    if task.shape == ROW:
        return [[(r, c + n) for n in range(length)] for r, c in everywhere]
    if task.shape == COLUMN:
        return [[(r + n, c) for n in range(length)] for r, c in everywhere]
    if task.shape == SQUARE:
        return [[(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)] for r, c in everywhere]
    if task.shape == AROUND_A_CRANE:
        return [[(0, 1), (1, 0)], [(0, 4), (1, 5)], [(5, 1), (4, 0)], [(5, 4), (4, 5)]]
    holy = [divmod(temple, SIZE) for temple in temples]
    if task.shape == ABOVE_AND_BELOW_A_TEMPLE:
        return [[(r - 1, c), (r + 1, c)] for r, c in holy]
    return [[(r - 1, c - 1), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c + 1)] for r, c in holy]


def matches(grid: list[int], task: BuildingTask, place: list[tuple[int, int]]) -> bool:
    if not all([0 <= row < SIZE and 0 <= column < SIZE for row, column in place]):
        return False
    there = [grid[row * SIZE + column] for row, column in place]
    wanted = {"G": range(4), "C": range(4, 8), "B": range(8)}
    if not all([it in wanted[letter] for it, letter in zip(there, task.spaces, strict=True)]):
        return False
    return not task.different or len(set(there)) == len(there)


def expected_count(grid: list[int], task: BuildingTask, temples: tuple[int, ...]) -> int:
    if task.shape == ANYWHERE:
        return min([grid.count(structure) for structure in range(4, 8)])
    found = []
    for place in places(task, temples):
        if matches(grid, task, place):
            found.append(sum([1 << (row * SIZE + column) for row, column in place]))
    return best_cover(found)


def best_cover(masks: list[int]) -> int:
    """Take or leave each mask: slow, plain, and without the tricks of the engine."""
    if not masks:
        return 0
    first, rest = masks[0], masks[1:]
    with_it = 1 + best_cover([mask for mask in rest if not mask & first])
    if all([not mask & first for mask in rest]):
        return with_it
    return max(with_it, best_cover(rest))


@st.composite
def colonies(draw: st.DrawFn) -> tuple[list[int], tuple[int, ...]]:
    """Return buildings and temples on any cells: dense, so that patterns compete."""
    temples = tuple(sorted(draw(st.sets(st.integers(0, CELLS - 1), min_size=0, max_size=6))))
    kinds = draw(st.sampled_from([(0, 1, 4), (4, 5, 6), (0, 4), (0, 1, 2, 3), tuple(range(8))]))
    cell = st.sampled_from((EMPTY, *kinds, *kinds))
    grid = draw(st.lists(cell, min_size=CELLS, max_size=CELLS))
    for number in range(CELLS):
        if number in temples or (CORNER_MASK >> number) & 1:
            grid[number] = EMPTY
    return grid, temples


@settings(max_examples=60, deadline=None)
@given(colonies(), st.integers(0, 11))
def test_r74_every_building_task_is_counted_exactly_whatever_the_temples(
    laid: tuple[list[int], tuple[int, ...]], card: int
) -> None:
    grid, temples = laid
    colonia = new_colonia()
    for cell, building in enumerate(grid):
        if building != EMPTY:
            colonia.built[building] |= 1 << cell
    task = TRAJAN_CARDS[card].building
    assert times_built(colonia, task, temples) == expected_count(grid, task, temples)
