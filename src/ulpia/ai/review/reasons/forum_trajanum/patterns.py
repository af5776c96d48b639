"""Why a choice in Forum Trajanum was better: the first pattern that fits."""

from __future__ import annotations

from typing import Final

from ulpia.ai.review.reasons.facts import Facts, ReasonSentence
from ulpia.kernel.events import Event

MIN_GAIN: Final = 1.0
POINT_EVENTS: Final = {"column_scored": 2, "track_finished": 1}
"""Events that score at once, and where their points stand."""


def find_reason(facts: Facts) -> ReasonSentence | None:
    """Return what was better; None if no pattern fits."""
    for pattern in PATTERNS:
        sentence = pattern(facts)
        if sentence is not None:
            return sentence
    return None


def draft(facts: Facts) -> ReasonSentence | None:
    """The other of two tiles should have stayed."""
    move = facts.first_difference()
    if facts.prompt != "keep" or move.verb != "keep":
        return None
    return ReasonSentence(
        "forum-trajanum-review-keep",
        {"cell": facts.thing("cell", move.nouns[0]), "gain": {"signed": facts.points}},
    )


def street(facts: Facts) -> ReasonSentence | None:
    """Another tile of the streets was worth more."""
    move = facts.first_difference()
    if move.verb not in ("take", "ignore"):
        return None
    return ReasonSentence(
        "forum-trajanum-review-street",
        {"cell": facts.thing("cell", move.nouns[0]), "gain": {"signed": facts.points}},
    )


def column(facts: Facts) -> ReasonSentence | None:
    """A building scores more at its triumphal column."""
    built = built_tile(facts)
    best, own = column_points(facts.best.own), column_points(facts.played.own)
    if built is None or best <= own:
        return None
    return ReasonSentence(
        "forum-trajanum-review-column",
        {"tile": facts.thing("tile", built.values[0]), "points": best, "instead": own},
    )


def built_tile(facts: Facts) -> Event | None:
    return facts.best.event("tile_built") or facts.best.event("double_built")


def column_points(events: list[Event]) -> int:
    return sum([event.values[2] for event in events if event.name == "column_scored"])


def largest_area(facts: Facts) -> ReasonSentence | None:
    """An envoy makes the largest area larger."""
    sent = facts.best.event("envoy_sent")
    if sent is None or facts.gain("largest-area") < MIN_GAIN:
        return None
    return ReasonSentence(
        "forum-trajanum-review-area",
        {
            "square": facts.thing("square", sent.values[0]),
            "gain": {"signed": facts.gain("largest-area")},
        },
    )


def envoy(facts: Facts) -> ReasonSentence | None:
    """The best line sends an envoy, the played one none."""
    sent = facts.best.event("envoy_sent")
    if sent is None or facts.played.event("envoy_sent"):
        return None
    return ReasonSentence(
        "forum-trajanum-review-envoy", {"square": facts.thing("square", sent.values[0])}
    )


def track(facts: Facts) -> ReasonSentence | None:
    """A benefit track brings something at once, or something better than the played turn."""
    taken = facts.best.event("benefit_taken")
    own = facts.played.event("benefit_taken")
    if taken is None or (own is not None and own.values == taken.values):
        return None
    takes_none = own is None
    return ReasonSentence(
        "forum-trajanum-review-track" if takes_none else "forum-trajanum-review-benefit",
        {
            "track": facts.thing("track", taken.values[0]),
            "benefit": facts.thing("benefit", taken.values[2]),
        },
    )


def task(facts: Facts) -> ReasonSentence | None:
    """It counts for the tasks of the Trajan cards."""
    gain = facts.gain("building-tasks") + facts.gain("collecting-tasks")
    if gain < MIN_GAIN:
        return None
    return ReasonSentence(
        "forum-trajanum-review-task",
        {
            "move": {"move": facts.game.vocabulary.write(facts.last_difference())},
            "gain": {"signed": gain},
        },
    )


def citizen(facts: Facts) -> ReasonSentence | None:
    """A citizen stands better in another row."""
    placed = facts.best.event("citizen_placed") or facts.best.event("citizen_doubled")
    own = facts.played.event("citizen_placed") or facts.played.event("citizen_doubled")
    if placed is None or (own is not None and own.values == placed.values):
        return None
    return ReasonSentence(
        "forum-trajanum-review-citizen",
        {
            "front": facts.thing("front", placed.values[2]),
            "row": facts.thing("row", placed.values[0]),
        },
    )


def building_space(facts: Facts) -> ReasonSentence | None:
    """The same is built, but elsewhere."""
    move = facts.last_difference()
    if move.verb != "on":
        return None
    return ReasonSentence(
        "forum-trajanum-review-space",
        {"cell": facts.thing("cell", move.nouns[0]), "gain": {"signed": facts.points}},
    )


PATTERNS: Final = (
    draft,
    street,
    column,
    largest_area,
    envoy,
    track,
    citizen,
    task,
    building_space,
)
