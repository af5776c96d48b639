"""Play over plain HTTP: position, commands, log, record, chat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ulpia.server import play, schema, talk, wire
from ulpia.server.commands import COMMANDS
from ulpia.server.house import House
from ulpia.server.http.answers import (
    JSON,
    AHouse,
    Person,
    Share,
    TableName,
    Visitor,
    answer,
    asker,
    decoded,
    documented,
    read_bytes,
    refusal,
)
from ulpia.server.reading import TablePast, TableRecord
from ulpia.server.store import log
from ulpia.server.tables.positions import stored_entries
from ulpia.server.tables.refusals import NotAllowed

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

LONGEST_PAST = 60
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("/position", **documented(wire.Position, errors=(404,)))
async def position(
    table: TableName,
    house: AHouse,
    user: Visitor,
    share: Share,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    wait: Annotated[float, Query(ge=0, le=play.LONGEST_WAIT)] = 0,
) -> Response:
    await check_sight(house, table, play.identity(user), share)
    if after is not None and wait:
        await play.wait_for_news(house, table, after, wait)
    found = await play.look(house, table, user, after, with_info=True, share=share)
    return Response(found, media_type=JSON)


async def check_sight(
    house: House, table: str, user: str | None, share: str | None = None
) -> int | None:
    """Return the viewer, or refuse whoever may not see the table."""
    async with house.hall.held(table) as slot:
        return await house.hall.viewer(slot, user, share)


@router.post("/commands", **documented(schema.ANSWER, schema.COMMAND, errors=(401, 404, 409)))
async def command(
    table: TableName, request: Request, house: AHouse, user: Person, share: Share
) -> Response:
    wanted = decoded(COMMANDS, await read_bytes(request))
    await check_sight(house, table, user.id, share)
    try:
        outcome = await play.obey(house, table, user, wanted, share)
    except NotAllowed as refused:
        return refusal(refused, await play.look(house, table, user, None, share=share))
    if not isinstance(outcome, int):
        return answer(outcome)
    seen = getattr(wanted, "seq", None)
    return Response(await play.look(house, table, user, seen, share=share), media_type=JSON)


@router.get("/log", **documented(wire.LogPage, errors=(404,)))
async def read_log(
    request: Request,
    table: TableName,
    house: AHouse,
    user: Visitor,
    share: Share,
    after: Number = 0,
    most: Annotated[int, Query(ge=1, le=500)] = 200,
) -> Response:
    viewer = await check_sight(house, table, play.identity(user), share)
    house.gate.pass_through("reads", asker(request, user))
    stored = await house.database.read(lambda c: log.after(c, table, after, most))
    last = stored[-1].seq if stored else after
    return answer(wire.LogPage(stored_entries(stored, viewer), last))


@router.get("/past", **documented(wire.Past, errors=(404, 409)))
async def read_past(
    request: Request,
    table: TableName,
    house: AHouse,
    user: Visitor,
    share: Share,
    first: Number,
    last: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Tell how the table looked to me after entry `first`, and after the changes up to `last`."""
    viewer = await check_sight(house, table, play.identity(user), share)
    house.gate.pass_through("reads", asker(request, user))
    upto = first if last is None else min(last, first + LONGEST_PAST)
    wanted = TablePast(house.settings.database, table, viewer, first, upto)
    packed = await house.reads.get(asker(request, user), wanted)
    return await house.reads.answer(request, packed, JSON)


@router.get("/record", **documented(str, errors=(404, 409), media="text/plain"))
async def record(
    request: Request, table: TableName, house: AHouse, user: Visitor, share: Share
) -> Response:
    viewer = await check_sight(house, table, play.identity(user), share)
    house.gate.pass_through("reads", asker(request, user))
    wanted = TableRecord(house.settings.database, table, viewer)
    packed = await house.reads.get(asker(request, user), wanted)
    headers = {"Content-Disposition": f'attachment; filename="{table}.game"'}
    return await house.reads.answer(request, packed, "text/plain", headers)


@router.get("/chat", **documented(wire.ChatPage, errors=(404,)))
async def chat(
    table: TableName, house: AHouse, user: Visitor, share: Share, after: Number = 0
) -> Response:
    viewer = await check_sight(house, table, play.identity(user), share)
    channel = talk.channel_of(viewer)
    return answer(wire.ChatPage(await talk.lines(house.hall, table, channel, after)))
