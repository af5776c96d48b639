"""Moves and the end of a turn: what a seat may do when the game waits for it."""

from __future__ import annotations

from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.words import UnknownWords
from ulpia.server import commands
from ulpia.server.tables.actors import Actor, Lines, at_the_helm, fresh, running
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.course import Course
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table
from ulpia.server.tables.words import refusal_arguments, refusal_sentence


def play(table: Table, actor: Actor, command: commands.Play) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    check_move(table, course, seat, command.move)
    return [Line("move", seat, Body(move=" ".join(command.move.split()), hold=command.hold))]


def check_move(table: Table, course: Course, seat: int, text: str) -> None:
    """Refuse words that are no move, and moves that are not legal, with the reason."""
    try:
        course.check(seat, course.game.vocabulary.read(text))
    except UnknownWords as error:
        raise NotAllowed("unknown_words", str(error)) from error
    except IllegalMove as error:
        refusal = error.refusal
        raise NotAllowed(
            refusal.code,
            refusal_sentence(course.game, refusal, table.names()),
            refusal_arguments(course.game, refusal),
            refusal.ruling,
        ) from error


def end_turn(table: Table, actor: Actor, command: commands.EndTurn) -> Lines:
    running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    if table.held() != seat:
        raise NotAllowed("no_turn_to_end")
    return [Line("end_turn", seat, Body())]


def let_go(table: Table, seat: int) -> Lines:
    """Return what ends the turn of a seat that nobody is there to end any more."""
    return [Line("end_turn", seat, Body())] if table.held() == seat else []
