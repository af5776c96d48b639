"""Run a script in the Python that browsers load, here in Node: interpreted or compiled."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Final, Literal

from tools.stages import Failure
from tools.web import pages

RUNNER: Final = Path(__file__).with_name("browser_python.mjs")
LONGEST_S: Final = 600

Form = Literal["interpreted", "compiled"]


def run(form: Form, script: Path, modules: tuple[Path, ...] = ()) -> str:
    """Return what a script prints; `modules` lie beside it."""
    about = json.loads((pages.STATIC / "engine.json").read_text())
    command = [pages.node(), str(RUNNER), str(pages.STATIC / about["folder"]), form, str(script)]
    done = subprocess.run(
        [*command, *map(str, modules)],
        env={**os.environ, "ULPIA_ENGINE_VERSIONS": json.dumps(about["python"])},
        capture_output=True,
        text=True,
        timeout=LONGEST_S,
    )
    if done.returncode != 0:
        raise Failure(f"the browser's Python failed: {done.stderr[-2000:]}")
    return done.stdout
