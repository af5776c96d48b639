"""Why a move is not legal now."""

from __future__ import annotations

from ulpia.table import commands, wire
from ulpia.table.guards import require_running, require_seat
from ulpia.table.moves import require_legal_move
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry


async def explain_move(
    registry: TableRegistry, name: str, user: str | None, command: commands.Why
) -> wire.WhyNot:
    """Say why a move is not legal now."""
    async with registry.lock(name) as live:
        table = await registry.refresh(live)
        match = require_running(table)
        actor = registry.actor(live, user)
        seat = require_seat(actor)
        try:
            require_legal_move(table, actor, match, seat, command.move)
        except NotAllowed as refused:
            return wire.WhyNot(
                command.move,
                False,
                refused.code,
                refused.reason,
                refused.arguments,
                refused.ruling,
                command.id,
            )
    return wire.WhyNot(command.move, True, id=command.id)
