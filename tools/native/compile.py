"""Compile modules of the package with mypyc into `build/compiled`. Run by `tools.native.compiled`.

usage: python -m tools.native.compile ulpia/kernel/moves.py …
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from tools.paths import BUILD, SOURCE

STAGING: Final = BUILD / "compiling"
COMPILED: Final = BUILD / "compiled"
C_FILES: Final = BUILD / "compiling-c"
OPTIMISATION: Final = "3"


def main() -> None:
    modules = sys.argv[1:]
    if not modules:
        sys.exit("nothing to compile")
    for folder in (STAGING, C_FILES):
        shutil.rmtree(folder, ignore_errors=True)
    stage_sources(STAGING)
    # mypyc takes a module's name from its path below the working folder.
    os.chdir(STAGING)
    try:
        compile_modules(modules)
    except (CompileError, LinkError):
        sys.exit("the C compiler gave up; what it said is above")
    shutil.rmtree(COMPILED, ignore_errors=True)
    STAGING.rename(COMPILED)
    shutil.rmtree(C_FILES, ignore_errors=True)


def stage_sources(folder: Path) -> None:
    """Lay a fresh copy of the whole package into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    without_caches = shutil.ignore_patterns("__pycache__", ".mypy_cache", "_static")
    shutil.copytree(SOURCE / "ulpia", folder / "ulpia", ignore=without_caches)


def compile_modules(modules: list[str]) -> None:
    """Build the native modules beside the Python ones in the working folder."""
    # Several C files, for several cores: half the time on two, and the engine is no slower.
    extensions = mypycify(
        modules,
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,
        group_name="ulpia",
        target_dir=str(C_FILES),
    )
    if sys.platform == "linux":
        for extension in extensions:  # calls inside need no look-up: 2 % of the time of games
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
    command = BuildOnAllCores(Distribution({"name": "ulpia", "ext_modules": extensions}))
    command.inplace = True
    command.build_lib = str(C_FILES / "lib")
    command.build_temp = str(C_FILES / "objects")
    command.ensure_finalized()
    command.run()
    shutil.rmtree(".mypy_cache", ignore_errors=True)


class BuildOnAllCores(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compile the C files of one module at the same time; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                work = [pool.submit(compile_files, [source], **options) for source in sources]
            return [file for files in work for file in files.result()]

        self.compiler.compile = compile_together
        super().build_extensions()


if __name__ == "__main__":
    main()
