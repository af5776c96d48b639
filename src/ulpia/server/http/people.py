"""People: come in, claim a name, sign in and out, leave for good."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ulpia.server import wire
from ulpia.server.accounts import User
from ulpia.server.farewell import leave_tables
from ulpia.server.http.answers import (
    COOKIE,
    AHouse,
    Person,
    Visitor,
    address,
    answer,
    documented,
    nothing,
    read,
    with_cookie,
)

router = APIRouter(prefix="/api", tags=["people"])


def told(user: User, status: int = 200) -> Response:
    return answer(wire.Me(user.id, user.name, user.guest), status)


@router.post("/guests", **documented(wire.Me, wire.GuestName, 201, errors=(409,)))
async def come_in(request: Request, house: AHouse) -> Response:
    house.gate.pass_through("guests", address(request))
    wanted = await read(request, wire.GuestName)
    user, token = await house.accounts.come_in(wanted.name)
    return with_cookie(house, told(user, 201), token)


@router.get("/me", **documented(wire.Me, errors=(401,)))
async def me(user: Person) -> Response:
    return told(user)


@router.get("/visitor", **documented(wire.Me))
async def visitor(user: Visitor) -> Response:
    """Tell who is asking, as `/me` does; nothing (204) for somebody who has not come in yet."""
    return nothing() if user is None else told(user)


@router.patch("/me", **documented(wire.Me, wire.GuestName, errors=(401, 409)))
async def rename(request: Request, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("names", user.id)
    wanted = await read(request, wire.GuestName)
    renamed = await house.accounts.rename(user, wanted.name)
    await house.hall.heard_of_user(user.id)
    return told(renamed)


@router.post("/me/claim", **documented(wire.Me, wire.Credentials, errors=(401, 409)))
async def claim(request: Request, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("sign_in", address(request))
    wanted = await read(request, wire.Credentials)
    claimed = await house.accounts.claim(user, wanted.name, wanted.password)
    await house.hall.heard_of_user(user.id)
    return told(claimed)


@router.post("/me/password", **documented(None, wire.NewPassword, 204, errors=(401, 403)))
async def change_password(request: Request, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("sign_in", address(request))
    wanted = await read(request, wire.NewPassword)
    await house.accounts.change_password(user, wanted.old, wanted.new)
    await house.hall.heard_of_user(user.id)
    return nothing()


@router.post("/me/delete", **documented(None, wire.Farewell, 204, errors=(401, 403)))
async def delete(request: Request, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("sign_in", address(request))
    wanted = await read(request, wire.Farewell)
    tables = await house.accounts.delete(user, wanted.password)
    await leave_tables(house, user, tables)
    return without_cookie()


@router.post("/sign-in", **documented(wire.Me, wire.Credentials, errors=(403,)))
async def sign_in(request: Request, house: AHouse) -> Response:
    wanted = await read(request, wire.Credentials)
    house.sign_ins.begin(wanted.name, address(request))
    user, token = await house.accounts.sign_in(wanted.name, wanted.password)
    house.sign_ins.succeed(wanted.name, address(request))
    return with_cookie(house, told(user), token)


@router.post("/sign-out", **documented(status=204, errors=(401,)))
async def sign_out(house: AHouse, user: Person) -> Response:
    await house.accounts.sign_out(user)
    await house.hall.heard_of_user(user.id)
    return without_cookie()


@router.post("/sign-out-everywhere", **documented(status=204, errors=(401,)))
async def sign_out_everywhere(house: AHouse, user: Person) -> Response:
    await house.accounts.sign_out_everywhere(user)
    await house.hall.heard_of_user(user.id)
    return without_cookie()


def without_cookie() -> Response:
    response = nothing()
    response.delete_cookie(COOKIE, path="/")
    return response
