"""What guards every request: host, origin, headers, time, ids and one line in the log."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ulpia.server import metrics
from ulpia.server.hosts import allowed_hosts
from ulpia.server.http.answers import refusal
from ulpia.server.settings import Settings
from ulpia.server.store.errors import is_outage
from ulpia.server.tables.refusals import NotAllowed

SAFE: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("/healthz", "/readyz")
"""Asked by whatever watches the server, under any name."""
TRY_AGAIN, INTERNAL_ERROR = 1013, 1011
CLIENT_LEFT: Final = 499
"""In the log only: nobody is there to be answered."""
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


class TooLate(Exception):
    """An error came when the answer had begun: only the connection can be ended."""


class Guard:
    """Refuses what is not meant for us, adds the headers, ends what fails, counts and logs."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        public_url = settings.public_url
        self.app: Final = app
        self.public_host: Final = urlsplit(public_url).netloc if public_url else None
        self.is_https: Final = (public_url or "").startswith("https://")
        self.hosts: Final = allowed_hosts(settings)
        self.body_timeout_s: Final = settings.body_timeout_s

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=secrets.token_hex(4))
        refused = self._refusal(scope)
        if scope["type"] == "http":
            await self._serve(scope, receive, send, refused)
        elif refused is None:
            await self._serve_socket(scope, receive, send)
        else:
            LOGGER.warning(refused.code, path=scope["path"])
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def _refusal(self, scope: Scope) -> NotAllowed | None:
        """Return why a request is not for us, if it is not."""
        headers = Headers(scope=scope)
        foreign = [host for host in headers.getlist("host") if not self.hosts.allows(host)]
        if foreign and scope["path"] not in PROBES:
            sentence = f"This server does not go by the name {foreign[0]}: see allowed_hosts."
            return NotAllowed("wrong_host", sentence)
        is_unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if is_unsafe and not is_same_site(headers, self.public_host):
            return NotAllowed("cross_site", "Cross-site requests are refused.")
        return None

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_closed = False

        async def send_watched(message: Message) -> None:
            nonlocal is_closed
            is_closed = is_closed or message["type"] == "websocket.close"
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        except Exception as error:
            log_failure(error, scope["path"])
            if not is_closed:
                code = TRY_AGAIN if is_outage(error) else INTERNAL_ERROR
                await send({"type": "websocket.close", "code": code})

    async def _serve(
        self, scope: Scope, receive: Receive, send: Send, refused: NotAllowed | None
    ) -> None:
        began = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        try:
            if refused is not None:
                raise refused
            await self.app(scope, self._in_time(receive), send_guarded)
        except ClientDisconnect:
            status = status or CLIENT_LEFT
        except Exception as error:
            if status:
                raise TooLate(type(error).__name__) from error
            response = answer_to(error, scope["path"])
            await response(scope, receive, send_guarded)
        finally:
            metrics.REQUESTS.labels(scope["method"], str(status or 500)).inc()
            # The path only: whatever is secret travels in bodies and cookies.
            LOGGER.info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status or 500,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )

    def _in_time(self, receive: Receive) -> Receive:
        """Return `receive` with a limit for the whole body; what comes after it may take long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.body_timeout_s
        is_whole = False

        async def receive_in_time() -> Message:
            nonlocal is_whole
            if is_whole:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, until - loop.time()))
            except TimeoutError as error:
                raise NotAllowed("too_slow", "The body of the request came too slowly.") from error
            is_whole = message["type"] != "http.request" or not message.get("more_body", False)
            return message

        return receive_in_time

    def _add_headers(self, headers: MutableHeaders, scope: Scope) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.is_https:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        if scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")
        renewed = scope.get("state", {}).get("renewed_cookie")
        if renewed is not None and "set-cookie" not in headers:
            headers["Set-Cookie"] = renewed


def answer_to(error: Exception, path: str) -> Response:
    """Return what a client is told of an error; what it says itself stays in the log."""
    if isinstance(error, NotAllowed):
        LOGGER.warning(error.code, path=path)
        return refusal(error)
    log_failure(error, path)
    if is_outage(error):
        return refusal(NotAllowed("unavailable", "The database cannot be reached."))
    return refusal(NotAllowed("server_error"))


def log_failure(error: Exception, path: str) -> None:
    """Log an error once: in a line if the database is away, with its traceback if it is ours."""
    if is_outage(error):
        LOGGER.warning("database out of reach", path=path, error=type(error).__name__)
    else:
        LOGGER.error("request failed", path=path, exc_info=error)
