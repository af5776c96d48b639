"""Golden games of Trajan: look for games that show everything, and keep a small set of them.

usage: python -m tools.golden --search     play many games; replace the golden ones by the best
       python -m tools.golden --shrink     remove golden games that show nothing of their own
       python -m tools.golden --regenerate replay the golden games of all games by their own moves
                                           after an intended change, and say which changed
       python -m tools.golden              say what the golden games of Trajan do not show

Everything is decided by seeds: the same search finds the same games.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.golden.test_trajan_coverage import FEWEST_GAMES, all_items
from tests.golden.trajan_deeds.deeds import deeds
from tools.golden_players import StyledPlayer
from tools.golden_styles import TABLES, Table
from tools.paths import ROOT
from ulpia.games.registry import game_named
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.record import Record, RecordError, parse_record, replay, write_record
from ulpia.kernel.words import UnknownWords

FOLDERS: Final = ROOT / "tests" / "golden"
FOLDER: Final = FOLDERS / "trajan"
SEEDS_PER_TABLE: Final = 1_000_000
ENOUGH: Final = 12  # games that show an item are measured and kept until there are so many
TWICE: Final = 2  # an item should survive a change of the rules that spoils one game
RANDOM_SHARE: Final = 20  # so many of the golden games are ordinary random ones


class Candidate:
    """A game that was found, and what it shows."""

    def __init__(self, name: str, text: str, shows: frozenset[str]) -> None:
        self.name: Final = name
        self.text: Final = text
        self.shows: Final = shows


def play(table: Table, seed: int) -> Match[Trajan]:
    """Play one game at a table; seed and table decide everything."""
    dice = Dice(seed)
    seats = table.seats[dice.below(len(table.seats))]
    options = {option.name: option.values[dice.below(2)] for option in TRAJAN.options}
    options["time"] = table.time or options["time"]
    if options["start"] != "random":
        options["start"] = str(dice.below(seats))
    match = Match(TRAJAN, seats, options, seed)
    players = [StyledPlayer(style, dice) for style in table.sitting(seats)]
    while not match.is_over():
        asked = match.waiting()
        decision = asked[dice.below(len(asked))]
        match.play(decision.seat, players[decision.seat].choose(match.state, decision))
    return match


def candidate(table: Table, seed: int, match: Match[Trajan]) -> Candidate:
    names = {seat: style.name for seat, style in enumerate(table.sitting(match.seats))}
    name = f"{table.name}-{match.seats}p-{match.options['edition']}-{seed}"
    return Candidate(name, write_record(match, names), frozenset(deeds(match)))


def search(games: int, ties: int) -> list[Candidate]:
    """Play `games` at every table, and further random games for the sake of final ties."""
    found: list[Candidate] = []
    shown: Counter[str] = Counter()
    for number, table in enumerate(TABLES):
        first = number * SEEDS_PER_TABLE
        for seed in range(first, first + games * table.patience):
            keep_if_rare(candidate(table, seed, play(table, seed)), found, shown)
        tell(f"{table.name}: {len(found)} games kept, {len(missing(shown))} items missing")
    for seed in range(games, games + ties):
        match = play(TABLES[0], seed)
        totals = TRAJAN.totals(match.state)
        if totals.count(max(totals)) > 1:
            keep_if_rare(candidate(TABLES[0], seed, match), found, shown)
    tell(f"ties: {len(found)} games kept, {len(missing(shown))} items missing")
    return found


def keep_if_rare(one: Candidate, found: list[Candidate], shown: Counter[str]) -> None:
    if any([shown[item] < ENOUGH for item in one.shows]) or is_random(one):
        shown.update(one.shows)
        found.append(one)


def missing(shown: Counter[str]) -> list[str]:
    return [item for item in all_items() if not shown[item]]


def select(found: list[Candidate], wanted: int) -> list[Candidate]:
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
    share = RANDOM_SHARE - len([one for one in chosen if is_random(one)])
    return chosen + ordinary[: max(wanted - len(chosen), share, 0)]


def is_random(one: Candidate) -> bool:
    return one.name.startswith("random-")


def weight(one: Candidate, left: set[str], offered: Counter[str]) -> float:
    return sum([1 / offered[item] for item in one.shows & left])


def golden(folder: Path) -> Iterator[tuple[Path, Record]]:
    for file in sorted(folder.glob("*.game")):
        yield file, parse_record(file.read_text(encoding="utf-8"))


def read_golden() -> list[Candidate]:
    """Return the golden games of Trajan that there are."""
    found = []
    for file, record in golden(FOLDER):
        try:
            shows = frozenset(deeds(replay(TRAJAN, record)))
        except RecordError as error:
            sys.exit(f"{file.relative_to(ROOT)}: {error}; was a change of the rules intended?")
        found.append(Candidate(file.stem, file.read_text(encoding="utf-8"), shows))
    return found


def shrink(games: list[Candidate]) -> list[Candidate]:
    """Return the games without those whose items all others show too, but not too few."""
    shown: Counter[str] = Counter()
    for one in games:
        shown.update(one.shows)
    kept = list(games)
    for one in sorted(games, key=lambda one: len(one.text), reverse=True):
        if len(kept) > FEWEST_GAMES and all([shown[item] > 1 for item in one.shows]):
            kept.remove(one)
            shown.subtract(one.shows)
    return kept


def write_all(games: list[Candidate]) -> None:
    """Make the golden folder of Trajan hold these games and no other."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.game"):
        file.unlink()
    for one in games:
        (FOLDER / f"{one.name}.game").write_text(one.text, encoding="utf-8", newline="\n")


