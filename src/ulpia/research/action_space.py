"""A number for every move of a game, the same for ever while its rules' version is the same.

The table lists the verbs in the order of the vocabulary. A verb with a fixed number of nouns has
one row for each combination of them, the last noun fastest. The moves of other verbs (those that
name any number of things, or plain numbers) are listed by the game itself, as `LISTED_MOVES` in
its package of `ulpia.research.observations`. So every move has exactly one number, and numbers
mean the same in every position.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Final

from ulpia.games.plugins import find_plugin
from ulpia.kernel.game import Game
from ulpia.kernel.moves import UNNUMBERED, Decision, Move
from ulpia.kernel.words import SEAT, Kind, Signature

PLUGINS: Final = "ulpia.research.observations"


class UnlistedMoves(ValueError):
    """A verb has no end of possible moves, and the game does not list those that it uses."""


class ActionSpace:
    """Moves by number and numbers by move."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final = tuple(moves)
        self.numbers: Final = {move: number for number, move in enumerate(moves)}
        assert len(self.numbers) == len(self.moves), "every move has one number"

    def __len__(self) -> int:
        return len(self.moves)

    def number(self, move: Move) -> int:
        """Return the number of a move, which keeps it from now on."""
        if move.number == UNNUMBERED:
            move.number = self.numbers[move]
        return move.number

    def legal(self, decision: Decision) -> list[int]:
        """Return the numbers of the options, ascending."""
        return sorted([self.number(move) for move in decision.options])

    def mask(self, decision: Decision | None) -> bytearray:
        """Return a byte for every move, 1 if it is an option."""
        mask = bytearray(len(self.moves))
        for move in decision.options if decision is not None else ():
            number = move.number
            mask[self.number(move) if number == UNNUMBERED else number] = 1
        return mask


@cache
def action_space(game: Game[Any]) -> ActionSpace:
    """Return the table of a game; it is made once."""
    moves: list[Move] = []
    for signature in game.vocabulary.verbs.values():
        moves += moves_of(game, signature)
    return ActionSpace(moves)


def moves_of(game: Game[Any], signature: Signature) -> list[Move]:
    """Return every move that a verb can be part of, or raise UnlistedMoves."""
    plugin = find_plugin(PLUGINS, game.name)
    listed = {} if plugin is None else plugin.LISTED_MOVES
    if signature.name in listed:
        moves: list[Move] = listed[signature.name]()
        return moves
    counts = [noun_count(game, kind) for _, kind in signature.arguments]
    if signature.many or not all(counts):
        raise UnlistedMoves(
            f"moves of {game.name} with {signature.name!r} have no end: list those that the rules"
            f" could allow in {PLUGINS}.{game.name.replace('-', '_')}.LISTED_MOVES"
        )
    nouns = product(*[range(count) for count in counts])
    return [Move(signature.name, chosen) for chosen in nouns]


def noun_count(game: Game[Any], kind: Kind) -> int:
    """Return how many nouns of a kind there are; 0 if there is no end of them."""
    return game.most if kind is SEAT else len(kind.words)
