"""Where things lie in a checkout, and digests of them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
SOURCE: Final = ROOT / "src"
LOCALES: Final = ROOT / "locales"
BUILD: Final = ROOT / "build"
RUN_LOCK: Final = "requirements.lock"
DEV_LOCK: Final = "requirements-dev.lock"
SERVER_LOCK: Final = "deploy/requirements.lock"


def program(name: str) -> Path:
    """Return the path of a program inside the project's environment."""
    if os.name == "nt":
        return VENV / "Scripts" / f"{name}.exe"
    return VENV / "bin" / name


def digest(parts: Iterable[str], files: Iterable[Path]) -> str:
    """Return one hash of some words and of the names and contents of some files."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part.encode() + b"\0")
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0{content}\0".encode())
    return whole.hexdigest()
