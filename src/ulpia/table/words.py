"""What the kernel says, as messages: events, prompts, options and refusals in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from msgspec import Raw

from ulpia.kernel.events import Event
from ulpia.kernel.game import COMMON_REFUSALS, Game
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal
from ulpia.kernel.outcomes import Caution, Joint, Outcome, verb_of
from ulpia.kernel.words import Kind, Signature
from ulpia.table import wire
from ulpia.table.entries import StoredEvent
from ulpia.table.lessons import lessons_of
from ulpia.table.patches import SORTED
from ulpia.table.rules import rules_of
from ulpia.table.wire import Arguments, Word

COMMON: Final = {signature.name: signature for signature in COMMON_REFUSALS}
MAX_OPTIONS_KEPT: Final = 20_000


def word_of(kind: Kind, number: int) -> Word:
    return kind.words[number] if kind.words else number


def arguments_of(signature: Signature, values: tuple[int, ...]) -> Arguments:
    """Return the values of a signature by name, in words; the last one as a list if it repeats."""
    last = len(signature.arguments) - 1
    arguments: Arguments = {}
    for position, (name, kind) in enumerate(signature.arguments):
        if signature.many and position == last:
            arguments[name] = [word_of(kind, value) for value in values[position:]]
        elif position < len(values):
            arguments[name] = word_of(kind, values[position])
    return arguments


def stored_event(game: Game[Any], event: Event) -> StoredEvent:
    signature = game.vocabulary.events[event.name]
    seat = None if event.seat == NOBODY else int(event.seat)
    arguments = arguments_of(signature, event.values)
    return StoredEvent(event.name, seat, arguments, event.audience, signature.drawn)


def fact_message(event: StoredEvent) -> wire.Fact:
    return wire.Fact(event.name, event.seat, event.args)


def event_words(event: StoredEvent) -> str:
    """Return an event as records write it."""
    words = [event.name]
    for value in event.args.values():
        words += [str(each) for each in value] if isinstance(value, list) else [str(value)]
    return " ".join(words)


def decision_message(
    game: Game[Any], decision: Decision, brings: Mapping[Move, Outcome] = MappingProxyType({})
) -> wire.Decision:
    """Return what a seat is asked, with what its options would bring."""
    signature = game.vocabulary.prompts[decision.prompt]
    prompt = wire.Prompt(decision.prompt, arguments_of(signature, decision.about))
    options = [option_message(game.name, game.rules, move) for move in decision.options]
    outcomes = [outcome_message(game, move, brings.get(move)) for move in decision.options]
    while outcomes and outcomes[-1] is None:
        outcomes.pop()
    return wire.Decision(prompt, options, outcomes)


def outcome_message(game: Game[Any], move: Move, outcome: Outcome | None) -> wire.Outcome | None:
    """Return what a move would bring, as short as it can be said."""
    if outcome is None:
        return None
    arguments = arguments_of(game.vocabulary.outcomes[outcome.name], outcome.values)
    name = "" if outcome.name == move.verb else outcome.name
    return wire.Outcome(name, arguments, outcome.points, outcome.later)


def caution_message(game: Game[Any], caution: Caution) -> wire.Caution:
    signature = game.vocabulary.cautions[caution.name]
    return wire.Caution(caution.name, arguments_of(signature, caution.values))


def joint_message(game: Game[Any], joint: Joint) -> wire.Joint:
    verb = game.vocabulary.verbs[verb_of(joint.outcome.name)]
    kind = verb.kind(0)
    told = outcome_message(game, Move(verb.name), joint.outcome)
    assert told is not None
    return wire.Joint(joint.moves, [word_of(kind, noun) for noun in joint.nouns], told)


@lru_cache(MAX_OPTIONS_KEPT)
def option_message(name: str, rules: int, move: Move) -> Raw:
    """Return an option ready to be sent; games offer the same moves again and again.

    Its keys are sorted, as in the checksums of patches.
    """
    vocabulary = rules_of(name, rules).vocabulary
    signature = vocabulary.verbs[move.verb]
    nouns = [word_of(signature.kind(position), noun) for position, noun in enumerate(move.nouns)]
    return Raw(SORTED.encode(wire.Option(vocabulary.write(move), move.verb, nouns)))


def refusal_arguments(game: Game[Any], refusal: Refusal) -> Arguments:
    signature = game.vocabulary.refusals.get(refusal.code) or COMMON[refusal.code]
    return arguments_of(signature, refusal.values)


def game_info(game: Game[Any]) -> wire.GameInfo:
    vocabulary = game.vocabulary
    return wire.GameInfo(
        game.name,
        game.rules,
        game.fewest,
        game.most,
        [wire.OptionChoice(o.name, list(o.values), o.values[0]) for o in game.options],
        list(game.sources),
        {name: signature_info(signature) for name, signature in vocabulary.verbs.items()},
        {kind.name: list(kind.words) for kind in vocabulary.kinds},
        [lesson.name for lesson in lessons_of(game.name)],
    )


def signature_info(signature: Signature) -> wire.SignatureInfo:
    arguments = [wire.Argument(name, kind.name) for name, kind in signature.arguments]
    return wire.SignatureInfo(arguments, signature.many)
