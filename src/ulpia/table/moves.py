"""Moves and the end of a turn: what a seat may do when the game waits for it."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.words import UnknownWords
from ulpia.table import commands
from ulpia.table.entries import Entry, Moved, TurnEnded
from ulpia.table.guards import Actor, require_fresh, require_own_play, require_running
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table
from ulpia.table.words import refusal_arguments


def play(table: Table, actor: Actor, command: commands.Play) -> list[Entry]:
    match = require_running(table)
    seat = require_own_play(table, actor)
    require_fresh(table, seat, command.seq)
    require_legal_move(table, actor, match, seat, command.move)
    return [Moved(seat=seat, move=" ".join(command.move.split()), hold=command.hold)]


def play_together(table: Table, actor: Actor, command: commands.PlayTogether) -> list[Entry]:
    """Play several moves as one: the log gets all of them, or the first refusal is told."""
    match = require_running(table)
    seat = require_own_play(table, actor)
    require_fresh(table, seat, command.seq)
    require_legal_moves(table, actor, match, seat, command.moves)
    return click_entries(seat, command.moves, command.hold)


def click_entries(seat: int, texts: list[str], hold: bool, redo: bool = False) -> list[Entry]:
    """Return the entries of moves that are played as one; only the last may end the turn."""
    last = len(texts) - 1
    return [
        Moved(
            seat=seat,
            move=" ".join(text.split()),
            hold=hold or place < last,
            redo=redo,
            joined=place > 0,
        )
        for place, text in enumerate(texts)
    ]


def require_legal_moves(
    table: Table, actor: Actor, match: Match[Any], seat: int, texts: list[str]
) -> None:
    """Refuse moves of which any is not legal after those before it; the table stays as it is.

    What a move reveals must be seen before the next one is judged: else guesses would tell it.
    """
    if len(texts) == 1:
        require_legal_move(table, actor, match, seat, texts[0])
        return
    trial = match.trial()
    for text in texts:
        if trial.state.reveals != match.state.reveals:
            raise NotAllowed("not_seen_yet")
        require_legal_move(table, actor, trial, seat, text)
        trial.play(Seat(seat), match.game.vocabulary.read(text), hold=True)


def require_legal_move(table: Table, actor: Actor, match: Match[Any], seat: int, text: str) -> None:
    """Refuse words that are no move, and moves that are not legal, with the reason."""
    try:
        match.require_legal(Seat(seat), match.game.vocabulary.read(text))
    except UnknownWords as error:
        raise NotAllowed("unknown_words", str(error)) from error
    except IllegalMove as error:
        refusal = error.refusal
        raise NotAllowed(
            refusal.code,
            actor.explain(match.game, refusal, table.names()),
            refusal_arguments(match.game, refusal),
            refusal.ruling,
        ) from error


def end_turn(table: Table, actor: Actor, command: commands.EndTurn) -> list[Entry]:
    require_running(table)
    seat = require_own_play(table, actor)
    require_fresh(table, seat, command.seq)
    if table.awaiting_confirmation() != seat:
        raise NotAllowed("no_turn_to_end")
    return [TurnEnded(seat=seat)]


def end_held_turn(table: Table, seat: int) -> list[Entry]:
    """Return what ends the turn of a seat that nobody is there to end any more."""
    return [TurnEnded(seat=seat)] if table.awaiting_confirmation() == seat else []
