"""Reads a trace of Chromium: how long the tasks of a page's main thread were, and what they did."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

CATEGORIES: Final = ("devtools.timeline", "toplevel", "blink.user_timing")
PARTS: Final = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "RunMicrotasks": "script",
    "EventDispatch": "script",
    "MinorGC": "collection",
    "MajorGC": "collection",
    "V8.GCScavenger": "collection",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "prepaint",
    "Paint": "paint",
    "Layerize": "layerize",
    "Commit": "commit",
    "HitTest": "hit test",
}
SMALLEST: Final = 0.2


class BrowserTask:
    """One task of the main thread: processor time in milliseconds, and of what it consists."""

    def __init__(self, time: float, parts: dict[str, float]) -> None:
        self.time: Final = time
        self.parts: Final = parts

    def __str__(self) -> str:
        worth = sorted(self.parts.items(), key=lambda each: -each[1])
        told = ", ".join(f"{part} {time:.1f}" for part, time in worth if time >= SMALLEST)
        return f"{self.time:.1f} ({told})"


def tasks_between(file: Path, start: str, end: str) -> list[BrowserTask]:
    """Return the tasks of the page between its marks, longest first."""
    found = [task for span in spans_between(file, start, end) for task in span]
    return sorted(found, key=lambda task: -task.time)


def spans_between(file: Path, start: str, end: str) -> list[list[BrowserTask]]:
    """Return the tasks of the page for each pair of its marks."""
    events: list[dict[str, Any]] = json.loads(file.read_text())["traceEvents"]
    marks = sorted(
        (each["ts"], each["name"], (each["pid"], each["tid"]))
        for each in events
        if each["name"] in (start, end) and "user_timing" in each.get("cat", "")
    )
    threads = {thread for _, _, thread in marks}
    mine = [each for each in events if "tdur" in each and (each["pid"], each["tid"]) in threads]
    tasks = [each for each in mine if each["name"].endswith("RunTask")]
    inner = sorted((each for each in mine if each["name"] in PARTS), key=lambda each: each["ts"])
    return [
        [task_of(each, inner) for each in tasks if overlaps(each, one[0], other[0])]
        for one, other in pairwise(marks)
        if one[1] == start and other[1] == end
    ]


def overlaps(event: dict[str, Any], first: float, last: float) -> bool:
    return bool(first <= event["ts"] + event["dur"] and event["ts"] <= last)


def task_of(task: dict[str, Any], inner: Sequence[dict[str, Any]]) -> BrowserTask:
    """Add up what lies in a task; what lies in another part counts for that one only once."""
    parts: dict[str, float] = {}
    end = task["ts"] + task["dur"]
    place = bisect_left(inner, task["ts"], key=lambda each: each["ts"])
    above: list[tuple[float, str]] = []
    for each in inner[place:]:
        if each["ts"] > end:
            break
        above = [(until, part) for until, part in above if until > each["ts"]]
        part = PARTS[each["name"]]
        if above and above[-1][1] == part:
            continue
        if above:
            parts[above[-1][1]] -= each["tdur"] / 1000
        parts[part] = parts.get(part, 0.0) + each["tdur"] / 1000
        above.append((each["ts"] + each["dur"], part))
    return BrowserTask(task["tdur"] / 1000, parts)
