"""Play random games in which clients that follow patches are compared with whole positions.

usage: PYTHONPATH=build/compiled python -m tools.patches [--games N] [--seed S] [--jobs J]
                                                         [--minutes M] [--log FILE]

Both games and all numbers of seats by turns, a game for each seed. Ends with 1 if a client ever
knew something else than it should. The sums so far are printed after every twenty games and
written to the log, so that a run can be stopped at any moment and continued from another seed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tools.patches.games import play_seed

TOLD_EVERY: Final = 20


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="stop after that long")
    parser.add_argument("--log", type=Path, help="where the sums are written")
    given = parser.parse_args()
    ends = None if given.minutes is None else time.monotonic() + 60 * given.minutes
    sums: Counter[str] = Counter(differences=0)
    seeds = range(given.seed, given.seed + given.games)
    with get_context("spawn").Pool(given.jobs) as pool:
        for counts, wrong in pool.imap(play_seed, seeds, 4):
            sums.update(counts)
            if wrong:
                print(wrong, file=sys.stderr, flush=True)
            if sums["games"] % TOLD_EVERY == 0 or sums["games"] == given.games:
                line = json.dumps({"seeds": [given.seed, given.seed + sums["games"] - 1], **sums})
                print(line, flush=True)
                if given.log is not None:
                    given.log.write_text(line + "\n", encoding="utf-8")
            if ends is not None and time.monotonic() > ends:
                break
    return 1 if sums["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
