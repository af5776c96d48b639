"""Train Imperator anew: play the games to learn from, then fit the networks to them.

usage: python -m tools.training --folder DIR [--batches N] [--jobs N] [--seed S] [--write]

With the numbers that it has by itself it plays what the networks in the package learned from: 133
minutes of one core with the compiled engine (8.4 minutes of 16 cores). `--write` puts the new
networks into the package; the card beside them (`src/ulpia/ai/learned/CARD.md`) must then be
written anew. On a machine with a graphics card and cupy the networks learn there, else with numpy.
"""

from __future__ import annotations

from tools.training.fit import EPOCHS, fit_all
from tools.training.play import command_line, play_all
from ulpia.games.registry import GAMES


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("--write", action="store_true", help="put the networks into the package")
    given = parser.parse_args()
    play_all(given.folder, given.batches, given.minutes, given.jobs, given.seed)
    fit_all(given.folder, tuple(GAMES), EPOCHS, given.seed, given.write)


if __name__ == "__main__":
    main()
