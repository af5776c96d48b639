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

from ulpia.cli.usage_error import UsageError
from ulpia.kernel import state

CATANATRON: Final = "3.2.1"
FRESH: Final = "import sys; from tools.native.compiled import is_fresh; sys.exit(not is_fresh())"

Result = dict[str, Any]


def find_bench_environment(console: Console) -> BenchEnvironment:
    """Return the checkout that this program belongs to, or the package that was installed."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "benchmarks" / "playouts.py").is_file() and (
            folder / "pyproject.toml"
        ).is_file():
            return BenchEnvironment(folder, console)
    scripts = Path(__file__).resolve().parents[1] / "_benchmarks"
    if not (scripts / "playouts.py").is_file():
        raise UsageError("this Ulpia was packed without its benchmarks; a checkout has them")
    return InstalledBench(scripts, console)


class BenchEnvironment:
    """Runs the scripts of `benchmarks/`, each in a process of its own."""

    def __init__(self, root: Path, console: Console) -> None:
        self.root: Final = root
        self.scripts = root / "benchmarks"
        self.console: Final = console
        self.compiled: Final = root / "build" / "compiled"
        self.peer: Final = root / "build" / "peers" / f"catanatron-{CATANATRON}"
        self.has_peer = False

    def report(self, sentence: str) -> None:
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
            self.report(
                "build/compiled is older than the source; `python3 dev.py compile` renews it"
            )
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
        return self.run_script([python], variables, engine, script, *words)

    def run_script(
        self, python: list[str], variables: dict[str, str], engine: str, script: str, *words: str
    ) -> Result:
        command = [*python, str(self.scripts / script), *words]
        done = subprocess.run(command, env=variables, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no output"])[-1]
            raise UsageError(f"benchmarks/{script} failed with the {engine} engine: {last}")
        result: Result = json.loads(done.stdout)
        return result

    # the peer

    def prepare_peer(self) -> None:
        """Make the peer's own environment, once."""
        self.has_peer = True
        stamp = self.peer / "installed"
        if stamp.is_file():
            return
        self.report(f"installing catanatron {CATANATRON} into {self.peer.relative_to(self.root)}")
        venv.create(self.peer, with_pip=True, clear=True)
        pip = [str(peer_python(self.peer)), "-m", "pip", "install", "--quiet"]
        pip += ["--disable-pip-version-check", f"catanatron=={CATANATRON}"]
        done = subprocess.run(pip, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["pip failed"])[-1]
            raise UsageError(f"catanatron could not be installed: {last}")
        stamp.write_text(CATANATRON)

    # the machine

    def python(self) -> str:
        return f"{platform.python_implementation()} {platform.python_version()}"

    def machine(self) -> str:
        return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


class InstalledBench(BenchEnvironment):
    """Measures the package as it was installed: one engine, compiled or not."""

    def __init__(self, scripts: Path, console: Console) -> None:
        super().__init__(scripts, console)
        self.scripts = scripts

    def engines(self) -> list[str]:
        is_native = Path(state.__file__).suffix in (".so", ".pyd")
        return ["compiled" if is_native else "interpreted"]

    def is_fresh(self) -> bool | None:
        return True if self.engines() == ["compiled"] else None

    def measure(self, engine: str, script: str, *words: str) -> Result:
        # -P: the folder of the scripts must not hide modules of the same name
        return self.run_script([sys.executable, "-P"], dict(os.environ), engine, script, *words)

    def prepare_peer(self) -> None:
        raise UsageError("--peers needs a checkout: the peer gets an environment of its own there")


def peer_python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
