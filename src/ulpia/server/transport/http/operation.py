"""For those who run the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ulpia.server import metrics
from ulpia.server.transport.http.answers import ServicesDep, answer, describe
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

router = APIRouter(tags=["operation"])


@router.get("/healthz", **describe(wire.Health))
async def healthz() -> Response:
    return answer(wire.Health("alive"))


@router.get("/readyz", **describe(wire.Health))
async def readyz(services: ServicesDep) -> Response:
    """Say whether a move could be written now, by writing something."""
    if services.is_closing:
        raise NotAllowed("unavailable", "The server is closing.")
    if not await services.readiness.is_ready():
        raise NotAllowed("unavailable", "The database cannot be written.")
    return answer(wire.Health("ready"))


@router.get("/metrics", include_in_schema=False)
async def numbers(services: ServicesDep) -> Response:
    if not services.settings.metrics:
        return Response(status_code=404)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
