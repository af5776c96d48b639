"""The application: routes, guards, and the house behind them."""

from __future__ import annotations

import re
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

from ulpia.server import schema
from ulpia.server.compression import Compression
from ulpia.server.hall import NO_TABLE
from ulpia.server.house import House
from ulpia.server.http import operation, people, play, replays, shares, tables
from ulpia.server.http.answers import refusal
from ulpia.server.security import Guard
from ulpia.server.sockets import table_socket
from ulpia.server.static import page
from ulpia.server.tables.refusals import NotAllowed

TABLE_ID: Final = re.compile("[a-z0-9]{1,32}")
ROUTERS: Final = (
    people.router,
    tables.router,
    shares.router,
    play.router,
    replays.router,
    operation.router,
)


def make_app(house: House) -> FastAPI:
    """Return the application of a house; both start and stop together."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Ulpia",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=life,
        middleware=[
            Middleware(Guard, settings=house.settings),
            Middleware(Compression),
        ],
        exception_handlers={
            NotAllowed: refused,
            RequestValidationError: misunderstood,
            HTTPException: by_status,
        },
    )
    app.state.house = house
    for router in ROUTERS:
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", at_table))
    app.router.routes.append(Route("/api/{path:path}", no_such_path))
    app.router.routes.append(Route("/{path:path}", page, methods=["GET"]))
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


async def at_table(socket: WebSocket) -> None:
    table: str = socket.path_params["table"]
    if not TABLE_ID.fullmatch(table):
        await socket.accept()
        await socket.close(NO_TABLE, "no_table")
        return
    structlog.contextvars.bind_contextvars(table=table)
    await table_socket(socket, table)


async def no_such_path(request: Request) -> Response:
    response = refusal(NotAllowed("no_such_path", "There is nothing at this address."))
    response.status_code = 404
    return response


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotAllowed)
    return refusal(error)


async def misunderstood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    places = [".".join([str(part) for part in each["loc"]]) for each in error.errors()]
    return refusal(NotAllowed("bad_message", f"Not understood: {', '.join(places)}."))


async def by_status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal(NotAllowed("http", str(error.detail)))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def openapi(app: FastAPI) -> dict[str, Any]:
    """Return the document of the API, with the structs of `wire` as its schemas."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        document["components"] = {"schemas": schema.components()}
        app.openapi_schema = document
    return app.openapi_schema
