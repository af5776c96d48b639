"""usage: python -m benchmarks.web.run [loading] [motion] [answering] [memory] [device]

Prints one JSON object a line. Without names everything is measured. Times are of the wall clock,
so take them on a machine that does nothing else; tasks are given in processor time too.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.web import answering, device, loading, memory, motion
from benchmarks.web.browser import open_browser

PARTS: Final[dict[str, Callable[[Browser, str], dict[str, Any]]]] = {
    "loading": loading.measure,
    "motion": motion.measure,
    "answering": answering.measure,
    "memory": memory.measure,
    "device": device.measure,
}


def main(words: list[str]) -> int:
    if any(word not in PARTS for word in words):
        print(__doc__, file=sys.stderr)
        return 2
    with open_browser() as (browser, base):
        for part in words or PARTS:
            told = {"part": part, "load": round(os.getloadavg()[0], 1)}
            print(json.dumps({**told, **PARTS[part](browser, base)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
