"""What a lesson is made of: data, played on a real table by a real person."""

from __future__ import annotations

from itertools import permutations
from typing import Literal

from msgspec import Struct

Path = tuple[str, ...]
"""Moves in words, one after the other."""
Pane = Literal["board", "mat"]
Happening = tuple[str, ...]
"""Events of the learner or of nobody, any of which may be it: a name, or a name and a word."""


class ScriptStep(Struct, frozen=True):
    """One thought of the coach: its card says `GAME-lesson-LESSON-ID`, with a title.

    `look` names the places on the table that are lit (`data-at` in the page), `pane` where they are
    on a phone. `paths` are the ways in which the learner finishes it, the first as "Do it" does it;
    a step without any only tells something. `point`: that many options are to be pointed at.
    """

    id: str
    look: tuple[str, ...]
    pane: Pane
    paths: tuple[Path, ...] = ()
    point: int = 0

    def is_told(self) -> bool:
        return not self.paths


class Introduction(Struct, frozen=True):
    """What the coach says once in free play, when something is met for the first time.

    Its card says `GAME-introduction-ID`, with a title. It is met when the learner is asked one of
    `prompts`, or anything if none is named; if `offers` names verbs, only when one of them is among
    the options. If `after` names happenings, they must be in the log in this order, the last since
    the learner's last move.
    """

    id: str
    prompts: tuple[str, ...]
    look: tuple[str, ...]
    pane: Pane
    offers: tuple[str, ...] = ()
    after: tuple[Happening, ...] = ()


class Lesson(Struct, frozen=True):
    """A table whose deal, set-up and first moves of the opponent are fixed.

    `setup` are the moves of both seats before the first step, with their seats; `replies` are the
    opponent's moves, played as long as the learner keeps to the steps. `seed` tells the lessons of
    a game apart.
    """

    name: str
    rules: int
    seed: int
    options: tuple[tuple[str, str], ...]
    setup: tuple[tuple[int, str], ...]
    steps: tuple[ScriptStep, ...]
    replies: Path
    level: str = "tiro"
    learner: int = 0
    seats: int = 2


def tell(id: str, *look: str, on: Pane = "board") -> ScriptStep:
    """Return a step that only tells something."""
    return ScriptStep(id, look, on)


def point(id: str, *look: str, at: int, on: Pane = "board") -> ScriptStep:
    """Return a step that is finished by pointing at some options."""
    return ScriptStep(id, look, on, point=at)


def do(id: str, *moves: str, look: tuple[str, ...], on: Pane = "board") -> ScriptStep:
    """Return a step that is finished by these moves."""
    return ScriptStep(id, look, on, (moves,))


def choose(id: str, *paths: Path, look: tuple[str, ...], on: Pane = "board") -> ScriptStep:
    """Return a step that may be finished in several ways, all of which go on alike."""
    return ScriptStep(id, look, on, paths)


def introduce(
    id: str, *prompts: str, look: tuple[str, ...], on: Pane = "board", offers: str = ""
) -> Introduction:
    """Return what is said when one of these prompts is met; `offers` are verbs with spaces."""
    return Introduction(id, prompts, look, on, tuple(offers.split()))


def introduce_after(
    id: str, *happenings: Happening, look: tuple[str, ...], on: Pane = "board"
) -> Introduction:
    """Return what is said at the next question when these have happened, in this order."""
    return Introduction(id, (), look, on, after=happenings)


def orders_ending_with(last: str, *rest: str) -> tuple[tuple[str, ...], ...]:
    """Return all different orders of some words with `last` at the end, the given one first."""
    found = dict.fromkeys([(*order, last) for order in permutations(rest)])
    return tuple(found)


def append_move(last: str, paths: tuple[Path, ...]) -> tuple[Path, ...]:
    """Return paths that all end with one more move."""
    return tuple([(*path, last) for path in paths])
