"""The golden games of Trajan together show everything that can happen; this lists what."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.golden.coverage import (
    Items,
    assert_everything_is_shown,
    assert_the_list_is_complete,
    count_cases,
)
from tests.golden.trajan_cases.cases import cases
from ulpia.games.trajan.components.actions import ACTION_WORDS, TRAY_WORDS
from ulpia.games.trajan.components.bonus_tiles import BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS, PART_ACTION, SPACE_WORDS
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import TILE_WORDS
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS
from ulpia.games.trajan.components.tracks import QUARTER_WORDS, SENATE_TRACK
from ulpia.games.trajan.components.trajan_tiles import STACK_WORDS, TRAJAN_TILE_WORDS
from ulpia.games.trajan.kinds import COVER_WORDS
from ulpia.games.trajan.rulings import TRACK_LENGTHS

FOLDER: Final = Path(__file__).parent / "trajan"
FEWEST_GAMES: Final = 60

BONUS_ACTIONS: Final = [ACTION_WORDS[action] for action in PART_ACTION]
SHIPS: Final = (("identical", 4), ("different", 4), ("pairs", 3))

ITEMS: Final[Items] = {
    "tables": [
        *[
            f"{seats} seats, edition {edition}, time {time}"
            for seats in (2, 3, 4)
            for edition in ("2011", "2022")
            for time in TRACK_LENGTHS
        ],
        *[f"start player {start}" for start in ("random", "0", "1", "2", "3")],
    ],
    "set-up": [
        "markers laid by hand",
        "markers arranged",
        "markers arranged after some were laid by hand",
        "two markers of one colour on a tray at the start",
        "first cards taken from left",
        "first cards taken from right",
        "first cards taken from deck",
        "first cards arranged",
        "first cards arranged after some were taken by hand",
        "discard pile refilled in set-up",
        *[f"first tile chosen from {stack}" for stack in STACK_WORDS],
        *[f"first tile chosen for {slot}" for slot in ("II", "IV", "VI")],
        "first tiles arranged",
        "first tiles arranged after some were chosen by hand",
    ],
    "sowing": [
        *[f"sow {tray}" for tray in TRAY_WORDS],
        "sow 1 marker",
        *[f"sow {count} markers" for count in range(2, 13)],
        "double crossing: demand, demand",
        "double crossing: demand, quarter",
        "double crossing: quarter, demand",
        "double crossing: quarter, end of the game",
    ],
    "Trajan tiles": [
        *[f"complete {tile}" for tile in TRAJAN_TILE_WORDS],
        *[f"complete a tile at {tray}" for tray in TRAY_WORDS],
    ],
    "effects": [
        *[
            f"{stack} effect {answer}"
            for stack in ("cards", "plus-two", "workers", "legionnaires")
            for answer in ("accepted", "waived")
        ],
        *[f"+2 on {action}" for action in ACTION_WORDS],
        "workers effect cut short by the supply",
        "legionnaires effect cut short by the supply",
        "cards effect cut short by the deck",
        "workers effect lost for lack of tokens",
        "legionnaires effect lost for lack of tokens",
        "cards effect lost for lack of cards",
        "plus-two effect lost for lack of a free action",
        "arch goes to the centre",
        "arch comes back from the centre",
        "arch comes back in time for the Trajan action of the turn",
    ],
    "actions": [
        *[f"main {action} performed" for action in ACTION_WORDS],
        *[f"main {action} passed" for action in ACTION_WORDS],
        "main seaport impossible",
        "main forum impossible",
        "main senate impossible",
        "main trajan impossible",
        "main construction impossible",
    ],
    "seaport": [
        "draw",
        "draw the last card",
        "discard on left",
        "discard on right",
        "take left",
        "take right",
        "lay one card",
        "lay two equal cards",
        "lay two different cards",
        "lay cards without full refill",
        *[
            f"ship {ship} {size} {side}"
            for ship, most in SHIPS
            for size in range(1, most + 1)
            for side in ("coloured", "gray")
        ],
        "ship for 0 points",
        *[
            f"ship {ship} with {wilds}"
            for ship, _ in SHIPS
            for wilds in ("1 wild", "2 wilds", "3 wilds", "wilds only")
        ],
        "ship pairs with a pair of card and wild",
        "ship pairs with a pair of wilds",
        "discard pile refilled in play",
        "discard pile stays empty for lack of cards",
        "deck reshuffled",
    ],
    "forum": [
        *[f"collect {tile}" for tile in TILE_WORDS],
        "collect an extra action with a green back",
    ],
    "military": [
        "enlist",
        *[f"march to {province}" for province in PROVINCE_WORDS if province != "camp"],
        "march to a province without a tile",
        *[f"seize {tile}" for tile in TILE_WORDS],
        *[f"occupy {province}" for province in PROVINCE_WORDS if province != "camp"],
        "occupy beside 1 foreign legionnaire",
        "occupy beside 2 foreign legionnaires",
        "occupy beside 3 foreign legionnaires",
        "occupy for 0 points",
        "supply of tokens exhausted",
    ],
    "senate": [f"advance to {space}" for space in SENATE_TRACK if space],
    "Trajan action": [
        *[f"claim {stack}" for stack in STACK_WORDS],
        *[f"{stack} stack exhausted" for stack in STACK_WORDS],
        "claim while a stack is empty",
    ],
    "construction": [
        "hire",
        *[f"build {building}" for building in BUILDING_WORDS],
        *[f"build on {space}" for space in SPACE_WORDS],
        "join a foreign worker",
    ],
    "bonus actions": [
        *[
            f"bonus {action} {end}"
            for action in BONUS_ACTIONS
            for end in ("performed", "passed", "repeated with own tile", "repeated with wild tile")
        ],
        "bonus seaport impossible",
        "bonus forum impossible",
        "bonus senate impossible",
        "bonus trajan impossible",
        "bonus action repeated with +2",
        "construction repeated after its bonus action",
        "repeated construction brings a bonus action",
    ],
    "repeating": [
        *[
            f"{action} repeated with {kind} tile{how}"
            for action in ACTION_WORDS
            for kind in ("own", "wild")
            for how in ("", " and +2, second used", " and +2, second waived")
        ],
        *[f"repeat {action} performed" for action in ACTION_WORDS if action != "senate"],
        *[f"second-repeat {action} performed" for action in ACTION_WORDS],
        *[f"second-repeat {action} passed" for action in ACTION_WORDS],
        *[f"repeating {action} declined" for action in ACTION_WORDS],
        "second repetition impossible",
        "forum repeated with the tile that it just gained",
        "military repeated with the tile that it just gained",
        "construction repeated with the tile that it just gained",
    ],
    "the people": [
        *[f"the people demand {demand}" for demand in DEMAND_WORDS],
        *[f"{demand} met by {cover}" for demand in DEMAND_WORDS for cover in COVER_WORDS],
        "kept demand tile meets demands in two quarters",
        *[f"penalty {points}" for points in (4, 9, 15)],
    ],
    "the end of a quarter": [
        *[f"quarter {quarter} ends" for quarter in QUARTER_WORDS],
        "consul picks the first tile",
        "consul picks the other tile",
        "nobody has a vote",
        *[
            f"tie of votes: {office} by {by}"
            for office in ("consul", "vice consul")
            for by in ("space", "height in the stack")
        ],
        *[f"award {bonus} {side}" for bonus in BONUS_WORDS for side in SIDE_WORDS],
        "vote tiles removed",
        "forum cleared",
        "forum empty at the end of a quarter",
        "forum stack exhausted",
        "deserted province refilled",
        "deserted province left empty for lack of tiles",
    ],
    "final scoring": [
        *[f"bonus {bonus} {side} scores" for bonus in BONUS_WORDS for side in SIDE_WORDS],
        "half a point rounded up",
        "bonus yellow yellow counts several tiles",
        "bonus yellow gray counts several tiles",
        "wild commodity helps a yellow bonus tile",
        "wild commodity helps a gray bonus tile",
        "wild demand helps a bonus tile in 2011",
        "wild demand helps a bonus tile in 2022",
        "one wild demand for two bonus tiles in 2011",
        "one wild demand for two bonus tiles in 2022",
        "set of 3",
        "set of 4",
        "two sets",
        "wild construction makes 2 a set of 3",
        "wild construction makes 3 a set of 4",
        "two wild constructions make 1 a set of 3",
        "two wild constructions make 2 a set of 4",
        *[
            f"final points from {source}"
            for source in ("hand", "worker-camp", "military-camp", "circle", "sets", "bonus-tiles")
        ],
        "negative final score",
        "final score over 100",
        "final tie in 2011 by votes",
        "final tie in 2011 by space",
        "final tie in 2011 by height in the stack",
        "final tie in 2011 that the other edition decides otherwise",
        "final tie in 2022 by space",
        "final tie in 2022 by height in the stack",
        "final tie in 2022 that the other edition decides otherwise",
        "final tie of three",
    ],
}


@pytest.fixture(scope="module")
def case_counts() -> Counter[str]:
    """How many golden games show each item."""
    return count_cases(FOLDER, cases)


def test_there_are_enough_golden_games() -> None:
    assert len(list(FOLDER.glob("*.game"))) >= FEWEST_GAMES


@pytest.mark.slow
def test_the_golden_games_show_everything(case_counts: Counter[str]) -> None:
    assert_everything_is_shown(ITEMS, case_counts)


@pytest.mark.slow
def test_the_list_is_complete(case_counts: Counter[str]) -> None:
    assert_the_list_is_complete(ITEMS, case_counts)
