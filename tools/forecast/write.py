"""Write fitted numbers as the tables of the package."""

from __future__ import annotations

from typing import Final

from tools.forecast.chance_fit import SCALE
from tools.forecast.data import Numbers
from tools.forecast.points_fit import MOMENTS
from tools.paths import SOURCE
from ulpia.ai.forecast.tables import KNOTS, ChanceCurves
from ulpia.games.plugins import plugin_name
from ulpia.games.registry import game_named

HEAD: Final = '''"""{what}

Written by `tools/forecast/fit.py`; docs/ai.md tells how far they can be believed.
"""

from __future__ import annotations

from typing import Final

'''


def numbers_text(numbers: list[float], digits: int) -> str:
    return ", ".join([f"{number + 0.0:.{digits}g}" if number else "0" for number in numbers])


def write_tables(
    game: str,
    names: tuple[str, ...],
    sources: tuple[str, ...],
    features: list[list[int]],
    weights: Numbers,
    sizes: list[int],
    curves: dict[int, Numbers],
) -> None:
    folder = SOURCE / "ulpia" / "ai" / "forecast" / plugin_name(game)
    (folder / "points.py").write_text(points_text(names, sources, features, weights))
    (folder / "usual.py").write_text(usual_text(len(names), sources, weights, sizes))
    (folder / "chances.py").write_text(chances_text(curves))
    print(f"wrote the tables of {game_named(game).name} into {folder}")


def points_text(
    names: tuple[str, ...], sources: tuple[str, ...], features: list[list[int]], weights: Numbers
) -> str:
    lines = [HEAD.format(what="What features bring of every source, in points still to come.")]
    lines.append("from ulpia.ai.evaluate.weights import FeatureWeights, WeightTable\n\n")
    lines.append("POINTS: Final[dict[str, WeightTable]] = {\n")
    for place, source in enumerate(sources):
        if not features[place]:
            continue
        lines.append(f'    "{source}": {{\n')
        for feature in features[place]:
            own = weights[feature * MOMENTS : (feature + 1) * MOMENTS, place]
            lines.append(
                f'        "{names[feature]}": FeatureWeights({numbers_text(list(own), 4)}),\n'
            )
        lines.append("    },\n")
    return "".join([*lines, "}\n"])


def usual_text(count: int, sources: tuple[str, ...], weights: Numbers, sizes: list[int]) -> str:
    lines = [HEAD.format(what="What is still to come for everybody, by seats, source and time.")]
    lines.append("from ulpia.ai.forecast.tables import Curve\n\n")
    lines.append("USUAL: Final[dict[int, dict[str, Curve]]] = {\n")
    for at, seats in enumerate(sizes):
        lines.append(f"    {seats}: {{\n")
        first = count * MOMENTS + at * len(KNOTS)
        for place, source in enumerate(sources):
            own = weights[first : first + len(KNOTS), place]
            lines.append(f'        "{source}": ({numbers_text(list(own), 4)}),\n')
        lines.append("    },\n")
    return "".join([*lines, "}\n"])


def chances_text(curves: dict[int, Numbers]) -> str:
    lines = [HEAD.format(what="What makes a seat likely to win, by seats and time left.")]
    lines.append("from ulpia.ai.forecast.tables import ChanceCurves\n\n")
    lines.append("CHANCES: Final[dict[int, ChanceCurves]] = {\n")
    for seats, values in sorted(curves.items()):
        lines.append(f"    {seats}: ChanceCurves(\n")
        for at, name in enumerate(ChanceCurves._fields):
            own = values[at * len(KNOTS) : (at + 1) * len(KNOTS)]
            scaled = own if name == "moves_next" else own / SCALE
            lines.append(f"        {name}=({numbers_text(list(scaled), 4)}),\n")
        lines.append("    ),\n")
    return "".join([*lines, "}\n"])
