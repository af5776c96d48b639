"""Why something cannot be done at a table: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any, Final

from ulpia.table.wire import Arguments

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
    "unknown_lesson": "There is no such lesson.",
    "unknown_level": "There is no bot of this level.",
    "bot_plays": "A bot plays for you; take the seat back first.",
    "no_bot_plays": "No bot plays for you.",
    "not_away": "This player has not been away long enough.",
    "no_human_there": "No person sits there.",
    "own_seat": "This is your own seat.",
    "no_clock": "No clock runs at this table.",
    "time_left": "This player still has time.",
    "already_granted": "You have given this player more time already.",
    "own_seat_only": "You have played another seat of this game: you can take only that one again.",
    "already_voted": "You have voted for this.",
    "no_request": "Nobody asks to take a move back.",
    "own_request": "The others must answer your request.",
    "request_pending": "There is a request already.",
    "no_turn_to_end": "No turn of yours waits to be ended.",
    "no_hints": "At this table there are no hints: other people play here.",
    "not_ratable": "A rated table has no hints, and moves are taken back freely or never.",
    "rated_stays": "At this table nobody hands a seat to a bot: play on, or leave for good.",
    "rated_reveals": "At this table nothing is taken back once something was shown.",
    "needs_account": "This is for people with a name of their own: choose a password first.",
    "no_plans": "At this table nobody tries turns out before they play them.",
    "no_hint_now": "You are not asked anything now.",
    "no_hint_found": "No hint could be worked out; ask again.",
    "plan_broken": "This plan cannot be played as the table is now.",
    "nothing_planned": "There is no plan to be played.",
    "own_turn": "It is your turn: play it yourself. Orders are for the turns after it.",
    "unknown_stop": "This rule cannot stop an order now.",
    "not_routine": "This question is not answered always alike.",
    "nothing_to_redo": "There is no move to be played again.",
    "undo_never": "At this table no move is taken back.",
    "undo_must_ask": "At this table the others must agree to taking a move back.",
    "nothing_played": "There is no move of yours to take back.",
    "revealed": "Something hidden was shown since; the others must agree.",
    "turn_is_over": "The turn is over; the others must agree.",
    "others_have_played": "Others have played since; they must agree.",
    "not_movable": "Only a running game of one person against bots moves to a server.",
    "frozen": "The rules have changed since this game began; it cannot go on.",
    "not_finished": "The game is not over.",
    "no_puzzle": "There is no such puzzle.",
    "no_review": "There is no such review.",
    "room_full": "The study room is full.",
    "not_leading": "Somebody else has the pointer; take it first.",
    "no_tournament": "There is no such tournament.",
    "tournament_began": "The tournament has begun already.",
    "tournament_full": "The tournament is full.",
    "too_few_players": "A tournament needs at least two people.",
    "too_many_tournaments": "You look after too many tournaments; wait until one has ended.",
    "already_joined": "You are in this tournament already.",
    "not_joined": "You are not in this tournament.",
    "no_such_day": "There was no table on this day.",
    "daily_sealed": "The deal of this day is still being played: its record opens tomorrow.",
    "needs_role": "This is for the host of the server.",
    "banned": "The host of this server has closed this account for some time.",
    "not_welcome": "Somebody at this table and you do not play together.",
    "own_program": "A rated game between you and your own program would prove nothing.",
    "people_only": "This is for people, not for programs.",
    "not_friends": "Only friends can be invited by name: send others the link.",
    "yourself": "That is you.",
    "too_many_people": "Your list of people is full.",
    "no_line": "There is no such line.",
    "no_report": "There is no such report.",
    "no_program": "There is no such program.",
    "too_many_programs": "You have as many programs as one person may have.",
    "no_person": "There is no such person.",
    "no_player": "There is no account of this name.",
    "no_such_moment": "The game has no such moment.",
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
