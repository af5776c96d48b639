"""What a seat of Forum Trajanum may see, written again and again for machines that learn.

The order is that of the fields in `ulpia.research.observations.forum_trajanum`; a test compares
every one of them with the view. What has not changed since the last row of the same game is not
written again. Tuples are known by being the same object; lists are compared with a copy.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.encoding import (
    CORNER_FLAGS,
    ROW_FLAGS,
    agenda,
    boards,
    buildings,
    cards,
    doubles,
    draft,
    envoys,
    flags,
    fronts,
    own_pieces,
    progress,
    supply,
    tiles,
)
from ulpia.games.forum_trajanum.mosaic import Mosaic
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.games.forum_trajanum.view import cranes_view
from ulpia.kernel.encoding import RowWriter, narrow, wide
from ulpia.kernel.moves import NOBODY, Seat

UNKNOWN: Final = -9
"""No number of a game: what nothing was written from."""
NOT_YET: Final[tuple[int, ...]] = (UNKNOWN,)


class ColoniaFields:
    """The fields of one Colonia as bytes, and what they were written from."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.goods: list[int] = []
        self.built: list[int] = []
        self.vacant = UNKNOWN
        self.doubles = NOT_YET
        self.cranes = NOT_YET
        self.scored_cranes = UNKNOWN
        self.woman = UNKNOWN
        self.grid = NOT_YET
        self.tiles = UNKNOWN
        self.river = UNKNOWN
        self.travellers = NOT_YET
        self.ship = UNKNOWN
        self.citizens = NOT_YET
        self.active = UNKNOWN
        self.picks = NOT_YET
        self.own = UNKNOWN
        self.foreign = UNKNOWN
        self.picked = False
        self.revealed = False
        self.placing = UNKNOWN
        self.fresh = UNKNOWN
        self.beside = NOT_YET
        self.gone = NOT_YET
        self.bar = UNKNOWN
        self.flipped = False
        self.steps = NOT_YET
        self.crafted = UNKNOWN
        self.promoted = UNKNOWN
        self.exchanged = UNKNOWN
        self.piece_changes = 0
        self.points_field = b""
        self.goods_field = b""
        self.tiles_field = b""
        self.buildings_field = b""
        self.doubles_field = b""
        self.vacant_field = b""
        self.citizens_field = b""
        self.travellers_field = b""
        self.beside_field = b""
        self.gone_field = b""


class ViewerFields:
    """The fields that look different from every seat, and which changes they show."""

    def __init__(self, colonies: list[ColoniaFields]) -> None:
        self.colonies: Final = colonies  # beginning with the one that looks
        self.progress_changes = 0
        self.envoy_changes = 0
        self.board_changes = 0
        self.people_changes = 0
        self.crane_changes = 0
        self.piece_changes: Final = [0] * len(colonies)
        self.progress_field = b""
        self.envoys_field = b""
        self.boards_field = b""
        self.people_field = b""
        self.cranes_field = b""
        self.piece_fields: Final = [b""] * len(colonies)
        self.draft_field = b""
        self.home = UNKNOWN
        self.corner = UNKNOWN
        self.picks = NOT_YET
        self.grid = NOT_YET
        self.paid = UNKNOWN
        self.keep = UNKNOWN
        self.kept = UNKNOWN
        self.passed = UNKNOWN

    def notice_draft(self, colonia: Colonia) -> None:
        """Write anew what has changed of the secret choices of the one that looks."""
        if (
            colonia.keep != self.keep
            or colonia.picks is not self.picks
            or colonia.paid != self.paid
            or colonia.kept != self.kept
            or colonia.passed != self.passed
            or colonia.home != self.home
            or colonia.corner != self.corner
            or colonia.grid is not self.grid
        ):
            self.keep, self.picks, self.paid = colonia.keep, colonia.picks, colonia.paid
            self.kept, self.passed, self.home = colonia.kept, colonia.passed, colonia.home
            self.corner, self.grid = colonia.corner, colonia.grid
            self.draft_field = draft(colonia)


