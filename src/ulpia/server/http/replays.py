"""Replays of finished games and of pasted records."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ulpia.server import play, wire
from ulpia.server.http.answers import (
    JSON,
    AHouse,
    Share,
    TableName,
    Visitor,
    address,
    asker,
    documented,
    read,
)
from ulpia.server.http.play import check_sight
from ulpia.server.reading import RecordReplay, TableReplay
from ulpia.server.tables.refusals import NotAllowed

router = APIRouter(prefix="/api", tags=["replays"])

LARGEST_RECORD = 600_000
First = Annotated[int, Query(ge=0, le=100_000)]
Most = Annotated[int, Query(ge=1, le=200)]


@router.get("/tables/{table}/replay", **documented(wire.Replay, errors=(404, 409)))
async def of_table(
    request: Request,
    table: TableName,
    house: AHouse,
    user: Visitor,
    share: Share,
    first: First = 0,
    most: Most = 100,
) -> Response:
    await check_sight(house, table, play.identity(user), share)
    house.gate.pass_through("reads", asker(request, user))
    async with house.hall.held(table) as slot:
        found = await house.hall.refreshed(slot)
        if not found.is_over():
            raise NotAllowed("not_finished")
        version = (found.version, *found.names())
    wanted = TableReplay(house.settings.database, table, first, most)
    packed = await house.reads.get(asker(request, user), wanted, version)
    return await house.reads.answer(request, packed, JSON)


@router.post("/replay", **documented(wire.Replay, wire.PastedRecord, errors=(413,)))
async def of_record(
    request: Request, house: AHouse, first: First = 0, most: Most = 100
) -> Response:
    house.gate.pass_through("tables", address(request))
    wanted = await read(request, wire.PastedRecord, LARGEST_RECORD)
    replay = RecordReplay(wanted.record, first, most)
    packed = await house.reads.get(address(request), replay)
    return await house.reads.answer(request, packed, JSON)
