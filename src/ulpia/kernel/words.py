"""Moves and events as words: `sow V`, `ship different wine oil grain`.

A game declares its kinds of things, its verbs and its events once, as tables; from them come the
text of moves on the wire and in records, and the arguments of every sentence in the catalogues.
"""

from __future__ import annotations

from typing import Final

from ulpia.kernel.events import Event
from ulpia.kernel.moves import Move


class UnknownWords(ValueError):
    """The text is no move of this game."""


class Kind:
    """A kind of thing that moves and events name, with a word for each of its numbers.

    A kind without words is a plain number. The words of a `plain` kind are the same in every
    language (numerals, coordinates, codes); all others are named in the catalogues.
    """

    def __init__(self, name: str, words: tuple[str, ...] = (), plain: bool = False) -> None:
        self.name: Final = name
        self.words: Final = words
        self.plain: Final = plain or not words
        self.numbers: Final = {word: number for number, word in enumerate(words)}

    def write(self, number: int) -> str:
        return self.words[number] if self.words else str(number)

    def read(self, word: str) -> int:
        if self.words:
            if word not in self.numbers:
                raise UnknownWords(f"{word!r} is no {self.name}; known: {', '.join(self.words)}")
            return self.numbers[word]
        try:
            return int(word)
        except ValueError:
            raise UnknownWords(f"{word!r} is no number") from None


NUMBER: Final = Kind("number")
SEAT: Final = Kind("seat")


class Signature:
    """A verb or the name of an event, with its arguments: (name, kind) each.

    With `many` the last argument may stand any number of times; with `any_order` those may be
    written in any order and are read in the order of their numbers. `drawn` marks events that
    chance decided: records keep them, so that every draw can be checked.
    """

    def __init__(
        self,
        name: str,
        arguments: tuple[tuple[str, Kind], ...] = (),
        many: bool = False,
        drawn: bool = False,
        any_order: bool = False,
    ) -> None:
        self.name: Final = name
        self.arguments: Final = arguments
        self.many: Final = many
        self.drawn: Final = drawn
        self.any_order: Final = any_order

    def kind(self, position: int) -> Kind:
        return self.arguments[min(position, len(self.arguments) - 1)][1]

    def takes(self, count: int) -> bool:
        """Say whether the signature can have `count` nouns."""
        if self.many:
            return count >= len(self.arguments) - 1
        return count == len(self.arguments)

    def write(self, nouns: tuple[int, ...]) -> str:
        words = [self.name]
        for position, noun in enumerate(nouns):
            words.append(self.kind(position).write(noun))
        return " ".join(words)

    def read(self, words: list[str]) -> tuple[int, ...]:
        if not self.takes(len(words)):
            wanted = "".join([f" <{name}>" for name, _ in self.arguments])
            raise UnknownWords(f"write it as: {self.name}{wanted}{' …' if self.many else ''}")
        nouns = [self.kind(position).read(word) for position, word in enumerate(words)]
        if self.any_order:
            once = len(self.arguments) - 1
            return (*nouns[:once], *sorted(nouns[once:]))
        return tuple(nouns)


class Vocabulary:
    """All the words of a game: its kinds, verbs, events, prompts and refusals.

    Where a game tells what its moves would bring and what players had better not miss, `outcomes`
    and `cautions` are the signatures of that; `goals` and `stops` are those of plans and of
    rules that stop standing orders.
    """

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        verbs: tuple[Signature, ...],
        events: tuple[Signature, ...],
        prompts: tuple[Signature, ...],
        refusals: tuple[Signature, ...],
        outcomes: tuple[Signature, ...] = (),
        cautions: tuple[Signature, ...] = (),
        goals: tuple[Signature, ...] = (),
        stops: tuple[Signature, ...] = (),
    ) -> None:
        self.kinds: Final = kinds
        self.verbs: Final = {signature.name: signature for signature in verbs}
        self.events: Final = {signature.name: signature for signature in events}
        self.prompts: Final = {signature.name: signature for signature in prompts}
        self.refusals: Final = {signature.name: signature for signature in refusals}
        self.outcomes: Final = {signature.name: signature for signature in outcomes}
        self.cautions: Final = {signature.name: signature for signature in cautions}
        self.goals: Final = {signature.name: signature for signature in goals}
        self.stops: Final = {signature.name: signature for signature in stops}

    def write(self, move: Move) -> str:
        return self.verbs[move.verb].write(move.nouns)

    def read(self, text: str) -> Move:
        words = text.split()
        if not words:
            raise UnknownWords("a move needs a verb")
        verb, nouns = words[0], words[1:]
        if verb not in self.verbs:
            known = ", ".join(sorted(self.verbs))
            raise UnknownWords(f"unknown verb {verb!r}; known: {known}")
        return Move(verb, self.verbs[verb].read(nouns))

    def write_event(self, event: Event) -> str:
        return self.events[event.name].write(event.values)
