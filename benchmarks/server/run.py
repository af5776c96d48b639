"""usage: python -m benchmarks.server.run [moves] [spectators] [opening] [--sqlite] [--postgres]

Prints one JSON object a line. Without names everything is measured, on both databases.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import ulpia.kernel.match as engine
from benchmarks.server import moves, opening, spectators
from benchmarks.server.started import databases, started

PARTS = ("moves", "spectators", "opening")
KINDS = ("sqlite", "postgres")


def main(words: list[str]) -> int:
    unknown = [word for word in words if word.removeprefix("--") not in (*PARTS, *KINDS)]
    if unknown:
        print(__doc__, file=sys.stderr)
        return 2
    parts = [part for part in PARTS if part in words] or list(PARTS)
    kinds = tuple(kind for kind in KINDS if f"--{kind}" in words) or KINDS
    native = not engine.__file__.endswith(".py")
    with databases(kinds) as found:
        for kind, database in found.items():
            for part in parts:
                told: dict[str, Any] = {"part": part, "database": kind, "compiled": native}
                print(json.dumps({**told, **measured(part, database)}), flush=True)
    return 0


def measured(part: str, database: str) -> dict[str, Any]:
    if part == "opening":
        return opening.measure(database)
    with started(database) as server:
        return moves.measure(server) if part == "moves" else spectators.measure(server)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
