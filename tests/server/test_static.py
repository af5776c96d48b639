"""The browser's files lie where the build writes them, and no others are served."""

from __future__ import annotations

from pathlib import Path

from tools.web.pages import STATIC
from ulpia.server.transport import static


def test_pages_are_served_from_where_they_are_built() -> None:
    assert static.FOLDER == STATIC


def test_only_files_below_the_folder_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("x")
    assert static.file_at(folder, "icon.svg") == folder / "icon.svg"
    for path in ("", "../secret.txt", "missing.svg", "a\0b", "x" * 300):
        assert static.file_at(folder, path) is None
