"""The browser's files lie where the build writes them, and no others are served."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path

import pytest
from starlette.requests import Request

from tools.web import packing, pages
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


@pytest.mark.parametrize(
    ("takes", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip, deflate", "gzip"),
        ("", None),
    ],
)
def test_a_browser_gets_the_smallest_copy_that_it_takes(
    tmp_path: Path, takes: str, sent: str | None
) -> None:
    file = tmp_path / "Table.js"
    for name in ("Table.js", "Table.js.br", "Table.js.gz"):
        (tmp_path / name).write_text(name)
    headers = [(b"accept-encoding", takes.encode())]
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": headers})
    answer = static.file_response(request, file, static.FOREVER)
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_packed_copies_unpack_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "words.js"
    file.write_text("const words = 'Mulde, Ähre, чаша';\n" * 100, encoding="utf-8")
    (tmp_path / "small.js").write_text("1")
    packing.pack(tmp_path, pages.node())
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "small.js",
        "words.js",
        "words.js.br",
        "words.js.gz",
    ]
    assert gzip.decompress((tmp_path / "words.js.gz").read_bytes()) == file.read_bytes()
    unpack = "process.stdout.write(require('zlib').brotliDecompressSync(fs.readFileSync(0)))"
    with (tmp_path / "words.js.br").open("rb") as packed:
        done = subprocess.run([pages.node(), "-e", unpack], stdin=packed, capture_output=True)
    assert done.stdout == file.read_bytes()
    packing.forget_packed(file)
    assert not (tmp_path / "words.js.br").exists()
