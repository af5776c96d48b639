"""People among themselves: friends, invitations, reports, programs, notes, quick matches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse

from ulpia.server.service.people import (
    game_notes,
    own_data,
    programs,
    quick_match,
    relations,
    reports,
)
from ulpia.server.transport.http.answers import (
    JSON,
    Person,
    ServicesDep,
    Share,
    TableName,
    answer,
    describe,
    no_content,
    read,
)
from ulpia.table import wire

router = APIRouter(prefix="/api", tags=["people"])

UserName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]


@router.get("/me/people", **describe(wire.People, errors=(401,)))
async def my_people(services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("reads", user.id)
    return answer(await relations.read_people(services, user))


@router.put("/me/people", **describe(wire.People, wire.RelationWish, errors=(401, 403, 404, 409)))
async def relate(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("people", user.id)
    await relations.relate(services, user, await read(request, wire.RelationWish))
    return answer(await relations.read_people(services, user))


@router.post(
    "/tables/{table}/invitations",
    **describe(None, wire.Guestlist, 204, errors=(401, 404, 409)),
)
async def invite(
    table: TableName, request: Request, services: ServicesDep, user: Person
) -> Response:
    services.rate_limiter.require_rate("people", user.id)
    wanted = await read(request, wire.Guestlist)
    await relations.invite(services, user, table, wanted.name)
    return no_content()


@router.delete("/me/invitations/{table}", **describe(status=204, errors=(401,)))
async def decline(table: TableName, services: ServicesDep, user: Person) -> Response:
    await relations.decline(services, user, table)
    return no_content()


@router.post(
    "/tables/{table}/reports", **describe(None, wire.ReportWish, 204, errors=(401, 404, 409))
)
async def report(
    table: TableName, request: Request, services: ServicesDep, user: Person, share: Share
) -> Response:
    services.rate_limiter.require_rate("people", user.id)
    await reports.report(services, user, table, await read(request, wire.ReportWish), share)
    return no_content()


@router.get("/tables/{table}/note", **describe(wire.GameNote, errors=(401, 404)))
async def my_note(table: TableName, services: ServicesDep, user: Person, share: Share) -> Response:
    return answer(await game_notes.read_note(services, user, table, share))


@router.put("/tables/{table}/note", **describe(None, wire.GameNote, 204, errors=(401, 404)))
async def keep_note(
    table: TableName, request: Request, services: ServicesDep, user: Person, share: Share
) -> Response:
    services.rate_limiter.require_rate("chat", user.id)
    wanted = await read(request, wire.GameNote)
    await game_notes.keep_note(services, user, table, wanted.text, share)
    return no_content()


@router.get("/quick-match", **describe(wire.Seeking, errors=(401,)))
async def how_my_search_goes(services: ServicesDep, user: Person) -> Response:
    return answer(await quick_match.how_it_goes(services, user))


@router.post("/quick-match", **describe(wire.Seeking, wire.SeekWish, errors=(401, 403)))
async def seek(request: Request, services: ServicesDep, user: Person) -> Response:
    """Find people for a game now; ask again every few seconds until there is a table."""
    services.rate_limiter.require_rate("seeks", user.id)
    services.page_viewers.note(user.id)
    return answer(await quick_match.seek(services, user, await read(request, wire.SeekWish)))


@router.delete("/quick-match", **describe(status=204, errors=(401,)))
async def stop_seeking(services: ServicesDep, user: Person) -> Response:
    await quick_match.stop_seeking(services, user)
    return no_content()


@router.get("/me/programs", **describe(wire.ProgramList, errors=(401,)))
async def my_programs(services: ServicesDep, user: Person) -> Response:
    return answer(await programs.list_programs(services, user))


@router.post(
    "/me/programs", **describe(wire.ProgramToken, wire.NewProgram, 201, errors=(401, 403, 409))
)
async def add_program(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("people", user.id)
    wanted = await read(request, wire.NewProgram)
    return answer(await programs.add_program(services, user, wanted.name), 201)


@router.post("/me/programs/{program}/token", **describe(wire.ProgramToken, errors=(401, 404)))
async def renew_token(program: UserName, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("people", user.id)
    return answer(await programs.renew_token(services, user, program))


@router.delete("/me/programs/{program}", **describe(status=204, errors=(401, 404)))
async def remove_program(program: UserName, services: ServicesDep, user: Person) -> Response:
    await programs.remove_program(services, user, program)
    return no_content()


@router.get("/me/export", **describe(errors=(401,)))
async def export(services: ServicesDep, user: Person) -> Response:
    """Send everything that is stored about me, as one JSON document."""
    services.rate_limiter.require_rate("exports", user.id)
    headers = {"Content-Disposition": 'attachment; filename="ulpia-my-data.json"'}
    parts = own_data.export_own_data(services, user)
    return StreamingResponse(parts, headers=headers, media_type=JSON)
