"""The golden games of Forum Trajanum together show everything that can happen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.golden.coverage import (
    assert_everything_is_shown,
    assert_the_list_is_complete,
    count_cases,
)
from tests.golden.forum_trajanum_cases.cases import cases
from tests.golden.forum_trajanum_cases.items import ITEMS

FOLDER: Final = Path(__file__).parent / "forum_trajanum"
FEWEST_GAMES: Final = 40


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
