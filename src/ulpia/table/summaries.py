"""What lists show of a table, from its rows alone: no rules are needed, and nothing is loaded."""

from __future__ import annotations

import msgspec

from ulpia.kernel.chance import commitment
from ulpia.table import wire
from ulpia.table.lessons import lesson_name
from ulpia.table.pace import PACES
from ulpia.table.rules import RulesGone, rules_of
from ulpia.table.store import SeatRow, TableRow


def table_summary(row: TableRow, seats: list[SeatRow], user: str | None) -> wire.TableInfo:
    """Return what lists show of a table."""
    since = dict(msgspec.json.decode(row.waiting, type=list[tuple[int, int]]))
    ends = dict(msgspec.json.decode(row.clock or "[]", type=list[tuple[int, int]]))
    viewer = None
    if user is not None:
        viewer = next((each.seat for each in seats if each.user == user), None)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        state=row.status,
        listed=bool(row.listed),
        watching=row.watching,
        undo=row.undo,
        away_after=row.away_after,
        commitment=commitment(int(row.seed)),
        seats=[seat_info(each, row.status, since, ends) for each in seats],
        waiting=sorted(since),
        seq=row.version,
        created_at=row.created_at,
        changed_at=row.changed_at,
        viewer=viewer,
        host=user is not None and user == row.host_id,
        my_turn=viewer in since and seats[viewer].level is None if viewer is not None else False,
        started_at=row.started_at,
        finished_at=row.finished_at,
        result=None if row.result is None else msgspec.json.decode(row.result, type=wire.Result),
        rematch=row.rematch,
        frozen=why_frozen(row),
        lesson=lesson_name(row.game, row.rules, row.seed, row.undo),
        pace=None if row.pace is None else PACES.decode(row.pace),
        hints=bool(row.hints),
        rated=bool(row.rated),
        event=row.event,
        thinking=row.thinking,
    )


def seat_info(
    seat: SeatRow, state: str, since: dict[int, int], ends: dict[int, int]
) -> wire.SeatInfo:
    """Return a seat for a list; all that a list knows of its clock is when it runs out."""
    is_timed = state == "running" and seat.seat in ends
    return wire.SeatInfo(
        seat=seat.seat,
        place="human" if seat.user is not None else seat.place,
        name=seat.name,
        user=None if seat.former else seat.user,
        guest=seat.guest,
        former=seat.former,
        program=seat.program,
        level=seat.level,
        waiting_since=since.get(seat.seat),
        given_up=state == "running" and seat.is_given_up(),
        clock=wire.SeatClock(0, ends[seat.seat]) if is_timed else None,
    )


def why_frozen(row: TableRow) -> str | None:
    if row.status not in ("open", "running"):
        return None
    try:
        rules_of(row.game, row.rules)
    except RulesGone as gone:
        return str(gone)
    return None
