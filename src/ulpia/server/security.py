"""What guards every request: origin, headers, sizes, ids and one line in the log."""

from __future__ import annotations

import secrets
import time
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ulpia.server import metrics
from ulpia.server.http.answers import refusal
from ulpia.server.tables.refusals import NotAllowed

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LOGGER: Final = structlog.get_logger("ulpia.request")


def is_same_site(headers: Headers, public_host: str | None) -> bool:
    """Say whether a request comes from our own pages, or from no page at all."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc
    return bool(host) and host in (headers.get("host"), public_host)


class Guard:
    """Refuses what other sites send, adds the headers, counts and logs."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self.app: Final = app
        self.public_host: Final = urlsplit(public_url).netloc if public_url else None
        self.is_https: Final = (public_url or "").startswith("https://")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=secrets.token_hex(4))
        is_unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if is_unsafe and not is_same_site(Headers(scope=scope), self.public_host):
            await self._refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        LOGGER.warning("cross-site request refused", path=scope["path"])
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        response: Response = refusal(NotAllowed("cross_site", "Cross-site requests are refused."))
        response.status_code = 403
        await response(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(MutableHeaders(scope=message), scope["path"])
            await send(message)

        try:
            await self.app(scope, receive, send_guarded)
        finally:
            metrics.REQUESTS.labels(scope["method"], str(status)).inc()
            # The path only: whatever is secret travels in bodies and cookies.
            LOGGER.info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )

    def _add_headers(self, headers: MutableHeaders, path: str) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.is_https:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        if path.startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")
