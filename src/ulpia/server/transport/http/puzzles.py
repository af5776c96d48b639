"""Puzzles: positions with one clearly best turn, for everybody."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ulpia.server.service import puzzles
from ulpia.server.transport.http.answers import (
    ServicesDep,
    Visitor,
    answer,
    describe,
    read,
    requester,
)
from ulpia.table import wire

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzleName = Annotated[str, Path(min_length=4, max_length=32, pattern="^[0-9a-f]+$")]
Language = Annotated[str, Query(pattern="^(en|de|ru)$")]


@router.get("", **describe(wire.PuzzleList))
async def every_puzzle(request: Request, services: ServicesDep, user: Visitor) -> Response:
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(puzzles.list_puzzles())


@router.post("/{puzzle}", **describe(wire.PuzzlePosition, wire.PuzzleMoves, errors=(404, 409, 413)))
async def show(
    puzzle: PuzzleName, request: Request, services: ServicesDep, user: Visitor
) -> Response:
    """Show the table of a puzzle after my moves."""
    services.rate_limiter.require_rate("moves", requester(request, user))
    return answer(puzzles.show_puzzle(puzzle, await read(request, wire.PuzzleMoves)))


@router.post(
    "/{puzzle}/answer", **describe(wire.PuzzleAnswer, wire.PuzzleMoves, errors=(404, 409, 413))
)
async def tell(
    puzzle: PuzzleName,
    request: Request,
    services: ServicesDep,
    user: Visitor,
    language: Language = "en",
) -> Response:
    """Tell whether my turn is the best one, which one is, and why in words."""
    services.rate_limiter.require_rate("reads", requester(request, user))
    return answer(puzzles.answer_puzzle(puzzle, await read(request, wire.PuzzleMoves), language))
