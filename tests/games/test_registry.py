"""Games are found by where they lie, in packages of any form, and in child processes too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest

from tools.paths import SOURCE
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES, MORE_GAMES, games_by_name, older_rules, place_in_lists
from ulpia.kernel.game import Game

LIST = "from ulpia.games.registry import GAMES, OLDER; print(*GAMES, *OLDER)"
OURS = "trajan forum-trajanum ('forum-trajanum', 1)"


def module_of(*games: Game[Any], older: tuple[Game[Any], ...] = ()) -> list[ModuleType]:
    modules = []
    for number, game in enumerate(games):
        module: Any = ModuleType(f"module_{number}")
        module.GAME, module.OLDER_RULES = game, older
        modules.append(module)
    return modules


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, **environment}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, env=variables, timeout=120)


def test_lists_show_games_by_year_of_publication() -> None:
    assert list(GAMES) == ["trajan", "forum-trajanum"]
    assert list(games_by_name(module_of(STAKES, *GAMES.values())))[-1] == "stakes"
    assert place_in_lists(STAKES) > place_in_lists(GAMES["forum-trajanum"])


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match=r"two games are called 'stakes'; one is module_1"):
        games_by_name(module_of(STAKES, STAKES))


def test_a_module_may_keep_older_rules() -> None:
    assert older_rules(module_of(STAKES, older=(STAKES,))) == {("stakes", 1): STAKES}


def test_a_zip_of_the_package_has_the_same_games(tmp_path: Path) -> None:
    package = tmp_path / "ulpia.zip"
    with ZipFile(package, "w") as archive:
        for folder in ("kernel", "games"):
            for file in sorted((SOURCE / "ulpia" / folder).rglob("*.py")):
                archive.write(file, file.relative_to(SOURCE))
        archive.write(SOURCE / "ulpia" / "__init__.py", "ulpia/__init__.py")
    script = f"import sys; sys.path.insert(0, {str(package)!r}); {LIST}"
    command = [sys.executable, "-I", "-S", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.stdout.strip(), done.stderr) == (OURS, "")


def test_the_environment_adds_games_in_child_processes_too() -> None:
    script = (
        f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {LIST!r}], check=True)\n"
    )
    done = run(script, **{MORE_GAMES: "ulpia.games._template.game, "})
    assert done.stdout.split()[:3] == ["trajan", "forum-trajanum", "stakes"], done.stderr


def test_a_module_that_is_not_there_is_named() -> None:
    done = run(LIST, **{MORE_GAMES: "no_such_module"})
    assert done.returncode != 0 and "no_such_module" in done.stderr
