"""What a view of Forum Trajanum holds. The browser's `view.ts` is written from these types.

Things are the numbers of their kinds in kinds.py, as in events of the engine.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from ulpia.games.forum_trajanum.components.player_board import SIDES
from ulpia.games.forum_trajanum.components.trajan_cards import COUNTED_WORDS
from ulpia.games.forum_trajanum.kinds import (
    BUILDING,
    CARD,
    CELL,
    COLOUR,
    CORNER,
    FRONT,
    GOOD,
    MOSAIC,
    ROW,
    SOURCE,
    SQUARE,
    SYMBOL,
    TILE,
    TRACK,
)
from ulpia.games.forum_trajanum.state import PHASES
from ulpia.kernel.words import Kind

AREA_STATE: Final = Kind("area-state", ("free", "started", "completed"))
NEED: Final = Kind("need", COUNTED_WORDS)
PHASE: Final = Kind("phase", PHASES)
SIDE: Final = Kind("side", SIDES)

AreaStateWord = Annotated[str, AREA_STATE]
PhaseWord = Annotated[str, PHASE]
SideWord = Annotated[str, SIDE]
BuildingNumber = Annotated[int, BUILDING]
CardNumber = Annotated[int, CARD]
CellNumber = Annotated[int, CELL]
ColourNumber = Annotated[int, COLOUR]
CornerNumber = Annotated[int, CORNER]
NeedNumber = Annotated[int, NEED]
FrontNumber = Annotated[int, FRONT]
MosaicNumber = Annotated[int, MOSAIC]
RowNumber = Annotated[int, ROW]
SquareNumber = Annotated[int, SQUARE]
SymbolNumber = Annotated[int, SYMBOL]
TileNumber = Annotated[int, TILE]
ColourCounts = Annotated[list[int], COLOUR]
GoodCounts = Annotated[list[int], GOOD]
SourcePoints = Annotated[list[int], SOURCE]
SymbolCounts = Annotated[list[int], SYMBOL]
TrackSteps = Annotated[list[int], TRACK]
Nothing = Literal[-1]
"""Nothing lies there, or nobody is there."""
Hidden = Literal[-2]
"""A tile whose front is hidden from me."""


class AreaView(TypedDict):
    """Squares of one colour that lie together."""

    colour: ColourNumber
    squares: list[SquareNumber]
    state: AreaStateWord


class ForumView(TypedDict):
    """The mosaic boards and who stands where."""

    boards: list[tuple[MosaicNumber, int]]
    """Board side and whether it is turned, by place."""
    colours: list[ColourNumber | Nothing]
    """By square; nothing is an eagle."""
    eagles: list[SquareNumber]
    envoys: list[int]
    """By square the seat whose envoy stands there, or -1."""
    places: list[tuple[int, int]]
    """By square its row and column on the Forum."""
    areas: list[AreaView]


class RowPreview(TypedDict):
    """What a citizen row would score."""

    kinds: int
    """Different gray buildings beside it."""
    multiplier: int
    """What they are multiplied with now."""
    now: int
    active: int
    inactive: int
    stake: int
    """All points that hang on this row being active: its own and those of cards and eagles."""


class AreaPreview(TypedDict):
    """The largest area of envoys: its size, its points now and after the next upgrade."""

    size: int
    points: int
    next: int


class BarPreview(TypedDict):
    """What the largest area and Trajan's head are worth with the slide bar at a position."""

    area: int
    head: int


class UpgradePreview(TypedDict):
    """Where the slide bar would be after each move that takes it on."""

    advance: int
    cypress: int


class EaglePreview(TypedDict):
    """Envoys on eagles and beside them."""

    on: int
    beside: int


class TaskPreview(TypedDict):
    """How often each task of a card is fulfilled, and what there is of each need."""

    built: int
    collected: int
    needs: list[tuple[NeedNumber, int, int]]
    """What is counted, how much there is, how much a set needs."""


class ColoniaPreview(TypedDict):
    """What a Colonia would score if its cycle were scored now."""

    total: int
    """All points, scored and to be scored."""
    rows: list[RowPreview]
    area: AreaPreview
    bar: list[BarPreview]
    """By position of the slide bar."""
    upgrades: UpgradePreview
    wages: int
    """Coins that the citizens want in the scoring."""
    head: int
    """Value of Trajan's head now."""
    head_next: int
    """Value of Trajan's head after the next upgrade."""
    cranes: list[int | None]
    """By corner what its crane would score; None where it would not."""
    eagles: EaglePreview
    tasks: list[TaskPreview | None]
    """By Trajan card (cycle); None without a card."""


