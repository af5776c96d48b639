"""What a seat of Trajan may see, written again and again for machines that learn.

The order is that of the fields in `ulpia.research.observations.trajan`; a test compares every one
of them with the view. What has not changed since the last row of the same game is not written
again: a choice changes two or three fields of twenty-two. Lists that states share are known by
being the same object; lists that change in place are compared with a copy.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.encoding import (
    HIDDEN_HANDS,
    HIDDEN_TRAYS,
    PLUS_TWO,
    SHIP_SIDES,
    bonus_tiles,
    buildings,
    counts_of_demands,
    forum,
    pieces,
    pile,
    progress,
    provinces,
    senate,
    site,
    slots,
    stacks,
    trays,
)
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.encoding import RowWriter, wide
from ulpia.kernel.moves import NOBODY, Seat

UNKNOWN: Final = -9
"""No number of a game: what nothing was written from."""


class PlayerFields:
    """The fields of one player as bytes, and what they were written from."""

    def __init__(self) -> None:
        self.trays: list[int] = []
        self.slots: list[int] = []
        self.arch = UNKNOWN
        self.hand: list[int] = []
        self.known: list[int] = []
        self.display: list[int] = []
        self.tiles: list[int] = []
        self.kept: list[int] = []
        self.plus_two = UNKNOWN
        self.buildings = UNKNOWN
        self.supply = UNKNOWN
        self.camp_workers = UNKNOWN
        self.camp_legionnaires = UNKNOWN
        self.workers = UNKNOWN
        self.legionnaires = UNKNOWN
        self.leader = UNKNOWN
        self.senate = UNKNOWN
        self.yellow_bonus = UNKNOWN
        self.gray_bonus = UNKNOWN
        self.points: list[int] = []
        self.trays_field = b""
        self.slots_field = b""
        self.own_hand_field = b""
        self.hidden_hand_field = b""
        self.known_field = b""
        self.display_field = b""
        self.tiles_field = b""
        self.plus_two_field = b""
        self.buildings_field = b""
        self.pieces_field = b""
        self.bonus_field = b""
        self.points_field = b""


class ViewerFields:
    """The fields that look different from every seat, and which changes they show."""

    def __init__(self, players: list[PlayerFields]) -> None:
        self.players: Final = players  # beginning with the one that looks
        self.progress_changes = 0
        self.map_changes = 0
        self.site_changes = 0
        self.senate_changes = 0
        self.store_changes = 0
        self.progress_field = b""
        self.provinces_field = b""
        self.site_field = b""
        self.senate_field = b""
        self.store_field = b""


class TrajanRows(RowWriter[Trajan]):
    """Writes what seats see of one game; counts the changes of what several fields show."""

    def __init__(self, seats: int) -> None:
        players = [PlayerFields() for _ in range(seats)]
        self.players: Final = players
        self.viewers: Final = [
            ViewerFields(players[seat:] + players[:seat]) for seat in range(seats)
        ]
        self.progress_changes = 0
        self.map_changes = 0
        self.site_changes = 0
        self.senate_changes = 0
        self.store_changes = 0
        self.start: Seat = NOBODY
        self.active: Seat = NOBODY
        self.turns = UNKNOWN
        self.is_over = False
        self.clock = UNKNOWN
        self.track = UNKNOWN
        self.quarter = UNKNOWN
        self.rounds = UNKNOWN
        self.demands: tuple[int, ...] = (UNKNOWN,)
        self.deck_left = UNKNOWN
        self.forum_left = UNKNOWN
        self.piles: list[tuple[int, ...]] = []
        self.gray_ships = UNKNOWN
        self.forum: list[int] = [UNKNOWN]
        self.province_tiles: list[int] = []
        self.stacks: tuple[tuple[int, ...], ...] = ()
        self.stack_left: list[int] = []
        self.site: list[int] = []
        self.senate_bonus: tuple[int, ...] = (UNKNOWN,)
        self.senate_order: tuple[int, ...] = (UNKNOWN,)
        self.market_field = b""
        self.stacks_field = b""

    def add(self, row: list[bytes], state: Trajan, seat: Seat) -> None:
        """Append all that `seat` may see to a row, field by field."""
        self.notice_progress(state)
        self.notice_board(state)
        for number, fields in enumerate(self.players):
            self.notice_mat(state.players[number], fields)
            self.notice_figures(state, Seat(number), fields)
        viewer = self.viewers[seat]
        self.refresh_viewer(viewer, state, seat)
        row.append(viewer.progress_field)
        row.append(self.market_field)
        row.append(viewer.provinces_field)
        row.append(self.stacks_field)
        row.append(viewer.site_field)
        row.append(viewer.senate_field)
        add_players(row, viewer, state.markers_open)

    def notice_progress(self, state: Trajan) -> None:
        is_over = bool(state.tie_order)
        if (
            state.turns != self.turns
            or state.clock != self.clock
            or state.active != self.active
            or state.deck_left != self.deck_left
            or state.forum_left != self.forum_left
            or state.quarter != self.quarter
            or len(state.demands) != self.rounds
            or state.start != self.start
            or is_over != self.is_over
            or state.track != self.track
        ):
            self.turns, self.clock, self.active = state.turns, state.clock, state.active
            self.deck_left, self.forum_left = state.deck_left, state.forum_left
            self.quarter, self.rounds = state.quarter, len(state.demands)
            self.start, self.is_over, self.track = state.start, is_over, state.track
            self.progress_changes += 1

    def notice_board(self, state: Trajan) -> None:
        if (
            state.demands is not self.demands
            or state.gray_ships != self.gray_ships
            or state.forum != self.forum
            or state.piles != self.piles
        ):
            self.demands, self.gray_ships = state.demands, state.gray_ships
            self.forum, self.piles = state.forum[:], state.piles[:]
            self.market_field = market(state)
        if state.stack_left != self.stack_left or state.stacks is not self.stacks:
            self.stack_left, self.stacks = state.stack_left[:], state.stacks
            self.stacks_field = stacks(state)
        if state.province_tiles is not self.province_tiles:
            self.province_tiles = state.province_tiles
            self.map_changes += 1
        if state.site is not self.site:
            self.site = state.site
            self.site_changes += 1
        if (
            state.senate_bonus is not self.senate_bonus
            or state.senate_order is not self.senate_order
        ):
            self.senate_bonus, self.senate_order = state.senate_bonus, state.senate_order
            self.senate_changes += 1

    def notice_mat(self, player: Player, fields: PlayerFields) -> None:
        """Write anew what has changed of a player's mat, hand and display."""
        if player.trays != fields.trays:
            fields.trays = player.trays[:]
            fields.trays_field = trays(player)
        if player.slots is not fields.slots or player.arch != fields.arch:
            fields.slots, fields.arch = player.slots, player.arch
            fields.slots_field = slots(player)
        if player.hand != fields.hand:
            fields.hand = player.hand[:]
            cards = sum(player.hand)
            fields.own_hand_field = bytes([cards, *player.hand])
            fields.hidden_hand_field = HIDDEN_HANDS[cards]
        if (
            player.known is not fields.known
            or player.display is not fields.display
            or player.plus_two != fields.plus_two
            or player.buildings != fields.buildings
        ):
            fields.known, fields.display = player.known, player.display
            fields.plus_two, fields.buildings = player.plus_two, player.buildings
            fields.known_field = bytes(player.known)
            fields.display_field = bytes(player.display)
            fields.plus_two_field = PLUS_TWO[player.plus_two]
            fields.buildings_field = buildings(player)
            self.store_changes += 1
        if player.points is not fields.points:
            fields.points = player.points
            fields.points_field = wide([sum(player.points), *player.points])

    def notice_figures(self, state: Trajan, seat: Seat, fields: PlayerFields) -> None:
        """Write anew what has changed of a player's tiles and of the pieces on the board."""
        player = state.players[seat]
        has_other_tiles = player.tiles != fields.tiles
        if has_other_tiles or player.kept is not fields.kept:
            fields.tiles, fields.kept = player.tiles[:], player.kept
            fields.tiles_field = bytes(player.tiles + player.kept)
            self.store_changes += 1
        if player.legionnaires != fields.legionnaires or player.leader != fields.leader:
            fields.legionnaires = player.legionnaires
            self.map_changes += 1
        if player.workers != fields.workers:
            fields.workers = player.workers
            self.site_changes += 1
        if (
            has_other_tiles  # votes
            or player.supply != fields.supply
            or player.camp_workers != fields.camp_workers
            or player.camp_legionnaires != fields.camp_legionnaires
            or player.leader != fields.leader
            or player.senate != fields.senate
        ):
            fields.supply, fields.camp_workers = player.supply, player.camp_workers
            fields.camp_legionnaires, fields.leader = player.camp_legionnaires, player.leader
            fields.senate = player.senate
            fields.pieces_field = pieces(state, seat)
        if player.yellow_bonus != fields.yellow_bonus or player.gray_bonus != fields.gray_bonus:
            fields.yellow_bonus, fields.gray_bonus = player.yellow_bonus, player.gray_bonus
            fields.bonus_field = bonus_tiles(player)

    def refresh_viewer(self, viewer: ViewerFields, state: Trajan, seat: Seat) -> None:
        """Write anew what has changed since this seat looked last."""
        if viewer.progress_changes != self.progress_changes:
            viewer.progress_changes = self.progress_changes
            viewer.progress_field = progress(state, seat)
        if viewer.map_changes != self.map_changes:
            viewer.map_changes = self.map_changes
            viewer.provinces_field = provinces(state, seat)
        if viewer.site_changes != self.site_changes:
            viewer.site_changes = self.site_changes
            viewer.site_field = site(state, seat)
        if viewer.senate_changes != self.senate_changes:
            viewer.senate_changes = self.senate_changes
            viewer.senate_field = senate(state, seat)
        if viewer.store_changes != self.store_changes:
            viewer.store_changes = self.store_changes
            viewer.store_field = store(viewer.players)


