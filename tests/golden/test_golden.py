"""Every golden game of every game replays to the same draws, points and text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from ulpia.games.registry import game_as_of
from ulpia.kernel.record import parse_record, replay, verify
from ulpia.kernel.record_writer import write_record

FOLDER: Final = Path(__file__).parent
DOCUMENT: Final = FOLDER.parent.parent / "docs" / "records.md"
FILES: Final = sorted(FOLDER.glob("*/*.game"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_is_still_the_same_game(file: Path) -> None:
    text = file.read_bytes().decode("utf-8")
    record = parse_record(text)
    assert file.parent.name == record.game.replace("-", "_"), "the folder bears the game's name"
    game = game_as_of(record.game, record.rules)
    assert [str(difference) for difference in verify(game, record)] == []
    match = replay(game, record)
    assert match.is_over(), "a golden game is a whole game"
    # To the last byte, so that a diff of golden games shows what changed and nothing else.
    assert write_record(match, record.players) == text


def test_the_example_of_the_document_is_cut_from_a_golden_game() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    name = document.partition("`tests/golden/")[2].partition("`")[0]
    game = iter((FOLDER / name).read_text(encoding="utf-8").splitlines())
    example = document.partition("```text\n")[2].partition("```")[0]
    for line in example.splitlines():
        wanted = line.partition("◂")[0].rstrip()
        assert wanted == "…" or wanted in game, f"{wanted!r} does not follow in {name}"
