"""Taking moves back and playing them again."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ulpia.kernel.match import NothingToUndo
from ulpia.kernel.moves import Seat
from ulpia.server import commands
from ulpia.server.tables.actors import (
    Actor,
    Lines,
    at_the_helm,
    fresh,
    other_owners,
    running,
    seated,
)
from ulpia.server.tables.bodies import Body, TakenBack
from ulpia.server.tables.course import Course, TooOld
from ulpia.server.tables.lines import Line
from ulpia.server.tables.moving import check_moves, lines_of
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table
from ulpia.server.tables.words import stored_fact

MAX_FACTS_NAMED: Final = 40


def undo(table: Table, actor: Actor, command: commands.TakeUndo) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    policy = table.row.undo
    if policy == "never":
        raise NotAllowed("undo_never")
    if policy == "free":
        try:
            return [Line("undo", seat, Body(undone=course.free_undo(seat)))]
        except NothingToUndo as error:
            if not command.ask:
                raise NotAllowed(error.code) from error
    elif not command.ask:
        raise NotAllowed("undo_must_ask")
    return ask_undo(table, course, seat)


def ask_undo(table: Table, course: Course, seat: int) -> Lines:
    """Ask the people at the table; where there are no others the answer is yes."""
    if table.affairs.request is not None:
        raise NotAllowed("request_pending")
    click = course.last_click_of(seat)
    if not click:
        raise TooOld(seat)
    upto = click[-1].seq
    asking = Line("ask_undo", seat, Body(upto=upto, taking=undo_preview(course, upto)))
    if other_owners(table, seat):
        return [asking]
    return [asking, undo_from(course, seat, upto)]


def undo_preview(course: Course, upto: int) -> TakenBack:
    """Return what going back to before entry `upto` takes away from everybody."""
    later = course.since(upto)
    counts = Counter([int(chosen.seat) for chosen in later])
    facts = [stored_fact(course.game, event) for chosen in later for event in chosen.events]
    drawn = [fact for fact in facts if fact.drawn]
    before, now = later[0].before, course.state
    shown = [
        seat
        for seat in range(course.seats)
        if before.reveals_to(Seat(seat)) != now.reveals_to(Seat(seat))
    ]
    return TakenBack(dict(sorted(counts.items())), drawn[-MAX_FACTS_NAMED:], shown)


def undo_from(course: Course, seat: int, upto: int) -> Line:
    later = course.since(upto)
    numbers = [number for chosen in later for number in chosen.numbers()]
    is_revealed = later[0].before.reveals != course.state.reveals
    return Line("undo", seat, Body(undone=numbers, revealed=is_revealed))


def answer_undo(table: Table, actor: Actor, command: commands.AnswerUndo) -> Lines:
    """Answer a request; also whoever lets a bot play must agree, and may say so."""
    course = running(table)
    seat = seated(table, actor)
    request = table.affairs.request
    if request is None:
        raise NotAllowed("no_request")
    if request.seat == seat:
        raise NotAllowed("own_request")
    answer = Line("answer_undo", seat, Body(accept=command.accept))
    missing = set(other_owners(table, request.seat)) - {*request.accepted, seat}
    if not command.accept or missing:
        return [answer]
    return [answer, undo_from(course, request.seat, request.upto)]


def withdraw_undo(table: Table, actor: Actor, command: commands.WithdrawUndo) -> Lines:
    seat = at_the_helm(table, actor)
    request = table.affairs.request
    if request is None or request.seat != seat:
        raise NotAllowed("no_request")
    return [Line("withdraw_undo", seat, Body())]


def redo(table: Table, actor: Actor, command: commands.Redo) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    stack = table.affairs.redo.get(seat)
    if not stack:
        raise NotAllowed("nothing_to_redo")
    click = stack[-1]
    moves = [click] if isinstance(click, str) else click
    check_moves(table, course, seat, moves)
    return lines_of(seat, moves, command.hold, redo=True)
