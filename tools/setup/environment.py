"""The project's own environment in `.venv`: made on first use, then only checked by a stamp."""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.paths import DEV_LOCK, ROOT, RUN_LOCK, VENV, digest, program
from tools.stages import Failure, StageFailed, notice, run_stage

LOG: Final = VENV / "setup.log"

NO_SPACE: Final = "the disk is full: free about 500 MB and run the same command again."
READ_ONLY: Final = (
    f"this folder cannot be written ({ROOT}): "
    "copy the project to a folder of yours and run the same command there."
)
NO_NETWORK: Final = (
    "the Python package registry could not be reached: check the network or proxy "
    "(pip's settings are respected) and run the same command again."
)
NO_VENV: Final = (
    "this Python cannot make virtual environments: install its venv module "
    "(Debian and Ubuntu: `apt install python3-venv`) and run the same command again."
)
WRONG_HASH: Final = (
    "a downloaded package is not the one that the lock names, so nothing of it was run: "
    "try again, and if it stays so, report it."
)
NO_WHEEL: Final = (
    "the registry that pip uses lacks a locked package for this Python "
    f"({platform.python_version()}, {platform.machine()}): "
    "check pip's index settings or use another Python from 3.11 on."
)
UNKNOWN: Final = "the set-up stopped for a reason that is in the lines above."

# What an installer says, and what it means. The first that is found counts.
SYMPTOMS: Final = (
    ("No space left on device", NO_SPACE),
    ("Disk quota exceeded", NO_SPACE),
    ("Read-only file system", READ_ONLY),
    ("Permission denied", READ_ONLY),
    ("ensurepip is not available", NO_VENV),
    ("No module named ensurepip", NO_VENV),
    ("DO NOT MATCH THE HASHES", WRONG_HASH),
    ("name resolution", NO_NETWORK),
    ("NameResolutionError", NO_NETWORK),
    ("NewConnectionError", NO_NETWORK),
    ("ConnectTimeoutError", NO_NETWORK),
    ("ReadTimeoutError", NO_NETWORK),
    ("ProxyError", NO_NETWORK),
    ("SSLError", NO_NETWORK),
    ("ConnectionResetError", NO_NETWORK),
    ("No matching distribution found", NO_WHEEL),
)


def prepare(lock: str) -> None:
    """Make `.venv` hold exactly what `lock` pins; instant when it already does."""
    if is_ready(lock):
        return
    with only_one_at_a_time():
        if not is_ready(lock):
            set_up(lock)


def is_ready(lock: str) -> bool:
    """Say whether the stamps tell that `lock` is installed."""
    # The dev lock holds all of the run lock (tests/project/test_locks.py), so it serves both.
    locks = {lock, DEV_LOCK} if lock == RUN_LOCK else {lock}
    return any(stamp_of(each) == wanted_stamp(each) for each in sorted(locks))


def wanted_stamp(lock: str) -> str:
    """Return what the stamp must be: lock, project file, Python and place."""
    return digest([sys.version, str(ROOT)], [ROOT / lock, ROOT / "pyproject.toml"])


def stamp_of(lock: str) -> str:
    """Return the stamp of the last set-up, or nothing."""
    try:
        return stamp_file(lock).read_text()
    except OSError:
        return ""


def stamp_file(lock: str) -> Path:
    return VENV / f"stamp-{lock}"


def set_up(lock: str) -> None:
    """Install what `lock` pins and the project itself, then leave the stamp."""
    notice(f"Setting up {VENV} (first use, or something changed)")
    stamp_file(lock).unlink(missing_ok=True)
    make_environment()
    install("Installing packages", ["--require-hashes", "-r", str(ROOT / lock)])
    install("Installing ulpia", ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    stamp_file(lock).write_text(wanted_stamp(lock))


def make_environment() -> None:
    """Create `.venv`, unless a usable one of this very Python is there."""
    if has_usable_environment():
        LOG.unlink(missing_ok=True)
        return
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise Failure(NO_VENV)
    if VENV.exists():
        shutil.rmtree(VENV)
    VENV.mkdir()
    # From inside another environment: its base, as that one may be the folder just removed.
    python = getattr(sys, "_base_executable", sys.executable)
    stage("Creating the environment", [python, "-m", "venv", str(VENV)])


def has_usable_environment() -> bool:
    """Say whether `.venv` was made by this Python's version and was finished."""
    settings = VENV / "pyvenv.cfg"
    if not settings.is_file() or not program("python").exists():
        return False
    if not any(VENV.glob("[Ll]ib*/**/site-packages/pip/__main__.py")):
        return False
    words = settings.read_text(errors="replace").split()
    return platform.python_version() in words


def install(title: str, arguments: list[str]) -> None:
    options = ["--disable-pip-version-check", "--no-input", "--retries", "2"]
    stage(title, [str(program("python")), "-m", "pip", "install", *options, *arguments])


def stage(title: str, command: list[str]) -> None:
    """Run one program of the set-up; turn what it says on failure into a sentence."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONHOME")
    }
    try:
        run_stage(title, command, LOG, ROOT, environment)
    except StageFailed as failed:
        raise Failure(meaning_of_output(failed.output), LOG) from failed


def meaning_of_output(output: str) -> str:
    """Return in one sentence why the installer stopped and what to do."""
    for symptom, sentence in SYMPTOMS:
        if symptom in output:
            return sentence
    return UNKNOWN


def meaning_of_error(error: OSError) -> str:
    """Return in one sentence what the operating system refused and what to do."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NO_SPACE
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return READ_ONLY
    if error.errno == errno.ENOENT:
        return f"{error.filename} is missing: get a complete copy of the project, or restore it."
    return f"the system refused: {error}."


@contextlib.contextmanager
def only_one_at_a_time(where: Path = ROOT) -> Iterator[None]:
    """Let a second `dev.py` wait until the first has done its work on the same folder."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock; there two set-ups at once are on their own.
        yield
        return
    folder = os.open(where, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            notice("Another dev.py is at work in this folder; waiting for it")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def is_at_work(where: Path) -> bool:
    """Say whether some `dev.py` is working on a folder just now."""
    try:
        import fcntl
    except ImportError:
        return False
    folder = os.open(where, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(folder)
    return False
