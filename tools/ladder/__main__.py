"""Play the games of the ladder that are missing, and write docs/ladder.md and its picture.

usage: python -m tools.ladder [--minutes M] [--game NAME] [--seats N] [--quick | --slow]
                              [--rows DIR]

Without `--minutes` nothing is played: the page is written from the results there are. The results
are sums in docs/ladder.json; a run can be stopped at any moment, and the same command goes on. Let
it run compiled (`PYTHONPATH=build/compiled python -m tools.ladder` after `python3 dev.py compile`);
run interpreted with a few minutes, it adds how long a turn takes without the compiled engine.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from tools.ladder.contests import RESULTS, SEATS, LadderStep, Results, steps_of
from tools.ladder.paces import engine, measure_missing
from tools.ladder.picture import draw_picture
from tools.ladder.play import play_missing
from tools.ladder.report import PICTURE_NAME, write_page
from ulpia.games.registry import GAMES


def tell(line: str) -> None:
    print(line, flush=True)


def chosen_steps(games: tuple[str, ...], given: argparse.Namespace) -> list[LadderStep]:
    """Return the steps that the command line asks for."""
    return [
        step
        for step in steps_of(games)
        if given.seats in (None, step.seats)
        and not (given.quick and step.is_slow)
        and not (given.slow and not step.is_slow)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to play and measure")
    parser.add_argument("--game", choices=tuple(GAMES), help="games of this one only")
    parser.add_argument("--seats", type=int, choices=SEATS, help="tables of this size only")
    speed = parser.add_mutually_exclusive_group()
    speed.add_argument("--quick", action="store_true", help="no steps of levels that look ahead")
    speed.add_argument("--slow", action="store_true", help="only those")
    parser.add_argument("--rows", type=Path, help="note the games for tools.forecast in a folder")
    given = parser.parse_args()
    games = tuple(GAMES)
    played = (given.game,) if given.game else games
    results = Results()
    ends = time.time() + 60 * given.minutes
    if given.minutes:
        steps = chosen_steps(played, given)
        measure_missing(results.paces, steps, ends)
        if engine() == "compiled":
            play_missing(results, steps, ends, tell, given.rows)
        results.save()
    RESULTS.with_name("ladder.md").write_text(write_page(results, games), encoding="utf-8")
    RESULTS.with_name(PICTURE_NAME).write_text(draw_picture(results, games), encoding="utf-8")


if __name__ == "__main__":
    main()
