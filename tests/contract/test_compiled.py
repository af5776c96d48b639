"""Interpreted and compiled, the engine plays identical games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tools.native import compiled
from tools.paths import ROOT, SOURCE

SCRIPT: Final = ROOT / "tests" / "contract" / "digests.py"
GOLDEN: Final = ROOT / "tests" / "golden"
GOLDEN_STEP: Final = 12  # every twelfth golden game is enough: all are replayed elsewhere
LONGEST: Final = 300


def why_no_compiled_engine() -> str:
    """Return why there is none that fits the source; nothing when there is."""
    if compiled.is_fresh():
        return ""
    lack = compiled.why_not_possible()
    if lack:
        return f"no compiled engine to compare with: {lack}"
    return "the compiled engine is missing or older than its source: `python3 dev.py compile`"


def digest_with(folder: Path) -> Any:
    """Return what `digests.py` prints with the package of a folder."""
    games = [str(file) for file in sorted(GOLDEN.glob("*/*.game"))[::GOLDEN_STEP]]
    outcome = subprocess.run(
        [sys.executable, "-P", str(SCRIPT), *games],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert outcome.returncode == 0, outcome.stderr
    return json.loads(outcome.stdout)


def test_interpreted_and_compiled_play_identical_games() -> None:
    reason = why_no_compiled_engine()
    if reason:
        pytest.skip(reason)
    native = digest_with(compiled.COMPILED)
    plain = digest_with(SOURCE)
    module = Path(native["module"])
    assert module.is_relative_to(compiled.COMPILED) and module.suffix in compiled.NATIVE
    assert Path(plain["module"]) == SOURCE / "ulpia" / "kernel" / "state.py"
    assert native["digests"] == plain["digests"]
