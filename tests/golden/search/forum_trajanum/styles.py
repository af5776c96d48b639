"""Styles of play for golden games of Forum Trajanum.

They look for things that random play hardly ever does; only `greedy` wants to win. They may look
at tiles that lie face down: a golden game must be legal, not fair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from tests.golden.search.search import RANDOM
from ulpia.games.forum_trajanum.components.buildings import (
    BASILICA,
    COLUMN,
    LIBRARY,
    MARKET,
    MIXED,
    ONE_COLOURED,
    TILES,
    TWO_COLOURED,
)
from ulpia.games.forum_trajanum.components.citizens import (
    CRAFTSMAN_1,
    CRAFTSMAN_2,
    MERCHANT_1,
    MERCHANT_2,
    PATRICIAN_1,
    PATRICIAN_2,
    ROWS,
)
from ulpia.games.forum_trajanum.components.goods import (
    ASSISTANT,
    BLUE,
    BUILDER,
    COIN,
    COLOURS,
    GOODS,
    GREEN,
    RED,
    TRIBUNE,
    WORKER,
    YELLOW,
)
from ulpia.games.forum_trajanum.components.tracks import BONUS_UPGRADE

Likes = Mapping[int, float]


@dataclass(frozen=True)
class Style:
    """What a player likes; everything that is not named is worth nothing to it."""

    name: str
    noise: float = 1.0  # every option gets up to this much at random
    verbs: Mapping[str, float] = field(default_factory=dict)
    goods: Likes = field(default_factory=dict)  # each piece of a kind
    rows: Likes = field(default_factory=dict)  # citizens in them
    tiles: Likes = field(default_factory=dict)  # building them
    late: Likes = field(default_factory=dict)  # building them in the last cycle
    bonuses: Likes = field(default_factory=dict)  # of areas
    upgrades: float = 0.0
    newest: float = 0.0  # the newest benefit of a track
    levels: Likes = field(default_factory=dict)  # of the tracks, counted from 0
    gray_first: float = 0.0  # the benefit of the gray half before that of the coloured one
    completes: float = 0.0  # an area
    begins: float = 0.0  # an area where nobody is
    groups: float = 0.0  # each own envoy beside the square
    eagles: float = 0.0  # squares beside eagles
    corners: float = 0.0  # tiles in the corners
    room: float = 0.0  # each empty space beside the one that a tile is taken from
    tasks: bool = False  # builds the patterns of the Trajan cards
    street: bool = False  # builds four kinds in one street, and sends citizens there
    starves: float = 0.0  # empties streets that are still to be called
    foreign: float = 0.0  # using the tile that was passed
    gives_citizens: float = 0.0  # passes citizens on instead of keeping them
    lonely: bool = False  # leaves one tile where two streets cross that will be called
    saves: bool = False  # converts only with assistants for a double tile
    famine: bool = False  # wants to pass nothing before anything lies beside the receiver
    levels_goods: bool = False  # gives goods up until nobody has fewer


def likes(worth: float, *things: int) -> dict[int, float]:
    return dict.fromkeys(things, worth)


WORKERS: Final = likes(1.0, *range(WORKER, WORKER + len(COLOURS)))
FIGURES: Final = WORKERS | {BUILDER: 2.5, ASSISTANT: 1.0, TRIBUNE: 0.8, COIN: 1.0}
ALL_TILES: Final = likes(3.0, *range(TILES))
GRAYS: Final = (LIBRARY, BASILICA, MARKET, COLUMN)
LARGE: Final = likes(9.0, *range(MIXED, TILES))
ANY_ROW: Final = likes(3.0, *range(ROWS))
BUSY: Final = {"done": -4.0, "skip": -3.0}
TRACK: Final = Style(
    "track",
    noise=1.0,
    verbs=BUSY | {"decline": -5.0, "exchange": -2.0},
    goods=WORKERS | {BUILDER: 5.0, ASSISTANT: 1.0, TRIBUNE: 1.5},
    newest=1.0,
    room=0.2,
)
EMPLOYER: Final = replace(
    TRACK,
    name="employer",  # pays with assistants
    verbs=BUSY | {"craft": 8.0, "promote": 8.0, "recolour": 6.0, "train": -9.0},
    goods={WORKER + RED: 1.0, ASSISTANT: 5.0},
    rows={CRAFTSMAN_1: 9.0, CRAFTSMAN_2: 9.0, MERCHANT_2: 3.0},
    tiles={BASILICA: 7.0} | likes(2.0, *range(ONE_COLOURED, MIXED)) | LARGE,
    newest=-3.0,
    room=2.0,
    saves=True,
)
MERCHANT_ENVOY: Final = Style(
    "merchant-envoy",
    verbs=BUSY | {"decline": -5.0, "leave": -3.0},
    goods=WORKERS | {BUILDER: 1.0, ASSISTANT: 2.0},
    rows={MERCHANT_1: 9.0, CRAFTSMAN_1: 4.0},
    tiles=likes(5.0, *range(ONE_COLOURED, MIXED)) | LARGE,
    groups=6.0,
    room=1.5,
)


def monochrome(colour: int) -> Style:
    """Return a style that builds only double tiles of one colour, as long as there are any."""
    return Style(
        f"two-{COLOURS[colour]}",
        verbs=BUSY | {"train": -3.0, "exchange": -1.0, "ignore": -2.0, "leave": -2.0},
        goods=likes(0.5, *range(WORKER, WORKER + len(COLOURS)))
        | {WORKER + colour: 3.0, BUILDER: 2.0, ASSISTANT: 1.5},
        rows={CRAFTSMAN_1: 4.0, CRAFTSMAN_2: 4.0},
        tiles=likes(-9.0, *range(TILES)) | likes(9.0, MIXED + colour, TWO_COLOURED + colour),
        room=2.0,
    )


STYLES: Final = {
    style.name: style
    for style in (
        Style(RANDOM),
        Style(
            "greedy",
            verbs=BUSY | {"decline": -5.0, "ignore": -1.0, "leave": -5.0, "train": -2.0},
            goods=FIGURES,
            rows=likes(4.0, *range(ROWS)),
            tiles=likes(4.0, *range(TILES)) | likes(5.0, *range(MIXED, TILES)) | {COLUMN: 6.0},
            bonuses={BONUS_UPGRADE: 1.0},
            upgrades=3.0,
            newest=2.0,
            completes=3.0,
            groups=2.0,
            eagles=1.5,
            corners=0.5,
            room=0.4,
            tasks=True,
        ),
        Style("passer", verbs={"done": 9.0, "decline": 9.0, "skip": 9.0, "leave": 5.0}),
        Style(
            "leveller",
            verbs={"done": 5.0, "build": -9.0, "leave": 9.0},
            levels_goods=True,
            goods=likes(-2.0, *range(len(GOODS))),
            upgrades=2.0,
        ),
        Style(
            "hoarder",
            verbs={"done": 3.0, "both": 5.0, "leave": 4.0},
            goods=likes(3.0, *range(len(GOODS))),
            rows=ANY_ROW,
        ),
        Style(
            "tasker",
            verbs=BUSY
            | {"decline": -3.0, "train": -1.0, "recolour": 1.0, "ignore": -2.0, "leave": -5.0},
            goods=FIGURES,
            rows=ANY_ROW,
            tiles=likes(-2.0, *range(TILES)),
            tasks=True,
            newest=1.0,
        ),
        Style(
            "street",
            verbs=BUSY | {"decline": -3.0, "leave": -9.0, "ignore": -1.0},
            goods=WORKERS | {BUILDER: 5.0, ASSISTANT: 1.5, TRIBUNE: 1.5, COIN: 2.0},
            rows=likes(1.0, *range(ROWS)),
            tiles=likes(-3.0, *range(TILES)),
            street=True,
        ),
        replace(TRACK, name="librarian", tiles={LIBRARY: 9.0, MIXED + BLUE: 6.0}),
        replace(TRACK, name="advocate", tiles={BASILICA: 9.0, MIXED + RED: 6.0}),
        replace(TRACK, name="trader", tiles={MARKET: 9.0, MIXED + YELLOW: 6.0}),
        replace(TRACK, name="eagle", tiles={LIBRARY: 9.0}, levels={2: 9.0}),
        EMPLOYER,
        replace(
            EMPLOYER,
            name="foreman",
            noise=3.0,
            verbs=BUSY | {"craft": 9.0, "promote": 15.0, "recolour": 9.0, "train": -9.0},
            tiles=likes(-9.0, *range(TILES)) | {MIXED + RED: 9.0, BASILICA: 1.0},
        ),
        replace(
            EMPLOYER,
            name="painter",
            noise=6.0,
            verbs=BUSY | {"craft": 9.0, "promote": -9.0, "recolour": 9.0, "train": -9.0},
            tiles=likes(-9.0, *range(TILES)) | {TWO_COLOURED + RED: 15.0, BASILICA: 1.0},
        ),
        replace(
            TRACK,
            name="chain",  # keeps figures for the extra building action
            verbs={"done": -1.0, "decline": -2.0},
            tiles={BASILICA: 5.0, MIXED + RED: 8.0} | likes(2.0, *range(TWO_COLOURED, TILES)),
            goods=likes(2.0, *range(WORKER, WORKER + len(COLOURS))) | {BUILDER: 4.0},
            room=1.0,
        ),
        replace(
            TRACK,
            name="backward",  # never takes the newest benefit
            tiles=likes(5.0, LIBRARY, BASILICA, MARKET),
            newest=-3.0,
        ),
        replace(
            TRACK,
            name="modest",  # takes no benefit at all
            verbs=BUSY | {"decline": 9.0},
            tiles=likes(5.0, LIBRARY, BASILICA, MARKET),
        ),
        Style(
            "patron",  # of citizens
            verbs=BUSY | {"pay": 5.0, "exchange": -1.0},
            goods=FIGURES | {COIN: 3.0},
            rows=likes(9.0, *range(ROWS)),
            tiles=ALL_TILES | {COLUMN: 9.0, MIXED + GREEN: 9.0},
        ),
        Style(
            "completer",
            verbs=BUSY | {"decline": -3.0},
            goods=FIGURES,
            rows={PATRICIAN_2: 9.0},
            tiles=likes(5.0, *range(ONE_COLOURED, TILES)) | {MARKET: 6.0},
            completes=6.0,
        ),
        MERCHANT_ENVOY,
        replace(MERCHANT_ENVOY, name="envoy", rows={PATRICIAN_1: 5.0, CRAFTSMAN_1: 4.0}),
        Style(
            "climber",
            verbs=BUSY | {"decline": -3.0, "cypress": 3.0},
            goods=FIGURES,
            rows={MERCHANT_1: 9.0, PATRICIAN_2: 6.0},
            tiles=ALL_TILES | {BASILICA: 6.0, MARKET: 5.0},
            bonuses={BONUS_UPGRADE: 9.0},
            upgrades=9.0,
            completes=5.0,
        ),
        Style(
            "digger",
            corners=6.0,
            verbs=BUSY,
            tiles={LIBRARY: 5.0, MARKET: 5.0},
            goods={BUILDER: 5.0} | WORKERS,
            rows=ANY_ROW,
            newest=2.0,
        ),
        Style("starver", starves=3.0, gives_citizens=2.0, verbs={"skip": 2.0, "ignore": -1.0}),
        Style("famine", famine=True, verbs={"skip": 9.0, "ignore": -9.0}),
        Style("receiver", rows=likes(9.0, *range(ROWS)), foreign=3.0),
        Style(
            "late-librarian",
            verbs={"train": -9.0},
            goods={BUILDER: 5.0},
            tiles={LIBRARY: -20.0},
            late={LIBRARY: 40.0},
        ),
        Style("loner", lonely=True, verbs={"ignore": -5.0}),
        *[monochrome(colour) for colour in range(len(COLOURS))],
    )
}
