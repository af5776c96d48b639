"""Why a turn of Trajan was better: the first pattern that fits."""

from __future__ import annotations

from typing import Final

from ulpia.ai.review.reasons.facts import Facts, LineEvents, ReasonSentence, find_event
from ulpia.games.trajan.components.actions import TRAYS
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import (
    VOTE_TILES,
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
    WILD_DEMAND,
    Tile,
)
from ulpia.games.trajan.components.markers import SIZE
from ulpia.games.trajan.rules.senate import ranked_by_votes
from ulpia.games.trajan.rules.sowing import Drop

MIN_GAIN: Final = 2.0
MIN_SENATE_SHIFT: Final = 25
MIN_REACH: Final = 2
TAKEN: Final = {"tile_collected": "tile", "tile_seized": "tile", "building_taken": "space"}
"""Events by which a seat takes what others may want too, and the kind of it."""
SPACE_SHOWS_IN: Final = ("construction", "sets")
DEMANDS_SHOW_IN: Final = ("demands",)
TILES_SHOW_IN: Final = {
    **dict.fromkeys((*range(DEMANDS), WILD_DEMAND), DEMANDS_SHOW_IN),
    **dict.fromkeys(VOTE_TILES, ("senate", "bonus-tiles")),
    WILD_COMMODITY: ("ships", "hand"),
    WILD_CONSTRUCTION: ("sets",),
}
"""In which sources it shows who has a tile: where none of them gains, that is not the reason.

Extra actions are not here: they may show anywhere.
"""
POINT_EVENTS: Final = {
    "cards_shipped": 1,
    "province_occupied": 1,
    "senate_advanced": 0,
    "building_taken": 2,
    "tile_completed": 5,
}
"""Events that score at once, and where their points stand."""


def find_reason(facts: Facts) -> ReasonSentence | None:
    """Return what was better; None if no pattern fits."""
    for pattern in PATTERNS:
        sentence = pattern(facts)
        if sentence is not None:
            return sentence
    return None


def wait_ship(facts: Facts) -> ReasonSentence | None:
    """More cards can be shipped at once a turn later."""
    shipped = facts.played.event("cards_shipped")
    later = find_event([*facts.best.own, *facts.best.ahead], "cards_shipped")
    if shipped is None or later is None or facts.gain("ships") < MIN_GAIN:
        return None
    count, more = len(shipped.values) - 2, len(later.values) - 2
    if more <= count:
        return None
    return ReasonSentence(
        "trajan-review-wait-ship",
        {"count": count, "points": shipped.values[1], "more": more, "worth": later.values[1]},
    )


def other_colour(facts: Facts) -> ReasonSentence | None:
    """The same tray, but the markers in another order complete a tile."""
    completed = facts.best.event("tile_completed")
    drops = [move for move in facts.best.moves if move.verb == "drop"]
    if completed is None or facts.played.event("tile_completed") or not drops:
        return None
    if facts.played.moves[0] != facts.best.moves[0] or facts.played.moves[0].verb != "sow":
        return None
    last = [event for event in facts.best.own if event.name == "marker_dropped"][-1]
    return ReasonSentence(
        "trajan-review-colour",
        {
            "colour": facts.thing("colour", last.values[0]),
            "slot": facts.thing("slot", completed.values[0]),
            "points": completed.values[-1],
        },
    )


def tile(facts: Facts) -> ReasonSentence | None:
    """A Trajan tile can be completed now, and was not."""
    completed = facts.best.event("tile_completed")
    sown = facts.best.event("sown")
    if completed is None or sown is None or facts.played.event("tile_completed"):
        return None
    return ReasonSentence(
        "trajan-review-tile",
        {
            "tray": facts.thing("tray", sown.values[0]),
            "slot": facts.thing("slot", completed.values[0]),
            "points": completed.values[-1],
        },
    )


def demand(facts: Facts) -> ReasonSentence | None:
    """A demand that lies open could have been covered."""
    if facts.gain("demands") < MIN_GAIN:
        return None
    for event in facts.best.own:
        if event.name in ("tile_collected", "tile_seized", "demand_kept"):
            wanted = event.values[0]
            if wanted < DEMANDS and wanted in facts.world.demands:
                return ReasonSentence(
                    "trajan-review-demand",
                    {
                        "demand": facts.thing("demand", wanted),
                        "penalty": {"signed": facts.gain("demands")},
                    },
                )
    return None


