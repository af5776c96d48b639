"""Previews of plans, for whoever sits at a table."""

from __future__ import annotations

from ulpia.table import commands, wire
from ulpia.table.guards import require_own_play, require_plans, require_running
from ulpia.table.planning import plan_preview
from ulpia.table.registry import TableRegistry


async def preview_plan(
    registry: TableRegistry, name: str, user: str | None, command: commands.PlanAhead
) -> wire.PlanPreview:
    """Return what a plan leads to; nothing of the table changes, and nobody hears of it."""
    async with registry.lock(name) as live:
        table = await registry.refresh(live)
        match = require_running(table)
        seat = require_own_play(table, registry.actor(live, user))
        require_plans(table)
        return plan_preview(table, match, seat, command)
