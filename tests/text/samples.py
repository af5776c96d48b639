"""Every signature of every game with sample values, and texts that complain aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from ulpia.ai.reasons import MAX_GAINS, Reason, ReasonKind, why_sentence
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.game import COMMON_REFUSALS, Game
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.outcomes import Caution, Outcome, verb_of
from ulpia.kernel.plans import Goal, StopRule
from ulpia.kernel.words import Signature
from ulpia.text import Texts
from ulpia.text.hint_texts import (
    say_chance,
    say_margin,
    say_topic,
    say_why,
    source_phrase,
)
from ulpia.text.messages import Argument

ALL_GAMES: dict[str, Game[Any]] = {**GAMES, STAKES.name: STAKES}
NAMES = ("Anna", "Boris", "Clara", "Dmitri")
GAINS: tuple[ReasonKind, ...] = ("now", "towards")
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


def samples(signature: Signature) -> Iterator[tuple[int, ...]]:
    """Yield nouns such that every word of every argument stands somewhere."""
    most = max([len(kind.words) for _, kind in signature.arguments], default=1)
    for number in range(max(most, 2)):
        nouns = [number % (len(kind.words) or 4) for _, kind in signature.arguments]
        yield tuple(nouns)
        if signature.many:
            yield (*nouns, nouns[-1])
            yield (*nouns, nouns[-1], *[kind for kind in (0, 1) if kind < most])
            yield tuple(nouns[:-1])


def sample_sentences(signatures: Iterable[Signature]) -> Iterator[tuple[str, tuple[int, ...]]]:
    for signature in signatures:
        for nouns in samples(signature):
            yield signature.name, nouns


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
    for source in game.sources:
        yield source_phrase(texts, game, source)
        yield say_topic(texts, game, source)


def say_phrases(texts: Texts, game: Game[Any]) -> Iterator[str]:
    words = game.vocabulary
    seat = Seat(1)
    for name, nouns in sample_sentences(words.verbs.values()):
        yield texts.move(game, Move(name, nouns), NAMES)
    for name, nouns in sample_sentences(words.events.values()):
        yield texts.event(game, Event(name, seat, nouns, ALL), NAMES)
    for name, nouns in sample_sentences(words.prompts.values()):
        yield texts.prompt(game, Decision(seat, name, [], nouns), NAMES)
    for name, nouns in sample_sentences((*words.refusals.values(), *COMMON_REFUSALS)):
        yield texts.refusal(game, Refusal(name, 40, nouns), NAMES)
    for name, values in sample_sentences(words.cautions.values()):
        yield texts.caution(game, Caution(name, values), NAMES)
    yield from say_plans(texts, game)
    for number, (name, values) in enumerate(sample_sentences(words.outcomes.values())):
        verb = verb_of(name)
        for nouns in samples(words.verbs[verb]):
            outcome = Outcome(name, values, number % 3, number % 4)
            yield texts.outcome(game, Move(verb, nouns), outcome, NAMES)


def say_plans(texts: Texts, game: Game[Any]) -> Iterator[str]:
    words = game.vocabulary
    for name, values in sample_sentences(words.goals.values()):
        yield texts.goal(game, Goal(name, values, []), NAMES)
    for name, values in sample_sentences(words.stops.values()):
        yield texts.stop_rule(game, StopRule(name, values), NAMES)
    for prompt in game.routine_prompts():
        yield texts.message(f"{game.name}-plan-routine-{prompt}")


def say_common(texts: Texts) -> Iterator[str]:
    for code in UNDO_CODES:
        yield texts.undo_refusal(code)
    yield texts.seat_name(0)
    yield texts.join([])
    yield texts.join_counted(["a", "b", "b", "c"])
    yield from say_hints(texts)


def say_hints(texts: Texts) -> Iterator[str]:
    """Yield every sentence of a hint, with many numbers."""
    for count in range(MAX_GAINS + 1):
        for kinds in product(GAINS, repeat=count):
            gains = [Reason(kind, "stakes", 5.0 - place) for place, kind in enumerate(kinds)]
            loss = Reason("gives_up", "stakes", 4.2)
            yield say_why(texts, STAKES, *why_sentence(gains))
            yield say_why(texts, STAKES, *why_sentence([*gains, loss]))
    for margin in (-2.0, 0.2, 1.2, 2.4, 5.0, 21.0):
        yield say_margin(texts, margin, margin < 1)
    yield texts.message("hint-same")
    yield say_chance(texts, 0.49)
