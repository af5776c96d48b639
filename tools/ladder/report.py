"""The report of the ladder as a page: what was measured, and nothing else."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from tools.ladder.contests import FIRST_SEED, GAMES, SEATS, STEPS, LadderStep, Results
from tools.ladder.paces import pace_name
from tools.ladder.scale import ANCHOR, ANCHOR_RATING, HUMAN_MARKS, places, rating_of_points
from tools.titles import game_title
from ulpia.ai.levels import DEFAULT_WORLDS, LEVELS
from ulpia.ai.ratings import wilson_interval

AIMS: Final = {2: (0.65, 0.80), 3: (1.6 / 3, 1.0), 4: (1.6 / 4, 1.0)}
"""Between which shares the stronger one should win, by seats."""
WIDTH: Final = 100
"""Of lines."""
PICTURE_NAME: Final = "ladder.svg"
ENGINES: Final = ("compiled", "interpreted")


def write_page(results: Results, games: tuple[str, ...]) -> str:
    """Return the page as Markdown."""
    parts = [INTRODUCTION.format(seed=FIRST_SEED, worlds=DEFAULT_WORLDS, **as_words(GAMES))]
    parts += [steps_section(results, game) for game in games]
    parts.append(scale_section(results, games))
    parts.append(paces_section(results, games))
    return "\n\n".join(parts) + "\n"


INTRODUCTION: Final = """# The ladder

Written by `python -m tools.ladder`; change nothing here by hand. The levels are in
[ai.md](ai.md), why they are as they are in [decision 24](decisions/0024-an-even-ladder.md).

![The levels of both games on a common scale, with what people make](ladder.svg)

Each step: the stronger of two neighbours sits alone at a table of the weaker ones, every deal once
on each seat, deals from seed {seed} on, which nobody tuned with; {worlds} imagined worlds where
somebody looks ahead, and no clock. Wanted are {two} games a step at two seats, {three} at three and
{four} at four; where fewer were played, the number says so. Intervals are Wilson's, 95 %. The aim
is 65 to 80 % at two seats, and 1.6 times the even share at more: 53.3 % at three, 40 % at four."""


def as_words(games: dict[int, int]) -> dict[str, int]:
    return {"two": games[2], "three": games[3], "four": games[4]}


def steps_section(results: Results, game: str) -> str:
    lines = [f"## {game_title(game)}", ""]
    lines += [
        "| step | seats | games | wins | 95 % | points | aim |",
        "|---|---|---|---|---|---|---|",
    ]
    for weaker, stronger in STEPS:
        lines += [step_row(results, LadderStep(game, seats, weaker, stronger)) for seats in SEATS]
    return "\n".join(lines)


def step_row(results: Results, step: LadderStep) -> str:
    """Return a row of the table; a step without games says so."""
    name = f"{step.stronger.title()} against {step.weaker.title()}"
    tally = results.tally(step)
    if not tally.games:
        return f"| {name} | {step.seats} | 0 | – | – | – | not measured |"
    low, high = wilson_interval(tally.share, tally.games)
    own = tally.points[0] / tally.games
    others = tally.points[1] / tally.games / (step.seats - 1)
    return (
        f"| {name} | {step.seats} | {tally.games} | {percent(tally.share)} |"
        f" {percent(low)} to {percent(high)} | {own:.0f} : {others:.0f} |"
        f" {judge(tally.share, low, high, step.seats)} |"
    )


def judge(share: float, low: float, high: float, seats: int) -> str:
    """Say whether a share is within the aim, and whether the interval leaves a doubt."""
    least, most = AIMS[seats]
    if least <= share <= most:
        return "met" if least <= low and high <= most else "met, not certain"
    if share < least:
        missed, is_clear = f"{100 * (least - share):.1f} below", high < least
    else:
        missed, is_clear = f"{100 * (share - most):.1f} above", low > most
    return missed if is_clear else f"{missed}, not certain"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def scale_section(results: Results, games: tuple[str, ...]) -> str:
    lines = [
        "## The common scale",
        "",
        fill(
            f"Ratings on Elo's scale from the steps at two seats, {ANCHOR.title()} at"
            f" {ANCHOR_RATING:.0f}; ± is the 95 % interval of the distance to {ANCHOR.title()}."
            " Points are those made against the neighbours, the mean of all sizes of tables at"
            " which all these steps were played.",
            WIDTH,
        ),
        "",
        "| level | " + " | ".join([f"{game_title(game)} | points" for game in games]) + " |",
        "|---|" + "---|---|" * len(games),
    ]
    found = {game: {place.level: place for place in places(results, game)} for game in games}
    for level in LEVELS[1:]:
        cells = []
        for game in games:
            place = found[game].get(level)
            cells += (
                ["–", "–"]
                if place is None
                else [f"{place.rating:.0f} ± {place.unsure:.0f}", f"{place.points:.0f}"]
            )
        lines.append(f"| {level.title()} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", human_sentence(results)])


def human_sentence(results: Results) -> str:
    """Say where people stand who make the points that people make in Trajan."""
    found = places(results, "trajan")
    if not found:
        return "People's marks need the steps of Trajan."
    told = []
    for mark in HUMAN_MARKS:
        low = rating_of_points(found, mark.least)
        if mark.most is None:
            told.append(f"{mark.name} {mark.least:.0f} and more points, from {low:.0f} on")
        else:
            high = rating_of_points(found, mark.most)
            told.append(
                f"{mark.name} {mark.least:.0f} to {mark.most:.0f} points, {low:.0f} to {high:.0f}"
            )
    return fill(
        "People in Trajan, placed by the points they usually make (no game with people was played"
        f" for this): {'; '.join(told)}.",
        WIDTH,
    )


def paces_section(results: Results, games: tuple[str, ...]) -> str:
    lines = [
        "## Seconds a turn",
        "",
        fill(
            "Seconds of one core for a whole turn, median / 95th of a hundred / worst, with the"
            " level's own budget, from one game with itself at two seats (60 turns at most).",
            WIDTH,
        ),
        "",
        "| level | "
        + " | ".join([f"{game_title(game)}, {how}" for game in games for how in ENGINES])
        + " |",
        "|---|" + "---|" * len(games) * len(ENGINES),
    ]
    for level in LEVELS[1:]:
        cells = []
        for game in games:
            for how in ENGINES:
                pace = results.paces.get(pace_name(game, level, how))
                cells.append(
                    "–"
                    if pace is None
                    else f"{pace['median']:.3f} / {pace['p95']:.3f} / {pace['worst']:.3f}"
                )
        lines.append(f"| {level.title()} | " + " | ".join(cells) + " |")
    return "\n".join(lines)
