"""People: come in, claim a name, sign in and out, leave for good."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ulpia.server.service import holidays
from ulpia.server.service.account_deletion import leave_tables
from ulpia.server.service.accounts import User
from ulpia.server.service.user_changes import on_user_changed
from ulpia.server.transport.http.answers import (
    COOKIE,
    Person,
    ServicesDep,
    Visitor,
    address,
    answer,
    describe,
    no_content,
    read,
    set_session_cookie,
)
from ulpia.table import wire

router = APIRouter(prefix="/api", tags=["people"])


def me_response(user: User, status: int = 200) -> Response:
    is_program = user.program_of is not None
    return answer(wire.Me(user.id, user.name, user.guest, user.is_host(), is_program), status)


@router.post("/guests", **describe(wire.Me, wire.GuestName, 201, errors=(409,)))
async def come_in(request: Request, services: ServicesDep) -> Response:
    services.rate_limiter.require_rate("guests", address(request))
    wanted = await read(request, wire.GuestName)
    user, token = await services.accounts.add_guest(wanted.name)
    return set_session_cookie(services, me_response(user, 201), token)


@router.get("/me", **describe(wire.Me, errors=(401,)))
async def me(user: Person) -> Response:
    return me_response(user)


@router.get("/visitor", **describe(wire.Me))
async def visitor(user: Visitor) -> Response:
    """Tell who is asking, as `/me` does; nothing (204) for somebody who has not come in yet."""
    return no_content() if user is None else me_response(user)


@router.patch("/me", **describe(wire.Me, wire.GuestName, errors=(401, 409)))
async def rename(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("names", user.id)
    wanted = await read(request, wire.GuestName)
    renamed = await services.accounts.rename(user, wanted.name)
    await on_user_changed(services, user.id)
    return me_response(renamed)


@router.post("/me/claim", **describe(wire.Me, wire.Credentials, errors=(401, 409)))
async def claim(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("sign_in", address(request))
    wanted = await read(request, wire.Credentials)
    claimed = await services.accounts.claim(user, wanted.name, wanted.password)
    await on_user_changed(services, user.id)
    return me_response(claimed)


@router.post("/me/password", **describe(None, wire.NewPassword, 204, errors=(401, 403)))
async def change_password(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("sign_in", address(request))
    wanted = await read(request, wire.NewPassword)
    await services.accounts.change_password(user, wanted.old, wanted.new)
    await on_user_changed(services, user.id)
    return no_content()


@router.post("/me/delete", **describe(None, wire.AccountDeletion, 204, errors=(401, 403)))
async def delete(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("sign_in", address(request))
    wanted = await read(request, wire.AccountDeletion)
    for gone, tables in await services.accounts.delete(user, wanted.password):
        await leave_tables(services, gone, tables)
    return clear_cookie()


@router.get("/me/holidays", **describe(wire.Holidays, errors=(401,)))
async def my_holidays(services: ServicesDep, user: Person) -> Response:
    return answer(await holidays.read_holidays(services, user))


@router.post("/me/holidays", **describe(wire.Holidays, wire.Holiday, errors=(401, 409)))
async def take_holiday(request: Request, services: ServicesDep, user: Person) -> Response:
    """Rest from `since` to `until`; the same moment twice ends a holiday."""
    services.rate_limiter.require_rate("names", user.id)
    return answer(await holidays.take_holiday(services, user, await read(request, wire.Holiday)))


@router.post("/sign-in", **describe(wire.Me, wire.Credentials, errors=(403,)))
async def sign_in(request: Request, services: ServicesDep) -> Response:
    wanted = await read(request, wire.Credentials)
    services.sign_ins.require_attempt(wanted.name, address(request))
    user, token = await services.accounts.sign_in(wanted.name, wanted.password)
    services.sign_ins.note_success(wanted.name, address(request))
    return set_session_cookie(services, me_response(user), token)


@router.post("/sign-out", **describe(status=204, errors=(401,)))
async def sign_out(services: ServicesDep, user: Person) -> Response:
    await services.accounts.sign_out(user)
    await on_user_changed(services, user.id)
    return clear_cookie()


@router.post("/sign-out-everywhere", **describe(status=204, errors=(401,)))
async def sign_out_everywhere(services: ServicesDep, user: Person) -> Response:
    await services.accounts.sign_out_everywhere(user)
    await on_user_changed(services, user.id)
    return clear_cookie()


def clear_cookie() -> Response:
    response = no_content()
    response.delete_cookie(COOKIE, path="/")
    return response
