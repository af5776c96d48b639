"""A view as an indented list. Needs no package, so that it works where nothing is installed."""

from __future__ import annotations

from typing import Any, Final

INDENT: Final = "  "
MAX_OPTIONS: Final = 8


def lines_of(value: dict[str, Any], indent: str) -> list[str]:
    lines = []
    for name, item in value.items():
        if isinstance(item, dict):
            lines += [f"{indent}{name}", *lines_of(item, indent + INDENT)]
        elif isinstance(item, list) and any(isinstance(each, dict) for each in item):
            parts = {f"{name} {number}": each for number, each in enumerate(item)}
            lines += lines_of(parts, indent)
        else:
            lines.append(f"{indent}{name}: {format_value(item)}")
    return lines


def format_value(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join([format_value(each) for each in value]) or "-"
    return str(value)


def shorten_options(options: list[str]) -> str:
    """Return the first options as one line, and how many there are if some are left out."""
    shown = ", ".join(options[:MAX_OPTIONS])
    if len(options) <= MAX_OPTIONS:
        return shown
    return f"{shown}, … ({len(options)} in all)"
