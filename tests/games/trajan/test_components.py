"""What lies in the box: every table of components has the counts of the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.trajan.positions import prepared_table
from ulpia.games.trajan.components import (
    actions,
    bonus_tiles,
    commodities,
    construction,
    demands,
    forum_tiles,
    markers,
    provinces,
    tracks,
    trajan_tiles,
)
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES, Printed
from ulpia.games.trajan.rulings import TRACK_LENGTHS


def colours(tile: Printed) -> str:
    words = markers.COLOUR_WORDS
    return "".join(sorted([words[tile.first][0], words[tile.second][0]]))


def pairs(text: str) -> Counter[str]:
    return Counter(["".join(sorted(pair)) for pair in text.split()])


def test_there_are_54_trajan_tiles_in_six_stacks_of_nine() -> None:
    assert len(TRAJAN_TILES) == 54
    stacks = Counter([trajan_tiles.STACK_WORDS[tile.stack] for tile in TRAJAN_TILES])
    assert stacks == dict.fromkeys(trajan_tiles.STACK_WORDS, 9)
    for stack in range(trajan_tiles.STACKS):
        numbers = trajan_tiles.tiles_of(trajan_tiles.Stack(stack))
        assert {TRAJAN_TILES[number].stack for number in numbers} == {stack}


@pytest.mark.parametrize(
    ("stack", "points", "amount", "demand", "printed"),
    [
        ("victory", 9, 0, "", "bb oo yy gg pp ww bw yw ow"),
        ("cards", 3, 2, "", "bb yy oo bw bo oy yg gp pw"),
        ("plus-two", 4, 0, "", "pp ww bp op gp yp wp wp gw"),
        ("demand", 1, 0, "bread", "pp gg og"),
        ("demand", 1, 0, "games", "gg yg pg"),
        ("demand", 1, 0, "religion", "ww wg bo"),
        ("workers", 5, 1, "", "og oy ow op bg"),
        ("workers", 2, 2, "", "oo yy oy by"),
        ("legionnaires", 5, 1, "", "bb yb wb gb pb"),
        ("legionnaires", 2, 2, "", "ob wy gy py"),
    ],
)
def test_trajan_tiles_show_what_the_facts_say(
    stack: str, points: int, amount: int, demand: str, printed: str
) -> None:
    number = demands.DEMAND_WORDS.index(demand) if demand else -1
    found = [
        colours(tile)
        for tile in TRAJAN_TILES
        if trajan_tiles.STACK_WORDS[tile.stack] == stack
        and (tile.points, tile.amount, tile.demand) == (points, amount, number)
    ]
    assert Counter(found) == pairs(printed)


def test_the_colours_of_the_trajan_tiles_balance() -> None:
    shown = Counter([colours(tile) for tile in TRAJAN_TILES])
    assert Counter("".join(shown.elements())) == dict.fromkeys("bygopw", 18)
    assert [shown[letter * 2] for letter in "bygopw"] == [3] * 6
    ring = pairs("bo oy yg gp pw wb")
    others = pairs(" ".join(["".join(pair) for pair in combinations("bygopw", 2)])) - ring
    assert [shown[pair] for pair in ring] == [3] * 6
    assert [shown[pair] for pair in others] == [2] * 9


def test_only_the_plus_two_tile_white_and_pink_exists_twice() -> None:
    tiles = Counter(
        [(tile.stack, colours(tile), tile.points, tile.demand) for tile in TRAJAN_TILES]
    )
    twice = [tile for tile, count in tiles.items() if count > 1]
    assert twice == [(trajan_tiles.PLUS_TWO, "pw", 4, -1)]
    assert len(set(trajan_tiles.TRAJAN_TILE_WORDS)) == 54


def test_there_are_70_forum_tiles() -> None:
    copies = dict(zip(forum_tiles.TILE_WORDS, forum_tiles.FORUM_COPIES, strict=True))
    assert copies == {
        **{"bread": 14, "games": 14, "religion": 14},
        **{"votes-2": 3, "votes-3": 3, "votes-4": 3, "votes-5": 3},
        **{"wild-commodity": 3, "wild-demand": 3, "wild-construction": 2, "wild-action": 2},
        **{f"extra-{word}": 1 for word in actions.ACTION_WORDS},
    }
    assert len(forum_tiles.all_tiles(forum_tiles.FORUM_COPIES)) == 70
    assert forum_tiles.VOTES[forum_tiles.VOTES_2 : forum_tiles.VOTES_5 + 1] == (2, 3, 4, 5)


def test_there_are_12_extra_action_tiles_two_of_each() -> None:
    copies = dict(zip(forum_tiles.TILE_WORDS, forum_tiles.EXTRA_COPIES, strict=True))
    shown = {word: count for word, count in copies.items() if count}
    assert shown == {f"extra-{word}": 2 for word in actions.ACTION_WORDS}
    assert len(forum_tiles.all_tiles(forum_tiles.EXTRA_COPIES)) == 12


def test_there_are_20_construction_tiles_five_types_of_four() -> None:
    assert len(set(construction.BUILDING_WORDS)) == construction.BUILDINGS == 20
    buildings = [construction.Building(number) for number in range(20)]
    for building in buildings:
        part = construction.PART_WORDS[construction.part_of(building)]
        points = construction.points_of(building)
        assert construction.BUILDING_WORDS[building] == f"{part}-{points}"
        assert construction.PART_MASK[construction.part_of(building)] >> building & 1
    worth = Counter([construction.points_of(building) for building in buildings])
    assert worth == {2: 5, 3: 5, 4: 5, 5: 5}


def test_each_type_of_construction_tile_has_its_action() -> None:
    shown = {
        part: actions.ACTION_WORDS[action]
        for part, action in zip(construction.PART_WORDS, construction.PART_ACTION, strict=True)
    }
    assert shown == {
        "stairs": "forum",
        "door": "senate",
        "fountain": "seaport",
        "roof": "trajan",
        "window": "military",
    }


def test_the_construction_site_has_four_rows_of_five_with_orthogonal_neighbours() -> None:
    assert len(construction.SPACE_WORDS) == construction.SPACES == 20
    for space in range(20):
        row, column = divmod(space, 5)
        near = {
            5 * (row + down) + column + right
            for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
            if 0 <= row + down < 4 and 0 <= column + right < 5
        }
        found = construction.beside(1 << space)
        assert {other for other in range(20) if found >> other & 1} == near


def test_there_are_60_cards_of_twelve_commodities() -> None:
    assert len(commodities.all_cards()) == 60
    assert Counter(commodities.all_cards()) == dict.fromkeys(range(12), 5)
    assert len(set(commodities.COMMODITY_WORDS)) == commodities.COMMODITIES == 12


def test_the_ships_pay_what_is_printed_on_both_sides() -> None:
    assert dict(zip(commodities.SHIP_WORDS, commodities.SHIP_POINTS, strict=True)) == {
        "identical": (0, 2, 6, 12, 20),
        "different": (0, 2, 4, 6, 8),
        "pairs": (0, 5, 10, 15),
    }
    assert dict(zip(commodities.SHIP_WORDS, commodities.GRAY_SHIP_POINTS, strict=True)) == {
        "identical": (0, 0, 1, 7, 15),
        "different": (0, 0, 1, 3, 5),
        "pairs": (0, 1, 6, 11),
    }


def test_there_are_15_demand_tiles_and_the_penalties_4_9_15() -> None:
    assert Counter(demands.DEMAND_TILES) == {0: 5, 1: 5, 2: 5}
    assert demands.PENALTY == (0, 4, 9, 15)


def test_there_are_12_bonus_tiles() -> None:
    assert bonus_tiles.BONUS_WORDS == (
        "scroll-oil",
        "fruit-lamp",
        "wine-fish",
        "jewellery-gems",
        "column-hide",
        "cattle-grain",
        "bread",
        "games",
        "religion",
        "workers",
        "legionnaires",
        "yellow",
    )
    assert bonus_tiles.COMMODITY_RATE == (3, 2)
    assert bonus_tiles.DEMAND_RATE == (9, 6)
    assert [(rate.points, rate.per) for rate in bonus_tiles.WORKER_RATE] == [(1, 1), (1, 2)]
    assert bonus_tiles.LEGIONNAIRE_RATE == (2, 1)
    assert bonus_tiles.YELLOW_RATE == (3, 2)


def test_the_ten_provinces_have_their_points() -> None:
    worth = dict(zip(provinces.PROVINCE_WORDS, provinces.PROVINCE_POINTS, strict=False))
    assert worth == {
        "britannia": 10,
        "germania-inferior": 10,
        "aquitania": 10,
        "germania-superior": 6,
        "belgica": 6,
        "lugdunensis": 6,
        "narbonensis": 6,
        "noricum": 5,
        "alpes": 3,
        "raetia": 3,
    }
    assert sum(provinces.PROVINCE_POINTS) == 65


def test_the_map_has_exactly_the_borders_of_the_facts() -> None:
    words = provinces.PROVINCE_WORDS
    near = {
        words[place]: {words[other] for other in provinces.NEIGHBOURS[place]}
        for place in range(len(words))
    }
    assert near == {
        "camp": {"alpes", "raetia", "noricum"},
        "noricum": {"raetia", "camp"},
        "raetia": {"noricum", "alpes", "belgica", "germania-superior", "camp"},
        "alpes": {"raetia", "belgica", "lugdunensis", "narbonensis", "camp"},
        "narbonensis": {"alpes", "lugdunensis", "aquitania"},
        "aquitania": {"narbonensis", "lugdunensis"},
        "lugdunensis": {"aquitania", "narbonensis", "alpes", "belgica", "britannia"},
        "belgica": {
            "lugdunensis",
            "alpes",
            "raetia",
            "germania-superior",
            "germania-inferior",
            "britannia",
        },
        "germania-superior": {"raetia", "belgica", "germania-inferior"},
        "germania-inferior": {"belgica", "germania-superior", "britannia"},
        "britannia": {"lugdunensis", "belgica", "germania-inferior"},
    }
    assert all([place in near[other] for place in near for other in near[place]]), "symmetrical"
    assert len(provinces.BORDERS) == len(set(provinces.BORDERS)) == 17 + 3


def test_the_tracks_are_as_long_as_printed() -> None:
    assert tracks.SENATE_TRACK == (0, 2, 3, 4, 5, 6, 7, 8)
    assert TRACK_LENGTHS == {"11-16-21": (11, 16, 21), "12-17-22": (12, 17, 22)}
    assert [prepared_table(seats).state.track for seats in (2, 3, 4)] == [11, 16, 21]
    assert [prepared_table(seats, time="12-17-22").state.track for seats in (2, 3, 4)] == [
        12,
        17,
        22,
    ]
    assert tracks.QUARTER_WORDS == ("I", "II", "III", "IV")


def test_each_player_has_12_markers_two_of_each_colour_and_15_tokens() -> None:
    assert Counter(markers.list_markers(markers.FULL_SET)) == dict.fromkeys(range(6), 2)
    assert markers.SIZE[markers.FULL_SET] == 12
    assert tracks.TOKENS == 15


def test_the_trays_stand_in_the_order_of_the_mat() -> None:
    words = ("seaport", "forum", "military", "senate", "trajan", "construction")
    assert words == actions.ACTION_WORDS
