"""Kernel things as wire things: facts, prompts, options and refusals in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from ulpia.kernel.events import Event
from ulpia.kernel.game import HOUSE_REFUSALS, Game
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal
from ulpia.kernel.words import Kind, Phrase
from ulpia.server import wire
from ulpia.server.tables.bodies import StoredFact
from ulpia.server.tables.rules import rules_of
from ulpia.server.wire import Arguments, Word
from ulpia.text import Texts

ENCODE: Final = Encoder()
HOUSE: Final = {phrase.name: phrase for phrase in HOUSE_REFUSALS}
REMEMBERED: Final = 20_000


def word(kind: Kind, number: int) -> Word:
    return kind.words[number] if kind.words else number


def arguments_of(phrase: Phrase, values: tuple[int, ...]) -> Arguments:
    """Return the values of a phrase by name, in words; the last one as a list if it repeats."""
    last = len(phrase.arguments) - 1
    arguments: Arguments = {}
    for position, (name, kind) in enumerate(phrase.arguments):
        if phrase.many and position == last:
            arguments[name] = [word(kind, value) for value in values[position:]]
        elif position < len(values):
            arguments[name] = word(kind, values[position])
    return arguments


def stored_fact(game: Game[Any], event: Event) -> StoredFact:
    phrase = game.vocabulary.facts[event.name]
    seat = None if event.seat == NOBODY else int(event.seat)
    arguments = arguments_of(phrase, event.values)
    return StoredFact(event.name, seat, arguments, event.audience, phrase.drawn)


def fact_words(fact: StoredFact) -> str:
    """Return a fact as records write it."""
    words = [fact.name]
    for value in fact.args.values():
        words += [str(each) for each in value] if isinstance(value, list) else [str(value)]
    return " ".join(words)


def decision_of(game: Game[Any], decision: Decision) -> wire.Decision:
    phrase = game.vocabulary.prompts[decision.prompt]
    prompt = wire.Prompt(decision.prompt, arguments_of(phrase, decision.about))
    return wire.Decision(prompt, [option(game.name, game.rules, move) for move in decision.options])


@lru_cache(REMEMBERED)
def option(name: str, rules: int, move: Move) -> Raw:
    """Return an option ready to be sent; games offer the same moves again and again."""
    vocabulary = rules_of(name, rules).vocabulary
    phrase = vocabulary.verbs[move.verb]
    nouns = [word(phrase.kind(position), noun) for position, noun in enumerate(move.nouns)]
    return Raw(ENCODE.encode(wire.Option(vocabulary.write(move), move.verb, nouns)))


def refusal_arguments(game: Game[Any], refusal: Refusal) -> Arguments:
    phrase = game.vocabulary.refusals.get(refusal.code) or HOUSE[refusal.code]
    return arguments_of(phrase, refusal.values)


@lru_cache(1)
def english() -> Texts:
    return Texts("en")


def refusal_sentence(game: Game[Any], refusal: Refusal, names: list[str]) -> str:
    return english().refusal(game, refusal, names)


def game_info(game: Game[Any]) -> wire.GameInfo:
    vocabulary = game.vocabulary
    return wire.GameInfo(
        game.name,
        game.rules,
        game.fewest,
        game.most,
        [wire.OptionChoice(o.name, list(o.values), o.values[0]) for o in game.options],
        list(game.sources),
        {name: phrase_info(phrase) for name, phrase in vocabulary.verbs.items()},
        {kind.name: list(kind.words) for kind in vocabulary.kinds},
    )


def phrase_info(phrase: Phrase) -> wire.PhraseInfo:
    arguments = [wire.Argument(name, kind.name) for name, kind in phrase.arguments]
    return wire.PhraseInfo(arguments, phrase.many)
