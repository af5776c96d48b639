"""For those who run the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ulpia.server import metrics, wire
from ulpia.server.http.answers import AHouse, answer, documented
from ulpia.server.tables.refusals import NotAllowed

router = APIRouter(tags=["operation"])


@router.get("/healthz", **documented(wire.Health))
async def healthz() -> Response:
    return answer(wire.Health("alive"))


@router.get("/readyz", **documented(wire.Health))
async def readyz(house: AHouse) -> Response:
    """Say whether a move could be written now, by writing something."""
    if house.is_closing:
        raise NotAllowed("unavailable", "The server is closing.")
    if not await house.readiness.is_ready():
        raise NotAllowed("unavailable", "The database cannot be written.")
    return answer(wire.Health("ready"))


@router.get("/metrics", include_in_schema=False)
async def numbers(house: AHouse) -> Response:
    if not house.settings.metrics:
        return Response(status_code=404)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