class DraftView(TypedDict):
    """What only the owner knows of a draft and of the set-up."""

    home: RowNumber | Nothing
    corner: CornerNumber | Nothing
    picks: list[CellNumber]
    """Spaces I have taken tiles from in this round."""
    fronts: list[FrontNumber]
    """What the taken tiles show."""
    paid: int
    """Tribunes given for ignored streets."""
    keep: CellNumber | Nothing
    """The space of the tile I keep, or -1."""
    kept: FrontNumber | Nothing
    passed: FrontNumber | Nothing
    receiver: int


class ColoniaView(TypedDict):
    """A Colonia as one seat sees it."""

    points: SourcePoints
    goods: GoodCounts
    tiles: list[FrontNumber | Nothing | Hidden]
    """By space."""
    buildings: list[BuildingNumber | Nothing]
    """By space."""
    doubles: list[CellNumber]
    """Spaces of double tiles, two by two."""
    vacant: list[CellNumber]
    """Spaces that may be built on."""
    streets: list[list[CellNumber]]
    """For each symbol the spaces of its street."""
    scored_cranes: list[CornerNumber]
    """Corners."""
    citizens: list[int]
    """Row by row, left and right: a front or -1; the left neighbour's count on from the last."""
    active: list[RowNumber]
    """Rows whose citizens are active."""
    ship: int
    """Envoys on the ship."""
    travellers: list[FrontNumber]
    placing: int
    """A citizen that is looking for a row, or -1."""
    beside: list[FrontNumber]
    """The left neighbour's tiles, face up."""
    gone: list[FrontNumber]
    bar: int
    """The slide bar: position 0 to 8."""
    flipped: bool
    """Whether Merchant I has turned the slide bar."""
    steps: TrackSteps
    """Markers on the benefit tracks, 0 to 4."""
    uses: list[int]
    """Uses in this turn: Craftsman I, Craftsman II, Merchant II."""
    fresh: TileNumber | Nothing
    """The building tile whose benefits are still to come, or -1."""
    outlook: ColoniaPreview
    cranes: list[ColourNumber | Nothing]
    """Colours of the cranes by corner; -1 not known."""
    woman: FrontNumber | Nothing
    own: FrontNumber | Nothing | Hidden
    """The tile of this round from this Colonia."""
    foreign: FrontNumber | Nothing | Hidden
    """The tile of this round from the left neighbour."""
    picked: bool
    """Whether the foreign tile was picked back from beside."""
    river: FrontNumber | Nothing | Hidden
    draft: DraftView | None
    """Mine alone."""


class UpcomingView(TypedDict):
    """Something that is still to come in this turn."""

    what: str
    seat: int
    number: int
    """The building, track, colour, row or front it is about, or -1."""


class SiteView(TypedDict):
    """One space, or the two of a double tile (its gray half first)."""

    cells: list[CellNumber]
    moves: list[str]
    """The moves that follow the one that builds."""


class PaymentView(TypedDict):
    """A way to pay for a tile."""

    tile: TileNumber
    moves: list[str]
    """Conversions in order, and at the end `build …`."""
    spent: GoodCounts
    """What it uses up in all."""


class ForumTrajanumView(TypedDict):
    """A position of Forum Trajanum as one seat sees it."""

    seat: int | None
    """Who sees this; None is a spectator."""
    seats: int
    side: SideWord
    introductory: bool
    phase: PhaseWord
    cycle: int
    """0 to 2."""
    round: int
    """0 to 3 within the cycle."""
    start: int
    """Starting player; -1 before there is one."""
    active: int
    """Whose turn it is; -1 while nobody's."""
    column: int
    """What Trajan's Column is worth in this cycle."""
    trajan_cards: list[CardNumber | Nothing]
    """Trajan cards of the three cycles; -1 none."""
    streets: list[SymbolNumber]
    """The two symbols of this round's street cards."""
    streets_gone: list[SymbolNumber]
    streets_left: int
    calls: SymbolCounts
    """For each symbol how often it will still be called after this round."""
    forum: ForumView
    singles: ColourCounts | None
    """Building tiles left by colour; None: unlimited."""
    doubles: ColourCounts | None
    colonies: list[ColoniaView]
    agenda: list[UpcomingView]
    """What the turn still brings after what is asked now, in order."""
    ways: list[PaymentView]
    """My ways to pay for building tiles, cheapest first; empty unless I am asked what to build."""
    sites: list[SiteView]
    """Where a tile can go; empty unless I am asked what to build."""