class ForumTrajanumRows(RowWriter[ForumTrajanum]):
    """Writes what seats see of one game; counts the changes of what several fields show."""

    def __init__(self, seats: int) -> None:
        colonies = [ColoniaFields() for _ in range(seats)]
        self.colonies: Final = colonies
        self.viewers: Final = [
            ViewerFields(colonies[seat:] + colonies[:seat]) for seat in range(seats)
        ]
        self.progress_changes = 0
        self.envoy_changes = 0
        self.board_changes = 0
        self.people_changes = 0
        self.crane_changes = 0
        self.hand_changes = 1  # of tiles in hand, which show in what several owners have
        self.phase = UNKNOWN
        self.cycle = UNKNOWN
        self.round = UNKNOWN
        self.start: Seat = NOBODY
        self.active: Seat = NOBODY
        self.is_arranging = False
        self.cards = NOT_YET
        self.streets = NOT_YET
        self.mosaic: Mosaic | None = None
        self.envoys: list[int] = []
        self.singles: list[int] = []
        self.doubles: list[int] = []
        self.cards_field = b""
        self.mosaic_field = b""
        self.supply_field = b""

    def add(self, row: list[bytes], state: ForumTrajanum, seat: Seat) -> None:
        """Append all that `seat` may see to a row, field by field."""
        self.notice_progress(state)
        self.notice_table(state)
        for number, fields in enumerate(self.colonies):
            colonia = state.colonies[number]
            self.notice_board(colonia, fields)
            self.notice_people(colonia, fields)
            self.notice_pieces(colonia, fields)
        viewer = self.viewers[seat]
        self.refresh_viewer(viewer, state, seat)
        row.append(viewer.progress_field)
        row.append(self.cards_field)
        row.append(self.mosaic_field)
        row.append(viewer.envoys_field)
        row.append(self.supply_field)
        row.append(agenda(state, seat))
        row.append(viewer.draft_field)
        for fields in viewer.colonies:
            row.append(fields.points_field)
        for fields in viewer.colonies:
            row.append(fields.goods_field)
        row.append(viewer.boards_field)
        row.append(viewer.cranes_field)
        row.append(viewer.people_field)
        row += viewer.piece_fields

    def notice_progress(self, state: ForumTrajanum) -> None:
        has_other_cards = (
            state.round != self.round
            or state.streets is not self.streets
            or state.cards is not self.cards
        )
        if has_other_cards:
            self.round, self.streets, self.cards = state.round, state.streets, state.cards
            self.cards_field = cards(state)
        if (
            has_other_cards
            or state.active != self.active
            or state.phase != self.phase
            or state.start != self.start
            or state.cycle != self.cycle
        ):
            self.active, self.phase = state.active, state.phase
            self.start, self.cycle = state.start, state.cycle
            self.progress_changes += 1
            is_arranging = state.is_arranging()
            if is_arranging != self.is_arranging:  # cranes and women are open afterwards
                self.is_arranging = is_arranging
                self.crane_changes += 1
                self.hand_changes += 1

    def notice_table(self, state: ForumTrajanum) -> None:
        if state.mosaic is not self.mosaic:
            self.mosaic = state.mosaic
            self.mosaic_field = boards(state)
        if state.envoys != self.envoys:
            self.envoys = state.envoys[:]
            self.envoy_changes += 1
        if state.singles != self.singles or state.doubles != self.doubles:
            self.singles, self.doubles = state.singles[:], state.doubles[:]
            self.supply_field = supply(state)

    def notice_board(self, colonia: Colonia, fields: ColoniaFields) -> None:
        """Write anew what has changed of points, goods, tiles and buildings."""
        if colonia.points != fields.points:
            fields.points = colonia.points[:]
            fields.points_field = wide([sum(colonia.points), *colonia.points])
        if colonia.goods != fields.goods:
            fields.goods = colonia.goods[:]
            fields.goods_field = bytes(colonia.goods)
        if colonia.tiles != fields.tiles or colonia.grid is not fields.grid:
            fields.tiles, fields.grid = colonia.tiles, colonia.grid
            fields.tiles_field = tiles(colonia)
            self.board_changes += 1
            self.hand_changes += 1
        if colonia.vacant != fields.vacant or colonia.doubles is not fields.doubles:
            fields.vacant, fields.doubles = colonia.vacant, colonia.doubles
            fields.vacant_field, fields.doubles_field = flags(colonia.vacant), doubles(colonia)
            self.board_changes += 1
        if colonia.built != fields.built:
            fields.built = colonia.built[:]
            fields.buildings_field = buildings(colonia)
            self.board_changes += 1

    def notice_people(self, colonia: Colonia, fields: ColoniaFields) -> None:
        """Write anew what has changed of cranes, citizens and travellers."""
        if colonia.cranes is not fields.cranes or colonia.scored_cranes != fields.scored_cranes:
            fields.cranes, fields.scored_cranes = colonia.cranes, colonia.scored_cranes
            self.crane_changes += 1
        if colonia.citizens is not fields.citizens or colonia.active != fields.active:
            fields.citizens, fields.active = colonia.citizens, colonia.active
            fields.citizens_field = narrow(list(colonia.citizens)) + ROW_FLAGS[colonia.active]
            self.people_changes += 1
        if colonia.travellers is not fields.travellers:
            fields.travellers = colonia.travellers
            fields.travellers_field = fronts(colonia.travellers)
            self.people_changes += 1
        if colonia.beside is not fields.beside or colonia.gone is not fields.gone:
            fields.beside, fields.gone = colonia.beside, colonia.gone
            fields.beside_field, fields.gone_field = fronts(colonia.beside), fronts(colonia.gone)
            self.people_changes += 1

    def notice_pieces(self, colonia: Colonia, fields: ColoniaFields) -> None:
        """Notice what has changed of single pieces and of the tiles in hand."""
        if (
            colonia.woman != fields.woman
            or colonia.ship != fields.ship
            or colonia.placing != fields.placing
            or colonia.bar != fields.bar
            or colonia.flipped != fields.flipped
            or colonia.steps is not fields.steps
            or colonia.crafted != fields.crafted
            or colonia.promoted != fields.promoted
            or colonia.exchanged != fields.exchanged
            or colonia.fresh != fields.fresh
            or colonia.own != fields.own
            or colonia.foreign != fields.foreign
            or colonia.picked != fields.picked
            or colonia.river != fields.river
            or colonia.revealed != fields.revealed
        ):
            fields.woman, fields.ship, fields.placing = colonia.woman, colonia.ship, colonia.placing
            fields.bar, fields.flipped, fields.steps = colonia.bar, colonia.flipped, colonia.steps
            fields.crafted, fields.promoted = colonia.crafted, colonia.promoted
            fields.exchanged, fields.fresh = colonia.exchanged, colonia.fresh
            fields.own, fields.foreign = colonia.own, colonia.foreign
            fields.picked, fields.river = colonia.picked, colonia.river
            fields.revealed = colonia.revealed
            fields.piece_changes += 1
        if colonia.picks is not fields.picks:
            fields.picks = colonia.picks
            self.hand_changes += 1

    def refresh_viewer(self, viewer: ViewerFields, state: ForumTrajanum, seat: Seat) -> None:
        """Write anew what has changed since this seat looked last."""
        viewer.notice_draft(state.colonies[seat])
        if viewer.progress_changes != self.progress_changes:
            viewer.progress_changes = self.progress_changes
            viewer.progress_field = progress(state, seat)
        if viewer.envoy_changes != self.envoy_changes:
            viewer.envoy_changes = self.envoy_changes
            viewer.envoys_field = envoys(state, seat)
        if viewer.board_changes != self.board_changes:
            viewer.board_changes = self.board_changes
            viewer.boards_field = joined_boards(viewer.colonies)
        if viewer.people_changes != self.people_changes:
            viewer.people_changes = self.people_changes
            viewer.people_field = joined_people(viewer.colonies)
        if viewer.crane_changes != self.crane_changes:
            viewer.crane_changes = self.crane_changes
            viewer.cranes_field = all_cranes(state, seat)
        for by, fields in enumerate(viewer.colonies):
            changes = fields.piece_changes + self.hand_changes  # neither ever falls
            if viewer.piece_changes[by] != changes:
                viewer.piece_changes[by] = changes
                owner = Seat((seat + by) % state.seats)
                viewer.piece_fields[by] = own_pieces(state, owner, seat)


def joined_boards(colonies: list[ColoniaFields]) -> bytes:
    """Return tiles, buildings and vacant spaces, each field for all seats."""
    row = [fields.tiles_field for fields in colonies]
    row += [fields.buildings_field for fields in colonies]
    row += [fields.doubles_field for fields in colonies]
    row += [fields.vacant_field for fields in colonies]
    return b"".join(row)


def joined_people(colonies: list[ColoniaFields]) -> bytes:
    """Return citizens and tiles with people, each field for all seats."""
    row = [fields.citizens_field for fields in colonies]
    row += [fields.travellers_field for fields in colonies]
    row += [fields.beside_field for fields in colonies]
    row += [fields.gone_field for fields in colonies]
    return b"".join(row)


def all_cranes(state: ForumTrajanum, seat: Seat) -> bytes:
    row: list[bytes] = []
    for by in range(state.seats):
        owner = Seat((seat + by) % state.seats)
        row.append(narrow(cranes_view(state, owner, seat)))
        row.append(CORNER_FLAGS[state.colonies[owner].scored_cranes])
    return b"".join(row)
