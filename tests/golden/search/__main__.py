"""Golden games: look for games that show everything, and keep a small set of them.

usage: python -m tests.golden.search GAME OPTION

  GAME            say what the golden games of a game do not show
  GAME --search   play many games; replace the golden ones by the best
  GAME --shrink   remove golden games that show nothing of their own
  --regenerate    replay the golden games of all games by their own moves after an intended
                  change, and say which changed

Everything is decided by seeds: the same search finds the same games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests.golden.search.search import FOLDERS, Candidate, Golden, search, select, shrink
from tools.paths import ROOT
from ulpia.games.plugins import find_plugin
from ulpia.games.registry import GAMES, game_as_of
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.record import Record, parse_record
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.words import UnknownWords

SEARCHES: Final = {name: find_plugin("tests.golden.search", name) for name in sorted(GAMES)}
GOLDEN: Final[dict[str, Golden[Any]]] = {
    name: search.GOLDEN for name, search in SEARCHES.items() if search is not None
}


def regenerate(folder: Path) -> None:
    """Rewrite the games of a folder by their own moves and say which changed, and how."""
    for file in sorted(folder.glob("*.game")):
        before = file.read_text(encoding="utf-8")
        record = parse_record(before)
        match, note = replay_as_far_as_possible(record)
        text = write_record(match, record.players)
        if text != before:
            file.write_text(text, encoding="utf-8", newline="\n")
            print(f"{file.relative_to(ROOT)}: {note}")


def replay_as_far_as_possible(record: Record) -> tuple[Match[Any], str]:
    """Play a record's moves under today's rules, and at random on from one that is illegal now."""
    assert record.seed is not None, "a golden game is over, so its seed is told"
    game = game_as_of(record.game, record.rules)
    match = Match(game, record.seats, record.options, record.seed)
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


def report(golden: Golden[Any], games: list[Candidate]) -> None:
    shown: Counter[str] = Counter()
    for one in games:
        shown.update(one.shows)
    missing = golden.missing(shown)
    for item in missing:
        print(f"not shown: {item}")
    for item in sorted(set(shown) - set(golden.items)):
        print(f"not in the list: {item}")
    total = len(golden.items)
    print(f"{len(games)} games show {total - len(missing)} of {total} items")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden.search",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", choices=sorted(GOLDEN))
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
    if given.game is None:
        parser.error(f"which game? {' or '.join(sorted(GOLDEN))}")
    golden = GOLDEN[given.game]
    if given.search:
        golden.write(select(golden, search(golden, given.games, given.ties), given.size))
    elif given.shrink:
        golden.write(shrink(golden, golden.read()))
    report(golden, golden.read())


if __name__ == "__main__":
    main()
