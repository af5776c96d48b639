"""The web application: routes, middleware and error handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ulpia.server.service.close_codes import CLOSE_NO_TABLE
from ulpia.server.service.services import Services
from ulpia.server.transport.compression import Compression
from ulpia.server.transport.http import (
    club,
    friends,
    hosting,
    notices,
    operation,
    people,
    play,
    puzzles,
    replays,
    reviews,
    shares,
    tables,
    tournaments,
)
from ulpia.server.transport.http.answers import refusal_response
from ulpia.server.transport.security import Guard
from ulpia.server.transport.sockets import TABLE_ID, table_socket
from ulpia.server.transport.static import page
from ulpia.server.transport.study_sockets import study_socket
from ulpia.table import schema
from ulpia.table.refusals import NotAllowed

ROUTERS: Final = (
    people.router,
    tables.router,
    shares.router,
    notices.router,
    play.router,
    replays.router,
    puzzles.router,
    reviews.router,
    club.router,
    friends.router,
    hosting.router,
    tournaments.router,
    operation.router,
)


def make_app(services: Services) -> FastAPI:
    """Return the web application; it starts and stops the services."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    app = FastAPI(
        title="Ulpia",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=life,
        middleware=[
            Middleware(Guard, settings=services.settings),
            Middleware(Compression),
        ],
        exception_handlers={
            NotAllowed: answer_refusal,
            RequestValidationError: answer_bad_request,
            HTTPException: answer_http_error,
        },
    )
    app.state.services = services
    for router in ROUTERS:  # `include_router` would build them again, during the first request
        app.router.routes.extend(router.routes)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", serve_table_socket))
    for place in ("reviews", "tables"):
        path = f"/api/{place}/{{{place}}}/rooms/{{word}}/socket"
        app.router.routes.append(WebSocketRoute(path, study_socket))
    app.router.routes.append(Route("/api/{path:path}", no_such_path))
    app.router.routes.append(Route("/{path:path}", page, methods=["GET"]))
    app.openapi = lambda: openapi_document(app)  # type: ignore[method-assign]
    return app


async def serve_table_socket(socket: WebSocket) -> None:
    table: str = socket.path_params["table"]
    if not TABLE_ID.fullmatch(table):
        await socket.accept()
        await socket.close(CLOSE_NO_TABLE, "no_table")
        return
    structlog.contextvars.bind_contextvars(table=table)
    await table_socket(socket, table)


async def no_such_path(request: Request) -> Response:
    response = refusal_response(NotAllowed("no_such_path", "There is nothing at this address."))
    response.status_code = 404
    return response


async def answer_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotAllowed)
    return refusal_response(error)


async def answer_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    places = [".".join([str(part) for part in each["loc"]]) for each in error.errors()]
    return refusal_response(NotAllowed("bad_message", f"Not understood: {', '.join(places)}."))


async def answer_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal_response(NotAllowed("http", str(error.detail)))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """Return the document of the API, with the structs of `wire` as its schemas."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        document["components"] = {"schemas": schema.components()}
        app.openapi_schema = document
    return app.openapi_schema
