"""Taking moves back and playing them again."""

from __future__ import annotations

from ulpia.kernel.match import NothingToUndo
from ulpia.server import commands
from ulpia.server.tables.actors import Actor, Lines, at_the_helm, fresh, other_humans, running
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.course import Course, TooOld
from ulpia.server.tables.lines import Line
from ulpia.server.tables.moving import check_move
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table


def undo(table: Table, actor: Actor, command: commands.TakeUndo) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    policy = table.row.undo
    if policy == "never":
        raise NotAllowed("undo_never")
    if policy == "free":
        try:
            return [Line("undo", seat, Body(undone=course.free_undo(seat).numbers()))]
        except NothingToUndo as error:
            if not command.ask:
                raise NotAllowed(error.code) from error
    elif not command.ask:
        raise NotAllowed("undo_must_ask")
    return ask_undo(table, course, seat)


def ask_undo(table: Table, course: Course, seat: int) -> Lines:
    """Ask the other people; where there are none the answer is yes."""
    if table.affairs.request is not None:
        raise NotAllowed("request_pending")
    last = course.last_of(seat)
    if last is None:
        raise TooOld(seat)
    asking = Line("ask_undo", seat, Body(upto=last.seq))
    if other_humans(table, seat):
        return [asking]
    return [asking, undo_from(course, seat, last.seq)]


def undo_from(course: Course, seat: int, upto: int) -> Line:
    later = [chosen for chosen in course.chosen if chosen.seq >= upto]
    numbers = [number for chosen in later for number in chosen.numbers()]
    if upto not in numbers:
        raise TooOld(upto)
    return Line("undo", seat, Body(undone=numbers))


def answer_undo(table: Table, actor: Actor, command: commands.AnswerUndo) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    request = table.affairs.request
    if request is None:
        raise NotAllowed("no_request")
    if request.seat == seat:
        raise NotAllowed("own_request")
    answer = Line("answer_undo", seat, Body(accept=command.accept))
    missing = set(other_humans(table, request.seat)) - {*request.accepted, seat}
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
    check_move(table, course, seat, stack[-1])
    return [Line("move", seat, Body(move=stack[-1], redo=True, hold=command.hold))]
