"""The club: lists of ratings, players, and what finished games tell."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ulpia.server.service.club import daily, leaderboards, seasons, statistics
from ulpia.server.service.play import read_info
from ulpia.server.transport.http.answers import (
    Person,
    ServicesDep,
    Visitor,
    answer,
    describe,
    requester,
)
from ulpia.table import wire

router = APIRouter(prefix="/api", tags=["club"])

GameName = Annotated[str, Path(max_length=64)]
SeatCount = Annotated[int, Path(ge=1, le=8)]
PlayerName = Annotated[str, Path(min_length=1, max_length=24)]
SeasonName = Annotated[str, Path(pattern=r"^20\d\d-[1-4]$", max_length=6)]
Day = Annotated[str, Path(pattern=r"^\d{4}-\d\d-\d\d$", max_length=10)]


@router.get("/daily", **describe(wire.Daily))
async def daily_table(request: Request, services: ServicesDep, user: Visitor) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await daily.read_daily(services, user, None))


@router.get("/daily/{day}", **describe(wire.Daily, errors=(404,)))
async def daily_table_of(
    request: Request, services: ServicesDep, user: Visitor, day: Day
) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await daily.read_daily(services, user, day))


@router.post("/daily", **describe(wire.TableInfo, None, 201, errors=(401, 403)))
async def play_daily(services: ServicesDep, user: Person) -> Response:
    """Begin my one try of this day; later calls lead back to it."""
    services.rate_limiter.require_rate("tables", user.id)
    name = await daily.play_daily(services, user)
    return answer(await read_info(services, name, user.id), 201)


@router.get("/seasons", **describe(wire.Season))
async def season(request: Request, services: ServicesDep, user: Visitor) -> Response:
    """Tell how the present season of the daily table stands."""
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await seasons.read_season(services, user, None))


@router.get("/seasons/{name}", **describe(wire.Season, errors=(404,)))
async def season_of(
    request: Request, services: ServicesDep, user: Visitor, name: SeasonName
) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await seasons.read_season(services, user, name))


@router.get("/leaderboards/{game}/{seats}", **describe(wire.Leaderboard))
async def leaderboard(
    request: Request, services: ServicesDep, user: Visitor, game: GameName, seats: SeatCount
) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await leaderboards.read_leaderboard(services, user, game, seats))


@router.get("/players/{name}", **describe(wire.PlayerPage, errors=(401, 404)))
async def player(services: ServicesDep, user: Person, name: PlayerName) -> Response:
    services.rate_limiter.require_rate("reads", user.id)
    return answer(await leaderboards.read_player(services, user, name))


@router.get(
    "/players/{name}/statistics/{game}/{seats}",
    **describe(wire.PlayerStatistics, errors=(401, 404)),
)
async def player_statistics(
    services: ServicesDep, user: Person, name: PlayerName, game: GameName, seats: SeatCount
) -> Response:
    services.rate_limiter.require_rate("reads", user.id)
    return answer(await statistics.read_player_statistics(services, name, game, seats))


@router.get("/statistics/{game}", **describe(wire.ServerStatistics))
async def server_statistics(
    request: Request, services: ServicesDep, user: Visitor, game: GameName
) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(await statistics.read_server_statistics(services, game))
