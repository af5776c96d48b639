"""The picture of the ladder: the levels of each game on one scale, and where people stand."""

from __future__ import annotations

from typing import Final

from tools.ladder.contests import Results
from tools.ladder.scale import HUMAN_MARKS, RatedLevel, places, rating_of_points
from tools.titles import game_title

WIDTH: Final = 960
LEFT: Final = 180
RIGHT: Final = 40
TOP: Final = 70
ROW: Final = 90
MARGIN: Final = 120.0
"""How many points of rating are shown beyond the first and the last level."""
GRID: Final = 200
STYLE: Final = """  <style>
    .ground { fill: #fbf7ee; }
    .line { stroke: #8a6d3b; stroke-width: 1.5; }
    .grid { stroke: #e3d7b8; }
    .band { fill: #e9d9a8; opacity: 0.7; }
    .dot { fill: #9c2f2f; }
    .reach { stroke: #9c2f2f; stroke-width: 2; opacity: 0.5; }
    .game { font-size: 16px; font-weight: 600; fill: #3a2c12; }
    .name { font-size: 13px; font-weight: 600; fill: #3a2c12; }
    .what { font-size: 12px; fill: #5b4a2a; }
  </style>"""


def draw_picture(results: Results, games: tuple[str, ...]) -> str:
    """Return the picture as SVG."""
    found = {game: places(results, game) for game in games}
    ratings = [place.rating for each in found.values() for place in each] or [0.0]
    if len(found.get("trajan", [])) > 1:
        ratings.append(rating_of_points(found["trajan"], HUMAN_MARKS[0].least))
    scale = Scale(min(ratings) - MARGIN, max(ratings) + MARGIN)
    height = TOP + ROW * len(games) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="system-ui, \'Segoe UI\', sans-serif" role="img" aria-labelledby="title">',
        '  <title id="title">The levels of the opponents on a common scale, game by game</title>',
        STYLE,
        f'  <rect class="ground" width="{WIDTH}" height="{height}" rx="10"/>',
    ]
    lines += draw_people(found.get("trajan", []), scale, height)
    lines += draw_grid(scale, height)
    for number, game in enumerate(games):
        lines += draw_row(game_title(game), found[game], scale, TOP + ROW * number + ROW // 2)
    return "\n".join([*lines, "</svg>"]) + "\n"


class Scale:
    """Where ratings lie from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.low: Final = low
        self.high: Final = high

    def place(self, rating: float) -> float:
        share = (min(max(rating, self.low), self.high) - self.low) / (self.high - self.low)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def draw_grid(scale: Scale, height: int) -> list[str]:
    lines = []
    first = int(scale.low // GRID + 1) * GRID
    for rating in range(first, int(scale.high) + 1, GRID):
        x = scale.place(rating)
        lines.append(f'  <line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{height - 30}"/>')
        lines.append(
            f'  <text class="what" x="{x}" y="{height - 12}" text-anchor="middle">{rating}</text>'
        )
    return lines


def draw_people(found: list[RatedLevel], scale: Scale, height: int) -> list[str]:
    """Return a band for each mark of people; they stand for Trajan alone."""
    if len(found) < 2:
        return []
    lines = []
    for mark in HUMAN_MARKS:
        left = scale.place(rating_of_points(found, mark.least))
        right = scale.place(scale.high if mark.most is None else rating_of_points(found, mark.most))
        points = f"{mark.least:.0f}+" if mark.most is None else f"{mark.least:.0f}–{mark.most:.0f}"
        middle = round((left + right) / 2, 1)
        lines += [
            f'  <rect class="band" x="{left}" y="{TOP}" width="{round(right - left, 1)}"'
            f' height="{ROW}"/>',
            f'  <text class="what" x="{middle}" y="{TOP - 26}" text-anchor="middle">'
            f"{mark.name}</text>",
            f'  <text class="what" x="{middle}" y="{TOP - 10}" text-anchor="middle">'
            f"{points}</text>",
        ]
    return lines


def draw_row(name: str, found: list[RatedLevel], scale: Scale, y: int) -> list[str]:
    """Return a line with the levels of a game on it."""
    lines = [
        f'  <text class="game" x="20" y="{y + 5}">{name}</text>',
        f'  <line class="line" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>',
    ]
    for number, place in enumerate(found):
        x = scale.place(place.rating)
        label = y - 14 if number % 2 == 0 else y + 24
        low, high = (
            scale.place(place.rating - place.unsure),
            scale.place(place.rating + place.unsure),
        )
        lines += [
            f'  <line class="reach" x1="{low}" y1="{y}" x2="{high}" y2="{y}" stroke-width="6"/>',
            f'  <circle class="dot" cx="{x}" cy="{y}" r="6"/>',
            f'  <text class="name" x="{x}" y="{label}" text-anchor="middle">'
            f"{place.level.title()}</text>",
        ]
    return lines
