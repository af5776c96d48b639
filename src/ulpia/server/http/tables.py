"""Tables: what there is to play, make one, find one, join one."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.server import lists, making, wire
from ulpia.server.house import House
from ulpia.server.http.answers import (
    AHouse,
    Person,
    Share,
    TableName,
    Visitor,
    answer,
    documented,
    read,
)
from ulpia.server.tables.positions import table_info
from ulpia.server.tables.words import game_info

router = APIRouter(prefix="/api", tags=["tables"])

Which = Literal["open", "running", "finished", "abandoned"]
GOING_ON = ("open", "running")


@router.get("/games", **documented(wire.Catalogue))
async def games(house: AHouse) -> Response:
    infos = [game_info(game) for game in GAMES.values()]
    return answer(wire.Catalogue(infos, list(LEVELS), house.settings.away_after))


@router.get("/tables", **documented(wire.TableList))
async def lobby(house: AHouse, user: Visitor) -> Response:
    return answer(await lists.lobby(house, user))


@router.get("/my-tables", **documented(wire.TableList, errors=(401,)))
async def mine(
    house: AHouse,
    user: Person,
    state: Annotated[list[Which] | None, Query(max_length=4)] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    my_turn: bool = False,
) -> Response:
    states = tuple(state) if state else GOING_ON
    return answer(await lists.mine(house, user, states, before, my_turn))


@router.post("/tables", **documented(wire.TableInfo, wire.NewTable, 201, errors=(401, 409)))
async def make(request: Request, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("tables", user.id)
    wanted = await read(request, wire.NewTable)
    name = await making.make_table(house, user, wanted)
    return answer(await info(house, name, user.id), 201)


@router.get("/tables/{table}", **documented(wire.TableInfo, errors=(404,)))
async def show(table: TableName, house: AHouse, user: Visitor, share: Share) -> Response:
    return answer(await info(house, table, None if user is None else user.id, share))


@router.post(
    "/tables/{table}/admission",
    **documented(wire.TableInfo, wire.Invitation, errors=(401, 404)),
)
async def admission(table: TableName, request: Request, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("tables", user.id)
    wanted = await read(request, wire.Invitation)
    await making.admit(house, table, user, wanted.key)
    return answer(await info(house, table, user.id))


@router.post(
    "/tables/{table}/join", **documented(wire.TableInfo, wire.Joining, errors=(401, 404, 409))
)
async def join(
    table: TableName, request: Request, house: AHouse, user: Person, share: Share
) -> Response:
    house.gate.pass_through("tables", user.id)
    wanted = await read(request, wire.Joining)
    await making.take_seat(house, table, user, wanted, share)
    return answer(await info(house, table, user.id))


@router.post(
    "/tables/{table}/rematch", **documented(wire.TableInfo, status=201, errors=(401, 404, 409))
)
async def rematch(table: TableName, house: AHouse, user: Person) -> Response:
    house.gate.pass_through("tables", user.id)
    name = await making.rematch(house, table, user)
    return answer(await info(house, name, user.id), 201)


async def info(
    house: House, name: str, user: str | None, share: str | None = None
) -> wire.TableInfo:
    async with house.hall.held(name) as slot:
        table = await house.hall.refreshed(slot)
        viewer = await house.hall.viewer(slot, user, share)
        return table_info(table, viewer, house.hall.actor(slot, user))
