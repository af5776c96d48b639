"""Messages about lessons: tables that teach a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LessonName = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[\w-]+$")]


class NewLesson(Struct, forbid_unknown_fields=True):
    """A lesson to begin."""

    game: Annotated[str, Meta(max_length=64)]
    lesson: LessonName


class LessonStep(Struct, omit_defaults=True):
    """A card of the coach: the catalogues' `<game>-lesson-<lesson>-<id>` and its title."""

    id: str
    look: list[str]  # places on the table that are lit
    pane: Literal["board", "mat"]
    told: bool = False  # nothing is to be done
    point: int = 0  # so many options are to be pointed at


class LessonIntroduction(Struct, omit_defaults=True):
    """What the coach says once in free play: `<game>-introduction-<id>` and its title."""

    id: str
    prompts: list[str]  # when one of these is asked (anything, if none is named),
    look: list[str]
    pane: Literal["board", "mat"]
    offers: list[str] = []  # and an option of one of these verbs is offered, if any are named,
    after: list[list[str]] = []  # and one event of each has happened to me or to nobody, in order


class LessonInfo(Struct):
    game: str
    name: str
    steps: list[LessonStep]
    introductions: list[LessonIntroduction]


class LessonPlace(Struct, omit_defaults=True):
    """Where I am in the lesson of this table."""

    step: int | None = None  # null: I went another way, and play freely
    begun: bool = False  # some moves of the step are played
    next: list[str] = []  # moves that go on with the step, first the one that is shown
