"""An observation of any game: everything in its view, as numbers.

Each entry of the view becomes one array of its name. In it stand, in the order of the view:

- a number as it is, within the range of int16; a flag as 0 or 1; None as -1;
- a word as its number among all words of the game (see `words_of`), a word that the game does not
  know as -2;
- a list whose length never changes item by item; of any other list first its length, then its
  items, then -1 for the room that is left;
- a mapping key by key; where the keys are words of one kind, every word of that kind has a place,
  and those that are not there count 0.

Which entries there are and how long lists grow is learned once from games played at random by
fixed seeds, so shapes are the same in every process. Lists get half as much room again as was
seen; what is longer is cut off. `seat` and `decision` stand before the entries. Seats are not
turned round: a list by seat begins with seat 0. A game that wants more brings its own fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any, Final

from ulpia.kernel.chance import Dice
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions
from ulpia.kernel.words import Kind
from ulpia.research.observations.fields import DECISION, NOTHING, Field, ViewContext, vector

UNKNOWN_WORD: Final = -2
MIN_NUMBER, MAX_NUMBER = -(1 << 15), (1 << 15) - 1
SAMPLE_GAMES: Final = 4
"""How many games with the usual options are looked at; of every other value of an option one."""

Words = dict[str, int]


def default_fields(game: Game[Any], seats: int) -> tuple[Field, ...]:
    """Return a field for each entry of the view, after the seat and the question."""
    root = Node()
    for view in sample_views(game, seats):
        root.learn(view)
    for node in root.children.values():
        node.complete(game.vocabulary.kinds)
    words = words_of(game)
    own = [DECISION, vector("seat", 1, own_seat)]
    entries = [(key, node) for key, node in root.children.items() if node.size() and key != "seat"]
    return (*own, *[entry_field(key, node, words) for key, node in entries])


def own_seat(context: ViewContext) -> list[int]:
    return [context.seat]


def entry_field(key: str, node: Node, words: Words) -> Field:
    """Return the field of one entry; one that is called like the question gets another name."""
    name = f"view_{key}" if key == DECISION.name else key
    read = partial(read_entry, key=key, node=node, words=words)
    size = node.size()
    return Field(name, lambda seats: (size,), read, MIN_NUMBER, MAX_NUMBER)


def read_entry(context: ViewContext, key: str, node: Node, words: Words) -> list[int]:
    found: list[int] = []
    node.write(context.view.get(key), words, found)
    return found


class Node:
    """The shape of one place in a view: a number, a list, or a mapping."""

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}  # of a mapping
        self.item: Node | None = None  # of a list
        self.lengths: set[int] = set()  # that the list has been seen with
        self.is_counts = False  # a mapping from the words of a kind to numbers

    # learning

    def learn(self, value: object) -> None:
        """Take a value that was seen at this place into account."""
        if isinstance(value, dict):
            for key, inner in value.items():
                self.children.setdefault(str(key), Node()).learn(inner)
        elif isinstance(value, list | tuple):
            self.item = self.item or Node()
            self.lengths.add(len(value))
            for inner in value:
                self.item.learn(inner)

    def complete(self, kinds: tuple[Kind, ...]) -> None:
        """Give every word of a kind a place where a mapping has words of that kind as keys."""
        fitting = [kind for kind in kinds if set(self.children) <= set(kind.words)]
        if self.children and fitting:
            smallest = min(fitting, key=lambda kind: len(kind.words))
            self.is_counts = all(node.is_scalar() for node in self.children.values())
            self.children = {word: self.children.get(word, Node()) for word in smallest.words}
        for node in (*self.children.values(), *([] if self.item is None else [self.item])):
            node.complete(kinds)

    # the shape that was learned

    def is_scalar(self) -> bool:
        return not self.children and self.item is None

    def has_fixed_length(self) -> bool:
        return len(self.lengths) == 1

    def room(self) -> int:
        """Return how many items of a list are told."""
        longest = max(self.lengths)
        return longest if self.has_fixed_length() else longest + longest // 2

    def size(self) -> int:
        """Return how many numbers this place takes."""
        if self.children:
            return sum([node.size() for node in self.children.values()])
        if self.item is not None:
            return self.room() * self.item.size() + (not self.has_fixed_length())
        return 1

    # writing

    def write(self, value: object, words: Words, found: list[int]) -> None:
        """Append a value as exactly `size` numbers."""
        if self.children:
            self.write_mapping(value if isinstance(value, dict) else None, words, found)
        elif self.item is not None:
            self.write_list(value if isinstance(value, list | tuple) else None, words, found)
        else:
            found.append(number_of(value, words))

    def write_mapping(self, value: dict[str, Any] | None, words: Words, found: list[int]) -> None:
        absent = 0 if self.is_counts and value is not None else None
        for key, node in self.children.items():
            node.write((value or {}).get(key, absent), words, found)

    def write_list(
        self, value: list[Any] | tuple[Any, ...] | None, words: Words, found: list[int]
    ) -> None:
        assert self.item is not None
        if not self.has_fixed_length():
            found.append(NOTHING if value is None else len(value))
        items = list(islice(value or (), self.room()))
        for inner in items:
            self.item.write(inner, words, found)
        found += [NOTHING] * ((self.room() - len(items)) * self.item.size())


def number_of(value: object, words: Words) -> int:
    if isinstance(value, str):
        return words.get(value, UNKNOWN_WORD)
    if isinstance(value, int | float):
        return min(max(int(value), MIN_NUMBER), MAX_NUMBER)
    return NOTHING


def words_of(game: Game[Any]) -> Words:
    """Return a number for every word of a game: those of its kinds in their order, then options."""
    listed = [word for kind in game.vocabulary.kinds for word in kind.words]
    listed += [value for option in game.options for value in option.values]
    return {word: number for number, word in enumerate(dict.fromkeys(listed))}


# games to learn from


def sample_views(game: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """Return views of games played at random, each decision as the seats asked see it."""
    for seed, options in enumerate(sample_options(game)):
        try:
            state: Any = game.start(seats, options, seed)
        except BadOption:  # this value does not go with the others, or not with so many seats
            continue
        yield from views_to_the_end(game, state, seats, Dice(seed))


def sample_options(game: Game[Any]) -> list[dict[str, str]]:
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    return [{} for _ in range(SAMPLE_GAMES)] + others


def views_to_the_end(
    game: Game[Any], state: Any, seats: int, dice: Dice
) -> Iterator[dict[str, Any]]:
    while asked := decisions(state):
        for decision in asked:
            yield game.view(state, decision.seat)
        decision = asked[dice.below(len(asked))]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    for seat in range(seats):
        yield game.view(state, Seat(seat))
