"""Compress large answers of the API for clients that accept it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MIN_BYTES: Final = 4_096
MAX_BYTES_AT_ONCE: Final = 65_536
"""Larger bodies are compressed in a thread, so that tables need not wait."""
GZIP_LEVEL: Final = 4
TYPES: Final = ("application/json", "text/plain")


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    return accepts(headers, "gzip")


def accepts(headers: Mapping[str, str], wanted: str) -> bool:
    """Say whether a client takes a coding: named, and not with a weight of zero."""
    for each in headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = each.replace(" ", "").partition(";q=")
        if coding in (wanted, "*"):
            return weight.strip("0.") != "" or weight == ""
    return False


class Compression:
    """Middleware that compresses answers that come in one piece."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ours = scope["type"] == "http" and scope["path"].startswith("/api")
        if not is_ours or not accepts_gzip(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        start: Message | None = None

        async def send_small(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and is_compressible(message):
                start = message  # until the body shows how large it is
                return
            if start is not None:
                message = await compress(start, message)
                await send(start)
                start = None
            await send(message)

        await self.app(scope, receive, send_small)


def is_compressible(start: Message) -> bool:
    headers = Headers(scope=start)
    kind = headers.get("content-type", "").partition(";")[0]
    return kind in TYPES and "content-encoding" not in headers


async def compress(start: Message, message: Message) -> Message:
    """Return the body compressed if that is worth it, and say so in the headers."""
    body: bytes = message.get("body", b"")
    headers = MutableHeaders(scope=start)
    headers.add_vary_header("Accept-Encoding")
    if message.get("more_body") or len(body) < MIN_BYTES:
        return message
    if len(body) <= MAX_BYTES_AT_ONCE:
        packed = gzip.compress(body, GZIP_LEVEL, mtime=0)
    else:
        packed = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL, mtime=0)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(packed))
    return {**message, "body": packed}
