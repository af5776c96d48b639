"""Building tasks: the largest number of patterns that share no space (R-74, R-75)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import GRAYS, KINDS
from ulpia.games.forum_trajanum.components.player_board import CORNERS, NEIGHBOURS, SIZE, mask_of
from ulpia.games.forum_trajanum.components.trajan_cards import (
    ABOVE_AND_BELOW_A_TEMPLE,
    ANYWHERE,
    AROUND_A_CRANE,
    COLUMN,
    ROW,
    SQUARE,
    BuildingTask,
)
from ulpia.games.forum_trajanum.rulings import (
    COVERED_CRANES_COUNT,
    HALVES_ARE_ELEMENTS,
    SQUARE_NEEDS_FOUR_TILES,
)
from ulpia.games.forum_trajanum.state import Colonia


def windows(task: BuildingTask, temples: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every group of spaces where the pattern of a task could lie."""
    if task.shape == ROW:
        return lines(len(task.spaces), 1)
    if task.shape == COLUMN:
        return lines(len(task.spaces), SIZE)
    if task.shape == SQUARE:
        corners = [row * SIZE + column for row in range(SIZE - 1) for column in range(SIZE - 1)]
        return [(cell, cell + 1, cell + SIZE, cell + SIZE + 1) for cell in corners]
    if task.shape == AROUND_A_CRANE:
        return [cells_of(NEIGHBOURS[corner]) for corner in CORNERS]
    if task.shape == ABOVE_AND_BELOW_A_TEMPLE:
        return around(temples, ((-1, 0), (1, 0)))
    return around(temples, ((-1, -1), (-1, 1), (1, -1), (1, 1)))


def lines(length: int, step: int) -> list[tuple[int, ...]]:
    """Return all straight groups of `length` spaces: `step` 1 along rows, SIZE along columns."""
    found = []
    for line in range(SIZE):
        for start in range(SIZE - length + 1):
            first = line * SIZE + start if step == 1 else start * SIZE + line
            found.append(tuple([first + step * number for number in range(length)]))
    return found


def around(temples: tuple[int, ...], steps: tuple[tuple[int, int], ...]) -> list[tuple[int, ...]]:
    """Return for each temple the spaces at `steps`; temples at the edge have none."""
    found = []
    for temple in temples:
        row, column = divmod(temple, SIZE)
        places = [(row + down, column + right) for down, right in steps]
        if all([0 <= down < SIZE and 0 <= right < SIZE for down, right in places]):
            found.append(tuple([down * SIZE + right for down, right in places]))
    return found


class TaskPlace:
    """A window, and which of its spaces must hold what; sets of spaces are bits."""

    def __init__(self, task: BuildingTask, cells: tuple[int, ...]) -> None:
        self.cells: Final = cells
        self.mask: Final = mask_of(cells)
        letters = list(zip(cells, task.spaces, strict=True))
        self.gray: Final = mask_of(tuple([cell for cell, letter in letters if letter == "G"]))
        self.coloured: Final = mask_of(tuple([cell for cell, letter in letters if letter == "C"]))


_PLACES: Final[dict[tuple[int, str, tuple[int, ...]], list[TaskPlace]]] = {}


def places(task: BuildingTask, temples: tuple[int, ...]) -> list[TaskPlace]:
    """Return `windows` with what they must hold; worked out once for each task."""
    key = (task.shape, task.spaces, temples)
    found = _PLACES.get(key)
    if found is None:
        found = [TaskPlace(task, window) for window in windows(task, temples)]
        _PLACES[key] = found
    return found


def cells_of(mask: int) -> tuple[int, ...]:
    return tuple([cell for cell in range(SIZE * SIZE) if (mask >> cell) & 1])


def fits(built: list[int], gray: int, coloured: int, task: BuildingTask, place: TaskPlace) -> bool:
    """Say whether the buildings on a place are what the task asks for, orientation included."""
    if place.mask & ~(gray | coloured) or place.gray & ~gray or place.coloured & ~coloured:
        return False
    if not task.different:
        return True
    for building in range(KINDS):
        same = built[building] & place.mask
        if same & (same - 1):
            return False
    return True


def times_built(colonia: Colonia, task: BuildingTask, temples: tuple[int, ...]) -> int:
    """R-74: return how often a task is fulfilled if no element is used twice."""
    if task.shape == ANYWHERE:  # one structure of each colour
        return min([structures.bit_count() for structures in colonia.built[GRAYS:]])
    built = colonia.built
    gray = built[0] | built[1] | built[2] | built[3]
    coloured = built[4] | built[5] | built[6] | built[7]
    found = []
    for place in places(task, temples):
        if fits(built, gray, coloured, task, place) and may_count(colonia, task, place.cells):
            found.append(elements(colonia, place.mask))
    return most_disjoint(found)


def may_count(colonia: Colonia, task: BuildingTask, window: tuple[int, ...]) -> bool:
    """R-75: covered, open and scored cranes count alike; R-74: so do halves in a square."""
    if SQUARE_NEEDS_FOUR_TILES and task.shape == SQUARE:
        return not holds_a_whole_double(colonia, window)
    if COVERED_CRANES_COUNT or task.shape != AROUND_A_CRANE:
        return True
    covered = [corner for corner in CORNERS if (colonia.tiles >> corner) & 1]
    return all([cells_of(NEIGHBOURS[corner]) != window for corner in covered])


def holds_a_whole_double(colonia: Colonia, window: tuple[int, ...]) -> bool:
    """Say whether both halves of one double tile lie on these spaces."""
    doubles = colonia.doubles
    for at in range(0, len(doubles), 2):
        if doubles[at] in window and doubles[at + 1] in window:
            return True
    return False


def elements(colonia: Colonia, mask: int) -> int:
    """R-74: a space is an element; if whole tiles were, the other halves would be used up too."""
    if HALVES_ARE_ELEMENTS:
        return mask
    doubles = colonia.doubles
    for at in range(0, len(doubles), 2):
        tile = (1 << doubles[at]) | (1 << doubles[at + 1])
        if mask & tile:
            mask |= tile
    return mask


def most_disjoint(masks: list[int]) -> int:
    """Return the largest number of `masks` that do not overlap; exact, part by part."""
    total = 0
    left = masks[:]
    while left:
        part, left = split_connected(left)
        total += search(part, 0, 0, 0, 0)
    return total


def split_connected(masks: list[int]) -> tuple[list[int], list[int]]:
    """Split off the masks that hang together with the first one."""
    part, left = [masks[0]], masks[1:]
    reached = masks[0]
    grown = True
    while grown:
        near = [mask for mask in left if mask & reached]
        left = [mask for mask in left if not mask & reached]
        part.extend(near)
        for mask in near:
            reached |= mask
        grown = bool(near)
    return part, left


def search(masks: list[int], at: int, used: int, count: int, best: int) -> int:
    """Take or leave one mask after the other; give up where `best` cannot be beaten."""
    if count + len(masks) - at <= best:
        return best
    if at == len(masks):
        return count
    if not masks[at] & used:
        best = search(masks, at + 1, used | masks[at], count + 1, best)
    return search(masks, at + 1, used, count, best)
