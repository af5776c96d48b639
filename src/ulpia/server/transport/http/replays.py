"""Replays of finished games and of pasted records."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ulpia.server.service import play
from ulpia.server.service.permissions import require_sight, require_unsealed
from ulpia.server.service.slow_read_worker import RecordReplay, TableReplay
from ulpia.server.transport.http.answers import (
    JSON,
    ServicesDep,
    Share,
    TableName,
    Visitor,
    address,
    compressed_response,
    describe,
    read,
    requester,
)
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

router = APIRouter(prefix="/api", tags=["replays"])

MAX_RECORD_BYTES = 600_000
First = Annotated[int, Query(ge=0, le=100_000)]
Most = Annotated[int, Query(ge=1, le=200)]


@router.get("/tables/{table}/replay", **describe(wire.Replay, errors=(404, 409)))
async def of_table(
    request: Request,
    table: TableName,
    services: ServicesDep,
    user: Visitor,
    share: Share,
    first: First = 0,
    most: Most = 100,
) -> Response:
    await require_sight(services, table, play.user_id(user), share)
    await require_unsealed(services, table)
    services.rate_limiter.require_rate("reads", requester(request, user))
    async with services.registry.lock(table) as live:
        found = await services.registry.refresh(live)
        if not found.is_over():
            raise NotAllowed("not_finished")
        version = (found.version, *found.names())
    wanted = TableReplay(services.settings.database, table, first, most)
    packed = await services.reads.get(requester(request, user), wanted, version)
    return await compressed_response(services, request, packed, JSON)


@router.post("/replay", **describe(wire.Replay, wire.PastedRecord, errors=(413,)))
async def of_record(
    request: Request, services: ServicesDep, first: First = 0, most: Most = 100
) -> Response:
    services.rate_limiter.require_rate("tables", address(request))
    wanted = await read(request, wire.PastedRecord, MAX_RECORD_BYTES)
    replay = RecordReplay(wanted.record, first, most)
    packed = await services.reads.get(address(request), replay)
    return await compressed_response(services, request, packed, JSON)
