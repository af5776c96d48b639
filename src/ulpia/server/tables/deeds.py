"""What people may do at a table: each command becomes entries of the log, or is refused.

A deed only looks and changes seats; the game changes when the entries are applied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ulpia.ai.levels import LEVELS
from ulpia.kernel.match import NothingToUndo
from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.words import UnknownWords
from ulpia.server import commands
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.course import Course, TooOld
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table
from ulpia.server.tables.words import refusal_arguments, refusal_sentence


@dataclass(frozen=True)
class Actor:
    """Who asks, and what the table knows about the moment."""

    user: str | None
    seat: int | None
    now: int
    online: frozenset[int] = frozenset()


Lines = list[Line]


def running(table: Table) -> Course:
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)
    if table.state != "running" or table.course is None:
        raise NotAllowed("not_running")
    return table.course


def seated(table: Table, actor: Actor) -> int:
    if actor.seat is None:
        raise NotAllowed("not_seated")
    return actor.seat


def at_the_helm(table: Table, actor: Actor) -> int:
    """Return the seat of somebody who plays it in person."""
    seat = seated(table, actor)
    if table.seats[seat].level is not None:
        raise NotAllowed("bot_plays")
    return seat


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    return level


def fresh(table: Table, seat: int, seq: int) -> None:
    """Refuse what was chosen before the seat's decision changed."""
    if seq < table.asked_since[seat] or seq > table.version:
        raise NotAllowed("stale")


# moves


def play(table: Table, actor: Actor, command: commands.Play) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    check_move(table, course, seat, command.move)
    return [Line("move", seat, Body(move=" ".join(command.move.split())))]


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


def undo(table: Table, actor: Actor, command: commands.TakeUndo) -> Lines:
    course = running(table)
    seat = at_the_helm(table, actor)
    fresh(table, seat, command.seq)
    policy = table.row.undo
    if policy == "never":
        raise NotAllowed("undo_never")
    if policy == "free":
        try:
            return [Line("undo", seat, Body(undone=[course.free_undo(seat).seq]))]
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
    numbers = [chosen.seq for chosen in course.chosen if chosen.seq >= upto]
    if upto not in numbers:
        raise TooOld(upto)
    return Line("undo", seat, Body(undone=numbers))


def other_humans(table: Table, seat: int) -> list[int]:
    return [each.seat for each in table.seats if each.is_human() and each.seat != seat]


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
    return [Line("move", seat, Body(move=stack[-1], redo=True))]


# seats


def hand_over(table: Table, actor: Actor, command: commands.HandOver) -> Lines:
    running(table)
    seat = at_the_helm(table, actor)
    table.seats[seat].level = known_level(command.level)
    return [Line("hand_over", seat, Body(level=command.level))]


def take_back(table: Table, actor: Actor, command: commands.TakeBack) -> Lines:
    running(table)
    seat = seated(table, actor)
    if table.seats[seat].level is None:
        raise NotAllowed("no_bot_plays")
    table.seats[seat].level = None
    table.seats[seat].seen_at = actor.now
    return [Line("take_back", seat, Body())]


def is_away(table: Table, seat: int, actor: Actor) -> bool:
    """Say whether the table has waited so long for an absent person that others may vote."""
    seating = table.seats[seat]
    since = table.waiting_since.get(seat)
    if not seating.is_human() or since is None or seat in actor.online:
        return False
    away_since = max(since, seating.seen_at or 0)
    return bool(actor.now - away_since >= table.row.away_after * 1000)


def votes_needed(table: Table, target: int) -> int:
    return len(other_humans(table, target)) // 2 + 1


def vote(table: Table, actor: Actor, command: commands.VoteBot) -> Lines:
    running(table)
    seat = at_the_helm(table, actor)
    level = known_level(command.level)
    if command.seat == seat:
        raise NotAllowed("own_seat")
    if command.seat >= len(table.seats) or not table.seats[command.seat].is_human():
        raise NotAllowed("no_human_there")
    if not is_away(table, command.seat, actor):
        raise NotAllowed("not_away")
    return count_vote(table, seat, command.seat, level)


def count_vote(table: Table, seat: int, target: int, level: str) -> Lines:
    ballot = table.affairs.ballots.get(target)
    by = {*(ballot.by if ballot is not None and ballot.level == level else ()), seat}
    if ballot is not None and ballot.level == level and seat in ballot.by:
        raise NotAllowed("already_voted")
    lines = [Line("vote", seat, Body(target=target, level=level))]
    if len(by) >= votes_needed(table, target):
        table.seats[target].level = level
        lines.append(Line("replace", target, Body(level=level)))
    return lines


def abandon(table: Table, actor: Actor, command: commands.Abandon) -> Lines:
    running(table)
    seat = at_the_helm(table, actor)
    lines = [Line("abandon", seat, Body(accept=command.wish))]
    agreed = {*table.affairs.abandoning, seat}
    if command.wish and not set(other_humans(table, seat)) - agreed:
        table.state = "abandoned"
        lines.append(Line("close", seat, Body()))
    return lines


# before the game


def opened(table: Table) -> None:
    if table.state != "open":
        raise NotAllowed("not_open")
    if table.frozen is not None:
        raise NotAllowed("frozen", table.frozen)


def start(table: Table, actor: Actor, command: commands.Start) -> Lines:
    opened(table)
    if actor.user != table.row.host_id:
        raise NotAllowed("not_host")
    level = known_level(command.fill)
    for seating in table.seats:
        if seating.is_free():
            seating.place, seating.level, seating.kept_for = "bot", level, None
    return [Line("start", None, Body())]


def leave(table: Table, actor: Actor, command: commands.Leave) -> Lines:
    if table.state == "running":
        raise NotAllowed("game_running")
    opened(table)
    if actor.user is not None and actor.user == table.row.host_id:
        table.state = "abandoned"
        return [Line("close", actor.seat, Body())]
    seat = seated(table, actor)
    table.seats[seat].user = None
    return [Line("leave", seat, Body())]


DEEDS: Final[dict[type[Any], Callable[[Table, Actor, Any], Lines]]] = {
    commands.Play: play,
    commands.TakeUndo: undo,
    commands.Redo: redo,
    commands.AnswerUndo: answer_undo,
    commands.WithdrawUndo: withdraw_undo,
    commands.HandOver: hand_over,
    commands.TakeBack: take_back,
    commands.VoteBot: vote,
    commands.Abandon: abandon,
    commands.Start: start,
    commands.Leave: leave,
}
