"""Which tests failed in the last run of pytest, by its own notes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tools.paths import ROOT

NOTES: Final = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"


def failed_tests(folder: str, notes: Path = NOTES) -> list[str]:
    """Return the tests of a folder that failed when they were last run."""
    if not notes.is_file():
        return []
    noted: dict[str, bool] = json.loads(notes.read_text())
    return sorted(test for test in noted if test.startswith(f"{folder}/"))
