"""The pages "How to play" are drawn from moments of recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.web.howto import LIST, files

FILES = files()


@pytest.mark.parametrize("path", sorted(FILES), ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_a_position_is_what_the_engine_makes_of_the_record(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `python -m tools.web.howto`"


def test_no_position_is_left_over() -> None:
    folders = {path.parent for path in FILES}
    there = {file for folder in folders for file in folder.glob("*.json") if file.name != LIST}
    assert there == set(FILES)
