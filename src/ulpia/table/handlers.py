"""What people may do at a table: a handler turns a command into entries of the log, or refuses it.

A handler only looks at the table; the table changes when the entries are applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ulpia.table import absence, commands, lobby, moves, undo
from ulpia.table.entries import Entry
from ulpia.table.guards import Actor
from ulpia.table.table import Table

HANDLERS: Final[dict[type[Any], Callable[[Table, Actor, Any], list[Entry]]]] = {
    commands.Play: moves.play,
    commands.PlayTogether: moves.play_together,
    commands.EndTurn: moves.end_turn,
    commands.TakeUndo: undo.undo,
    commands.Redo: undo.redo,
    commands.AnswerUndo: undo.answer_undo,
    commands.WithdrawUndo: undo.withdraw_undo,
    commands.HandOver: absence.hand_over,
    commands.TakeBack: absence.take_back,
    commands.VoteBot: absence.vote,
    commands.GrantTime: absence.grant_time,
    commands.GiveUp: absence.give_up,
    commands.Abandon: absence.abandon,
    commands.Start: lobby.start,
    commands.Leave: lobby.leave,
}
