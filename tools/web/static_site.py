"""Ulpia as a folder for any static host: the same pages, with every game played on the device.

usage: python -m tools.web.static_site FOLDER [--base /path/]

The base is where the folder will lie on its host: `/` at its root, `/ulpia/` below a path.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.paths import BUILD
from tools.stages import Failure
from tools.web import engine, offline, pages

PLACES: Final = ("new", "here", "games", "finished", "settings", "about", "rules", "replay")
"""Addresses that a host without rules for missing files must find."""
WRONG_BASE: Final = "the base begins and ends with a slash, such as / or /ulpia/, not"
NOT_OURS: Final = "is there already and was not made by this command: name a new or empty folder"


def build(folder: Path, base: str = "/") -> None:
    """Write the folder anew, or raise with what to do."""
    if not (base.startswith("/") and base.endswith("/")):
        raise Failure(f"{WRONG_BASE} {base!r}.")
    if folder.exists() and any(folder.iterdir()) and not (folder / offline.WORKER).is_file():
        raise Failure(f"{folder} {NOT_OURS}.")
    target = folder.resolve()
    pages.LOG.parent.mkdir(parents=True, exist_ok=True)
    pages.install_packages()
    options = ["--mode", "static", "--base", base, "--outDir", str(target), "--emptyOutDir"]
    pages.stage("Building the pages for a static host", ["run", "build", "--", *options])
    template = BUILD / "web" / "static-service-worker.js"
    offline.template_of(target, template)
    engine.lay(target)
    lay_places(target)
    offline.list_files(target, template)


def lay_places(folder: Path) -> None:
    """Let every address find the page: by folders, and by the page for missing files."""
    index = folder / "index.html"
    shutil.copyfile(index, folder / "404.html")
    for place in PLACES:
        (folder / place).mkdir(exist_ok=True)
        shutil.copyfile(index, folder / place / "index.html")
    (folder / ".nojekyll").touch()  # some hosts would leave files out


def main(words: list[str]) -> int:
    """Read FOLDER and --base, and build."""
    base = "/"
    if "--base" in words:
        place = words.index("--base")
        base = "".join(words[place + 1 : place + 2])
        words = words[:place] + words[place + 2 :]
    if len(words) != 1:
        raise Failure("static takes a folder: python3 dev.py static DIR [--base /path/].")
    build(Path(words[0]), base)
    return 0
