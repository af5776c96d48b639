"""Middleware for every request: host, origin, headers, timeouts, errors and the log."""

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
from ulpia.server.service.outages import is_outage
from ulpia.server.settings import Settings
from ulpia.server.transport.hosts import allowed_hosts
from ulpia.server.transport.http.answers import refusal_response
from ulpia.table.refusals import NotAllowed

SAFE: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("/healthz", "/readyz")
"""Probes of monitoring, which may use any host name."""
TRY_AGAIN, INTERNAL_ERROR = 1013, 1011
CLIENT_LEFT: Final = 499
"""A status for the log only: the client has gone."""
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        # Python for WebAssembly, for whoever plays without a server
        "script-src 'self' 'wasm-unsafe-eval'",
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
    """An error came after the answer had begun, so the connection must end."""


class Guard:
    """Refuses foreign requests, adds headers, answers errors, counts and logs."""

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
        """Return why a request is refused, or None."""
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
            await self.app(scope, self._with_body_timeout(receive), send_guarded)
        except ClientDisconnect:
            status = status or CLIENT_LEFT
        except Exception as error:
            if status:
                raise TooLate(type(error).__name__) from error
            response = error_response(error, scope["path"])
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

    def _with_body_timeout(self, receive: Receive) -> Receive:
        """Return `receive` with a timeout for the whole body."""
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


def error_response(error: Exception, path: str) -> Response:
    """Return the answer to an error; its details stay in the log."""
    if isinstance(error, NotAllowed):
        LOGGER.warning(error.code, path=path)
        return refusal_response(error)
    log_failure(error, path)
    if is_outage(error):
        return refusal_response(NotAllowed("unavailable", "The database cannot be reached."))
    return refusal_response(NotAllowed("server_error"))


def log_failure(error: Exception, path: str) -> None:
    """Log an error: in one line if the database is unreachable, else with its traceback."""
    if is_outage(error):
        LOGGER.warning("database out of reach", path=path, error=type(error).__name__)
    else:
        LOGGER.error("request failed", path=path, exc_info=error)
