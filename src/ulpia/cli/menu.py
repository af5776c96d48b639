"""Numbered options: short lists as they are, long ones by verb and then noun by noun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move
from ulpia.kernel.words import UnknownWords, Vocabulary
from ulpia.text import Texts

MAX_MENU_LINES: Final = 15


@dataclass(frozen=True)
class Item:
    """A line of a menu: one move, or several that have the first words in common."""

    label: str
    words: str
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Menu:
    """Options to choose from; `depth` says how many words they already have in common."""

    options: tuple[Move, ...]
    depth: int = 0

    def groups(self) -> list[tuple[Move, ...]]:
        """Return the lines of the menu: every option, or groups where there are too many."""
        if len(self.options) <= MAX_MENU_LINES:
            return [(move,) for move in self.options]
        groups: dict[str | int | None, list[Move]] = {}
        for move in self.options:
            groups.setdefault(word_at(move, self.depth), []).append(move)
        if len(groups) == 1:
            return Menu(self.options, self.depth + 1).groups()
        return [tuple(group) for group in groups.values()]

    def within(self, moves: tuple[Move, ...]) -> Menu:
        return Menu(moves, common_words(moves))


def word_at(move: Move, depth: int) -> str | int | None:
    """Return the verb, or a noun, or None after the last one."""
    if depth == 0:
        return move.verb
    return move.nouns[depth - 1] if depth <= len(move.nouns) else None


def common_words(moves: tuple[Move, ...]) -> int:
    """Return how many of their first words all moves share."""
    depth = 0
    while len({word_at(move, depth) for move in moves}) == 1:
        if word_at(moves[0], depth) is None:
            break
        depth += 1
    return depth


class Labels:
    """Writes the lines of menus in a language."""

    def __init__(self, texts: Texts, game: Game[Any], names: list[str]) -> None:
        self.texts: Final = texts
        self.game: Final = game
        self.names: Final = names

    def items(self, menu: Menu) -> list[Item]:
        return [self.item(moves) for moves in menu.groups()]

    def item(self, moves: tuple[Move, ...]) -> Item:
        words = self.game.vocabulary.write(moves[0])
        if len(moves) == 1:
            return Item(self.texts.move(self.game, moves[0], self.names), words, moves)
        shared = common_words(moves)
        label = ", ".join([self.word(moves[0], depth) for depth in range(shared)])
        count = self.texts.message("cli-options", count=len(moves))
        return Item(f"{label} … ({count})", " ".join([*words.split()[:shared], "…"]), moves)

    def word(self, move: Move, depth: int) -> str:
        """Return the verb or a noun of a move by itself."""
        if depth == 0:
            name = f"{self.game.name}-cli-verb-{move.verb}"
            return self.texts.message(name) if self.texts.has(name) else move.verb
        kind = self.game.vocabulary.verbs[move.verb].kind(depth - 1)
        noun = move.nouns[depth - 1]
        return self.texts.thing(self.game, kind.name, noun) if kind.words else str(noun)


def options_starting_with(
    vocabulary: Vocabulary, options: list[Move], typed: str
) -> tuple[Move, ...]:
    """Return the options whose words begin with those typed, ignoring case."""
    wanted = typed.lower().split()
    return tuple(
        [
            move
            for move in options
            if vocabulary.write(move).lower().split()[: len(wanted)] == wanted
        ]
    )


def read_move(vocabulary: Vocabulary, typed: str) -> Move:
    """Read a move, ignoring case, or raise UnknownWords."""
    if not typed.strip():
        raise UnknownWords("no words")
    known = {word.lower(): word for kind in vocabulary.kinds for word in kind.words}
    verb, *nouns = typed.split()
    return vocabulary.read(
        " ".join([verb.lower(), *[known.get(noun.lower(), noun) for noun in nouns]])
    )
