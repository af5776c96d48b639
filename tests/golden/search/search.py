"""Look for golden games: play many at tables of styled players, keep few that show everything.

Everything is decided by seeds: the same search finds the same games. What is particular to a
game (who plays how, what there is to show) is in the `Golden` of that game.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from tests.golden.coverage import Items, all_items
from tools.paths import ROOT
from ulpia.games.registry import game_as_of
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.record import RecordError, parse_record, replay
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.state import S

FOLDERS: Final = ROOT / "tests" / "golden"
SEEDS_PER_TABLE: Final = 1_000_000
ENOUGH: Final = 12  # games that show an item are measured and kept until there are so many
TWICE: Final = 2  # an item should survive a change of the rules that spoils one game
RANDOM: Final = "random"  # the name of the first table of every game


Seen = TypeVar("Seen", contravariant=True)


class Player(Protocol[Seen]):
    """Somebody who plays."""

    def choose(self, state: Seen, decision: Decision) -> Move: ...


@dataclass(frozen=True)
class Table:
    """Who sits at a table, by style; the last one named takes all further seats."""

    name: str
    styles: tuple[str, ...]
    seats: tuple[int, ...] = (2, 3, 4)
    options: Mapping[str, str] = field(default_factory=dict)  # the others are drawn
    patience: int = 1  # how many times as long as elsewhere it is searched

    def seating(self, seats: int) -> list[str]:
        return [self.styles[min(seat, len(self.styles) - 1)] for seat in range(seats)]


class Golden(Generic[S]):
    """The golden games of one game: what they must show, and who may find them."""

    def __init__(
        self, game: Game[S], items: Items, fewest: int, tables: tuple[Table, ...], randoms: int
    ) -> None:
        self.game: Final = game
        self.items: Final = all_items(items)
        self.fewest: Final = fewest  # games
        self.tables: Final = tables  # the first one is of random players
        self.randoms: Final = randoms  # so many of the golden games are ordinary random ones
        self.folder: Final = FOLDERS / game.name.replace("-", "_")

    def cases(self, match: Match[S]) -> set[str]:
        """Return what a finished match shows."""
        raise NotImplementedError

    def options(self, seats: int, dice: Dice) -> dict[str, str]:
        """Return options for a game, drawn with `dice`."""
        raise NotImplementedError

    def player(self, style: str, dice: Dice) -> Player[S]:
        raise NotImplementedError

    def label(self, match: Match[S]) -> str:
        """Return what the name of a file says of the options."""
        raise NotImplementedError

    def play(self, table: Table, seed: int) -> Match[S]:
        """Play one game at a table; seed and table decide everything."""
        dice = Dice(seed)
        seats = table.seats[dice.below(len(table.seats))]
        options = {**self.options(seats, dice), **table.options}
        match = Match(self.game, seats, options, seed)
        players = [self.player(style, dice) for style in table.seating(seats)]
        while not match.is_over():
            asked = match.waiting()
            decision = asked[dice.below(len(asked))]
            match.play(decision.seat, players[decision.seat].choose(match.state, decision))
        return match

    def candidate(self, table: Table, seed: int, match: Match[S]) -> Candidate:
        names = dict(enumerate(table.seating(match.seats)))
        name = f"{table.name}-{match.seats}p-{self.label(match)}-{seed}"
        return Candidate(name, write_record(match, names), frozenset(self.cases(match)))

    def read(self) -> list[Candidate]:
        """Return the golden games that there are."""
        found = []
        for file in sorted(self.folder.glob("*.game")):
            text = file.read_text(encoding="utf-8")
            try:
                record = parse_record(text)
                game = game_as_of(record.game, record.rules)
                shows = frozenset(self.cases(replay(game, record)))
            except RecordError as error:
                sys.exit(f"{file.relative_to(ROOT)}: {error}; was a change of the rules intended?")
            found.append(Candidate(file.stem, text, shows))
        return found

    def write(self, games: list[Candidate]) -> None:
        """Make the golden folder hold these games and no other."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.glob("*.game"):
            file.unlink()
        for one in games:
            path: Path = self.folder / f"{one.name}.game"
            path.write_text(one.text, encoding="utf-8", newline="\n")

    def missing(self, shown: Counter[str]) -> list[str]:
        return [item for item in self.items if not shown[item]]


class Candidate:
    """A game that was found, and what it shows."""

    def __init__(self, name: str, text: str, shows: frozenset[str]) -> None:
        self.name: Final = name
        self.text: Final = text
        self.shows: Final = shows


def search(golden: Golden[Any], games: int, ties: int) -> list[Candidate]:
    """Play `games` at every table, and further random games for the sake of final ties."""
    found: list[Candidate] = []
    shown: Counter[str] = Counter()
    for number, table in enumerate(golden.tables):
        first = number * SEEDS_PER_TABLE
        for seed in range(first, first + games * table.patience):
            keep_if_rare(golden.candidate(table, seed, golden.play(table, seed)), found, shown)
        tell(f"{table.name}: {len(found)} games kept, {len(golden.missing(shown))} items missing")
    randoms = golden.tables[0]
    for seed in range(games, games + ties):
        match = golden.play(randoms, seed)
        totals = golden.game.totals(match.state)
        if totals.count(max(totals)) > 1:
            keep_if_rare(golden.candidate(randoms, seed, match), found, shown)
    tell(f"ties: {len(found)} games kept, {len(golden.missing(shown))} items missing")
    return found


def keep_if_rare(one: Candidate, found: list[Candidate], shown: Counter[str]) -> None:
    if any([shown[item] < ENOUGH for item in one.shows]) or is_random(one):
        shown.update(one.shows)
        found.append(one)


def select(golden: Golden[Any], found: list[Candidate], wanted: int) -> list[Candidate]:
    """Return games that show all that any shows, twice if they can, and random ones to fill up."""
    offered: Counter[str] = Counter()
    for one in found:
        offered.update(one.shows)
    needed = {item: min(TWICE, count) for item, count in offered.items()}
    chosen: list[Candidate] = []
    while any(needed.values()):
        left = {item for item, count in needed.items() if count}
        rest = [one for one in found if one not in chosen]
        # A rare item weighs more: whoever shows it is needed anyway.
        best = max(rest, key=lambda one: (weight(one, left, offered), -len(one.text)))
        chosen.append(best)
        for item in best.shows & left:
            needed[item] -= 1
    ordinary = [one for one in found if is_random(one) and one not in chosen]
    share = golden.randoms - len([one for one in chosen if is_random(one)])
    return chosen + ordinary[: max(wanted - len(chosen), share, 0)]


def is_random(one: Candidate) -> bool:
    return one.name.startswith(f"{RANDOM}-")


def weight(one: Candidate, left: set[str], offered: Counter[str]) -> float:
    return sum([1 / offered[item] for item in one.shows & left])


def shrink(golden: Golden[Any], games: list[Candidate]) -> list[Candidate]:
    """Return the games without those whose items all others show too, but not too few."""
    shown: Counter[str] = Counter()
    for one in games:
        shown.update(one.shows)
    kept = list(games)
    for one in sorted(games, key=lambda one: len(one.text), reverse=True):
        if len(kept) > golden.fewest and all([shown[item] > 1 for item in one.shows]):
            kept.remove(one)
            shown.subtract(one.shows)
    return kept


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
