"""The package as people install it: a wheel with the compiled engine, tried in a fresh environment.

usage: python -m tools.setup.wheel [FOLDER]
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import urllib.request
import venv
from pathlib import Path
from typing import Final, Literal

from tools.paths import ROOT, RUN_LOCK, program
from tools.stages import Failure, notice

USUAL_FOLDER: Final = ROOT / "dist"
TRIALS: Final = (
    ("ulpia", "simulate", "trajan", "--seats", "2", "--games", "20"),
    ("ulpia", "bench", "--quick", "--json"),
)
SERVED: Final = ("readyz", "", "here", "api/games", "engine.json", "sw.js", "manifest.json")
"""Where a server of the package must answer: for itself, its pages, and what is played offline."""
ADDRESS: Final = re.compile(r"http://\S+?(?=/?\s|/?$)")
PATIENCE_S: Final = 60
PINNED: Final = re.compile(r"^[\w.-]+==[^\s;]+", re.MULTILINE)
IS_COMPILED: Final = "import ulpia.kernel.state as m; print(m.__file__)"


def build_and_try(folder: Path) -> Path:
    """Build the wheel for this machine, and try it where nothing of the checkout is."""
    wheel = build(folder)
    with tempfile.TemporaryDirectory(prefix="ulpia-wheel-") as place:
        try_in(Path(place), wheel)
    notice(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB) installs and plays.")
    return wheel


Kind = Literal["pure", "platform"]


def build(folder: Path, kind: Kind = "platform") -> Path:
    """Build a wheel: for this machine with the compiled engine, or for every machine without."""
    command = [str(program("python")), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    command += ["--quiet", "--disable-pip-version-check", "--wheel-dir", str(folder), str(ROOT)]
    run(command, {"ULPIA_COMPILED": "1" if kind == "platform" else ""})
    return max(folder.glob("ulpia-*.whl"), key=lambda file: file.stat().st_mtime)


def install(place: Path, wheel: Path) -> Path:
    """Install a wheel in a fresh environment as people do, with the versions of the run lock.

    Returns the folder of its programs.
    """
    venv.create(place / "env", with_pip=True)
    scripts = place / "env" / ("Scripts" if os.name == "nt" else "bin")
    versions = place / "versions.txt"
    versions.write_text("\n".join(PINNED.findall((ROOT / RUN_LOCK).read_text())) + "\n")
    pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet"]
    pip += ["--disable-pip-version-check", "--constraint", str(versions)]
    run([*pip, f"ulpia[server] @ {wheel.resolve().as_uri()}"])
    return scripts


def try_in(place: Path, wheel: Path) -> None:
    """Install a wheel and run the program: games, a measurement, a server."""
    scripts = install(place, wheel)
    found = run([str(scripts / "python"), "-c", IS_COMPILED], {}, place)
    if not found.strip().endswith((".so", ".pyd")):
        raise Failure(f"the wheel does not hold the compiled engine: it imports {found.strip()}.")
    for name, *arguments in TRIALS:
        run([str(scripts / name), *arguments], {}, place)
    try_server(scripts / "ulpia", place)


def try_server(ulpia: Path, place: Path) -> None:
    """Start a server of the package and ask for its pages."""
    command = [str(ulpia), "serve", "--port=0", f"--database=sqlite:///{place / 'ulpia.db'}"]
    process = subprocess.Popen(
        command,
        cwd=place,
        env=environment({"ULPIA_LOG_LEVEL": "error"}),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None, "its output was asked for"
        told = next((found for found in map(ADDRESS.search, process.stdout) if found), None)
        if told is None:
            raise Failure("the server of the wheel ended without saying its address.")
        for path in SERVED:
            with urllib.request.urlopen(f"{told.group()}/{path}", timeout=PATIENCE_S) as answer:  # noqa: S310 - our own server
                if not answer.read():
                    raise Failure(f"the server of the wheel has nothing at /{path}.")
    except OSError as error:
        raise Failure(f"the server of the wheel does not answer: {error}.") from error
    finally:
        process.terminate()
        process.wait(PATIENCE_S)
        if process.stdout is not None:
            process.stdout.close()


def environment(variables: dict[str, str]) -> dict[str, str]:
    """Return the variables of a program that must not see the checkout."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PYTHONUNBUFFERED": "1", **variables}


def run(command: list[str], variables: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    done = subprocess.run(
        command, cwd=folder, env=environment(variables or {}), capture_output=True, text=True
    )
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().splitlines()[-6:]
        raise Failure(f"`{' '.join(command[:4])} …` failed:\n" + "\n".join(last))
    return done.stdout
