"""Replays of finished games and of pasted records."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ulpia.server import play, records, replaying, wire
from ulpia.server.http.answers import (
    AHouse,
    Share,
    TableName,
    Visitor,
    address,
    answer,
    documented,
    read,
)
from ulpia.server.http.play import check_sight
from ulpia.server.tables.refusals import NotAllowed

router = APIRouter(prefix="/api", tags=["replays"])

LARGEST_RECORD = 600_000
First = Annotated[int, Query(ge=0, le=100_000)]
Most = Annotated[int, Query(ge=1, le=200)]


@router.get("/tables/{table}/replay", **documented(wire.Replay, errors=(404, 409)))
async def of_table(
    table: TableName,
    house: AHouse,
    user: Visitor,
    share: Share,
    first: First = 0,
    most: Most = 100,
) -> Response:
    await check_sight(house, table, play.identity(user), share)
    loaded = await house.database.read(lambda c: records.whole(c, table))
    if not records.is_over(loaded):
        raise NotAllowed("not_finished")
    text = records.whole_record(loaded)
    return answer(await asyncio.to_thread(replaying.replay, text, first, most))


@router.post("/replay", **documented(wire.Replay, wire.PastedRecord, errors=(413,)))
async def of_record(
    request: Request, house: AHouse, first: First = 0, most: Most = 100
) -> Response:
    house.gate.pass_through("tables", address(request))
    wanted = await read(request, wire.PastedRecord, LARGEST_RECORD)
    return answer(await asyncio.to_thread(replaying.replay, wanted.record, first, most))
