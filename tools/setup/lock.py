"""Write all locks anew from pyproject.toml.

usage: python3 -m tools.setup.lock [UPGRADE ARGUMENTS OF UV, such as --upgrade-package ruff]

uv comes into a temporary environment, so nothing is left behind. Its own `uv.lock` is not used:
it names the download hosts.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

from tools.paths import DEV_LOCK, ROOT, RUN_LOCK, SERVER_LOCK

OPTIONS: Final = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--quiet",
    "--extra=postgres",
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        uv = install_uv(Path(folder))
        compile_lock(uv, ["--group", "build", "-o", RUN_LOCK])
        compile_lock(
            uv,
            [
                "--group",
                "dev",
                "--extra=research",
                "--extra=parquet",
                "-c",
                RUN_LOCK,
                "-o",
                DEV_LOCK,
            ],
        )
        compile_lock(uv, ["-c", RUN_LOCK, "-o", SERVER_LOCK])


def install_uv(folder: Path) -> list[str]:
    """Return the command that starts uv from a fresh environment in `folder`."""
    venv.create(folder, with_pip=True)
    python = next(folder.glob("[bS]*/python*"))
    subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
    return [str(python), "-m", "uv"]


def compile_lock(uv: list[str], arguments: list[str]) -> None:
    command = [*uv, "pip", "compile", "pyproject.toml", *OPTIONS, *arguments, *sys.argv[1:]]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
