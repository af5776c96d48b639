"""For the host of the server: reports, people, tables, health. Everybody else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from ulpia.server.service.hosting import moderation, overview, repairs
from ulpia.server.transport.http.answers import (
    Host,
    ServicesDep,
    TableName,
    answer,
    describe,
    no_content,
    read,
)
from ulpia.table import wire

router = APIRouter(prefix="/api/host", tags=["host"])

Name = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Which = Literal["open", "running", "finished", "abandoned"]


@router.get("/health", **describe(wire.ServerHealth, errors=(401, 403)))
async def health(services: ServicesDep, host: Host) -> Response:
    return answer(await overview.read_health(services))


@router.get("/people", **describe(wire.PersonList, errors=(401, 403)))
async def people(
    services: ServicesDep, host: Host, name: Annotated[str, Query(max_length=24)] = ""
) -> Response:
    return answer(await overview.find_people(services, name))


@router.put("/people/{user}/ban", **describe(None, wire.Ban, 204, errors=(401, 403, 404, 409)))
async def ban(user: Name, request: Request, services: ServicesDep, host: Host) -> Response:
    await moderation.ban(services, host, user, await read(request, wire.Ban))
    return no_content()


@router.get("/reports", **describe(wire.ReportList, errors=(401, 403)))
async def reports(services: ServicesDep, host: Host) -> Response:
    return answer(await moderation.list_reports(services))


@router.post("/reports/{report}", **describe(None, wire.Settlement, 204, errors=(401, 403, 404)))
async def settle(report: Name, request: Request, services: ServicesDep, host: Host) -> Response:
    wanted = await read(request, wire.Settlement)
    await moderation.settle(services, host, report, wanted.outcome)
    return no_content()


@router.get("/tables", **describe(wire.TableList, errors=(401, 403)))
async def tables(services: ServicesDep, host: Host, state: Which = "running") -> Response:
    return answer(await overview.list_tables(services, state))


@router.post("/tables/{table}/close", **describe(status=204, errors=(401, 403, 404, 409)))
async def close(table: TableName, services: ServicesDep, host: Host) -> Response:
    await repairs.close_table(services, table)
    return no_content()


@router.post(
    "/tables/{table}/repair", **describe(None, wire.Repair, 204, errors=(401, 403, 404, 409))
)
async def repair(table: TableName, request: Request, services: ServicesDep, host: Host) -> Response:
    await repairs.repair_table(services, table, await read(request, wire.Repair))
    return no_content()
