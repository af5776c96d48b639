"""Every invariant of a state: nothing lost, nothing twice."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.buildings import (
    DOUBLES,
    GRAY_OF_PILE,
    PILES,
    SINGLES,
    STRUCTURE,
)
from ulpia.games.forum_trajanum.components.colonia_tiles import (
    FOREIGN,
    FRONT_COPIES,
    FRONTS,
)
from ulpia.games.forum_trajanum.components.player_board import (
    BUILDABLE,
    CELLS,
    CORNERS,
    STREET_CARDS,
    TILE_CELLS,
)
from ulpia.games.forum_trajanum.components.prestige import LAST_POSITION
from ulpia.games.forum_trajanum.components.tracks import TRACK_LENGTH
from ulpia.games.forum_trajanum.state import (
    NOTHING,
    SETTING_UP,
    Colonia,
    ForumTrajanum,
    right_neighbour,
)
from ulpia.kernel.moves import Seat


def check(state: ForumTrajanum) -> None:
    """Assert that `state` is a possible table."""
    check_forum(state)
    assert not state.streets or sorted(state.streets) == sorted(STREET_CARDS)
    for seat in range(state.seats):
        colonia = state.colonies[seat]
        if state.phase == SETTING_UP and state.start < 0:
            assert colonia.tiles == 0 and colonia.ship == 0
            continue
        check_tiles(state, Seat(seat))
        check_board(colonia)
        check_citizens(colonia)
        envoys = state.envoys[seat].bit_count()
        assert colonia.ship >= 0 and colonia.ship + envoys == 1 + len(colonia.travellers)
    check_piles(state)


def check_forum(state: ForumTrajanum) -> None:
    """Every square holds at most one envoy; areas and eagles make up the whole square."""
    occupied = 0
    for envoys in state.envoys:
        assert not occupied & envoys, "two envoys on one square"
        occupied |= envoys
    assert occupied == state.occupied
    squares = state.mosaic.eagles + sum(state.mosaic.squares)
    assert squares == (1 << len(state.mosaic.colours)) - 1
    assert not occupied & ~squares


def tiles_of(state: ForumTrajanum, owner: Seat) -> list[int]:
    """Return all tiles of an owner, wherever they are: with him or with his right neighbour."""
    colonia = state.colonies[owner]
    receiver = state.colonies[right_neighbour(state, owner)]
    found = [colonia.grid[cell] for cell in range(CELLS) if (colonia.tiles >> cell) & 1]
    found += [colonia.river, colonia.own, *colonia.travellers]
    found += [receiver.foreign, *receiver.beside, *receiver.gone]
    found += [tile for tile in (*colonia.citizens, colonia.placing) if tile < FOREIGN]
    found += [tile - FOREIGN for tile in (*receiver.citizens, receiver.placing) if tile >= FOREIGN]
    return [tile for tile in found if tile != NOTHING]


def check_tiles(state: ForumTrajanum, owner: Seat) -> None:
    """34 tiles of each player, 136 in all, each somewhere exactly once."""
    found = tiles_of(state, owner)
    counts = tuple([found.count(front) for front in range(FRONTS)])
    assert counts == FRONT_COPIES, f"tiles of seat {owner}: {counts}"


def check_board(colonia: Colonia) -> None:
    """Buildings only on vacated spaces, one each; figures and steps within their limits."""
    built = 0
    for cells in colonia.built:
        assert not built & cells, "two buildings on one space"
        built |= cells
    assert not built & ~BUILDABLE and not built & colonia.tiles
    assert not colonia.tiles & ~TILE_CELLS
    assert colonia.vacant == BUILDABLE & ~colonia.tiles & ~built
    assert sorted(colonia.cranes) == [0, 1, 2, 3]
    for corner in range(len(CORNERS)):
        covered = (colonia.tiles >> CORNERS[corner]) & 1
        assert not (covered and (colonia.scored_cranes >> corner) & 1)
    assert min(colonia.goods) >= 0 and min(colonia.points) >= 0
    assert colonia.paid <= colonia.goods[1]
    assert 0 <= colonia.bar <= LAST_POSITION
    assert all([0 <= level <= TRACK_LENGTH for level in colonia.steps])
    assert len(set(colonia.doubles)) == len(colonia.doubles)


def check_citizens(colonia: Colonia) -> None:
    """R-31: a row has a left citizen before a right one, and only then is it active."""
    assert not colonia.second & ~colonia.first and not colonia.active & ~colonia.first
    for space in range(len(colonia.citizens)):
        rows = colonia.second if space % 2 else colonia.first
        there = colonia.citizens[space] != NOTHING
        assert there == bool((rows >> (space // 2)) & 1)


def check_piles(state: ForumTrajanum) -> None:
    """56 single and 48 double building tiles are in their piles or in some Colonia."""
    for pile in range(len(PILES)):
        spaces, doubles = 0, 0
        for colonia in state.colonies:
            coloured = colonia.built[STRUCTURE + pile]
            spaces += (colonia.built[GRAY_OF_PILE[pile]] | coloured).bit_count()
            seconds = colonia.doubles[1::2]
            doubles += len([cell for cell in seconds if (coloured >> cell) & 1])
        if state.limited:
            assert state.doubles[pile] == DOUBLES[pile] - doubles >= 0
            assert state.singles[pile] == SINGLES[pile] - (spaces - 2 * doubles) >= 0
        else:
            assert spaces >= 2 * doubles
            assert state.doubles[pile] == DOUBLES[pile] and state.singles[pile] == SINGLES[pile]
