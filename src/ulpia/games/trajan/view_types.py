"""What a view of Trajan holds. The browser's `view.ts` is written from these types."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from ulpia.games.trajan.components.tracks import SEAT_WORDS
from ulpia.games.trajan.kinds import (
    ACTION,
    BONUS,
    BUILDING,
    CARGO,
    COLOUR,
    DEMAND,
    PART,
    PROVINCE,
    QUARTER,
    SHIP,
    SIDE,
    SLOT,
    SOURCE,
    STACK,
    TILE,
    TRAY,
)
from ulpia.kernel.words import Kind

SHIP_SIDE_WORDS: Final = ("coloured", "gray")
SHIP_SIDE: Final = Kind("ship-side", SHIP_SIDE_WORDS)
SEAT_COLOUR: Final = Kind("seat-colour", SEAT_WORDS)

ActionWord = Annotated[str, ACTION]
BonusWord = Annotated[str, BONUS]
BuildingWord = Annotated[str, BUILDING]
ColourWord = Annotated[str, COLOUR]
CommodityWord = Annotated[str, CARGO]
DemandWord = Annotated[str, DEMAND]
PartWord = Annotated[str, PART]
ProvinceWord = Annotated[str, PROVINCE]
QuarterWord = Annotated[str, QUARTER]
ShipWord = Annotated[str, SHIP]
SideWord = Annotated[str, SIDE]
SlotWord = Annotated[str, SLOT]
SourceWord = Annotated[str, SOURCE]
StackWord = Annotated[str, STACK]
ForumTileWord = Annotated[str, TILE]
TrayWord = Annotated[str, TRAY]
Counts = dict[str, int]
"""How many there are, by word; what there is none of is left out."""

SeatColourWord = Annotated[str, SEAT_COLOUR]
ShipSideWord = Annotated[str, SHIP_SIDE]


class TrajanTileView(TypedDict):
    """A Trajan tile and what is printed on it."""

    tile: str
    """Its word in moves and events."""
    stack: StackWord
    colours: tuple[ColourWord, ColourWord]
    points: int
    amount: int
    demand: DemandWord | None


class ProvinceView(TypedDict):
    """A province: its tile, and the seats whose pieces stand there."""

    name: ProvinceWord
    tile: ForumTileWord | None
    legionnaires: list[int]
    leaders: list[int]


class StackView(TypedDict):
    """A stack of Trajan tiles; only the top one lies face up."""

    name: StackWord
    left: int
    top: TrajanTileView | None


class SpaceView(TypedDict):
    """A space of the building site, and the seats whose workers stand there."""

    building: BuildingWord | None
    workers: list[int]


class TimeView(TypedDict):
    """The time track: where the time marker stands, and how long a round is."""

    position: int
    length: int


class ForumTilesView(TypedDict):
    """The forum: tiles by space, None where one was taken, and how many are face down."""

    yellow: list[ForumTileWord | None]
    green: list[ForumTileWord | None]
    stack: int


class SenateView(TypedDict):
    """The bonus tiles beside the senate, the seats by arrival, and the seats by votes."""

    bonus: list[BonusWord]
    order: list[int]
    ranking: list[int]


class BoardView(TypedDict):
    """What lies open for everybody."""

    time: TimeView
    quarter: QuarterWord
    round: int
    demands: list[DemandWord]
    deck: int
    piles: list[list[CommodityWord]]
    ships: dict[ShipWord, ShipSideWord]
    ship_points: dict[ShipWord, list[int]]
    """What each ship pays now for one, two, three … cards or pairs."""
    forum: ForumTilesView
    provinces: list[ProvinceView]
    stacks: list[StackView]
    site: list[SpaceView]
    senate: SenateView


class BonusView(TypedDict):
    """A bonus tile of a player, and what it would score now."""

    name: BonusWord
    side: SideWord
    points: int


class SowingView(TypedDict):
    """Where markers go that are laid one after the other."""

    count: int
    target: TrayWord
    arrivals: list[int]
    """How many markers each tray gets."""
    completes: bool
    """Whether the tile at the target can be completed."""
    needs: list[ColourWord]
    """The markers that the tile still asks for."""
    order: NotRequired[list[ColourWord]]
    """While they are laid: an order that completes the tile."""
    round_ends: NotRequired[bool]
    """Only before the tray is emptied."""


class SowingsView(TypedDict):
    """What emptying each tray would do, and what the markers in hand can still do."""

    trays: list[SowingView | None]
    hand: SowingView | None


class PlayerPreview(TypedDict):
    """What things on the board would bring a player now."""

    provinces: Counts
    """Points for a legionnaire."""
    bonus: list[int]
    """Points for the yellow side of each bonus tile of the senate."""
    new_parts: list[PartWord]
    """Parts whose first building would bring a bonus action."""


class PlayerView(TypedDict):
    """A player's mat; the hand and the sowings only on one's own."""

    colour: SeatColourWord
    trays: list[list[ColourWord]] | None
    """None until everybody has laid out the markers."""
    slots: list[TrajanTileView | None]
    arch: SlotWord
    cards: int
    hand: Counts | None
    known: Counts
    """Cards of the hand that everybody has seen."""
    display: Counts
    tiles: Counts
    kept: Counts
    plus_two: list[ActionWord]
    buildings: list[BuildingWord]
    supply: int
    camp_workers: int
    camp_legionnaires: int
    leader: ProvinceWord
    senate: int
    votes: int
    bonus: list[BonusView]
    points: int
    sources: dict[SourceWord, int]
    outlook: PlayerPreview
    sowing: SowingsView | None


class TrajanView(TypedDict):
    """A position of Trajan as one seat sees it."""

    game: Literal["trajan"]
    seats: int
    seat: int | None
    """Who sees this; None is a spectator."""
    edition: str
    start: int | None
    active: int | None
    turn: int
    over: bool
    board: BoardView
    players: list[PlayerView]
