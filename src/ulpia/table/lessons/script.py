"""Where a table stands in its lesson: found by its position, however the learner came there."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Encoder

from ulpia.kernel.codec import encode_state
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.table.lessons.lesson import Lesson, Path, ScriptStep
from ulpia.table.rules import rules_of

MAX_SCRIPTS_KEPT: Final = 16
ENCODE: Final = Encoder(order="deterministic")


class ScriptBroken(ValueError):
    """A lesson names a move that cannot be played there, or asks nothing where it should."""


class Place(Struct, frozen=True):
    """A moment of a lesson.

    `step` is the number of the step that the learner is to finish, that of no step at the end;
    `begun`: some of its moves are played; `next` are the moves that go on with it, the first as
    "Do it" plays it; `reply` is what the opponent answers here, if it is asked.
    """

    step: int
    begun: bool = False
    next: Path = ()
    reply: str | None = None


class Walk(Struct):
    """A way through a lesson: the match, the step, its moves so far, how often was replied."""

    match: Match[Any]
    step: int
    played: Path = ()
    replied: int = 0


def position_key(match: Match[Any]) -> str:
    """Return what tells a position of a lesson from all others."""
    code = ENCODE.encode([encode_state(match.state), match.awaiting_confirmation])
    return hashlib.sha256(code).hexdigest()[:16]


@lru_cache(MAX_SCRIPTS_KEPT)
def places(game: str, lesson: Lesson) -> dict[str, Place]:
    """Return all moments of a lesson by the keys of their positions, or raise ScriptBroken."""
    found: dict[str, Place] = {}
    open_ways = [Walk(start_of(game, lesson), next_action(lesson.steps, 0))]
    while open_ways:
        walk = open_ways.pop()
        key = position_key(walk.match)
        if key in found:
            continue
        place = place_of(lesson, walk)
        found[key] = place
        open_ways += ways_on(lesson, walk, place)
    return found


def start_of(game: str, lesson: Lesson) -> Match[Any]:
    """Return the match of a lesson after its set-up."""
    match: Match[Any] = Match(
        rules_of(game, lesson.rules), lesson.seats, dict(lesson.options), lesson.seed
    )
    for seat, text in lesson.setup:
        match.play(Seat(seat), match.game.vocabulary.read(text))
    return match


def next_action(steps: tuple[ScriptStep, ...], first: int) -> int:
    """Return the number of the first step from `first` on that asks for a move."""
    at = first
    while at < len(steps) and steps[at].is_told():
        at += 1
    return at


def place_of(lesson: Lesson, walk: Walk) -> Place:
    match = walk.match
    if match.awaiting_confirmation is not None or match.decision(lesson.learner) is None:
        moves: Path = ()
    else:
        moves = legal_moves(lesson, walk)
    is_asked = match.decision(opponent_of(lesson)) is not None
    has_reply = is_asked and walk.replied < len(lesson.replies)
    reply = lesson.replies[walk.replied] if has_reply else None
    return Place(walk.step, bool(walk.played), moves, reply)


def legal_moves(lesson: Lesson, walk: Walk) -> Path:
    """Return how a step can go on, in the order of its paths."""
    if walk.step == len(lesson.steps):
        return ()
    legal = moves_on(lesson, walk)
    if not legal:
        step = lesson.steps[walk.step].id
        raise ScriptBroken(f"{lesson.name}: step {step} cannot go on after {walk.played}")
    return legal


def moves_on(lesson: Lesson, walk: Walk) -> Path:
    done = len(walk.played)
    paths = lesson.steps[walk.step].paths
    wanted = [path[done] for path in paths if len(path) > done and path[:done] == walk.played]
    return tuple(
        [text for text in dict.fromkeys(wanted) if is_legal(walk.match, lesson.learner, text)]
    )


def is_legal(match: Match[Any], seat: int, text: str) -> bool:
    try:
        match.require_legal(Seat(seat), match.game.vocabulary.read(text))
    except IllegalMove:
        return False
    return True


def opponent_of(lesson: Lesson) -> int:
    return 1 - lesson.learner


def ways_on(lesson: Lesson, walk: Walk, place: Place) -> list[Walk]:
    """Return what may follow: the end of a turn, a move of the learner, or a reply."""
    if walk.match.awaiting_confirmation is not None:
        match = walk.match.trial()
        match.end_turn()
        return [Walk(match, after_step(lesson, walk), (), walk.replied)]
    ways = [after_move(lesson, walk, text, hold) for text in place.next for hold in (True, False)]
    if place.reply is not None:
        match = walk.match.trial()
        match.play(Seat(opponent_of(lesson)), match.game.vocabulary.read(place.reply))
        ways.append(Walk(match, walk.step, walk.played, walk.replied + 1))
    return ways


def after_move(lesson: Lesson, walk: Walk, text: str, hold: bool) -> Walk:
    match = walk.match.trial()
    match.play(Seat(lesson.learner), match.game.vocabulary.read(text), hold=hold)
    onward = Walk(match, walk.step, (*walk.played, text), walk.replied)
    if match.awaiting_confirmation is not None:
        return onward  # the end of the turn belongs to the step
    onward.step = after_step(lesson, onward)
    onward.played = () if onward.step != walk.step else onward.played
    return onward


def after_step(lesson: Lesson, walk: Walk) -> int:
    """Return the step after the moves of a walk: the next one if they are a whole path.

    The same moves may be the beginning of a longer path, where a question is asked that elsewhere
    answers itself.
    """
    if walk.played not in lesson.steps[walk.step].paths or moves_on(lesson, walk):
        return walk.step
    return next_action(lesson.steps, walk.step + 1)
