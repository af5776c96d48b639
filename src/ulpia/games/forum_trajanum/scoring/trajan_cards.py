"""4. Trajan scoring: how often the two tasks of a card are fulfilled (R-73 to R-78)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import COLUMN as COLUMN_BUILDING
from ulpia.games.forum_trajanum.components.citizens import COUNT, ROWS_OF_CLASS
from ulpia.games.forum_trajanum.components.goods import (
    ASSISTANT,
    BUILDER,
    COIN,
    COLOURS,
    TRIBUNE,
    WORKER,
)
from ulpia.games.forum_trajanum.components.player_board import TEMPLES
from ulpia.games.forum_trajanum.components.prestige import HEAD
from ulpia.games.forum_trajanum.components.tracks import TRACK_LENGTH
from ulpia.games.forum_trajanum.components.trajan_cards import (
    A_CITIZEN_OF_EACH_CLASS,
    ASSISTANTS,
    BUILDERS,
    COINS,
    COLUMNS,
    ENVOYS_ON_SHIP,
    MARKERS_AT_COLUMN,
    SCORED_CRANES,
    TRAJAN_CARDS,
    TRIBUNES,
    TWO_CITIZENS_OF_TWO_CLASSES,
    TWO_WORKERS_OF_TWO_COLOURS,
    WORKERS,
    Card,
)
from ulpia.games.forum_trajanum.points import FROM_BUILDING_TASKS, FROM_COLLECTING_TASKS
from ulpia.games.forum_trajanum.scoring.cranes import cranes_scored_by_then
from ulpia.games.forum_trajanum.scoring.patterns import times_built
from ulpia.games.forum_trajanum.state import NOTHING, Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat


def pairs_of_different(counts: list[int]) -> int:
    """R-76: return how many disjoint pairs of two different kinds there are."""
    total = sum(counts)
    return min(total // 2, total - max(counts))


def citizens_by_class(colonia: Colonia) -> list[int]:
    """Count the active citizens of each class."""
    first, second = colonia.first & colonia.active, colonia.second & colonia.active
    counts = []
    for one, other in ROWS_OF_CLASS:
        rows = (1 << one) | (1 << other)
        counts.append(COUNT[first & rows] + COUNT[second & rows])
    return counts


def workers_by_colour(colonia: Colonia) -> list[int]:
    return colonia.goods[WORKER : WORKER + len(COLOURS)]


def collected_count(colonia: Colonia, what: int) -> int:
    """Return how much there is of what a collecting task counts; nothing is spent."""
    if what in GOODS_COUNTED:
        return colonia.goods[GOODS_COUNTED[what]]
    if what == WORKERS:
        return sum(workers_by_colour(colonia))
    if what == TWO_WORKERS_OF_TWO_COLOURS:
        return pairs_of_different(workers_by_colour(colonia))
    if what == TWO_CITIZENS_OF_TWO_CLASSES:
        return pairs_of_different(citizens_by_class(colonia))
    if what == A_CITIZEN_OF_EACH_CLASS:
        return min(citizens_by_class(colonia))
    return collected_on_the_board(colonia, what)


GOODS_COUNTED: Final = {COINS: COIN, TRIBUNES: TRIBUNE, ASSISTANTS: ASSISTANT, BUILDERS: BUILDER}


def collected_on_the_board(colonia: Colonia, what: int) -> int:
    """R-77: cranes turned over in this very phase count as scored, also while it is to come."""
    if what == ENVOYS_ON_SHIP:
        return colonia.ship
    if what == COLUMNS:
        return colonia.built[COLUMN_BUILDING].bit_count()
    if what == SCORED_CRANES:
        return cranes_scored_by_then(colonia).bit_count()
    assert what == MARKERS_AT_COLUMN
    return sum([1 for level in colonia.steps if level == TRACK_LENGTH])


def times_collected(colonia: Colonia, card: Card) -> int:
    """R-76: return how many disjoint sets of what the card asks for there are."""
    return min(
        [collected_count(colonia, what) // count for what, count in TRAJAN_CARDS[card].collecting]
    )


def task_points(colonia: Colonia, card: Card) -> tuple[int, int, int, int]:
    """R-73: return times and points of the building and of the collecting task."""
    head = HEAD[colonia.bar]
    built = times_built(colonia, TRAJAN_CARDS[card].building, TEMPLES)
    gathered = times_collected(colonia, card)
    return built, built * head, gathered, gathered * head


def score_trajan_card(state: ForumTrajanum, seat: Seat) -> None:
    """R-78: the two tasks never compete; R-81: no card, no scoring."""
    card = Card(state.cards[state.cycle])
    if card == NOTHING:
        return
    colonia = state.colonies[seat]
    built, building, gathered, collecting = task_points(colonia, card)
    colonia.points[FROM_BUILDING_TASKS] += building
    colonia.points[FROM_COLLECTING_TASKS] += collecting
    state.emit("task_scored", seat, (card, 0, built, building))
    state.emit("task_scored", seat, (card, 1, gathered, collecting))
