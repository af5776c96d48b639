#!/usr/bin/env python3
"""Score distributions, in the manner of a notebook: every `# %%` begins a cell.

    .venv/bin/python examples/plot_scores.py                  plays some games first
    .venv/bin/python examples/plot_scores.py points.csv.gz    from examples/many_games.py

Editors such as VS Code, Spyder and PyCharm run the cells one by one. The plot goes to scores.png if
matplotlib is installed; otherwise the histogram is drawn with letters.
"""

# %% What we need
from __future__ import annotations

import csv
import gzip
import sys
from collections import Counter
from pathlib import Path
from statistics import mean, quantiles, stdev

GAME, SEATS, GAMES = "trajan", 2, 500
BAR = 60


# %% Points of every seat: from a file, or from games that are played here
def read_points(file: Path) -> list[dict[str, int]]:
    with gzip.open(file, "rt", newline="") as opened:
        return [{name: int(value) for name, value in row.items()} for row in csv.DictReader(opened)]


def play_points(game: str, seats: int, games: int) -> list[dict[str, int]]:
    from ulpia.games.registry import game_named
    from ulpia.kernel.chance import Dice
    from ulpia.kernel.playout import play_randomly

    rules = game_named(game)
    rows = []
    for seed in range(games):
        state = rules.start(seats, {}, seed)
        play_randomly(state, Dice(seed))
        winners = rules.winners(state)
        for seat, points in enumerate(rules.points(state)):
            sources = dict(zip(rules.sources, points, strict=True))
            won = int(seat in winners)
            rows.append({"seed": seed, "seat": seat, "won": won, "total": sum(points), **sources})
    return rows


files = [Path(word) for word in sys.argv[1:] if word.endswith(".csv.gz")]
rows = read_points(files[0]) if files else play_points(GAME, SEATS, GAMES)
totals = [row["total"] for row in rows]
sources = [name for name in rows[0] if name not in ("seed", "seat", "won", "total")]

# %% Numbers
low, middle, high = quantiles(totals, n=4)
print(f"{len(totals)} results: {mean(totals):.1f} points on average, deviation {stdev(totals):.1f}")
print(f"half of them from {low:.0f} to {high:.0f}, the middle one {middle:.0f}")
first = [row["won"] for row in rows if row["seat"] == 0]
print(f"seat 0 wins {100 * mean(first):.1f} % of its games")

# %% Which sources winners score more from
for source in sources:
    of_winners = mean([row[source] for row in rows if row["won"]])
    of_others = mean([row[source] for row in rows if not row["won"]])
    print(f"{source:18} winners {of_winners:6.1f}   others {of_others:6.1f}")


# %% The distribution
def draw_with_letters(numbers: list[int], width: int = 10) -> None:
    bins = Counter(number // width * width for number in numbers)
    most = max(bins.values())
    for start in range(min(bins), max(bins) + width, width):
        bar = "#" * round(BAR * bins[start] / most)
        print(f"{start:5} to {start + width - 1:4} {bins[start]:7} {bar}")


def draw_with_matplotlib(numbers: list[int], file: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.5))
    axes.hist([row["total"] for row in rows if not row["won"]], bins=60, alpha=0.6, label="others")
    axes.hist([row["total"] for row in rows if row["won"]], bins=60, alpha=0.6, label="winners")
    axes.set_xlabel("points")
    axes.set_ylabel("seats")
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, dpi=120)
    print(f"the plot is in {file}")


try:
    draw_with_matplotlib(totals, Path("scores.png"))
except ImportError:
    draw_with_letters(totals)
