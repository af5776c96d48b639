"""Share links: players make and end them, anybody may follow one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ulpia.server import sharing, wire
from ulpia.server.http.answers import (
    DAY_S,
    SHARE_COOKIE,
    AHouse,
    Person,
    TableName,
    Visitor,
    address,
    answer,
    documented,
    nothing,
    read,
)
from ulpia.server.http.tables import info

router = APIRouter(prefix="/api/tables/{table}", tags=["share links"])


@router.get("/share", **documented(wire.ShareLink, errors=(401, 404, 409)))
async def show(table: TableName, house: AHouse, user: Person) -> Response:
    return answer(await sharing.read_share(house, table, user))


@router.post("/share", **documented(wire.ShareLink, errors=(401, 404, 409)))
async def make(table: TableName, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("tables", user.id)
    return answer(await sharing.make_share(house, table, user))


@router.delete("/share", **documented(status=204, errors=(401, 404, 409)))
async def end(table: TableName, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("tables", user.id)
    await sharing.end_share(house, table, user)
    return nothing()


@router.post("/visit", **documented(wire.TableInfo, wire.ShareKey, errors=(404,)))
async def visit(table: TableName, request: Request, house: AHouse, user: Visitor) -> Response:
    """Follow a share link: from now on this browser may look at the table."""
    house.gate.pass_through("requests", address(request))
    wanted = await read(request, wire.ShareKey)
    await sharing.require_share_key(house, table, wanted.key)
    told = await info(house, table, None if user is None else user.id, wanted.key)
    response = answer(told)
    response.set_cookie(
        SHARE_COOKIE,
        wanted.key,
        max_age=house.settings.session_days * DAY_S,
        path=f"/api/tables/{table}",
        secure=house.settings.is_https(),
        httponly=True,
        samesite="lax",
    )
    return response