def regenerate(folder: Path) -> None:
    """Rewrite the games of a folder by their own moves and say which changed, and how."""
    for file, record in golden(folder):
        match, note = replay_as_far_as_possible(record)
        text = write_record(match, record.players)
        if text != file.read_text(encoding="utf-8"):
            file.write_text(text, encoding="utf-8", newline="\n")
            print(f"{file.relative_to(ROOT)}: {note}")


def replay_as_far_as_possible(record: Record) -> tuple[Match[Any], str]:
    """Play a record's moves under today's rules, and at random on from one that is illegal now."""
    assert record.seed is not None, "a golden game is over, so its seed is told"
    match = Match(game_named(record.game), record.seats, record.options, record.seed)
    note = "same moves, other draws, points or words"
    for played in record.played:
        try:
            match.play(played.seat, match.game.vocabulary.read(played.text))
        except (IllegalMove, UnknownWords):
            note = f"other moves from line {played.line} on, where {played.text!r} is illegal now"
            break
    dice = Dice(record.seed)
    while not match.is_over():
        decision = match.waiting()[0]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    return match, note


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def report(games: list[Candidate]) -> None:
    shown: Counter[str] = Counter()
    for one in games:
        shown.update(one.shows)
    for item in missing(shown):
        print(f"not shown: {item}")
    for item in sorted(set(shown) - set(all_items())):
        print(f"not in the list: {item}")
    total = len(all_items())
    print(f"{len(games)} games show {total - len(missing(shown))} of {total} items")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group()
    for name in ("search", "shrink", "regenerate"):
        what.add_argument(f"--{name}", action="store_true")
    parser.add_argument("--games", type=int, default=100, help="searched at every table")
    parser.add_argument("--ties", type=int, default=4000, help="random games searched for ties")
    parser.add_argument("--size", type=int, default=72, help="how many golden games to keep")
    given = parser.parse_args()
    if given.regenerate:
        for folder in sorted([path for path in FOLDERS.iterdir() if path.is_dir()]):
            regenerate(folder)
        return
    if given.search:
        write_all(select(search(given.games, given.ties), given.size))
    elif given.shrink:
        write_all(shrink(read_golden()))
    report(read_golden())


if __name__ == "__main__":
    main()
