"""Reviews of finished games and pasted records, and tables that branch off them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.server.service import branches, play
from ulpia.server.service.accounts import User
from ulpia.server.service.permissions import require_sight, require_unsealed
from ulpia.server.service.play import read_info
from ulpia.server.service.services import Services
from ulpia.server.service.slow_read_worker import (
    CheckedRecord,
    CheckedTable,
    RecordThoughts,
    ReviewReplay,
    SaidReview,
    SandboxRead,
    TableThoughts,
)
from ulpia.server.transport.http.answers import (
    JSON,
    Person,
    ServicesDep,
    Share,
    TableName,
    Visitor,
    address,
    answer,
    compressed_response,
    describe,
    read,
    requester,
)
from ulpia.server.transport.http.replays import MAX_RECORD_BYTES, First, Most
from ulpia.table import wire

router = APIRouter(prefix="/api", tags=["reviews"])

ReviewName = Annotated[str, Path(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]
Setting = Literal["quick", "thorough"]
Language = Annotated[str, Query(pattern="^(en|de|ru)$")]


@router.post("/tables/{table}/review", **describe(wire.ReviewState, errors=(404, 409)))
async def of_table(
    request: Request,
    table: TableName,
    services: ServicesDep,
    user: Visitor,
    share: Share,
    setting: Setting = "quick",
) -> Response:
    """Ask for the review of a finished game; who may see its replay may ask."""
    await require_sight(services, table, play.user_id(user), share)
    await require_unsealed(services, table)
    services.rate_limiter.require_rate("tables", requester(request, user))
    await play.require_finished(services, table)
    wanted = CheckedTable(services.settings.database, table)
    return answer(await services.reviews.ask(requester(request, user), wanted, setting))


@router.post("/reviews", **describe(wire.ReviewState, wire.ReviewWish, errors=(409, 413)))
async def of_record(request: Request, services: ServicesDep, user: Visitor) -> Response:
    """Ask for the review of a record."""
    services.rate_limiter.require_rate("tables", requester(request, user))
    wish = await read(request, wire.ReviewWish, MAX_RECORD_BYTES)
    wanted = CheckedRecord(wish.record)
    return answer(await services.reviews.ask(requester(request, user), wanted, wish.setting))


@router.get("/tables/{table}/thoughts", **describe(wire.ThoughtList, errors=(404, 409)))
async def thoughts_of_table(
    request: Request,
    table: TableName,
    services: ServicesDep,
    user: Visitor,
    share: Share,
    language: Language = "en",
) -> Response:
    """Tell what the bots of a finished game thought; who may see its replay may ask."""
    await require_sight(services, table, play.user_id(user), share)
    await require_unsealed(services, table)
    services.rate_limiter.require_rate("reads", requester(request, user))
    await play.require_finished(services, table)
    wanted = TableThoughts(services.settings.database, table, language)
    packed = await services.reads.get(requester(request, user), wanted, "thoughts")
    return await compressed_response(services, request, packed, JSON)


@router.post("/thoughts", **describe(wire.ThoughtList, wire.PastedRecord, errors=(409, 413)))
async def thoughts_of_record(
    request: Request, services: ServicesDep, user: Visitor, language: Language = "en"
) -> Response:
    """Tell what the players of a record thought, as far as it keeps that."""
    services.rate_limiter.require_rate("reads", requester(request, user))
    wish = await read(request, wire.PastedRecord, MAX_RECORD_BYTES)
    wanted = RecordThoughts(wish.record, language)
    packed = await services.reads.get(requester(request, user), wanted)
    return await compressed_response(services, request, packed, JSON)


@router.get("/reviews/{review}/state", **describe(wire.ReviewState, errors=(404,)))
async def state(
    request: Request,
    review: ReviewName,
    services: ServicesDep,
    setting: Setting = "quick",
) -> Response:
    services.rate_limiter.require_rate("requests", address(request))
    return answer(await services.reviews.state_of((review, setting)))


@router.get("/reviews/{review}", **describe(wire.Review, errors=(404,)))
async def show(
    request: Request,
    review: ReviewName,
    services: ServicesDep,
    user: Visitor,
    setting: Setting = "quick",
    language: Language = "en",
) -> Response:
    """Return a review with sentences in a language; whoever has its address may read it."""
    services.rate_limiter.require_rate("reads", requester(request, user))
    wanted = SaidReview(services.settings.database, review, MODEL_NUMBER, setting, language)
    packed = await services.reads.get(requester(request, user), wanted, "said")
    return await compressed_response(services, request, packed, JSON)


@router.get("/reviews/{review}/replay", **describe(wire.Replay, errors=(404,)))
async def frames(
    request: Request,
    review: ReviewName,
    services: ServicesDep,
    user: Visitor,
    first: First = 0,
    most: Most = 100,
) -> Response:
    """Show the game of a review step by step, without names."""
    services.rate_limiter.require_rate("reads", requester(request, user))
    wanted = ReviewReplay(services.settings.database, review, first, most)
    packed = await services.reads.get(requester(request, user), wanted, "frames")
    return await compressed_response(services, request, packed, JSON)


@router.post(
    "/reviews/{review}/what-if",
    **describe(wire.TableInfo, wire.WhatIf, 201, errors=(401, 404, 409, 413)),
)
async def what_if(
    review: ReviewName, request: Request, services: ServicesDep, user: Person
) -> Response:
    """Open a table of one's own from a moment of the game."""
    services.rate_limiter.require_rate("tables", user.id)
    wish = await read(request, wire.WhatIf)
    name = await branches.branch_off(services, user, review, wish)
    return answer(await read_info(services, name, user.id), 201)


@router.post(
    "/reviews/{review}/sandbox", **describe(wire.Sandbox, wire.SandboxWish, errors=(404, 409, 413))
)
async def sandbox(
    review: ReviewName,
    request: Request,
    services: ServicesDep,
    user: Visitor,
) -> Response:
    """Show where other moves lead from a moment of the game; whoever asks plays all sides."""
    packed = await read_sandbox(review, request, services, user, as_record=False)
    return await compressed_response(services, request, packed, JSON)


@router.post(
    "/reviews/{review}/sandbox/record",
    **describe(str, wire.SandboxWish, errors=(404, 409, 413), media="text/plain"),
)
async def sandbox_record(
    review: ReviewName, request: Request, services: ServicesDep, user: Visitor
) -> Response:
    """Return the record of the game as it goes on with other moves."""
    packed = await read_sandbox(review, request, services, user, as_record=True)
    return await compressed_response(services, request, packed, "text/plain")


async def read_sandbox(
    review: str,
    request: Request,
    services: Services,
    user: User | None,
    *,
    as_record: bool,
) -> bytes:
    services.rate_limiter.require_rate("reads", requester(request, user))
    wish = msgspec.json.encode(await read(request, wire.SandboxWish))
    wanted = SandboxRead(services.settings.database, review, wish, as_record)
    return await services.reads.get(requester(request, user), wanted)
