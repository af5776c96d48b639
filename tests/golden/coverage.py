"""What the coverage tests of the games share: a readable list of items, and who shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ulpia.games.registry import game_as_of
from ulpia.kernel.match import Match
from ulpia.kernel.record import parse_record, replay

Items = dict[str, list[str]]
"""What the golden games of a game must show, in groups."""


def all_items(items: Items) -> list[str]:
    """Return every item of a list."""
    return [item for group in items.values() for item in group]


def count_cases(folder: Path, cases: Callable[[Match[Any]], set[str]]) -> Counter[str]:
    """Return how many golden games of a folder show each item."""
    found: Counter[str] = Counter()
    for file in sorted(folder.glob("*.game")):
        record = parse_record(file.read_text(encoding="utf-8"))
        found.update(cases(replay(game_as_of(record.game, record.rules), record)))
    return found


def assert_everything_is_shown(items: Items, case_counts: Counter[str]) -> None:
    print(f"\n{len(all_items(items))} items, and how many golden games show each:")
    for group, names in items.items():
        print(f"\n{group}")
        for item in names:
            print(f"{case_counts[item]:6}  {item}")
    missing = [item for item in all_items(items) if not case_counts[item]]
    assert not missing, f"no golden game shows: {'; '.join(missing)}"


def assert_the_list_is_complete(items: Items, case_counts: Counter[str]) -> None:
    """Nobody notes a case that the list forgets, and nothing is on the list twice."""
    assert sorted(set(case_counts) - set(all_items(items))) == []
    assert len(all_items(items)) == len(set(all_items(items)))
