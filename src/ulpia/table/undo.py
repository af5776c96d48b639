"""Taking moves back and playing them again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from msgspec.structs import replace

from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.played_moves import NothingToUndo, TooOld, first_click
from ulpia.table import commands
from ulpia.table.entries import (
    Entry,
    UndoAnswered,
    Undone,
    UndoPreview,
    UndoRequested,
    UndoWithdrawn,
)
from ulpia.table.guards import (
    Actor,
    other_owners,
    require_fresh,
    require_own_play,
    require_running,
    require_seat,
)
from ulpia.table.lessons import UNDO_OF_LESSONS
from ulpia.table.lessons.opening import lesson_click, lesson_reach
from ulpia.table.moves import click_entries, require_legal_moves
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table
from ulpia.table.words import stored_event

MAX_EVENTS_NAMED: Final = 40


def undo(table: Table, actor: Actor, command: commands.TakeUndo) -> list[Entry]:
    match = require_running(table)
    seat = require_own_play(table, actor)
    require_fresh(table, seat, command.seq)
    policy = table.row.undo
    if policy == UNDO_OF_LESSONS:
        return [undo_lesson_click(table, match, seat)]
    if policy == "never":
        raise NotAllowed("undo_never")
    if policy == "free":
        try:
            return [Undone(seat=seat, undone=free_undo(match, seat))]
        except NothingToUndo as error:
            if not command.ask:
                raise NotAllowed(error.code) from error
            if table.row.is_strict():
                raise NotAllowed("rated_reveals") from error
    elif not command.ask:
        raise NotAllowed("undo_must_ask")
    return request_undo(table, match, seat)


def undo_lesson_click(table: Table, match: Match[Any], seat: int) -> Undone:
    """Take the learner's last click back and all that followed, also what it revealed."""
    try:
        click = lesson_click(table, match, seat)
    except NothingToUndo as error:
        raise NotAllowed(error.code) from error
    return undo_from(match, seat, click[-1].number)


def free_undo(match: Match[Any], seat: int) -> list[int]:
    """Return the numbers of the last click, as far as `seat` may take it back freely."""
    click = first_click(match.undoable_moves(Seat(seat)))
    return sorted([number for played in click for number in played.numbers()])


def undo_reach(table: Table, match: Match[Any], seat: int) -> tuple[int, str | None]:
    """Return how many clicks `seat` may take back freely; if none, the code of the reason."""
    if table.row.undo == UNDO_OF_LESSONS:
        reach = lesson_reach(table, match, seat)
        return reach, None if reach else "nothing_played"
    try:
        free = match.undoable_moves(Seat(seat))
    except NothingToUndo as nothing:
        return 0, nothing.code
    count = 0
    while free:
        del free[: len(first_click(free))]
        count += 1
    return count, None


def request_undo(table: Table, match: Match[Any], seat: int) -> list[Entry]:
    """Ask the people at the table; where there are no others the answer is yes."""
    if table.pending.request is not None:
        raise NotAllowed("request_pending")
    click = match.last_click_of(seat)
    if not click:
        raise TooOld(seat)
    upto = click[-1].number
    request = UndoRequested(seat=seat, upto=upto, taking=undo_preview(match, upto))
    if other_owners(table, seat):
        return [request]
    return [request, undo_from(match, seat, upto)]


def undo_preview(match: Match[Any], upto: int) -> UndoPreview:
    """Return what going back to before entry `upto` takes away from everybody."""
    later = match.moves_since(upto)
    counts = Counter([int(played.seat) for played in later])
    events = [stored_event(match.game, event) for played in later for event in played.events]
    drawn = [event for event in events if event.drawn]
    before, now = later[0].before, match.state
    shown = [
        seat
        for seat in range(match.seats)
        if before.reveals_to(Seat(seat)) != now.reveals_to(Seat(seat))
    ]
    return UndoPreview(dict(sorted(counts.items())), drawn[-MAX_EVENTS_NAMED:], shown)


def undo_from(match: Match[Any], seat: int, upto: int) -> Undone:
    later = match.moves_since(upto)
    numbers = [number for played in later for number in played.numbers()]
    is_revealed = later[0].before.reveals != match.state.reveals
    return Undone(seat=seat, undone=numbers, revealed=is_revealed)


def roll_back(table: Table, actor: Actor, number: int, note: str) -> list[Entry]:
    """Take back all moves after an entry, to repair a game: only the host of the server may."""
    match = require_running(table)
    if number < match.base:
        raise TooOld(number)
    later = [played for played in match.log if played.number > number]
    if not later:
        raise NotAllowed("nothing_played")
    undone = undo_from(match, int(later[0].seat), later[0].number)
    return [replace(undone, note=note)]


def answer_undo(table: Table, actor: Actor, command: commands.AnswerUndo) -> list[Entry]:
    """Answer a request; also whoever lets a bot play must agree, and may say so."""
    match = require_running(table)
    seat = require_seat(actor)
    request = table.pending.request
    if request is None:
        raise NotAllowed("no_request")
    if request.seat == seat:
        raise NotAllowed("own_request")
    answer = UndoAnswered(seat=seat, accept=command.accept)
    missing = set(other_owners(table, request.seat)) - {*request.accepted, seat}
    if not command.accept or missing:
        return [answer]
    return [answer, undo_from(match, request.seat, request.upto)]


def withdraw_undo(table: Table, actor: Actor, command: commands.WithdrawUndo) -> list[Entry]:
    seat = require_own_play(table, actor)
    request = table.pending.request
    if request is None or request.seat != seat:
        raise NotAllowed("no_request")
    return [UndoWithdrawn(seat=seat)]


def redo(table: Table, actor: Actor, command: commands.Redo) -> list[Entry]:
    match = require_running(table)
    seat = require_own_play(table, actor)
    require_fresh(table, seat, command.seq)
    stack = table.pending.redo.get(seat)
    if not stack:
        raise NotAllowed("nothing_to_redo")
    click = stack[-1]
    moves = [click] if isinstance(click, str) else click
    require_legal_moves(table, actor, match, seat, moves)
    return click_entries(seat, moves, command.hold, redo=True)