def add_players(row: list[bytes], viewer: ViewerFields, markers_open: bool) -> None:
    """Append what belongs to players, each field for all of them."""
    own = viewer.players[0]
    for fields in viewer.players:
        row.append(fields.trays_field if fields is own or markers_open else HIDDEN_TRAYS)
    for fields in viewer.players:
        row.append(fields.slots_field)
    for fields in viewer.players:
        row.append(fields.own_hand_field if fields is own else fields.hidden_hand_field)
    row.append(viewer.store_field)
    for fields in viewer.players:
        row.append(fields.pieces_field)
    for fields in viewer.players:
        row.append(fields.bonus_field)
    for fields in viewer.players:
        row.append(fields.points_field)


def market(state: Trajan) -> bytes:
    """Return what everybody may want: demands, the discard piles, the ships, the forum."""
    return b"".join(
        [
            counts_of_demands(state),
            pile(state.piles[0]),
            pile(state.piles[1]),
            SHIP_SIDES[state.gray_ships],
            forum(state),
        ]
    )


def store(players: list[PlayerFields]) -> bytes:
    """Return what players keep: cards, tiles, buildings, each field for all of them."""
    row = [fields.known_field for fields in players]
    row += [fields.display_field for fields in players]
    row += [fields.tiles_field for fields in players]
    row += [fields.plus_two_field for fields in players]
    row += [fields.buildings_field for fields in players]
    return b"".join(row)
