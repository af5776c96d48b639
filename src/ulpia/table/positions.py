"""What each viewer gets to see of a table: built for a seat or a spectator, never filtered."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.played_moves import PlayedMove
from ulpia.kernel.turn_end import moves_to_turn_end
from ulpia.table import wire
from ulpia.table.absence import may_replace, votes_needed
from ulpia.table.clock import seat_clock
from ulpia.table.daily import is_sealed
from ulpia.table.decisions import decision_for
from ulpia.table.entries import ENCODE
from ulpia.table.entry_messages import events_for
from ulpia.table.guards import Actor, other_owners
from ulpia.table.hints import may_ask_for_hint
from ulpia.table.lessons import UNDO_OF_LESSONS, lesson_name, lesson_of, place_in
from ulpia.table.log_bound import is_log_full
from ulpia.table.pending import PendingUndo
from ulpia.table.planning import may_plan_at, notes_message
from ulpia.table.table import Table
from ulpia.table.undo import undo_reach


def position(
    table: Table,
    viewer: int | None,
    actor: Actor,
    entries: list[Raw],
    info: wire.TableInfo | None = None,
    skipped: bool = False,
    view: dict[str, Any] | None = None,
) -> wire.Position:
    """Return the table as `viewer` may see it now; None is a spectator.

    `view` is what the game shows this viewer, if it was made together with those of others.
    """
    told = wire.Position(
        seq=table.version,
        state=table.status,
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
    if table.clock is not None:
        told.now = actor.now
    if table.is_over() and not is_sealed(table.row, actor.now):
        told.seed = str(table.seed())
    if table.match is not None:
        told.view = view or views_of(table.match, [viewer])[viewer]
        add_pending(table, told)
        told.turn_end = turn_end(table)
        add_decision(table, viewer, told)
        told.lesson = lesson_place(table, table.match, viewer)
    return told


def views_of(match: Match[Any], viewers: list[int | None]) -> dict[int | None, dict[str, Any]]:
    """Return by viewer what the game shows; what all may see is made once."""
    seats = [None if viewer is None else Seat(viewer) for viewer in viewers]
    return dict(zip(viewers, match.game.views(match.state, seats), strict=True))


def lesson_place(table: Table, match: Match[Any], viewer: int | None) -> wire.LessonPlace | None:
    """Return where the learner is in the lesson of a table, if it is one."""
    lesson = lesson_of(table.row)
    if lesson is None or viewer != lesson.learner or table.status != "running":
        return None
    place = place_in(lesson, match)
    if place is None:
        return wire.LessonPlace()
    return wire.LessonPlace(place.step, place.begun, list(place.next))


def add_decision(table: Table, viewer: int | None, told: wire.Position) -> None:
    """Add what a seat is asked, and what it may take back."""
    if viewer is None or table.status != "running" or table.match is None:
        return
    decision = table.match.decision(viewer)
    if decision is not None:
        told.decision = decision_for(table.match.game, table.match.state, decision)
        told.decision.end = end_offer(table.match, decision, table.version)
        is_mine = table.seats[viewer].level is None
        told.hint = is_mine and may_ask_for_hint(table, viewer)
    reach, why = undo_reach(table, table.match, viewer)
    policy = table.row.undo
    is_full = is_log_full(table)
    free = reach if policy in ("free", UNDO_OF_LESSONS) and not is_full else 0
    if is_full:
        why = "log_full"
    elif not free:
        why = {"never": "undo_never", "ask": "undo_must_ask"}.get(policy, why)
    may_ask = not free and not is_full and policy in ("free", "ask")
    may_ask = may_ask and table.pending.request is None and not table.row.is_strict()
    add_notes(table, table.match, viewer, told)
    redo = [] if is_full else redo_moves(table, viewer)
    told.undo = wire.Undo(free, why, may_ask, redo)


def add_notes(table: Table, match: Match[Any], viewer: int, told: wire.Position) -> None:
    """Add what the owner of a seat has noted there: a plan, an order, routine answers."""
    row = table.seats[viewer]
    if row.level is not None:
        return
    told.may_plan = may_plan_at(table, match)
    notes = table.notes.of(row)
    if not notes.is_empty():
        told.notes = notes_message(table, match, viewer, notes)


def redo_moves(table: Table, seat: int) -> list[str]:
    """Return the moves that a seat could play again, the next one last."""
    clicks = table.pending.redo.get(seat, ())
    return [
        text
        for click in clicks
        for text in ([click] if isinstance(click, str) else reversed(click))
    ]


def end_offer(match: Match[Any], decision: Decision, version: int) -> wire.EndOffer | None:
    """Return how a seat that is asked something else can end its turn at once."""
    moves = moves_to_turn_end(match.game, match.state, decision)
    if not moves:
        return None
    texts = [match.game.vocabulary.write(move) for move in moves]
    first = match.first_move_of_turn(decision.seat)
    if first is None:
        return wire.EndOffer(texts, version if match.log else match.base, {})
    return wire.EndOffer(texts, first.number - 1, points_since(match, first))


def turn_end(table: Table) -> wire.TurnEnd | None:
    """Return what the turn has brought that waits for its end."""
    seat = table.awaiting_confirmation()
    if seat is None or table.match is None:
        return None
    match = table.match
    first = match.first_move_of_turn(seat)
    if first is None:
        return wire.TurnEnd(seat, match.base, {})
    return wire.TurnEnd(seat, first.number - 1, points_since(match, first))


def points_since(match: Match[Any], first: PlayedMove) -> dict[str, int]:
    """Return the points by source that a seat has gained since a move of its own."""
    game, seat = match.game, first.seat
    before, now = game.points(first.before)[seat], game.points(match.state)[seat]
    changes = zip(game.sources, before, now, strict=True)
    return {source: new - old for source, old, new in changes if new != old}


def add_pending(table: Table, told: wire.Position) -> None:
    """Add what is pending between the people."""
    request = table.pending.request
    if request is not None:
        told.request = undo_request(table, request, told.viewer)
    told.votes = [
        wire.Vote(seat, ballot.level, list(ballot.by), votes_needed(table, seat))
        for seat, ballot in sorted(table.pending.ballots.items())
    ]
    told.abandoning = list(table.pending.abandoning)


def undo_request(table: Table, request: PendingUndo, viewer: int | None) -> wire.UndoRequest:
    """Return a request, with what `viewer` may know of what it would take back."""
    missing = set(other_owners(table, request.seat)) - set(request.accepted)
    told = wire.UndoRequest(request.seat, request.upto, list(request.accepted), sorted(missing))
    taking = request.taking
    if taking is not None:
        told.moves = [wire.TakenMoves(seat, count) for seat, count in taking.moves.items()]
        told.revealed = events_for(taking.events, viewer)
        is_shown_to_all = len(taking.shown_to) == len(table.seats)
        told.has_revealed = is_shown_to_all if viewer is None else viewer in taking.shown_to
    return told


def seat_infos(table: Table, actor: Actor) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            seat=row.seat,
            place="human" if row.user is not None else row.place,
            name=row.name,
            user=None if row.former else row.user,
            guest=row.guest,
            program=row.program,
            former=row.former,
            level=row.level,
            online=row.seat in actor.online,
            waiting_since=table.waiting_since.get(row.seat),
            may_vote=may_replace(table, row.seat, actor),
            given_up=table.status == "running" and row.is_given_up(),
            clock=clock_of(table, row.seat, actor),
        )
        for row in table.seats
    ]


def clock_of(table: Table, seat: int, actor: Actor) -> wire.SeatClock | None:
    if table.clock is None or table.pace is None or table.status != "running":
        return None
    return seat_clock(table.clock, table.pace, seat, actor.now)


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
        state=table.status,
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
        lesson=lesson_name(row.game, row.rules, row.seed, row.undo),
        pace=table.pace,
        hints=bool(row.hints),
        rated=bool(row.rated),
        event=row.event,
        thinking=row.thinking,
    )


def encode(message: Any) -> bytes:
    return ENCODE.encode(message)
