"""Play over plain HTTP: position, commands, log, record, chat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from ulpia.server.service import chat, play
from ulpia.server.service.permissions import require_sight, require_unsealed
from ulpia.server.service.slow_read_worker import TablePast, TableRecord, TableSandbox
from ulpia.server.transport.http.answers import (
    JSON,
    Person,
    ServicesDep,
    Share,
    TableName,
    Visitor,
    answer,
    compressed_response,
    decode,
    describe,
    read,
    read_bytes,
    refusal_response,
    requester,
)
from ulpia.table import schema, wire
from ulpia.table.commands import COMMANDS
from ulpia.table.refusals import NotAllowed

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

MAX_PAST_VIEWS = 60
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("/position", **describe(wire.Position, errors=(404,)))
async def position(
    table: TableName,
    services: ServicesDep,
    user: Visitor,
    share: Share,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    wait: Annotated[float, Query(ge=0, le=play.MAX_WAIT_S)] = 0,
) -> Response:
    await require_sight(services, table, play.user_id(user), share)
    if after is not None and wait:
        await play.wait_for_change(services, table, after, wait)
    found = await play.read_position(services, table, user, after, with_info=True, share=share)
    return Response(found, media_type=JSON)


@router.post("/commands", **describe(schema.ANSWER, schema.COMMAND, errors=(401, 404, 409)))
async def command(
    table: TableName, request: Request, services: ServicesDep, user: Person, share: Share
) -> Response:
    wanted = decode(COMMANDS, await read_bytes(request))
    await require_sight(services, table, user.id, share)
    try:
        outcome = await play.execute(services, table, user, wanted, share)
    except NotAllowed as refused:
        return refusal_response(
            refused, await play.read_position(services, table, user, None, share=share)
        )
    if not isinstance(outcome, int):
        return answer(outcome)
    seen = getattr(wanted, "seq", None)
    return Response(
        await play.read_position(services, table, user, seen, share=share), media_type=JSON
    )


@router.get("/log", **describe(wire.LogPage, errors=(404,)))
async def read_log(
    request: Request,
    table: TableName,
    services: ServicesDep,
    user: Visitor,
    share: Share,
    after: Number = 0,
    most: Annotated[int, Query(ge=1, le=500)] = 200,
) -> Response:
    viewer = await require_sight(services, table, play.user_id(user), share)
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await play.read_log(services, table, viewer, after, most))


@router.get("/past", **describe(wire.Past, errors=(404, 409)))
async def read_past(
    request: Request,
    table: TableName,
    services: ServicesDep,
    user: Visitor,
    share: Share,
    first: Number,
    last: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Tell how the table looked to me after entry `first`, and after the changes up to `last`."""
    viewer = await require_sight(services, table, play.user_id(user), share)
    services.rate_limiter.require_rate("reads", requester(request, user))
    upto = first if last is None else min(last, first + MAX_PAST_VIEWS)
    wanted = TablePast(services.settings.database, table, viewer, first, upto)
    packed = await services.reads.get(requester(request, user), wanted)
    return await compressed_response(services, request, packed, JSON)


@router.post("/try", **describe(wire.Sandbox, wire.TryWish, errors=(401, 404, 409, 413)))
async def try_moves(
    request: Request,
    table: TableName,
    services: ServicesDep,
    user: Person,
) -> Response:
    """Show where moves of all seats lead, from what I know; the rest is imagined."""
    seat = await require_sight(services, table, user.id)
    if seat is None:
        raise NotAllowed("not_seated")
    services.rate_limiter.require_rate("reads", user.id)
    wish = msgspec.json.encode(await read(request, wire.TryWish))
    wanted = TableSandbox(services.settings.database, table, seat, wish)
    packed = await services.reads.get(user.id, wanted)
    return await compressed_response(services, request, packed, JSON)


@router.get("/record", **describe(str, errors=(404, 409), media="text/plain"))
async def record(
    request: Request, table: TableName, services: ServicesDep, user: Visitor, share: Share
) -> Response:
    viewer = await require_sight(services, table, play.user_id(user), share)
    await require_unsealed(services, table)
    services.rate_limiter.require_rate("reads", requester(request, user))
    wanted = TableRecord(services.settings.database, table, viewer)
    packed = await services.reads.get(requester(request, user), wanted)
    headers = {"Content-Disposition": f'attachment; filename="{table}.game"'}
    return await compressed_response(services, request, packed, "text/plain", headers)


@router.get("/chat", **describe(wire.ChatPage, errors=(404,)))
async def chat_page(
    table: TableName, services: ServicesDep, user: Visitor, share: Share, after: Number = 0
) -> Response:
    viewer = await require_sight(services, table, play.user_id(user), share)
    channel = chat.channel_of(viewer)
    reader = play.user_id(user)
    return answer(wire.ChatPage(await chat.read_lines(services, table, channel, after, reader)))
