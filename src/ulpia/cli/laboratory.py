"""Where benchmarks run: a checkout, its two engines, and the environment of a peer."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from ulpia.cli.wrong_use import WrongUse

CATANATRON: Final = "3.2.1"
FRESH: Final = "import sys; from tools.compiled import is_fresh; sys.exit(not is_fresh())"

Result = dict[str, Any]


def found_laboratory(console: Console) -> Laboratory:
    """Return the laboratory of the checkout that this program belongs to."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "benchmarks" / "playouts.py").is_file() and (
            folder / "pyproject.toml"
        ).is_file():
            return Laboratory(folder, console)
    raise WrongUse("bench needs a checkout with its folder benchmarks; an installed Ulpia has none")


class Laboratory:
    """Runs the scripts of `benchmarks/`, each in a process of its own."""

    def __init__(self, root: Path, console: Console) -> None:
        self.root: Final = root
        self.console: Final = console
        self.compiled: Final = root / "build" / "compiled"
        self.peer: Final = root / "build" / "peers" / f"catanatron-{CATANATRON}"
        self.has_peer = False

    def tell(self, sentence: str) -> None:
        self.console.print(sentence, soft_wrap=True)

    # engines

    def engines(self) -> list[str]:
        """Return the engines there are; the compiled one only if it was built."""
        kernel = self.compiled / "ulpia" / "kernel"
        native = [*kernel.glob("playout*.so"), *kernel.glob("playout*.pyd")]
        return ["compiled", "interpreted"] if native else ["interpreted"]

    def is_fresh(self) -> bool | None:
        """Say whether the compiled engine is that of today's source; None if there is none."""
        if "compiled" not in self.engines():
            return None
        asked = subprocess.run([sys.executable, "-c", FRESH], cwd=self.root, capture_output=True)  # noqa: S603
        if asked.returncode:
            self.tell("build/compiled is older than the source; `python3 dev.py compile` renews it")
        return asked.returncode == 0

    def measure(self, engine: str, script: str, *words: str) -> Result:
        """Run a benchmark with an engine, or a peer, and return what it printed."""
        variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        python = sys.executable
        if engine == "catanatron":
            python = str(peer_python(self.peer))
        else:
            source = self.compiled if engine == "compiled" else self.root / "src"
            variables["PYTHONPATH"] = str(source)
        command = [python, str(self.root / "benchmarks" / script), *words]
        done = subprocess.run(command, env=variables, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no output"])[-1]
            raise WrongUse(f"benchmarks/{script} failed with the {engine} engine: {last}")
        result: Result = json.loads(done.stdout)
        return result

    # the peer

    def prepare_peer(self) -> None:
        """Make the peer's own environment, once."""
        self.has_peer = True
        stamp = self.peer / "installed"
        if stamp.is_file():
            return
        self.tell(f"installing catanatron {CATANATRON} into {self.peer.relative_to(self.root)}")
        venv.create(self.peer, with_pip=True, clear=True)
        pip = [str(peer_python(self.peer)), "-m", "pip", "install", "--quiet"]
        pip += ["--disable-pip-version-check", f"catanatron=={CATANATRON}"]
        done = subprocess.run(pip, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["pip failed"])[-1]
            raise WrongUse(f"catanatron could not be installed: {last}")
        stamp.write_text(CATANATRON)

    # the machine

    def python(self) -> str:
        return f"{platform.python_implementation()} {platform.python_version()}"

    def machine(self) -> str:
        return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def peer_python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
