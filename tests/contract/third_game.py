"""A third game as its author has it: a module named in the environment, on no list of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.paths import ROOT
from ulpia.games.registry import MORE_GAMES

GAME: Final = "stakes"
MODULE: Final = "ulpia.games._template.game"
ENVIRONMENT: Final = {MORE_GAMES: MODULE, "COLUMNS": "100", "LC_ALL": "en_GB.UTF-8"}
"""All that a program is told of the third game; child processes inherit it."""
TIMEOUT_S: Final = 300


def run_python(*words: str, typed: Sequence[str] = (), folder: Path = ROOT) -> str:
    """Run a program that knows the third game and return what it printed; it must not fail."""
    done = subprocess.run(
        [sys.executable, *words],
        input="".join([f"{line}\n" for line in typed]),
        capture_output=True,
        text=True,
        env={**os.environ, **ENVIRONMENT},
        cwd=folder,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def run_ulpia(words: str, *more: str, typed: Sequence[str] = (), folder: Path = ROOT) -> str:
    """Run `ulpia` with these words as a person would."""
    return run_python("-m", "ulpia", *words.split(), *more, typed=typed, folder=folder)
