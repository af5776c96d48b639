"""Write sentences as Python makes them, for the browser's tests to make the same ones.

usage: python -m tools.web.sentences FILE
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from ulpia.games.registry import GAMES
from ulpia.kernel.events import Event
from ulpia.kernel.game import COMMON_REFUSALS, Game
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.outcomes import Caution, Outcome, verb_of
from ulpia.kernel.words import Kind, Signature
from ulpia.table.entries import ENCODE
from ulpia.table.review_messages import argument_message
from ulpia.table.words import arguments_of, word_of
from ulpia.text import LANGUAGES, Texts
from ulpia.text.reviews import ReviewTexts

NAMES: Final = ["Livia", "Мария"]
NUMBERS: Final = (0, 1, 2, 3, 5, 21, 1234)
REPETITIONS: Final = (0, 1, 2, 4)
FOR_ALL: Final = -1

Sample = tuple[str, dict[str, Any], Callable[[Texts], str]]


def main() -> None:
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    told = [sentence for game in GAMES.values() for sentence in sentences(game)]
    file.write_text(json.dumps(told, ensure_ascii=False, indent=0), encoding="utf-8")


def sentences(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Return samples of everything that is said about a game, as it travels and as it is told."""
    texts = {language: Texts(language) for language in LANGUAGES}
    for form, wire, say in (
        *events(game),
        *prompts(game),
        *moves(game),
        *refusals(game),
        *outcomes(game),
        *cautions(game),
        *reasons(game),
    ):
        told = {language: say(each) for language, each in texts.items()}
        yield {"game": game.name, "form": form, "wire": wire, "told": told}


def events(game: Game[Any]) -> Iterator[Sample]:
    for phrase in game.vocabulary.events.values():
        for number, values in enumerate(samples(phrase)):
            event = Event(phrase.name, Seat(number % 3), values, FOR_ALL)
            wire = {"name": phrase.name, "seat": number % 3, "args": arguments_of(phrase, values)}
            yield "event", wire, teller(game, "event", event)


def prompts(game: Game[Any]) -> Iterator[Sample]:
    for phrase in game.vocabulary.prompts.values():
        for values in samples(phrase):
            asked = Decision(Seat(0), phrase.name, [], values)
            wire = {"seat": 0, "prompt": phrase.name, "args": arguments_of(phrase, values)}
            yield "prompt", wire, teller(game, "prompt", asked)


def moves(game: Game[Any]) -> Iterator[Sample]:
    for phrase in game.vocabulary.verbs.values():
        for values in samples(phrase):
            move = Move(phrase.name, values)
            nouns = [word_of(phrase.kind(place), value) for place, value in enumerate(values)]
            text = game.vocabulary.write(move)
            wire = {"text": text, "verb": phrase.name, "nouns": nouns}
            yield "move", wire, teller(game, "move", move)


def refusals(game: Game[Any]) -> Iterator[Sample]:
    for phrase in (*game.vocabulary.refusals.values(), *COMMON_REFUSALS):
        for number, values in enumerate(samples(phrase)):
            said = Refusal(phrase.name, number * 10, values)
            arguments = arguments_of(phrase, values)
            wire = {"code": phrase.name, "ruling": number * 10, "args": arguments}
            yield "refusal", wire, teller(game, "refusal", said)


def outcomes(game: Game[Any]) -> Iterator[Sample]:
    """Return what moves would bring, said of a move of their verb."""
    for phrase in game.vocabulary.outcomes.values():
        verb = game.vocabulary.verbs[verb_of(phrase.name)]
        move = Move(verb.name, next(samples(verb)))
        nouns = [word_of(verb.kind(place), value) for place, value in enumerate(move.nouns)]
        for number, values in enumerate(samples(phrase)):
            brings = Outcome(phrase.name, values, number % 4, number % 3)
            told = {
                "name": phrase.name,
                "args": arguments_of(phrase, values),
                "points": brings.points,
                "later": brings.later,
            }
            wire = {"text": "", "verb": verb.name, "nouns": nouns, "outcome": told}
            yield "outcome", wire, outcome_teller(game, move, brings)


def outcome_teller(game: Game[Any], move: Move, brings: Outcome) -> Callable[[Texts], str]:
    def say(texts: Texts) -> str:
        return texts.outcome(game, move, brings, NAMES)

    return say


def cautions(game: Game[Any]) -> Iterator[Sample]:
    for phrase in game.vocabulary.cautions.values():
        for values in samples(phrase):
            wire = {"name": phrase.name, "args": arguments_of(phrase, values)}
            yield "caution", wire, teller(game, "caution", Caution(phrase.name, values))


def reasons(game: Game[Any]) -> Iterator[Sample]:
    """Return sentences of reviews, with every kind of thing that they speak of."""
    verb = next(iter(game.vocabulary.verbs.values()))
    move = {"move": game.vocabulary.write(Move(verb.name, next(samples(verb))))}
    first, second = game.sources[:2]
    where = {
        "source1": {"source": first},
        "gain1": {"signed": 2.2},
        "source2": {"source": second},
        "gain2": {"signed": -1234.1},
        "rest": {"signed": -0.0},
    }
    told: list[tuple[str, dict[str, Any]]] = [
        ("review-plain", {"move": move, "gain": {"signed": 0.0}}),
        ("review-where-2-uneven", where),
        ("review-doubt", {"count": 3, "worlds": 12}),
    ]
    for name, arguments in told:
        sentence = {"id": name, "arguments": arguments}
        said = {key: argument_message(game, value) for key, value in arguments.items()}
        wire = json.loads(ENCODE.encode({"id": name, "arguments": said}))
        yield "reason", wire, reason_teller(game, sentence)


def reason_teller(game: Game[Any], sentence: dict[str, Any]) -> Callable[[Texts], str]:
    def say(texts: Texts) -> str:
        return ReviewTexts(texts, game, NAMES).sentence(sentence)

    return say


def teller(game: Game[Any], form: str, thing: Any) -> Callable[[Texts], str]:
    """Return how a thing is said, whatever the language."""

    def say(texts: Texts) -> str:
        told: str = getattr(texts, form)(game, thing, NAMES)
        return told

    return say


def samples(phrase: Signature) -> Iterator[tuple[int, ...]]:
    """Return some values a phrase can have: all kinds of numbers, lists of several lengths."""
    fixed = phrase.arguments[:-1] if phrase.many else phrase.arguments
    rounds = len(NUMBERS) if any(not kind.words for _, kind in fixed) else 2
    for turn in range(rounds if fixed else 1):
        start = tuple([sample(kind, turn + place) for place, (_, kind) in enumerate(fixed)])
        if not phrase.many:
            yield start
            continue
        last = phrase.arguments[-1][1]
        for length in REPETITIONS:
            yield (*start, *[sample(last, (turn + each) // 2) for each in range(length)])


def sample(kind: Kind, number: int) -> int:
    if kind.name == "seat":
        return number % 3
    return number % len(kind.words) if kind.words else NUMBERS[number % len(NUMBERS)]


if __name__ == "__main__":
    main()