def senate(facts: Facts) -> ReasonSentence | None:
    """The seat would lead the votes more often, and that is where points come from."""
    if facts.gain("senate") < MIN_GAIN:
        return None
    before, after = leads_votes(facts, facts.played), leads_votes(facts, facts.best)
    if after - before < MIN_SENATE_SHIFT:
        return None
    return ReasonSentence("trajan-review-senate", {"from": before, "to": after})


def leads_votes(facts: Facts, told: LineEvents) -> int:
    """Return in how many of a hundred worlds the seat has most votes after the answers."""
    leading = [ranked_by_votes(world)[0] == facts.seat for world in told.worlds]
    return round(100 * sum(leading) / len(leading))


def other_wants(facts: Facts) -> ReasonSentence | None:
    """In half of the worlds another seat takes next what the best line takes now."""
    own = {(event.name, event.values[:1]) for event in facts.played.own}
    for event in facts.best.own:
        if event.name not in TAKEN or (event.name, event.values[:1]) in own:
            continue
        if not shows(facts, TAKEN[event.name], event.values[0]):
            continue
        takers = [
            other.seat
            for answers in facts.played.answers
            for other in answers
            if other.name == event.name and other.values[0] == event.values[0]
        ]
        if 2 * len(takers) >= len(facts.played.answers):
            kind = TAKEN[event.name]
            return ReasonSentence(
                f"trajan-review-contested-{kind}",
                {"seat": {"seat": takers[0]}, kind: facts.thing(kind, event.values[0])},
            )
    return None


def shows(facts: Facts, kind: str, number: int) -> bool:
    """Say whether that is gained which a tile or a space of the construction site brings."""
    sources = SPACE_SHOWS_IN if kind == "space" else TILES_SHOW_IN.get(Tile(number))
    return sources is not None and max([facts.gain(each) for each in sources]) >= MIN_GAIN


def first_part(facts: Facts) -> ReasonSentence | None:
    """The first building part of its kind brings an action at once."""
    built, action = facts.best.event("building_taken"), facts.best.event("bonus_action")
    if built is None or action is None or facts.played.event("bonus_action"):
        return None
    return ReasonSentence(
        "trajan-review-first-part",
        {
            "part": facts.thing("part", built.values[1]),
            "points": built.values[2],
            "action": facts.thing("action", action.values[0]),
        },
    )


def quarter_end(facts: Facts) -> ReasonSentence | None:
    """The played line ends the quarter earlier."""
    sown = facts.played.event("sown")
    ends = find_event(facts.played.all, "quarter_ended")
    if sown is None or ends is None or find_event(facts.best.all, "quarter_ended"):
        return None
    return ReasonSentence("trajan-review-time", {"count": sown.values[1]})


def reach(facts: Facts) -> ReasonSentence | None:
    """The markers lie better: more actions can be reached in the next turn."""
    few, many = reachable(facts, facts.played), reachable(facts, facts.best)
    sown = facts.best.event("sown")
    if sown is None or many - few < MIN_REACH or facts.gain("trajan-tiles") > facts.points / 2:
        return None  # where most comes from a tile, the reach of the markers is not why
    return ReasonSentence(
        "trajan-review-reach",
        {"few": few, "many": many, "tray": facts.thing("tray", sown.values[0])},
    )


def reachable(facts: Facts, told: LineEvents) -> int:
    """Return how many actions the trays reach after the line."""
    world = told.worlds[0]
    if world.agenda and isinstance(world.agenda[-1], Drop):
        return 1  # there was but one tray to sow: its markers are in hand already
    trays = world.players[facts.seat].trays
    return len({(tray + SIZE[hand]) % TRAYS for tray, hand in enumerate(trays) if hand})


def other_action(facts: Facts) -> ReasonSentence | None:
    """Another tray is worth more, and nothing simpler can be said."""
    sown = facts.best.event("sown")
    if sown is None or facts.played.moves[0] == facts.best.moves[0]:
        return None
    return ReasonSentence(
        "trajan-review-plain",
        {
            "tray": facts.thing("tray", sown.values[0]),
            "action": facts.thing("action", sown.values[2]),
            "gain": {"signed": facts.points},
        },
    )


PATTERNS: Final = (
    wait_ship,
    other_colour,
    tile,
    demand,
    senate,
    other_wants,
    first_part,
    quarter_end,
    reach,
    other_action,
)
