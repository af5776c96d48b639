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


def play_together(table: Table, actor: Actor, command: commands.PlayTogether) -> Lines:
    """Play several moves as one: the log gets all of them, or the first refusal is told."""
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    check_moves(table, course, seat, command.moves)
    return lines_of(seat, command.moves, command.hold)


def lines_of(seat: int, texts: list[str], hold: bool, redo: bool = False) -> Lines:
    """Return the entries of moves that are played as one; only the last may end the turn."""
    last = len(texts) - 1
    return [
        Line(
            "move",
            seat,
            Body(
                move=" ".join(text.split()),
                hold=hold or place < last,
                redo=redo,
                joined=place > 0,
            ),
        )
        for place, text in enumerate(texts)
    ]


def check_moves(table: Table, course: Course, seat: int, texts: list[str]) -> None:
    """Refuse moves of which any is not legal after those before it; the table stays as it is.

    What a move reveals must be seen before the next one is judged: else guesses would tell it.
    """
    if len(texts) == 1:
        check_move(table, course, seat, texts[0])
        return
    trial = course.trial()
    for text in texts:
        if trial.state.reveals != course.state.reveals:
            raise NotAllowed("not_seen_yet")
        check_move(table, trial, seat, text)
        trial.play(trial.base, seat, course.game.vocabulary.read(text), hold=True)


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
