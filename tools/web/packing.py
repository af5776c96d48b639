"""Packed copies beside the files of the pages, which the server sends to browsers that take them.

Brotli is an eighth smaller than gzip; browsers take it over TLS and on their own machine. Python
has none in its standard library, so Node packs it.
"""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.stages import Failure

BROTLI: Final = ".br"
GZIP: Final = ".gz"
FORMS: Final = (BROTLI, GZIP)
WORTH_PACKING: Final = (".js", ".mjs", ".css", ".svg", ".html", ".json")
MIN_BYTES: Final = 1000
PROGRAM: Final = Path(__file__).with_name("brotli.mjs")


def pack(folder: Path, node: str) -> None:
    """Lay packed copies beside every file that is worth it and has none yet."""
    files = list(large_files(folder))
    for file in files:
        packed = packed_name(file, GZIP)
        if not packed.is_file():
            packed.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    pack_with_node([file for file in files if not packed_name(file, BROTLI).is_file()], node)


def pack_with_node(files: list[Path], node: str) -> None:
    if not files:
        return
    names = "".join(f"{file}\n" for file in files)
    done = subprocess.run(
        [node, str(PROGRAM)], input=names, text=True, encoding="utf-8", capture_output=True
    )
    if done.returncode != 0:
        raise Failure(f"Node could not pack the pages: {done.stderr.strip()[-500:]}")


def large_files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in WORTH_PACKING and file.stat().st_size >= MIN_BYTES:
            yield file


def packed_name(file: Path, form: str) -> Path:
    return file.with_name(file.name + form)


def forget_packed(file: Path) -> None:
    """Remove the packed copies of a file that is written anew."""
    for form in FORMS:
        packed_name(file, form).unlink(missing_ok=True)
