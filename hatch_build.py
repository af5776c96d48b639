"""What `pip wheel .` and `python -m build` do besides: packages hold the pages of the browser.

From a checkout the pages are built first, unless they are up to date; a source package holds them
already. ULPIA_WITHOUT_PAGES=1 in the environment makes a package without them, for servers whose
clients are programs only. ULPIA_COMPILED=1 makes a wheel for this machine's kind with the compiled
engine; without it the wheel is pure, so that `pip install` needs no C compiler.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOW = (
    "a package needs the pages of the browser: `python3 dev.py web` builds them, or set"
    " ULPIA_WITHOUT_PAGES=1 to do without"
)


class PagesHook(BuildHookInterface[Any]):
    """Sees to it that `src/ulpia/_static` is there before it is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not os.environ.get("ULPIA_WITHOUT_PAGES"):
            self._add_pages()
        if self.target_name == "wheel" and os.environ.get("ULPIA_COMPILED"):
            self._add_engine(build_data)

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        """Lay the compiled modules beside the Python ones, and name the wheel by this machine."""
        sys.path.insert(0, self.root)
        try:
            from tools.native import compiled
        finally:
            sys.path.remove(self.root)
        compiled.compile_now()
        for file in compiled.native_files():
            place = file.relative_to(compiled.COMPILED).as_posix()
            build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_pages(self) -> None:
        root = Path(self.root)
        has_pages = (root / "src" / "ulpia" / "_static" / "index.html").is_file()
        if has_pages and (root / "PKG-INFO").is_file():
            return  # a source package, made from a checkout where they were fresh
        sys.path.insert(0, self.root)
        try:
            from tools.stages import Failure
            from tools.web import pages
        finally:
            sys.path.remove(self.root)
        try:
            pages.build_if_changed()
        except (Failure, OSError) as error:
            raise RuntimeError(f"{HOW}. What went wrong: {error}") from error
