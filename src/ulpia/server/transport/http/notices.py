"""Notices: where I hear, of what, and links of mails."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ulpia.server.service import password_reset
from ulpia.server.service.notices import choices
from ulpia.server.service.user_changes import on_user_changed
from ulpia.server.transport.http.answers import (
    Person,
    ServicesDep,
    TableName,
    address,
    answer,
    describe,
    no_content,
    read,
)
from ulpia.table import wire

router = APIRouter(prefix="/api", tags=["notices"])

ChannelName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Key = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[\w-]+$")]


def require_rate_of_channels(services: ServicesDep, user: Person, request: Request) -> None:
    """Limit both who asks and from where: guests are quickly made, and targets may be anybody's."""
    services.rate_limiter.require_rate("channels", user.id)
    services.rate_limiter.require_rate("channels", address(request))


@router.get("/me/notices", **describe(wire.Notices, errors=(401,)))
async def show(services: ServicesDep, user: Person) -> Response:
    return answer(await choices.read_notices(services, user))


@router.put("/me/notices", **describe(None, wire.NoticeChoices, 204, errors=(401,)))
async def choose(request: Request, services: ServicesDep, user: Person) -> Response:
    await choices.choose(services, user, await read(request, wire.NoticeChoices))
    return no_content()


@router.post("/me/channels", **describe(wire.ChannelInfo, wire.NewChannel, 201, errors=(401, 409)))
async def add(request: Request, services: ServicesDep, user: Person) -> Response:
    require_rate_of_channels(services, user, request)
    wanted = await read(request, wire.NewChannel)
    if isinstance(wanted.target, wire.MailTarget):
        services.rate_limiter.require_rate("mails", address(request))
    return answer(await choices.add_channel(services, user, wanted.target), 201)


@router.delete("/me/channels/{channel}", **describe(status=204, errors=(401,)))
async def remove(channel: ChannelName, services: ServicesDep, user: Person) -> Response:
    await choices.remove_channel(services, user, channel)
    return no_content()


@router.post("/me/channels/{channel}/test", **describe(status=204, errors=(401, 404, 409)))
async def test(
    channel: ChannelName, request: Request, services: ServicesDep, user: Person
) -> Response:
    """Send a message at once, to see whether it arrives."""
    require_rate_of_channels(services, user, request)
    await choices.test_channel(services, user, channel)
    return no_content()


@router.post("/confirm-mail", **describe(None, wire.MailToken, 204, errors=(409,)))
async def confirm(request: Request, services: ServicesDep) -> Response:
    services.rate_limiter.require_rate("sign_in", address(request))
    await choices.confirm(services, (await read(request, wire.MailToken)).token)
    return no_content()


@router.post("/unsubscribe/{key}", **describe(status=204))
async def unsubscribe(key: Key, request: Request, services: ServicesDep) -> Response:
    """End the mails that this key came with (RFC 8058), without signing in."""
    services.rate_limiter.require_rate("sign_in", address(request))
    await choices.unsubscribe(services, key)
    return no_content()


@router.get("/tables/{table}/muted", **describe(wire.Muted, errors=(401, 404)))
async def is_muted(table: TableName, services: ServicesDep, user: Person) -> Response:
    return answer(wire.Muted(await choices.is_muted(services, user, table)))


@router.put("/tables/{table}/muted", **describe(None, wire.Muted, 204, errors=(401, 404, 409)))
async def mute(table: TableName, request: Request, services: ServicesDep, user: Person) -> Response:
    wanted = await read(request, wire.Muted)
    await choices.mute(services, user, table, wanted.muted)
    return no_content()


@router.post("/forgotten-password", **describe(None, wire.PasswordForgotten, 204, errors=(409,)))
async def send_password_link(request: Request, services: ServicesDep) -> Response:
    """Send a link; the answer is the same whether there is such an account or not."""
    services.rate_limiter.require_rate("mails", address(request))
    await password_reset.send_link(services, await read(request, wire.PasswordForgotten))
    return no_content()


@router.post("/new-password", **describe(None, wire.PasswordReset, 204, errors=(409,)))
async def new_password(request: Request, services: ServicesDep) -> Response:
    services.rate_limiter.require_rate("sign_in", address(request))
    user = await password_reset.set_password(services, await read(request, wire.PasswordReset))
    await on_user_changed(services, user)
    return no_content()
