"""Write how far the forecast can be believed into docs/ai.md and docs/reliability.svg.

usage: python -m tools.forecast.report --folder DIR

DIR holds the reports of `tools.forecast.fit`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from tools.forecast.picture import draw_diagrams
from tools.paths import ROOT
from tools.titles import game_title
from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.games.registry import GAMES

DOCUMENT: Final = ROOT / "docs" / "ai.md"
PICTURE: Final = ROOT / "docs" / "reliability.svg"
BEGIN: Final = "<!-- forecast: written by tools.forecast.report -->"
END: Final = "<!-- end of the forecast -->"


def read_reports(folder: Path) -> dict[str, Any]:
    """Return the reports of all sets by name."""
    found: dict[str, Any] = {}
    for game in GAMES:
        found |= json.loads((folder / f"report-{game}.json").read_text())
    return found


def caption(name: str) -> str:
    game, _, seats = name.rpartition("-")
    return f"{game_title(game)}, {seats} seats"


def tables_text(reports: dict[str, Any]) -> str:
    """Return the tables of chances and of expected points."""
    chances = [
        f"| {caption(name)} | {report['games']} | {pair(report, 'ten_folds', 'log_loss')} "
        f"| {pair(report, 'ten_folds', 'brier')} | {report['ten_folds']['ece']:.3f} "
        f"| {pair(report, 'held_out', 'log_loss')} | {report['held_out']['ece']:.3f} "
        f"| {report['neighbour_games']} | {report['neighbours']['log_loss']:.3f} "
        f"| {report['neighbours']['ece']:.3f} |"
        for name, report in reports.items()
    ]
    points = [
        f"| {caption(name)} | "
        + " | ".join([f"{bias + 0.0:+.1f} ± {spread:.0f}" for bias, spread in report["bias"]])
        + " |"
        for name, report in reports.items()
    ]
    return "\n".join(
        [
            BEGIN,
            "",
            f"Model {MODEL_NUMBER}. Chances, on games that were held out: log loss and Brier score,"
            " in brackets those",
            'of "points lead now"; ECE is the expected calibration error. Neighbours: tables where'
            " nobody is",
            "more than one level above another, each tenth of them held out, too.",
            "",
            "| | games | log loss | Brier | ECE | last tenth: log loss | ECE "
            "| neighbours: games | log loss | ECE |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *chances,
            "",
            "Expected points less final points in each quarter of a game, mean ± root mean square:",
            "",
            "| | first | second | third | last |",
            "|---|---|---|---|---|",
            *points,
            "",
            "![Chances told and how often they came true](reliability.svg)",
            "",
            END,
        ]
    )


def pair(report: dict[str, Any], which: str, measure: str) -> str:
    return f"{report[which][measure]:.3f} ({report[f'{which}_lead'][measure]:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    reports = read_reports(parser.parse_args().folder)
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    DOCUMENT.write_text(before + tables_text(reports) + after, encoding="utf-8")
    bins = {caption(name): report["ten_folds"]["bins"] for name, report in reports.items()}
    PICTURE.write_text(draw_diagrams(bins), encoding="utf-8")


if __name__ == "__main__":
    main()
