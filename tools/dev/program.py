"""The program `ulpia` itself, started from a checkout."""

from __future__ import annotations

import os
import subprocess

from tools.native import compiled
from tools.paths import RUN_LOCK, program
from tools.setup import environment
from tools.stages import notice


def ulpia(arguments: list[str]) -> int:
    """Become the program itself, in the caller's folder, compiled where possible."""
    environment.prepare(RUN_LOCK)
    if not os.environ.get("ULPIA_PURE"):
        compiled.compile_if_possible()
    return become(arguments, compiled.environment())


def become(arguments: list[str], variables: dict[str, str]) -> int:
    command = [str(program("ulpia")), *arguments]
    if os.name == "nt":
        return subprocess.run(command, env=variables).returncode
    os.execve(command[0], command, variables)


def usage_error(sentence: str) -> int:
    notice(f"dev.py: {sentence}; `python3 dev.py --help` shows what there is.")
    return 2
