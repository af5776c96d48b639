"""The shell of the pages serves any game: it names none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.web.pages import WEB
from ulpia.games.plugins import plugin_name
from ulpia.games.registry import GAMES

SOURCE = WEB / "src"
GAME_FOLDERS = ("games", "generated")
COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
NAMES = sorted({name.replace("-", joint) for name in GAMES for joint in ("-", "_", "", " ")})


def shell_files() -> list[Path]:
    found = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.css")]
    own = [file for file in found if file.relative_to(SOURCE).parts[0] not in GAME_FOLDERS]
    around = [*(WEB / "build-tools").glob("*.ts"), *WEB.glob("*.ts")]
    return sorted([file for file in [*own, *around] if not file.name.endswith(".test.ts")])


def code_of(text: str) -> str:
    return COMMENTS.sub("", text).lower()


@pytest.mark.parametrize("file", shell_files(), ids=lambda file: str(file.relative_to(WEB)))
def test_no_game_is_named_in_the_shell(file: Path) -> None:
    code = code_of(file.read_text(encoding="utf-8"))
    assert [name for name in NAMES if name in code] == []
    assert not any([name in file.name.lower() for name in NAMES])


def test_a_name_in_code_would_be_found_and_one_in_a_comment_would_not() -> None:
    assert "trajan" in code_of("const game = 'Trajan';")
    assert "trajan" not in code_of("/** Such as Trajan. */ // no\n<!-- Trajan -->")


def test_every_folder_of_games_is_a_game() -> None:
    folders = {each.name for each in (SOURCE / "games").iterdir() if (each / "index.ts").is_file()}
    assert folders == {plugin_name(name) for name in GAMES} | {"_template"}
