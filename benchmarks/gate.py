"""The performance gate: has the engine become slower than the committed baseline?

usage: python -m benchmarks.gate [--write] [--json]

Every row of `baseline.json` is measured in units of plain Python, in the same seconds
(`paired.py`), so that busy hours do not count. A row that seems to have lost more than a tenth is
measured twice again, and its best counts. Rows of another processor or another Python are told
and not judged. `--write` makes what is measured now the baseline.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
BASELINE: Final = Path(__file__).with_name("baseline.json")
MAX_LOSS: Final = 0.10
MAX_TRIES: Final = 3
ENGINES: Final = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
ROWS: Final = tuple(
    [
        (engine, work, game)
        for engine in ENGINES
        for work in ("games", "copies", "rows")
        for game in ("trajan", "forum-trajanum")
    ]
)

Row = tuple[str, str, str]


def machine() -> dict[str, str]:
    """Return what makes numbers comparable: the processor, and the version of Python."""
    model = platform.processor()
    information = Path("/proc/cpuinfo")
    if information.is_file():
        names = [
            line.partition(":")[2].strip()
            for line in information.read_text(encoding="utf-8").splitlines()
            if line.startswith("model name")
        ]
        model = names[0] if names else model
    return {"processor": model, "python": ".".join(platform.python_version_tuple()[:2])}


def measure(row: Row) -> float:
    """Return the units that a row takes now."""
    engine, work, game = row
    variables = {**os.environ, "PYTHONPATH": str(ENGINES[engine])}
    command = [sys.executable, str(ROOT / "benchmarks" / "paired.py"), work, game]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)  # noqa: S603
    found = json.loads(done.stdout)
    if found["compiled"] != (engine == "compiled"):
        sys.exit("gate: there is no compiled engine; `python3 dev.py compile` makes it")
    units: float = found["units"]
    return units


def measure_fairly(row: Row, baseline: float | None) -> float:
    """Return the units of a row, the best of some tries where the first seems slow."""
    best = measure(row)
    for _ in range(MAX_TRIES - 1):
        if baseline is None or best <= baseline * (1 + MAX_LOSS):
            break
        best = min(best, measure(row))
    return best


def name_of(row: Row) -> str:
    return " ".join(row)


def verdict(units: float, baseline: float | None) -> str:
    if baseline is None:
        return "new"
    if units > baseline * (1 + MAX_LOSS):
        return "SLOWER"
    return "faster" if units < baseline * (1 - MAX_LOSS) else "as before"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="make this the baseline")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    kept: dict[str, Any] = json.loads(BASELINE.read_text(encoding="utf-8"))
    is_same_machine = kept["machine"] == machine()
    if not is_same_machine:
        print(f"The baseline is from {kept['machine']}, this is {machine()}: nothing is judged.")
    found: dict[str, float] = {}
    verdicts: dict[str, str] = {}
    for row in ROWS:
        name = name_of(row)
        before = None if given.write else kept["units"].get(name)
        found[name] = round(measure_fairly(row, before if is_same_machine else None), 4)
        verdicts[name] = verdict(found[name], before)
        if not given.json:
            ratio = f"{found[name] / before:5.2f} of the baseline" if before else ""
            print(f"{name:32} {found[name]:8.4f} units {ratio}  {verdicts[name]}", flush=True)
    if given.json:
        print(json.dumps({"machine": machine(), "units": found, "verdicts": verdicts}))
    if given.write:
        text = json.dumps({"machine": machine(), "units": found}, indent=2)
        BASELINE.write_text(text + "\n", encoding="utf-8")
        return 0
    return 1 if is_same_machine and "SLOWER" in verdicts.values() else 0


if __name__ == "__main__":
    sys.exit(main())
