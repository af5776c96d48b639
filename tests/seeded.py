"""The program `ulpia` itself, but tables are dealt from what the running test asks for.

Reviews look at few worlds and decisions.

usage: python -m tests.seeded serve --port 0 …

Without it a test would meet another deal in every run.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from tests.deals import VARIABLE
from tests.server.review_work import work_little
from ulpia.cli import main
from ulpia.server import building
from ulpia.server.service.reviews import Reviews
from ulpia.table.effects import Effects


class Deals:
    """Seeds by the name in a file: the first of that name, the second, and so on."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._counts: Final[Counter[str]] = Counter()

    def __call__(self) -> int:
        name = self._file.read_text(encoding="utf-8")
        self._counts[name] += 1
        digest = hashlib.sha256(f"{name} {self._counts[name]}".encode()).digest()
        return int.from_bytes(digest[:16])


if __name__ == "__main__":
    seed = Deals(Path(os.environ[VARIABLE]))
    setattr(building, "Effects", functools.partial(Effects, seed=seed))  # noqa: B010 - typed as a class
    setattr(building, "Reviews", functools.partial(Reviews, work=work_little, niceness=0))  # noqa: B010
    sys.exit(main())
