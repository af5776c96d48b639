"""Why something cannot be done at a table: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any, Final

from ulpia.server.wire import Arguments

REASONS: Final = {
    "stale": "The table has changed since; look again and choose anew.",
    "unknown_words": "This is no move of the game.",
    "not_seated": "Only players at the table can do this.",
    "not_host": "Only whoever made the table can do this.",
    "not_open": "The table is not open any more.",
    "not_running": "The game is not being played.",
    "not_seen_yet": "One of these moves shows something hidden; look at it, then choose on.",
    "seat_taken": "The seat is taken.",
    "no_free_seat": "There is no free seat.",
    "already_seated": "You already sit at this table.",
    "needs_invitation": "This seat is for people with the invitation link.",
    "seats_free": "Not all seats are taken.",
    "unknown_level": "There is no bot of this level.",
    "bot_plays": "A bot plays for you; take the seat back first.",
    "no_bot_plays": "No bot plays for you.",
    "not_away": "This player has not been away long enough.",
    "no_human_there": "No person sits there.",
    "own_seat": "This is your own seat.",
    "already_voted": "You have voted for this.",
    "no_request": "Nobody asks to take a move back.",
    "own_request": "The others must answer your request.",
    "request_pending": "There is a request already.",
    "no_turn_to_end": "No turn of yours waits to be ended.",
    "nothing_to_redo": "There is no move to be played again.",
    "undo_never": "At this table no move is taken back.",
    "undo_must_ask": "At this table the others must agree to taking a move back.",
    "nothing_played": "There is no move of yours to take back.",
    "revealed": "Something hidden was shown since; the others must agree.",
    "turn_is_over": "The turn is over; the others must agree.",
    "others_have_played": "Others have played since; they must agree.",
    "frozen": "The rules have changed since this game began; it cannot go on.",
    "not_finished": "The game is not over.",
    "game_running": "The game has begun: hand your seat to a bot instead.",
    "no_table": "There is no such table, or it is not for you.",
    "too_fast": "Too many requests; wait a moment.",
    "too_costly": "This takes too long to work out; try a smaller part of it.",
    "log_full": "The record of this table is full: moves can no longer be taken back, but the "
    "game can be played to its end.",
    "too_many_bot_tables": "You have too many running tables at which only bots play; wait until "
    "one of them has finished.",
    "bad_message": "This message is not understood.",
    "server_error": "Something went wrong on the server; nothing was changed.",
}


class NotAllowed(Exception):
    """A command was refused; nothing has changed."""

    def __init__(
        self,
        code: str,
        reason: str | None = None,
        args: Arguments | None = None,
        ruling: int = 0,
    ) -> None:
        super().__init__(code)
        self.code: Final = code
        self.reason: Final = REASONS[code] if reason is None else reason
        self.arguments: Final = args or {}
        self.ruling: Final = ruling

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel whole from a process to another."""
        return NotAllowed, (self.code, self.reason, self.arguments, self.ruling)
