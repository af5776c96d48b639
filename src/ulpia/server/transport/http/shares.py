"""Share links: players make and end them, anybody may follow one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ulpia.server.service import share_links
from ulpia.server.service.play import read_info
from ulpia.server.transport.http.answers import (
    DAY_S,
    SHARE_COOKIE,
    Person,
    ServicesDep,
    TableName,
    Visitor,
    address,
    answer,
    describe,
    no_content,
    read,
)
from ulpia.table import wire

router = APIRouter(prefix="/api/tables/{table}", tags=["share links"])


@router.get("/share", **describe(wire.ShareLink, errors=(401, 404, 409)))
async def show(table: TableName, services: ServicesDep, user: Person) -> Response:
    return answer(await share_links.read_share(services, table, user))


@router.post("/share", **describe(wire.ShareLink, errors=(401, 404, 409)))
async def make(table: TableName, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    return answer(await share_links.make_share(services, table, user))


@router.delete("/share", **describe(status=204, errors=(401, 404, 409)))
async def end(table: TableName, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    await share_links.end_share(services, table, user)
    return no_content()


@router.post("/visit", **describe(wire.TableInfo, wire.ShareKey, errors=(404,)))
async def visit(
    table: TableName, request: Request, services: ServicesDep, user: Visitor
) -> Response:
    """Follow a share link: from now on this browser may look at the table."""
    services.rate_limiter.require_rate("requests", address(request))
    wanted = await read(request, wire.ShareKey)
    await share_links.require_share_key(services, table, wanted.key)
    shown = await read_info(services, table, None if user is None else user.id, wanted.key)
    response = answer(shown)
    response.set_cookie(
        SHARE_COOKIE,
        wanted.key,
        max_age=services.settings.session_days * DAY_S,
        path=f"/api/tables/{table}",
        secure=services.settings.is_https(),
        httponly=True,
        samesite="lax",
    )
    return response
