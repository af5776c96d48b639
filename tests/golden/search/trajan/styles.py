"""Styles of play for golden games of Trajan, and the tables at which they meet.

They look for things that random play hardly ever does; only `greedy` wants to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from tests.golden.search.search import Table
from ulpia.games.trajan.components.actions import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    SEAPORT,
    SENATE,
    TRAJAN,
)
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import (
    FIRST_EXTRA,
    KINDS,
    VOTE_TILES,
    WILD_ACTION,
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
    WILD_DEMAND,
)
from ulpia.games.trajan.components.trajan_tiles import (
    CARDS,
    DEMAND,
    LEGIONNAIRES,
    PLUS_TWO,
    VICTORY,
    WORKERS,
)

Likes = Mapping[int, float]


@dataclass(frozen=True)
class Style:
    """What a player likes; everything that is not named is worth nothing to it."""

    name: str
    noise: float = 1.0  # every option gets up to this much at random
    actions: Likes = field(default_factory=dict)  # of the tray where sowing ends
    verbs: Mapping[str, float] = field(default_factory=dict)
    tiles: Likes = field(default_factory=dict)  # of the forum and the provinces
    stacks: Likes = field(default_factory=dict)  # of Trajan tiles
    completes: float = 0.0  # a Trajan tile
    markers: float = 0.0  # each marker that is sown
    points: float = 0.0  # each point of a ship, a province, a building
    wilds: float = 0.0  # using wild tiles
    saves_wilds: bool = False  # ships no wild commodity before there are three
    plus_two: float = 0.0  # actions that have it, and extra tiles of these
    second: float = 0.0  # waiving the second repetition
    spoils: float = 0.0  # bonus actions that are impossible
    gathers: float = 0.0  # marching to where other leaders are
    keeps_centre: bool = False  # fills all six slots before it completes a tile
    heaps: bool = False  # gathers all markers on one tray
    times: bool = False  # moves time to where a heap crosses the start twice


EXTRAS: Final = dict.fromkeys(range(FIRST_EXTRA, KINDS), 2.0) | {WILD_ACTION: 5.0}
NEEDS: Final = dict.fromkeys(range(DEMANDS), 2.0) | {WILD_DEMAND: 3.0}
VOTES: Final = dict.fromkeys(VOTE_TILES, 3.0)
REPEATER: Final = Style(
    "repeater",
    noise=2.0,
    actions={FORUM: 3, TRAJAN: 1},
    verbs={"pass": -3, "stop": -2, "build": 2},
    tiles=EXTRAS,
    stacks={PLUS_TWO: 5},
    completes=5.0,
    wilds=1.0,
    plus_two=3.0,
)

STYLES: Final = {
    style.name: style
    for style in (
        Style("random"),
        Style(
            "greedy",
            noise=2.0,
            actions={SEAPORT: 1, FORUM: 2, MILITARY: 1, SENATE: 3, TRAJAN: 3, CONSTRUCTION: 3},
            verbs={"pass": -9, "arrange": -2, "draw": 2, "stop": -5, "waive": -5, "build": 3},
            tiles=NEEDS | EXTRAS,
            stacks={VICTORY: 4, PLUS_TWO: 1, DEMAND: 2},
            completes=9.0,
            markers=-0.5,
            points=1.0,
        ),
        Style("passer", verbs={"pass": 9, "stop": 9, "waive": 9}),
        Style("waiver", actions={TRAJAN: 2}, verbs={"waive": 3}, completes=6.0),
        Style("completer", actions={TRAJAN: 3}, verbs={"pass": -5}, completes=6.0),
        Style("claimer", actions={TRAJAN: 6}, verbs={"pass": -5}, completes=-6.0),
        Style("centred", actions={TRAJAN: 4}, verbs={"pass": -5}, keeps_centre=True),
        Style(
            "collector",
            actions={FORUM: 4, MILITARY: 2},
            verbs={"march": 2, "pass": -3},
            tiles=EXTRAS | {WILD_CONSTRUCTION: 4, WILD_DEMAND: 4, WILD_COMMODITY: 4},
        ),
        REPEATER,
        replace(REPEATER, name="half-hearted", second=9.0),
        Style(
            "trader",
            actions={SEAPORT: 4, FORUM: 1},
            verbs={"pass": -5, "draw": 4, "lay": -4, "ship": -6},
            tiles={WILD_COMMODITY: 9, FIRST_EXTRA + SEAPORT: 2},
            stacks={CARDS: 3},
            completes=2.0,
            points=0.8,
            wilds=4.0,
        ),
        Style(
            "saver",
            noise=4.0,
            actions={FORUM: 3, MILITARY: 3, SEAPORT: 2},
            verbs={"pass": -5, "lay": -4, "march": 3, "ship": -4},
            tiles={WILD_COMMODITY: 20},
            wilds=4.0,
            saves_wilds=True,
        ),
        Style(
            "hoarder",
            actions={SEAPORT: 6, TRAJAN: 1},
            verbs={"draw": 5, "take": 5, "ship": -9, "pass": -5, "lay": -3, "waive": -9},
            stacks={CARDS: 4},
            completes=3.0,
        ),
        Style(
            "soldier",
            actions={MILITARY: 5, TRAJAN: 1},
            verbs={"enlist": 1, "pass": -5, "occupy": 6},
            stacks={LEGIONNAIRES: 4},
            completes=3.0,
            points=0.3,
        ),
        Style(
            "wanderer",
            actions={MILITARY: 6},
            verbs={"march": 6, "pass": -5, "occupy": -9},
            tiles=dict.fromkeys(range(KINDS), 4.0),
        ),
        Style(
            "gatherer",  # empties the provinces and joins other leaders
            actions={MILITARY: 9},
            verbs={"march": 6, "pass": -5, "occupy": -9},
            tiles=dict.fromkeys(range(KINDS), 4.0),
            gathers=3.0,
        ),
        Style("homebody", actions={MILITARY: -9}, verbs={"march": -9, "occupy": -9}),
        Style(
            "senator",
            actions={SENATE: 6, FORUM: 2},
            verbs={"pass": -5},
            tiles=VOTES | {FIRST_EXTRA + SENATE: 4, WILD_ACTION: 3},
            plus_two=1.0,
        ),
        Style(
            "spoiler",
            actions={SENATE: 5, TRAJAN: 2, CONSTRUCTION: 3},
            verbs={"pass": -5},
            completes=-5.0,
            spoils=9.0,
        ),
        Style(
            "builder",
            actions={CONSTRUCTION: 5, FORUM: 1},
            verbs={"build": 3, "pass": -5},
            tiles={WILD_CONSTRUCTION: 9, FIRST_EXTRA + CONSTRUCTION: 3, WILD_ACTION: 3},
            stacks={WORKERS: 3},
            completes=2.0,
            points=0.3,
        ),
        Style(
            "recruiter",
            actions={MILITARY: 4, CONSTRUCTION: 4, TRAJAN: 3},
            verbs={"hire": 4, "enlist": 4, "pass": -5},
            stacks={WORKERS: 4, LEGIONNAIRES: 4},
            completes=4.0,
        ),
        Style(
            "plus-two",
            actions={TRAJAN: 4},
            verbs={"pass": -5, "waive": -9},
            stacks={PLUS_TWO: 9},
            completes=6.0,
        ),
        Style(
            "demander",
            actions={TRAJAN: 3, FORUM: 2, SENATE: 2},
            verbs={"pass": -5},
            tiles=NEEDS | {WILD_DEMAND: 6},
            stacks={DEMAND: 5},
            completes=5.0,
        ),
        Style("strider", markers=2.0),
        Style("heaper", heaps=True, verbs={"pass": -1}),
        Style("timer", times=True),
        Style(
            "yielder",  # leaves the rare things to the others
            actions={MILITARY: -3, FORUM: -2},
            tiles={WILD_COMMODITY: -9},
            stacks={PLUS_TWO: -9},
        ),
    )
}


HELPERS: Final = (
    *("wanderer", "gatherer", "homebody", "heaper", "timer", "yielder", "saver", "plus-two"),
)
TABLES: Final = (
    *[
        Table(name, (name,), patience=2 if name == "half-hearted" else 1)
        for name in STYLES
        if name not in HELPERS
    ],
    Table("wanderer", ("wanderer",), seats=(4,)),
    Table("gatherer", ("gatherer", "gatherer", "homebody"), seats=(4,), patience=3),
    Table("heaper", ("heaper", "timer"), seats=(2,), options={"time": "11-16-21"}, patience=12),
    Table("plus-two", ("plus-two", "yielder")),
    Table("saver", ("saver", "yielder"), seats=(3, 4)),
    Table("market", ("trader", "hoarder", "builder", "collector")),
    Table("rivals", ("greedy", "senator", "demander", "soldier")),
    Table("novices", ("greedy", "random", "completer", "random")),
)
