"""The compiled copy of the package in `build/compiled`: is it fresh, make it, use it.

The source is never touched: the copy is complete and importable, with the native modules beside
the Python ones, and wins over the installed package when its folder is on PYTHONPATH.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from tools.paths import BUILD, LOCALES, ROOT, RUN_LOCK, SOURCE, digest, program
from tools.setup.environment import is_at_work, only_one_at_a_time
from tools.stages import Failure, StageFailed, explain, notice, run_stage

# The folders whose modules become native, as one unit: calls between them are C calls.
FOLDERS: Final = (
    "ulpia/kernel",
    "ulpia/games",
    "ulpia/ai/search",
    "ulpia/ai/evaluate",
    "ulpia/ai/forecast",
)
# Compiled modules may import these packages and no other of ours (import-linter proves it).
IN_SIGHT: Final = ("ulpia/kernel", "ulpia/games", "ulpia/ai")

NATIVE: Final = (".so", ".pyd")
COMPILED: Final = BUILD / "compiled"
STAMP: Final = COMPILED / "stamp"
FAILED: Final = BUILD / "compile-failed"
LOG: Final = BUILD / "compile.log"
BACKGROUND_LOG: Final = BUILD / "compile-background.log"
POLITELY: Final = 15


def modules() -> list[Path]:
    """Return the modules to compile, relative to the source folder."""
    found = [file for folder in FOLDERS for file in sorted((SOURCE / folder).rglob("*.py"))]
    # Package files only gather names; left to Python they cost nothing and import in any order.
    return [file.relative_to(SOURCE) for file in found if file.name != "__init__.py"]


def wanted_stamp() -> str:
    """Return what the stamp must be: sources in sight, Python, the lock that pins mypyc."""
    files = [file for folder in IN_SIGHT for file in sorted((SOURCE / folder).rglob("*.py"))]
    tools = ROOT / "tools" / "native"
    recipe = [tools / "compile.py", tools / "compiled.py", ROOT / RUN_LOCK]
    return digest([sys.version, *(str(module) for module in modules())], files + recipe)


def is_fresh() -> bool:
    return read(STAMP) == wanted_stamp()


def read(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""


def why_not_possible() -> str:
    """Return what this machine lacks for compiling; nothing when it can."""
    if os.name != "nt":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None and shutil.which("cc") is None:
            return "no C compiler found (Debian and Ubuntu: `apt install gcc`)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are missing (Debian and Ubuntu: `apt install python3-dev`)"
    return ""


def build() -> None:
    """Compile; explain and raise when that fails."""
    wanted = wanted_stamp()
    try:
        BUILD.mkdir(exist_ok=True)
        LOG.unlink(missing_ok=True)
        names = [module.as_posix() for module in modules()]
        command = [str(program("python")), "-m", "tools.native.compile", *names]
        title = f"Compiling the engine ({len(names)} modules)"
        run_stage(title, command, LOG, ROOT, os.environ)
        STAMP.write_text(wanted)
        FAILED.unlink(missing_ok=True)
    except StageFailed as failed:
        FAILED.write_text(wanted)
        sentence = "the engine did not compile; the reason is in the lines above."
        raise Failure(sentence, LOG) from failed


def compile_now() -> None:
    """Bring the compiled copy up to date, or raise."""
    BUILD.mkdir(exist_ok=True)
    with only_one_at_a_time(BUILD):
        if not is_fresh():
            build()
        copy_sources()


def compile_in_background() -> None:
    """Let the compiled copy be made while somebody plays already; the next start will use it."""
    if is_fresh():
        copy_sources()
        return
    reason = why_not_now()
    if reason:
        notice(f"Using pure Python, which is slower: {reason}")
        return
    BUILD.mkdir(exist_ok=True)
    if is_at_work(BUILD):
        notice("Starting in pure Python; the faster engine is still being compiled")
        return
    with BACKGROUND_LOG.open("wb") as log:
        subprocess.Popen(  # it outlives us, and Ctrl-C of the game does not concern it
            [str(program("python")), "-m", "tools.native.compiled"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    notice(
        "Starting at once in pure Python; the faster engine is being compiled beside it, for the"
        " next start"
    )


def why_not_now() -> str:
    """Return why compiling would not work, or has not worked before; nothing if it may."""
    reason = why_not_possible()
    if not reason and read(FAILED) == wanted_stamp():
        reason = f"compiling this source failed before, see {LOG}"
    return reason


def compile_if_possible() -> None:
    """Bring the compiled copy up to date for somebody who only wants to play: never stops them."""
    if is_fresh():
        copy_sources()
        return
    reason = why_not_now()
    if not reason:
        try:
            compile_now()
            return
        except (Failure, OSError):
            reason = f"compiling failed, see {LOG}"
    notice(f"Using pure Python, which is slower: {reason}")


def copy_sources() -> None:
    """Refresh the Python files and catalogues of the compiled copy; native modules stay."""
    wanted = copies()
    for file in files_below(COMPILED / "ulpia"):
        if file.suffix not in NATIVE and file not in wanted:
            file.unlink()
    for target, source in wanted.items():
        copy_if_changed(source, target)


def copies() -> dict[Path, Path]:
    """Return for each file of the compiled copy that is not native where it comes from."""
    package = {COMPILED / file.relative_to(SOURCE): file for file in files_below(SOURCE / "ulpia")}
    catalogues = COMPILED / "ulpia" / "_locales"  # where an installed package has them too
    texts = {catalogues / file.relative_to(LOCALES): file for file in files_below(LOCALES)}
    return package | texts


def files_below(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*"))
    return [file for file in found if file.is_file() and "__pycache__" not in file.parts]


def copy_if_changed(source: Path, target: Path) -> None:
    before, after = source.stat(), target.stat() if target.exists() else None
    if after and (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size):
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)


def native_files() -> list[Path]:
    """Return what the compiler has made: a library for each module, and the one they share."""
    return [file for file in files_below(COMPILED) if file.suffix in (".so", ".pyd")]


def environment() -> dict[str, str]:
    """Return the variables under which Python imports the compiled copy, if it is fresh.

    ULPIA_PURE in the environment keeps Python to the source.
    """
    variables = dict(os.environ)
    if not variables.get("ULPIA_PURE") and is_fresh():
        before = [variables["PYTHONPATH"]] if variables.get("PYTHONPATH") else []
        variables["PYTHONPATH"] = os.pathsep.join([str(COMPILED), *before])
    return variables


def main() -> int:
    """Compile without being in anybody's way."""
    if hasattr(os, "nice"):
        os.nice(POLITELY)
    try:
        compile_now()
    except Failure as failure:
        explain(failure)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
