"""What makes pages work without a network: the list of their files, in the service worker."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from tools.stages import Failure
from tools.web.packing import FORMS, forget_packed

WORKER: Final = "sw.js"
PLACE: Final = "__ULPIA_FILES__"
LOADED_ON_ASKING: Final = "assets/engine-"


def template_of(folder: Path, kept: Path) -> None:
    """Keep the service worker of a fresh build, whose list is still to be filled in."""
    text = (folder / WORKER).read_text(encoding="utf-8")
    if PLACE not in text:
        raise Failure("the service worker of the pages has no place for the list of files")
    kept.write_text(text, encoding="utf-8")


def list_files(folder: Path, template: Path) -> None:
    """Write the service worker of a folder with its files, and a version made from all of them."""
    names = offline_files(folder)
    whole = hashlib.sha256()
    for name in names:
        whole.update(name.encode() + hashlib.sha256((folder / name).read_bytes()).digest())
    about = json.dumps({"version": whole.hexdigest()[:12], "files": names})
    text = template.read_text(encoding="utf-8").replace(PLACE, about)
    (folder / WORKER).write_text(text, encoding="utf-8")
    forget_packed(folder / WORKER)


def offline_files(folder: Path) -> list[str]:
    """Return the files that every page may need: all but the engine, which people ask for."""
    files = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    skipped = (WORKER, "404.html", ".nojekyll")
    return sorted(
        name
        for name in files
        if not name.endswith((*FORMS, "/index.html"))
        and name not in skipped
        and not name.startswith(LOADED_ON_ASKING)
    )
