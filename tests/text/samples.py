"""Every phrase of every game with sample values, and texts that complain aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.game import HOUSE_REFUSALS, Game
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.words import Phrase
from ulpia.text import Texts
from ulpia.text.catalogue import Argument

ALL_GAMES: dict[str, Game[Any]] = {**GAMES, STAKES.name: STAKES}
NAMES = ("Anna", "Boris", "Clara", "Dmitri")
UNDO_CODES = ("nothing_played", "revealed", "turn_is_over", "others_have_played")


class Flaw(AssertionError):
    """A catalogue lacks something."""


class StrictTexts(Texts):
    """Texts in which every flaw of a catalogue is an error."""

    def complain(self, problem: str) -> None:
        raise Flaw(problem)


class WatchedTexts(StrictTexts):
    """Texts that remember which messages they wrote, and with which arguments."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.seen: dict[str, set[str]] = {}

    def _write(self, name: str, arguments: dict[str, Argument]) -> str:
        self.seen[name] = set(arguments)
        return super()._write(name, arguments)


def samples(phrase: Phrase) -> Iterator[tuple[int, ...]]:
    """Yield nouns such that every word of every argument stands somewhere."""
    most = max([len(kind.words) for _, kind in phrase.arguments], default=1)
    for number in range(max(most, 2)):
        nouns = [number % (len(kind.words) or 4) for _, kind in phrase.arguments]
        yield tuple(nouns)
        if phrase.many:
            yield (*nouns, nouns[-1])
            yield (*nouns, nouns[-1], *[kind for kind in (0, 1) if kind < most])
            yield tuple(nouns[:-1])


def spoken(phrases: Iterable[Phrase]) -> Iterator[tuple[str, tuple[int, ...]]]:
    for phrase in phrases:
        for nouns in samples(phrase):
            yield phrase.name, nouns


def say_everything(texts: Texts, game: Game[Any]) -> Iterator[str]:
    """Yield every sentence and name that a game can need."""
    words = game.vocabulary
    for kind in words.kinds:
        yield texts.message(f"{game.name}-kind-{kind.name}")
        for number in range(len(kind.words)):
            yield texts.thing(game, kind.name, number)
    for source in game.sources:
        yield texts.source(game, source)
    yield texts.title(game)
    for option in game.options:
        yield texts.option(game, option.name)
        yield texts.option_help(game, option.name)
        for value in option.values:
            yield texts.option_value(game, option.name, value)
    yield from say_phrases(texts, game)


def say_phrases(texts: Texts, game: Game[Any]) -> Iterator[str]:
    words = game.vocabulary
    seat = Seat(1)
    for name, nouns in spoken(words.verbs.values()):
        yield texts.move(game, Move(name, nouns), NAMES)
    for name, nouns in spoken(words.facts.values()):
        yield texts.event(game, Event(name, seat, nouns, ALL), NAMES)
    for name, nouns in spoken(words.prompts.values()):
        yield texts.prompt(game, Decision(seat, name, [], nouns), NAMES)
    for name, nouns in spoken((*words.refusals.values(), *HOUSE_REFUSALS)):
        yield texts.refusal(game, Refusal(name, 40, nouns), NAMES)


def say_house(texts: Texts) -> Iterator[str]:
    for code in UNDO_CODES:
        yield texts.undo_refusal(code)
    yield texts.seat_name(0)
    yield texts.joined([])
    yield texts.grouped(["a", "b", "b", "c"])
