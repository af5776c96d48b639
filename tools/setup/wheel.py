"""The package as people install it: a wheel with the compiled engine, tried in a fresh environment.

usage: python -m tools.setup.wheel [FOLDER]
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import venv
from pathlib import Path
from typing import Final

from tools.paths import ROOT, RUN_LOCK, program
from tools.stages import Failure, notice

USUAL_FOLDER: Final = ROOT / "dist"
TRIALS: Final = (
    ("ulpia", "simulate", "trajan", "--seats", "2", "--games", "20"),
    ("ulpia", "bench", "--quick", "--json"),
)
IS_COMPILED: Final = "import ulpia.kernel.state as m; print(m.__file__)"


def build_and_try(folder: Path) -> Path:
    """Build the wheel for this machine, and try it where nothing of the checkout is."""
    wheel = build(folder)
    with tempfile.TemporaryDirectory(prefix="ulpia-wheel-") as place:
        try_in(Path(place), wheel)
    notice(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB) installs and plays.")
    return wheel


def build(folder: Path) -> Path:
    command = [str(program("python")), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    command += ["--quiet", "--disable-pip-version-check", "--wheel-dir", str(folder), str(ROOT)]
    run(command, {"ULPIA_COMPILED": "1"})
    return max(folder.glob("ulpia-*.whl"), key=lambda file: file.stat().st_mtime)


def try_in(place: Path, wheel: Path) -> None:
    """Install a wheel with the packages of the run lock, and run the program."""
    venv.create(place / "env", with_pip=True)
    scripts = place / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet"]
    pip += ["--disable-pip-version-check"]
    run([*pip, "--require-hashes", "-r", str(ROOT / RUN_LOCK)])
    run([*pip, "--no-deps", str(wheel)])
    found = run([str(scripts / "python"), "-c", IS_COMPILED], {}, place)
    if not found.strip().endswith((".so", ".pyd")):
        raise Failure(f"the wheel does not hold the compiled engine: it imports {found.strip()}.")
    for name, *arguments in TRIALS:
        run([str(scripts / name), *arguments], {}, place)


def run(command: list[str], variables: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=folder, env={**kept, **(variables or {})}, capture_output=True, text=True
    )
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().splitlines()[-6:]
        raise Failure(f"`{' '.join(command[:4])} …` failed:\n" + "\n".join(last))
    return done.stdout
