"""The twelve Trajan cards: four for each cycle, each with a building and a collecting task."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

Card = NewType("Card", int)

# Where a pattern may lie.
ROW: Final = 0
COLUMN: Final = 1
SQUARE: Final = 2
ABOVE_AND_BELOW_A_TEMPLE: Final = 3
AROUND_A_TEMPLE: Final = 4
AROUND_A_CRANE: Final = 5
ANYWHERE: Final = 6

# What a collecting task counts.
COINS: Final = 0
TRIBUNES: Final = 1
ASSISTANTS: Final = 2
BUILDERS: Final = 3
WORKERS: Final = 4
TWO_WORKERS_OF_TWO_COLOURS: Final = 5
TWO_CITIZENS_OF_TWO_CLASSES: Final = 6
A_CITIZEN_OF_EACH_CLASS: Final = 7
ENVOYS_ON_SHIP: Final = 8
COLUMNS: Final = 9
SCORED_CRANES: Final = 10
MARKERS_AT_COLUMN: Final = 11
COUNTED_WORDS: Final = (
    "coins",
    "tribunes",
    "assistants",
    "builders",
    "workers",
    "worker-pairs",
    "citizen-pairs",
    "citizens-each",
    "envoys",
    "columns",
    "scored-cranes",
    "markers",
)


@dataclass(frozen=True)
class BuildingTask:
    """A pattern: where, which spaces hold G(ray), C(oloured) or B (any), all different or not."""

    shape: int
    spaces: str
    different: bool = False


@dataclass(frozen=True)
class TrajanCard:
    """A card: its word, its building task, and what its collecting task needs how often."""

    word: str
    building: BuildingTask
    collecting: tuple[tuple[int, int], ...]


TRAJAN_CARDS: Final[tuple[TrajanCard, ...]] = (
    TrajanCard("I-1", BuildingTask(ROW, "GCG"), ((TRIBUNES, 1), (COINS, 1))),
    TrajanCard(
        "I-2",
        BuildingTask(ABOVE_AND_BELOW_A_TEMPLE, "BB"),
        ((TWO_CITIZENS_OF_TWO_CLASSES, 1), (ENVOYS_ON_SHIP, 1)),
    ),
    TrajanCard("I-3", BuildingTask(COLUMN, "GG", True), ((ASSISTANTS, 2), (COINS, 1))),
    TrajanCard(
        "I-4", BuildingTask(AROUND_A_CRANE, "BB"), ((BUILDERS, 1), (WORKERS, 1), (ASSISTANTS, 1))
    ),
    TrajanCard("II-1", BuildingTask(SQUARE, "BBBB"), ((ASSISTANTS, 1), (COINS, 2))),
    TrajanCard(
        "II-2", BuildingTask(COLUMN, "CGC"), ((TRIBUNES, 1), (BUILDERS, 1), (ASSISTANTS, 1))
    ),
    TrajanCard("II-3", BuildingTask(ANYWHERE, "CCCC", True), ((WORKERS, 1), (COLUMNS, 2))),
    TrajanCard(
        "II-4",
        BuildingTask(COLUMN, "GCG"),
        ((SCORED_CRANES, 2), (TWO_CITIZENS_OF_TWO_CLASSES, 1)),
    ),
    TrajanCard("III-1", BuildingTask(COLUMN, "CGGC"), ((A_CITIZEN_OF_EACH_CLASS, 1),)),
    TrajanCard(
        "III-2", BuildingTask(COLUMN, "CCC", True), ((COLUMNS, 1), (TRIBUNES, 1), (BUILDERS, 1))
    ),
    TrajanCard(
        "III-3",
        BuildingTask(AROUND_A_TEMPLE, "CCCC"),
        ((SCORED_CRANES, 2), (TWO_WORKERS_OF_TWO_COLOURS, 1)),
    ),
    TrajanCard(
        "III-4",
        BuildingTask(COLUMN, "GGG", True),
        ((MARKERS_AT_COLUMN, 1), (ASSISTANTS, 1), (COINS, 1)),
    ),
)
CARD_WORDS: Final = tuple([card.word for card in TRAJAN_CARDS])
CARDS_PER_CYCLE: Final = 4
CYCLE_WORDS: Final = ("I", "II", "III")
TASK_WORDS: Final = ("building", "collecting")
