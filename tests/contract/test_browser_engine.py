"""Interpreted and compiled to WebAssembly, the engine of browsers plays the same games as here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tools.native import compiled, wasm
from tools.paths import ROOT, SOURCE
from tools.web import browser_python, engine, pages

HERE: Final = ROOT / "tests" / "contract"
SCRIPT: Final = HERE / "browser_digests.py"
MODULES: Final = (HERE / "digests.py", ROOT / "tests" / "ai" / "level_digests.py")
LONGEST: Final = 300


def digests_here(folder: Path) -> Any:
    """Return what the script prints in this machine's Python, with the package of a folder."""
    path = [str(folder), *(str(module.parent) for module in MODULES)]
    done = subprocess.run(
        [sys.executable, "-P", str(SCRIPT)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def digests_in_browsers(form: browser_python.Form) -> Any:
    """Return what the script prints in the Python that browsers load."""
    return json.loads(browser_python.run(form, SCRIPT, MODULES))


@pytest.fixture(scope="module")
def digests() -> Any:
    if not engine.is_fresh(pages.STATIC):
        pytest.skip("the pages are not built: `python3 dev.py web`")
    return digests_here(compiled.COMPILED if compiled.is_fresh() else SOURCE)


@pytest.mark.slow
def test_a_browser_that_interprets_the_engine_plays_the_same_games(digests: Any) -> None:
    found = digests_in_browsers("interpreted")
    assert found["loader"] == "SourceFileLoader"
    assert (found["played"], found["chosen"]) == (digests["played"], digests["chosen"])


@pytest.mark.slow
def test_a_browser_with_the_compiled_engine_plays_the_same_games(digests: Any) -> None:
    if not wasm.is_fresh():
        pytest.skip("the engine for browsers is not built: `python3 dev.py compile --browser`")
    found = digests_in_browsers("compiled")
    assert found["loader"] != "SourceFileLoader"
    assert (found["played"], found["chosen"]) == (digests["played"], digests["chosen"])
