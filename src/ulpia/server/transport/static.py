"""The browser's files; every other address gets index.html."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from ulpia.server.transport.compression import accepts

FOLDER: Final = Path(__file__).resolve().parents[2] / "_static"
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Codings, the smallest first, and how copies that were packed with the pages are called."""
MAX_NAME: Final = 255
MAX_PATH: Final = 2_000
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ulpia</title>
<h1>Ulpia is running</h1>
<p>The pages for the browser have not been built in this checkout. Run
<code>python3 dev.py play</code>, which builds them and starts the server, or install a released
package, which contains them. The API is at work: see <code>docs/api.md</code>.</p>
</html>
"""


def page(request: Request) -> Response:
    """Answer any address outside the API."""
    path: str = request.path_params.get("path", "")
    if not is_possible(path) or len(path) > MAX_PATH:
        return Response("no such page", 404, media_type="text/plain")
    file = file_at(FOLDER, path)
    if file is not None:
        cached = FOREVER if path.startswith("assets/") else ALWAYS_ASK
        return file_response(request, file, cached)
    index = FOLDER / "index.html"
    if "." in path.rpartition("/")[2]:
        return Response("no such file", 404, media_type="text/plain")
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 200, headers={"Cache-Control": ALWAYS_ASK})
    return file_response(request, index, ALWAYS_ASK)


def file_at(folder: Path, path: str) -> Path | None:
    """Return a file below `folder`, never one outside of it."""
    if not path or not is_possible(path):
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def is_possible(path: str) -> bool:
    """Say whether a file could have this path."""
    parts = path.encode(errors="surrogatepass").split(b"/")
    return all(len(part) <= MAX_NAME and b"\0" not in part for part in parts)


def file_response(request: Request, file: Path, cached: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    for coding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if accepts(request.headers, coding) and packed.is_file():
            headers["Content-Encoding"] = coding
            return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
