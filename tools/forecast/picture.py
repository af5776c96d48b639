"""Reliability diagrams as an SVG picture: what was said across, how often it came true upwards."""

from __future__ import annotations

from typing import Final

SIDE: Final = 200
GAP: Final = 44
COLUMNS: Final = 3
INK: Final = "#5b4a36"
LINE: Final = "#9c2f2f"
PAPER: Final = "#fbf6ea"
GRID: Final = "#e2d7c0"

Bins = list[list[float]]


def draw_diagrams(bins: dict[str, Bins]) -> str:
    """Return one picture with a diagram for each set."""
    rows = -(-len(bins) // COLUMNS)
    width, height = COLUMNS * (SIDE + GAP) + GAP, rows * (SIDE + GAP + 16) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img">',
        "<title>Chances told and how often they came true</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for number, (name, points) in enumerate(bins.items()):
        left = GAP + number % COLUMNS * (SIDE + GAP)
        top = GAP + number // COLUMNS * (SIDE + GAP + 16)
        parts.append(draw_diagram(name, points, left, top))
    return "\n".join([*parts, "</svg>", ""])


def draw_diagram(name: str, points: Bins, left: int, top: int) -> str:
    """Return one diagram: the diagonal is a chance that means what it says."""
    places = [(left + SIDE * said, top + SIDE * (1 - came)) for said, came in points]
    path = " ".join([f"{x:.1f},{y:.1f}" for x, y in places])
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{LINE}"/>' for x, y in places]
    grid = [grid_line(share, left, top) for share in (0.25, 0.5, 0.75)]
    return "\n".join(
        [
            f'<text x="{left}" y="{top - 8}" font-weight="bold">{name}</text>',
            f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="white" '
            f'stroke="{INK}"/>',
            *grid,
            f'<line x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}" stroke="{INK}" '
            'stroke-dasharray="4 4"/>',
            f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="2"/>',
            *dots,
            *[
                f'<text x="{left + SIDE * share:.0f}" y="{top + SIDE + 16}" '
                f'text-anchor="middle">{share:.0%}</text>'
                for share in (0.0, 0.5, 1.0)
            ],
        ]
    )


def grid_line(share: float, left: int, top: int) -> str:
    at = SIDE * share
    return f'<path d="M{left} {top + at:.0f}h{SIDE}M{left + at:.0f} {top}v{SIDE}" stroke="{GRID}"/>'
