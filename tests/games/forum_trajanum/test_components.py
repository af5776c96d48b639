"""What lies in the box: every count of the rulebook's list."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDINGS,
    DOUBLES,
    GRAY_OF_PILE,
    SINGLES,
    TILE_WORDS,
    TILES,
)
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS, ROWS_OF_CLASS
from ulpia.games.forum_trajanum.components.colonia_tiles import (
    FRONT_CLASS,
    FRONT_COPIES,
    FRONT_GOODS,
    FRONT_UPGRADES,
    FRONTS,
    OTHER_TILES,
    RESOURCE_TILES,
)
from ulpia.games.forum_trajanum.components.goods import (
    ASSISTANT,
    BOX_GOODS,
    BUILDER,
    COIN,
    COLOURS,
    MULTIPLICATION_MARKERS,
    STARTING_GOODS,
    TRIBUNE,
    WORKER,
)
from ulpia.games.forum_trajanum.components.mosaics import (
    BESIDE,
    BOARD_SQUARES,
    EAGLE,
    MOSAICS,
    SILHOUETTES,
    SQUARES,
    colours_of,
)
from ulpia.games.forum_trajanum.components.player_board import (
    BUILDABLE,
    CORNERS,
    ROUNDS,
    STREET_CARDS,
    STREET_CELLS,
    STREETS_OF_SIDE,
    TEMPLES,
    TILE_CELLS,
)
from ulpia.games.forum_trajanum.components.prestige import (
    BASIC_SIDE,
    CYPRESSES,
    HEAD,
    MERCHANT_SIDE,
    NEXT_CYPRESS,
    VALUES,
    area_points,
)
from ulpia.games.forum_trajanum.components.tracks import BENEFITS, COLUMN_VALUES
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS, TRAJAN_CARDS


def test_the_136_colonia_tiles_are_34_for_each_of_four_players() -> None:
    assert 4 * sum(FRONT_COPIES) == 136
    assert len(OTHER_TILES) == 31 and sum([tile.copies for tile in RESOURCE_TILES]) == 28
    assert [FRONT_CLASS.count(social_class) for social_class in range(3)] == [2, 2, 2]


def test_the_resource_tiles_are_symmetric_in_the_colours() -> None:
    totals = [0] * 8
    for front in range(FRONTS):
        for good in FRONT_GOODS[front]:
            totals[good] += FRONT_COPIES[front]
    assert totals[BUILDER] == 4 and totals[ASSISTANT] == 6
    assert totals[COIN] == 8 and totals[TRIBUNE] == 4
    assert totals[WORKER:] == [6, 6, 6, 6]
    upgrades = [FRONT_COPIES[front] * FRONT_UPGRADES[front] for front in range(FRONTS)]
    assert sum(upgrades) == 4


def test_there_are_36_spaces_with_four_corners_and_four_temples() -> None:
    assert TILE_CELLS.bit_count() == 32 and BUILDABLE.bit_count() == 28
    assert len(CORNERS) == 4
    assert len(TEMPLES) == 4
    assert all([street.bit_count() == 6 for street in STREET_CELLS])


def test_there_are_24_street_cards_for_twelve_rounds() -> None:
    assert len(STREET_CARDS) == 24 == 2 * ROUNDS
    assert all([STREET_CARDS.count(symbol) == 2 for symbol in range(12)])


def test_every_board_side_names_every_street_once() -> None:
    for side in STREETS_OF_SIDE:
        assert len(side) == 4
        for board in side:
            assert sorted(board) == sorted(STREET_CELLS)
    assert len(set(STREETS_OF_SIDE[0])) == 1 and len(set(STREETS_OF_SIDE[1])) == 4


def test_there_are_56_single_and_48_double_building_tiles() -> None:
    assert sum(SINGLES) == 56 and sum(DOUBLES) == 48
    assert sorted(GRAY_OF_PILE) == [0, 1, 2, 3]
    assert len(TILE_WORDS) == TILES == 16
    assert len(BUILDINGS) == 8


def test_there_are_figures_coins_and_markers() -> None:
    assert BOX_GOODS == (20, 12, 10, 10, 10, 10, 10, 10)
    assert sum(BOX_GOODS[WORKER:]) == 40 and MULTIPLICATION_MARKERS == 5
    assert sum(STARTING_GOODS) == 4, "and a worker"
    assert COLOURS == ("blue", "red", "yellow", "green")


def test_five_mosaic_boards_have_two_sides_of_eleven_coloured_squares_and_an_eagle() -> None:
    assert len(MOSAICS) == 5
    assert SQUARES == 60
    sides = [colours_of(mosaic, 0) for mosaic in range(10)]
    assert all([len(side) == BOARD_SQUARES and side.count(EAGLE) == 1 for side in sides])
    assert len(set(sides)) == 10
    fronts = [colour for side in sides[::2] for colour in side]
    assert [fronts.count(colour) for colour in range(4)] == [14, 14, 13, 14]
    assert colours_of(3, 1) == colours_of(3, 0)[::-1]


def test_two_three_and_four_players_lay_out_three_four_and_five_boards() -> None:
    assert [len(SILHOUETTES[seats]) for seats in (2, 3, 4)] == [3, 4, 5]
    for seats in (2, 3, 4):
        assert len(BESIDE[seats]) == 12 * len(SILHOUETTES[seats])


def test_the_prestige_track_fits_both_examples_of_the_rulebook() -> None:
    assert HEAD == (3, 3, 3, 5, 5, 5, 7, 7, 7)
    assert list(VALUES) == [max((j + 1) // 2, j - 5) for j in range(1, 20)]
    assert any([area_points(6, bar, False) == 6 for bar in range(9)])
    assert area_points(7, 6, True) == 9 and HEAD[6] == 7
    assert area_points(0, 8, True) == 0 and area_points(15, 0, False) == area_points(10, 0, False)
    assert len(BASIC_SIDE) == len(MERCHANT_SIDE) == 10
    assert MERCHANT_SIDE[-1] + 8 == len(VALUES)
    assert CYPRESSES == (2, 4, 6, 8)
    assert NEXT_CYPRESS == (2, 2, 4, 4, 6, 6, 8, 8, 8)


def test_there_are_twelve_trajan_cards_and_three_tracks_of_four() -> None:
    assert len(TRAJAN_CARDS) == 12 and CARD_WORDS[0] == "I-1" and CARD_WORDS[11] == "III-4"
    assert [len(track) for track in BENEFITS] == [4, 4, 4]
    assert COLUMN_VALUES == (3, 2, 1)


def test_there_are_two_citizen_rows_for_each_class() -> None:
    assert len(ROW_WORDS) == 6
    assert [len(rows) for rows in ROWS_OF_CLASS] == [2, 2, 2]
