"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ulpia.server.service.club import tournaments
from ulpia.server.transport.http.answers import (
    Person,
    ServicesDep,
    Visitor,
    answer,
    describe,
    read,
    requester,
)
from ulpia.table import wire

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

Name = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]


@router.get("", **describe(wire.TournamentList))
async def all_tournaments(request: Request, services: ServicesDep, user: Visitor) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await tournaments.list_tournaments(services, user))


@router.post("", **describe(wire.Tournament, wire.NewTournament, 201, errors=(401, 403, 409)))
async def make(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    wanted = await read(request, wire.NewTournament)
    name = await tournaments.make_tournament(services, user, wanted)
    return answer(await tournaments.read_tournament(services, user, name), 201)


@router.get("/{name}", **describe(wire.Tournament, errors=(404,)))
async def show(request: Request, services: ServicesDep, user: Visitor, name: Name) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await tournaments.read_tournament(services, user, name))


@router.post("/{name}/join", **describe(wire.Tournament, errors=(401, 403, 404, 409)))
async def join(services: ServicesDep, user: Person, name: Name) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    await tournaments.join_tournament(services, user, name)
    return answer(await tournaments.read_tournament(services, user, name))


@router.post("/{name}/leave", **describe(wire.Tournament, errors=(401, 404, 409)))
async def leave(services: ServicesDep, user: Person, name: Name) -> Response:
    """Leave; once it has begun, a bot plays my rounds to come."""
    services.rate_limiter.require_rate("tables", user.id)
    await tournaments.leave_tournament(services, user, name)
    return answer(await tournaments.read_tournament(services, user, name))


@router.post("/{name}/start", **describe(wire.Tournament, errors=(401, 404, 409)))
async def start(services: ServicesDep, user: Person, name: Name) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    await tournaments.start_tournament(services, user, name)
    return answer(await tournaments.read_tournament(services, user, name))


@router.post("/{name}/cancel", **describe(status=204, errors=(401, 404, 409)))
async def cancel(services: ServicesDep, user: Person, name: Name) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    await tournaments.cancel_tournament(services, user, name)
    return Response(status_code=204)
