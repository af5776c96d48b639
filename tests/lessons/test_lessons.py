"""Each lesson is played to its end by the real engine, and every card has its words."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from tests.text.catalogues import messages
from ulpia.games.registry import GAMES
from ulpia.kernel.laws import check_laws
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.table.lessons import introductions_of, lesson_by_deal, lesson_named, lessons_of
from ulpia.table.lessons.lesson import Lesson
from ulpia.table.lessons.script import places, position_key, start_of
from ulpia.text import LANGUAGES
from ulpia.text.catalogue import catalogue

LESSONS: Final = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
EACH: Final = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS]
)
POSITIONS: Final = Path(__file__).with_name("positions.json")
MAX_TITLE_WORDS: Final = 4
MAX_LETTERS: Final = 150


def shown_way(game: str, lesson: Lesson, hold: bool) -> list[tuple[int, Match[Any]]]:
    """Play a lesson as "Do it" does; return each step's number with the table where it begins."""
    match = start_of(game, lesson)
    found = places(game, lesson)
    seen: list[tuple[int, Match[Any]]] = []
    while True:
        place = found[position_key(match)]
        if not seen or seen[-1][0] != place.step:
            seen.append((place.step, match.trial()))
        if match.awaiting_confirmation is not None:
            match.end_turn()
        elif place.next:
            match.play(Seat(lesson.learner), match.game.vocabulary.read(place.next[0]), hold=hold)
        elif place.reply is not None:
            match.play(Seat(1 - lesson.learner), match.game.vocabulary.read(place.reply))
        else:
            return [*seen[:-1], (place.step, match)]


@EACH
@pytest.mark.parametrize("hold", (True, False))
def test_a_lesson_is_played_to_its_end(game: str, lesson: Lesson, hold: bool) -> None:
    way = shown_way(game, lesson, hold)
    actions = [number for number, step in enumerate(lesson.steps) if not step.is_told()]
    assert [number for number, _ in way] == [*actions, len(lesson.steps)]
    end = way[-1][1]
    assert end.decision(lesson.learner) is not None, "the learner can play on"


@EACH
def test_every_way_through_a_lesson_leads_to_its_end(game: str, lesson: Lesson) -> None:
    ends = [place for place in places(game, lesson).values() if place.step == len(lesson.steps)]
    assert ends, "a lesson that cannot go on raises ScriptBroken"


@EACH
def test_the_positions_of_a_lesson_keep_the_laws(game: str, lesson: Lesson) -> None:
    for number, match in shown_way(game, lesson, hold=False):
        match.game.check(match.state)
        if number < len(lesson.steps):
            check_laws(match.game, match.state, lesson.seats, number)


@EACH
def test_a_lesson_comes_to_the_positions_it_was_written_for(game: str, lesson: Lesson) -> None:
    """If this fails, a rule has changed: play the lesson, correct its words, then run this file."""
    known = json.loads(POSITIONS.read_text(encoding="utf-8"))
    assert positions_of(game, lesson) == known.get(f"{game}/{lesson.name}")


def positions_of(game: str, lesson: Lesson) -> dict[str, Any]:
    ids = [*[step.id for step in lesson.steps], "end"]
    return {
        ids[number]: [position_key(match), *match.game.totals(match.state)]
        for number, match in shown_way(game, lesson, hold=True)
    }


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str, game: str, lesson: Lesson) -> None:
    words = catalogue(language)
    stem = f"{game}-lesson-{lesson.name}"
    for name in [stem, f"{stem}-end", *card_names(game, lesson)]:
        assert words.has(name), name
        text, errors = words.write(name, {})
        assert text and not errors, name
    for step in lesson.steps:
        title, _ = words.write(f"{stem}-{step.id}-title", {})
        text, _ = words.write(f"{stem}-{step.id}", {})
        assert len(title.split()) <= MAX_TITLE_WORDS, title
        assert len(text) <= MAX_LETTERS, f"{len(text)} letters: {text}"


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_introductions_speak_of_questions_that_the_game_asks(game: str) -> None:
    words = catalogue("en")
    verbs = GAMES[game].vocabulary.verbs
    assert introductions_of(game)
    for each in introductions_of(game):
        assert all(words.has(f"{game}-prompt-{prompt}") for prompt in each.prompts), each.id
        assert all(verb in verbs for verb in each.offers), each.id
        assert each.prompts or each.after, each.id


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_introductions_wait_for_events_that_the_game_tells(game: str) -> None:
    events = GAMES[game].vocabulary.events
    for each in introductions_of(game):
        for event, *words in [name.split() for ways in each.after for name in ways]:
            known = {word for _, kind in events[event].arguments for word in kind.words}
            assert known.issuperset(words), f"{each.id}: {event} {words}"


def test_the_last_round_of_trajan_begins_with_the_third_demand_of_the_fourth_quarter() -> None:
    last_round = next(each for each in introductions_of("trajan") if each.id == "last-round")
    quarter, *demands = last_round.after
    assert quarter == ("quarter_began IV",)
    assert demands == [("demand_revealed",)] * 3


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_introduction_is_short(language: str, game: str) -> None:
    words = catalogue(language)
    for name in introduction_names(game):
        assert words.has(name), name
        text, errors = words.write(name, {})
        assert not errors, name
        if name.endswith("-title"):
            assert len(text.split()) <= MAX_TITLE_WORDS, text
        assert len(text) <= MAX_LETTERS, f"{len(text)} letters: {text}"


def introduction_names(game: str) -> list[str]:
    stems = [f"{game}-introduction-{each.id}" for each in introductions_of(game)]
    return [f"{stem}{part}" for stem in stems for part in ("", "-title")]


def card_names(game: str, lesson: Lesson) -> list[str]:
    stem = f"{game}-lesson-{lesson.name}"
    return [f"{stem}-{step.id}{part}" for step in lesson.steps for part in ("", "-title")]


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_lessons_have_no_words_that_nobody_says(game: str) -> None:
    file = f"{game}-lesson.ftl"
    lessons = lessons_of(game)
    said = {name for lesson in lessons for name in card_names(game, lesson)}
    said |= {f"{game}-lesson-{lesson.name}{part}" for lesson in lessons for part in ("", "-end")}
    ends = ["-else", *[f"-else-{verb}" for verb in GAMES[game].vocabulary.verbs]]
    said |= {f"{name}{end}" for name in said for end in ends}
    names = set(messages("en", file))
    assert names - said == set()
    for language in LANGUAGES:
        assert set(messages(language, file)) == names
        introductions = messages(language, f"{game}-introduction.ftl")
        assert set(introductions) == set(introduction_names(game))


@EACH
def test_never_are_two_things_told_in_a_row(game: str, lesson: Lesson) -> None:
    told = [step.is_told() and not step.point for step in lesson.steps]
    assert not any(one and other for one, other in pairwise(told))
    assert 3 <= len(told) <= 12


def test_a_deal_tells_the_lesson() -> None:
    for game, lesson in LESSONS:
        found = lesson_by_deal(game, lesson.rules, str(lesson.seed), "lesson")
        assert found is lesson_named(game, lesson.name)
        assert lesson_by_deal(game, lesson.rules, str(lesson.seed), "free") is None
        assert lesson_by_deal(game, lesson.rules + 1, str(lesson.seed), "lesson") is None


def test_a_game_that_brings_no_lessons_has_none() -> None:
    assert lessons_of("_template") == ()
    assert introductions_of("_template") == ()


if __name__ == "__main__":
    found = {f"{game}/{lesson.name}": positions_of(game, lesson) for game, lesson in LESSONS}
    POSITIONS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
