"""What each viewer gets to see of a table: built for a seat or a spectator, never filtered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw

from ulpia.kernel.moves import Seat
from ulpia.server import wire
from ulpia.server.store.log import StoredEntry
from ulpia.server.tables.actors import Actor, other_humans
from ulpia.server.tables.bodies import BODIES, ENCODE, Body
from ulpia.server.tables.deeds import is_away, votes_needed
from ulpia.server.tables.lines import Told
from ulpia.server.tables.table import Table
from ulpia.server.tables.words import decision_of


def position(
    table: Table,
    viewer: int | None,
    actor: Actor,
    entries: list[Raw],
    info: wire.TableInfo | None = None,
    skipped: bool = False,
) -> wire.Position:
    """Return the table as `viewer` may see it now; None is a spectator."""
    told = wire.Position(
        seq=table.version,
        state=table.state,  # type: ignore[arg-type] # one of the four, as the database says
        viewer=viewer,
        waiting=table.waiting(),
        seats=seat_infos(table, actor),
        entries=entries,
        rematch=table.rematch,
        frozen=table.frozen,
        result=table.result,
        info=info,
        skipped=skipped,
    )
    if table.is_over():
        told.seed = str(table.seed())
    if table.course is not None:
        told.view = table.course.game.view(
            table.course.state, None if viewer is None else Seat(viewer)
        )
        tell_affairs(table, told)
        told.turn_end = turn_end(table)
        tell_decision(table, viewer, told)
    return told


def tell_decision(table: Table, viewer: int | None, told: wire.Position) -> None:
    """Add what a seat is asked, and what it may take back."""
    if viewer is None or table.state != "running" or table.course is None:
        return
    decision = table.course.decision(viewer)
    if decision is not None:
        told.decision = decision_of(table.course.game, decision)
    reach, why = table.course.undo_reach(viewer)
    policy = table.row.undo
    free = reach if policy == "free" else 0
    if not free:
        why = {"never": "undo_never", "ask": "undo_must_ask"}.get(policy, why)
    may_ask = not free and policy != "never" and table.affairs.request is None
    told.undo = wire.Undo(free, why, may_ask, list(table.affairs.redo.get(viewer, ())))


def turn_end(table: Table) -> wire.TurnEnd | None:
    """Return what the turn has brought that waits for its end."""
    seat = table.held()
    if seat is None or table.course is None:
        return None
    game, course = table.course.game, table.course
    first = course.turn_of(seat)
    if first is None:
        return wire.TurnEnd(seat, course.base, {})
    before, now = game.points(first.before)[seat], game.points(course.state)[seat]
    changes = zip(game.sources, before, now, strict=True)
    gained = {source: new - old for source, old, new in changes if new != old}
    return wire.TurnEnd(seat, first.seq - 1, gained)


def tell_affairs(table: Table, told: wire.Position) -> None:
    """Add what is pending between the people."""
    request = table.affairs.request
    if request is not None:
        missing = set(other_humans(table, request.seat)) - set(request.accepted)
        told.request = wire.UndoRequest(
            request.seat, request.upto, list(request.accepted), sorted(missing)
        )
    told.votes = [
        wire.Vote(seat, ballot.level, list(ballot.by), votes_needed(table, seat))
        for seat, ballot in sorted(table.affairs.ballots.items())
    ]
    told.abandoning = list(table.affairs.abandoning)


def seat_infos(table: Table, actor: Actor) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            seat=seating.seat,
            place="human" if seating.user is not None else seating.place,
            name=seating.name,
            user=None if seating.former else seating.user,
            guest=seating.guest,
            former=seating.former,
            level=seating.level,
            online=seating.seat in actor.online,
            waiting_since=table.waiting_since.get(seating.seat),
            may_vote=is_away(table, seating.seat, actor),
        )
        for seating in table.seats
    ]


def table_info(table: Table, viewer: int | None, actor: Actor) -> wire.TableInfo:
    """Return what stays the same during a game, and the keys for those who sit there."""
    row = table.row
    is_host = actor.user is not None and actor.user == row.host_id
    has_keys = viewer is not None or is_host
    return wire.TableInfo(
        id=table.id,
        game=row.game,
        rules=row.rules,
        options=table.options,
        state=table.state,  # type: ignore[arg-type]
        listed=bool(row.listed),
        watching=row.watching,
        undo=row.undo,
        away_after=row.away_after,
        commitment=table.commitment(),
        seats=seat_infos(table, actor),
        waiting=table.waiting(),
        seq=table.version,
        created_at=row.created_at,
        changed_at=table.changed_at,
        viewer=viewer,
        host=is_host,
        my_turn=viewer is not None and viewer in table.waiting(),
        started_at=table.started_at,
        finished_at=table.finished_at,
        result=table.result,
        rematch=table.rematch,
        frozen=table.frozen,
        join_key=row.join_key if has_keys else None,
        watch_key=row.watch_key if has_keys else None,
    )


def told_entries(told: Iterable[Told], viewer: int | None) -> list[Raw]:
    return [entry(each.seq, each.kind, each.seat, each.at, each.body, viewer) for each in told]


def stored_entries(stored: Iterable[StoredEntry], viewer: int | None) -> list[Raw]:
    return [
        entry(each.seq, each.kind, each.seat, each.made_at, BODIES.decode(each.body), viewer)
        for each in stored
    ]


def entry(seq: int, kind: str, seat: int | None, at: int, body: Body, viewer: int | None) -> Raw:
    """Return a line of the log as `viewer` may see it: the move itself only if it is its own."""
    told = wire.Entry(
        seq=seq,
        kind=kind,
        at=at,
        seat=seat,
        events=[
            wire.Fact(fact.name, fact.seat, fact.args) for fact in body.facts if fact.is_for(viewer)
        ],
        move=body.move if viewer is not None and seat == viewer else None,
        redo=body.redo,
        undone=body.undone,
        level=body.level,
        target=body.target,
        accept=body.accept,
        table=body.table,
    )
    return Raw(ENCODE.encode(told))


def encoded(message: Any) -> bytes:
    return ENCODE.encode(message)
