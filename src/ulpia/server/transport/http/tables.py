"""Tables: what there is to play, make one, find one, join one."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from ulpia.ai.levels import LEVELS, QUICK_LEVELS
from ulpia.games.registry import GAMES
from ulpia.server.service import lessons, lobby, table_lists
from ulpia.server.service.play import read_info
from ulpia.server.transport.http.answers import (
    Person,
    ServicesDep,
    Share,
    TableName,
    Visitor,
    answer,
    describe,
    read,
)
from ulpia.table import wire
from ulpia.table.lessons.planning import describe_lesson
from ulpia.table.words import game_info

router = APIRouter(prefix="/api", tags=["tables"])

Which = Literal["open", "running", "finished", "abandoned"]
GameName = Annotated[str, Path(max_length=64)]
LessonPath = Annotated[str, Path(max_length=32)]
GOING_ON = ("open", "running")


@router.get("/games", **describe(wire.Catalogue))
async def games(services: ServicesDep) -> Response:
    infos = [game_info(game) for game in GAMES.values()]
    patient = [level for level in LEVELS if level not in QUICK_LEVELS]
    return answer(wire.Catalogue(infos, list(LEVELS), services.settings.away_after, patient))


@router.post("/lessons", **describe(wire.TableInfo, wire.NewLesson, 201, errors=(401, 404)))
async def begin_lesson(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    name = await lessons.make_lesson(services, user, await read(request, wire.NewLesson))
    return answer(await read_info(services, name, user.id), 201)


@router.get("/games/{game}/lessons/{lesson}", **describe(wire.LessonInfo, errors=(404,)))
async def show_lesson(game: GameName, lesson: LessonPath) -> Response:
    return answer(describe_lesson(game, lesson))


@router.get("/tables", **describe(wire.TableList))
async def open_tables(services: ServicesDep, user: Visitor) -> Response:
    return answer(await table_lists.lobby_tables(services, user))


@router.get("/my-tables", **describe(wire.TableList, errors=(401,)))
async def mine(
    services: ServicesDep,
    user: Person,
    state: Annotated[list[Which] | None, Query(max_length=4)] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    my_turn: bool = False,
    looking: bool = True,
) -> Response:
    """Return the user's tables; a page in the background says that nobody looks at it."""
    states = tuple(state) if state else GOING_ON
    if looking:
        services.page_viewers.note(user.id)
    return answer(await table_lists.tables_of_user(services, user, states, before, my_turn))


@router.post("/tables", **describe(wire.TableInfo, wire.NewTable, 201, errors=(401, 409)))
async def make(request: Request, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    wanted = await read(request, wire.NewTable)
    name = await lobby.make_table(services, user, wanted)
    return answer(await read_info(services, name, user.id), 201)


@router.post(
    "/moved-tables", **describe(wire.TableInfo, wire.MovedTable, 201, errors=(401, 409, 413))
)
async def take_in(request: Request, services: ServicesDep, user: Person) -> Response:
    """Go on here with a game that began on a device."""
    services.rate_limiter.require_rate("tables", user.id)
    name = await lobby.take_in(services, user, await read(request, wire.MovedTable))
    return answer(await read_info(services, name, user.id), 201)


@router.get("/tables/{table}", **describe(wire.TableInfo, errors=(404,)))
async def show(table: TableName, services: ServicesDep, user: Visitor, share: Share) -> Response:
    return answer(await read_info(services, table, None if user is None else user.id, share))


@router.post(
    "/tables/{table}/admission",
    **describe(wire.TableInfo, wire.Invitation, errors=(401, 404)),
)
async def admission(
    table: TableName, request: Request, services: ServicesDep, user: Person
) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    wanted = await read(request, wire.Invitation)
    await lobby.admit(services, table, user, wanted.key)
    return answer(await read_info(services, table, user.id))


@router.post(
    "/tables/{table}/join", **describe(wire.TableInfo, wire.JoinRequest, errors=(401, 404, 409))
)
async def join(
    table: TableName, request: Request, services: ServicesDep, user: Person, share: Share
) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    wanted = await read(request, wire.JoinRequest)
    await lobby.take_seat(services, table, user, wanted, share)
    return answer(await read_info(services, table, user.id))


@router.post(
    "/tables/{table}/rematch", **describe(wire.TableInfo, status=201, errors=(401, 404, 409))
)
async def rematch(table: TableName, services: ServicesDep, user: Person) -> Response:
    services.rate_limiter.require_rate("tables", user.id)
    name = await lobby.rematch(services, table, user)
    return answer(await read_info(services, name, user.id), 201)
