"""Two checkouts measured by turns in one run: how many times as fast is this one as the other?

usage: .venv/bin/python -m benchmarks.versus OTHER [engine] [server] [pages]
       [--rounds N] [--seconds S]

OTHER is a checkout whose environment, compiled engine and pages are there (`dev.py compile`,
`dev.py web`), as they must be here. Without a part all three are measured. A round measures the
other, then this one: the engine by our program over the engine of each, server and pages by the
program of each. Every measurement is a JSON line; at the end stand medians and their quotient,
above 1 where this checkout is the faster one. Numbers ending in `cpu` are of processor time and
hardly mind what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ("trajan", "forum-trajanum")
ENGINES: Final = {"compiled": "build/compiled", "interpreted": "src"}
ONE_ROUND: Final = """
from functools import partial
from benchmarks.server import moves, run
moves.measure = partial(moves.measure, rounds=1)
raise SystemExit(run.main(["moves", "--sqlite"]))
"""

Numbers = dict[str, float]
"""By what was measured; the larger the better."""


def run(checkout: Path, words: list[str], engine: str) -> list[Any]:
    """Run Python in a checkout and return the JSON lines that it prints."""
    # Benches of older checkouts name another host to their servers than `localhost`.
    hosts = {"ULPIA_ALLOWED_HOSTS": "*"}
    variables = {**os.environ, **hosts, "PYTHONPATH": str(checkout / engine)}
    command = [str(checkout / ".venv/bin/python"), *words]
    done = subprocess.run(command, cwd=checkout, env=variables, stdout=subprocess.PIPE, check=True)  # noqa: S603
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def measure_engine(checkout: Path, seconds: float, seed: int) -> Iterator[tuple[str, float]]:
    for name, folder in ENGINES.items():
        for game in GAMES:
            script = str(HERE / "benchmarks/playouts.py")
            words = [script, game, "--seconds", str(seconds), "--seed", str(seed)]
            (found,) = run(checkout, words, folder)
            if found["compiled"] != (name == "compiled"):
                sys.exit(f"versus: no compiled engine in {checkout}: python3 dev.py compile")
            yield f"{game} {name} decisions/s cpu", found["decisions_per_processor_s"]


def measure_server(checkout: Path, _seconds: float, _seed: int) -> Iterator[tuple[str, float]]:
    (found,) = run(checkout, ["-c", ONE_ROUND], ENGINES["compiled"])
    yield "server moves/s", found["moves_per_s"]
    yield "server moves/s cpu", 1e6 / found["cpu_us_server"]


def measure_pages(checkout: Path, _seconds: float, _seed: int) -> Iterator[tuple[str, float]]:
    (found,) = run(checkout, ["-m", "benchmarks.web.run", "motion"], ENGINES["compiled"])
    for scene in ("sowing", "forum_trajanum"):
        told = found[scene]
        yield f"{scene} frames/s, 4x slower, p95", 1000 / told["frame_ms_4x_slower"]["p95"]
        yield f"{scene} frames/s, p95", 1000 / told["frame_ms"]["p95"]
        yield f"{scene} tasks/s cpu, p95", 1000 / told["task_processor_ms"]["p95"]


PARTS: Final[dict[str, Callable[[Path, float, int], Iterator[tuple[str, float]]]]] = {
    "engine": measure_engine,
    "server": measure_server,
    "pages": measure_pages,
}


def show(before: list[Numbers], now: list[Numbers]) -> None:
    print(f"{'':42} {'other':>12} {'this':>12} {'quotient':>9}")
    for name in now[0]:
        old, new = [median([each[name] for each in found]) for found in (before, now)]
        print(f"{name:42} {old:12,.1f} {new:12,.1f} {new / old:9.3f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("parts", nargs="*", metavar="engine|server|pages")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each playout")
    given = parser.parse_args()
    if set(given.parts) - set(PARTS):
        parser.error(f"parts are {', '.join(PARTS)}")
    for part in given.parts or PARTS:
        found: dict[Path, list[Numbers]] = {given.other.resolve(): [], HERE: []}
        for number in range(given.rounds):
            for checkout, rounds in found.items():
                rounds.append(dict(PARTS[part](checkout, given.seconds, 1 + 1000 * number)))
                load = round(os.getloadavg()[0], 1)
                told = {"checkout": checkout.name, "round": number + 1, "load": load}
                print(json.dumps({**told, **rounds[-1]}), flush=True)
        show(*found.values())
    return 0


if __name__ == "__main__":
    sys.exit(main())
