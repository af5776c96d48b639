"""What each viewer gets to see of a table: built for a seat or a spectator, never filtered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw

from ulpia.kernel.moves import Seat
from ulpia.server import wire
from ulpia.server.store.log import StoredEntry
from ulpia.server.tables.actors import Actor, other_owners
from ulpia.server.tables.bodies import BODIES, ENCODE, Body, Request
from ulpia.server.tables.course import Chosen, Course
from ulpia.server.tables.deeds import is_away, votes_needed
from ulpia.server.tables.lines import Told
from ulpia.server.tables.log_bound import is_log_full
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
        told.decision.end = end_offer(table.course, viewer, table.version)
    reach, why = table.course.undo_reach(viewer)
    policy = table.row.undo
    is_full = is_log_full(table)
    free = reach if policy == "free" and not is_full else 0
    if is_full:
        why = "log_full"
    elif not free:
        why = {"never": "undo_never", "ask": "undo_must_ask"}.get(policy, why)
    may_ask = not free and not is_full and policy != "never" and table.affairs.request is None
    redo = [] if is_full else redo_moves(table, viewer)
    told.undo = wire.Undo(free, why, may_ask, redo)


def redo_moves(table: Table, seat: int) -> list[str]:
    """Return the moves that a seat could play again, the next one last."""
    clicks = table.affairs.redo.get(seat, ())
    return [
        text
        for click in clicks
        for text in ([click] if isinstance(click, str) else reversed(click))
    ]


def end_offer(course: Course, seat: int, version: int) -> wire.EndOffer | None:
    """Return how a seat that is asked something else can end its turn at once."""
    moves = course.moves_to_turn_end(seat)
    if not moves:
        return None
    texts = [course.game.vocabulary.write(move) for move in moves]
    first = course.turn_of(seat)
    if first is None:
        return wire.EndOffer(texts, version if course.chosen else course.base, {})
    return wire.EndOffer(texts, first.seq - 1, points_since(course, first))


def turn_end(table: Table) -> wire.TurnEnd | None:
    """Return what the turn has brought that waits for its end."""
    seat = table.held()
    if seat is None or table.course is None:
        return None
    course = table.course
    first = course.turn_of(seat)
    if first is None:
        return wire.TurnEnd(seat, course.base, {})
    return wire.TurnEnd(seat, first.seq - 1, points_since(course, first))


def points_since(course: Course, first: Chosen) -> dict[str, int]:
    """Return the points by source that a seat has gained since a move of its own."""
    game, seat = course.game, first.seat
    before, now = game.points(first.before)[seat], game.points(course.state)[seat]
    changes = zip(game.sources, before, now, strict=True)
    return {source: new - old for source, old, new in changes if new != old}


def tell_affairs(table: Table, told: wire.Position) -> None:
    """Add what is pending between the people."""
    request = table.affairs.request
    if request is not None:
        told.request = undo_request(table, request, told.viewer)
    told.votes = [
        wire.Vote(seat, ballot.level, list(ballot.by), votes_needed(table, seat))
        for seat, ballot in sorted(table.affairs.ballots.items())
    ]
    told.abandoning = list(table.affairs.abandoning)


def undo_request(table: Table, request: Request, viewer: int | None) -> wire.UndoRequest:
    """Return a request, with what `viewer` may know of what it would take back."""
    missing = set(other_owners(table, request.seat)) - set(request.accepted)
    told = wire.UndoRequest(request.seat, request.upto, list(request.accepted), sorted(missing))
    taking = request.taking
    if taking is not None:
        told.moves = [wire.TakenMoves(seat, count) for seat, count in taking.moves.items()]
        heard = [fact for fact in taking.facts if fact.is_for(viewer)]
        told.revealed = [wire.Fact(fact.name, fact.seat, fact.args) for fact in heard]
        is_shown_to_all = len(taking.shown_to) == len(table.seats)
        told.has_revealed = is_shown_to_all if viewer is None else viewer in taking.shown_to
    return told


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
