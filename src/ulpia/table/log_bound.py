"""The limit of a table's log: far longer than any honest game, and never in its way.

A game needs a few hundred entries, with many moves taken back perhaps a thousand. Beyond the bound
nothing is taken back any more, so that every move brings the end nearer; moves and whatever an
absence needs are always allowed. All else must leave room for moves between.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.table import commands
from ulpia.table.guards import Actor
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

MAX_LOG_ENTRIES: Final = 4_000
MAX_BETWEEN_MOVES: Final = 8
ALWAYS: Final = (
    commands.Play,
    commands.PlayTogether,
    commands.EndTurn,
    commands.HandOver,
    commands.Start,
    commands.Leave,
)
NEVER: Final = (commands.TakeUndo, commands.Redo)
UNDO_COMMANDS: Final = (*NEVER, commands.AnswerUndo, commands.WithdrawUndo)
"""Commands that are counted by `limits.undos`, with those that only tell what somebody wants."""
SETTLING_COMMANDS: Final = (
    commands.TakeBack,
    commands.HandOver,
    commands.VoteBot,
    commands.GrantTime,
    commands.GiveUp,
    commands.Abandon,
)


def is_log_full(table: Table) -> bool:
    return table.version >= MAX_LOG_ENTRIES


def require_room(table: Table, actor: Actor, command: Any) -> None:
    """Refuse what would let a log grow without end."""
    if not is_log_full(table) or isinstance(command, ALWAYS):
        return
    if isinstance(command, NEVER) or (isinstance(command, commands.AnswerUndo) and command.accept):
        raise NotAllowed("log_full")
    if not is_needed(table, actor, command) and table.entries_since_move >= MAX_BETWEEN_MOVES:
        raise NotAllowed("log_full")


def is_needed(table: Table, actor: Actor, command: Any) -> bool:
    """Say whether a command brings the end nearer and cannot be repeated for ever."""
    if isinstance(command, commands.Abandon):
        return bool(command.wish) and actor.seat not in table.pending.abandoning
    if isinstance(command, commands.VoteBot):
        ballot = table.pending.ballots.get(command.seat)
        return ballot is None or ballot.level == command.level
    return False
