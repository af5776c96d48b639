"""usage: python -m benchmarks.server.run [moves] [spectators] [opening] [reviewing] [club]
[--sqlite] [--postgres]

Prints one JSON object a line. Without names everything is measured, on both databases.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any

import ulpia.kernel.match as engine
from benchmarks.server import club, moves, opening, reviewing, spectators
from benchmarks.server.started import BenchDatabase, run_server, stores

PARTS = ("moves", "spectators", "opening", "reviewing", "club")
KINDS = ("sqlite", "postgres")


def main(words: list[str]) -> int:
    unknown = [word for word in words if word.removeprefix("--") not in (*PARTS, *KINDS)]
    if unknown:
        print(__doc__, file=sys.stderr)
        return 2
    parts = [part for part in PARTS if part in words] or list(PARTS)
    kinds = tuple(kind for kind in KINDS if f"--{kind}" in words) or KINDS
    native = not engine.__file__.endswith(".py")
    with stores(kinds) as found:
        for part in parts:
            load = round(os.getloadavg()[0], 1)
            for store, told in zip(found, measure_part(part, found), strict=True):
                head = {"part": part, "database": store.kind, "compiled": native, "load": load}
                print(json.dumps({**head, **told}), flush=True)
    return 0


def measure_part(part: str, found: list[BenchDatabase]) -> list[dict[str, Any]]:
    """Return what one part of the bench tells of each database."""
    if part == "opening":
        return [opening.measure(store) for store in found]
    if part == "club":  # last: it fills the databases
        return [club.measure(store) for store in found]
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(run_server(store)) for store in found]
        if part == "moves":
            return moves.measure(servers)
        if part == "reviewing":
            return [reviewing.measure(server) for server in servers]
        return [spectators.measure(server) for server in servers]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
