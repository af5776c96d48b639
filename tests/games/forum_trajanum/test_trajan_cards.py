"""Each of the twelve Trajan cards: not at all, once, and when patterns compete (R-74 to R-76)."""

from __future__ import annotations

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import table
from ulpia.games.forum_trajanum.components.player_board import TEMPLES
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS, TRAJAN_CARDS, Card
from ulpia.games.forum_trajanum.scoring import patterns
from ulpia.games.forum_trajanum.scoring.patterns import times_built
from ulpia.games.forum_trajanum.scoring.trajan_cards import pairs_of_different, times_collected


def built_count(card: str, text: str, doubles: str = "") -> int:
    colonia = table(Wish(built=text, doubles=doubles)).colonia()
    return times_built(colonia, TRAJAN_CARDS[CARD_WORDS.index(card)].building, TEMPLES)


def collected_count(card: str, wish: Wish) -> int:
    return times_collected(table(wish).colonia(), Card(CARD_WORDS.index(card)))


@pytest.mark.parametrize(
    ("card", "text", "times"),
    [
        # I-1: a coloured structure horizontally between two grays
        ("I-1", "library b1 market c1 column d1", 0),
        ("I-1", "library c3 park c4 library c5", 0),
        ("I-1", "library b1 park c1 library d1", 1),
        ("I-1", "library a3 park b3 library c3 park d3", 1),
        ("I-1", "library b6 park c6 market d6 park e6", 1),
        ("I-1", "library a2 park b2", 0),
        ("I-1", "library b1 park c1 library d1 park e1 library d2 park e2 market f2", 2),
        # I-2: any tile above and below the same temple
        ("I-2", "park c1 park d3", 0),
        ("I-2", "park c1 library c3", 1),
        ("I-2", "park c1 library c3 column e2 column e4 park b3 park b5 park d4 park d6", 4),
        ("I-2", "park b2 library d2", 0),
        # I-3: two different grays one below the other
        ("I-3", "library d1 library d2", 0),
        ("I-3", "library d1 market e1", 0),
        ("I-3", "library d1 market d2", 1),
        ("I-3", "library d1 market d2 library d3", 1),
        ("I-3", "library d1 market d2 library d3 column d4", 2),
        ("I-3", "library d1 market d2 market d3 column d4", 2),
        # I-4: both sides of a crane
        ("I-4", "park b1 park f2", 0),
        ("I-4", "park b1 library a2", 1),
        ("I-4", "park b1 library a2 park e1 park f2 park a5 park b6 column e6 column f5", 4),
        # II-1: a square of four tiles
        ("II-1", "park b2 park b3 park a2", 0),
        ("II-1", "park a2 column b2 park a3 market b3", 1),
        ("II-1", "park d1 park e1 park f2 park d2 park e2", 1),
        ("II-1", "park a2 park b2 park a3 park b3 park c3 park c4 park d3 park d4", 2),
        ("II-1", "park c3 park d3 park c4 park d4 park a2 park b2 park a3 park b3", 2),
        # II-2: a gray vertically between two coloured structures
        ("II-2", "park c3 library d3 park e4", 0),
        ("II-2", "park c3 library c4 house c5", 1),
        ("II-2", "park a2 library a3 park a4 library a5", 1),
        ("II-2", "park f2 library f3 park f4 library f5 park e4 library e5 park e6", 2),
        # II-3: four structures in different colours, anywhere
        ("II-3", "park c3 house d3 stable e4", 0),
        ("II-3", "park c3 house d3 stable e4 fountain b1", 1),
        (
            "II-3",
            "park c3 house d3 stable e4 fountain b1 park c4 house d4 stable e5 fountain c1",
            2,
        ),
        ("II-3", "park c3 park d3 park e4 fountain b1 house c4 stable d4", 1),
        # II-4: a coloured structure vertically between two grays
        ("II-4", "library b1 park c1 library d1", 0),
        ("II-4", "library c3 park c4 library c5", 1),
        ("II-4", "library a2 park a3 library a4 park a5", 1),
        ("II-4", "library f2 park f3 library f4 park f5 column c3 park c4 column c5", 2),
        # III-1: two grays vertically between two coloured structures
        ("III-1", "park c3 library c4 market c5", 0),
        ("III-1", "park c3 library c4 library c5 house c6", 1),
        ("III-1", "park d1 library d2 market d3 park d4 park c3 column c4 library c5 park c6", 2),
        ("III-1", "park a2 park a3 library a4 library a5", 0),
        # III-2: three structures in different colours one below the other
        ("III-2", "park c3 house c4 park c5", 0),
        ("III-2", "park c3 house c4 stable c5", 1),
        ("III-2", "park c3 house c4 stable c5 fountain c6", 1),
        ("III-2", "park f2 house f3 stable f4 park f5 park c3 house c4 fountain c5", 2),
        # III-3: the four corners of a temple
        ("III-3", "park b1 park d1 park b3 library d3", 0),
        ("III-3", "park b1 park d1 park b3 house d3", 1),
        ("III-3", "park b1 park d1 park b3 house d3 park d2 park f2 park d4 park f4", 2),
        # III-4: three different grays one below the other
        ("III-4", "library c3 market c4 library c5", 0),
        ("III-4", "library b1 market c1 column d1", 0),
        ("III-4", "library c3 market c4 column c5", 1),
        ("III-4", "library c3 market c4 column c5 basilica c6", 1),
        ("III-4", "library c3 market c4 column c5 library f2 market f3 basilica f4 library f5", 2),
    ],
)
def test_r74_building_tasks_count_patterns_that_share_no_space(
    card: str, text: str, times: int
) -> None:
    assert built_count(card, text) == times


def test_r74_orientation_is_strict() -> None:
    assert built_count("III-4", "library b1 market c1 column d1") == 0
    assert built_count("I-1", "library c3 park c4 library c5") == 0


def test_r74_the_halves_of_a_double_tile_may_serve_different_patterns(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    squares = "park a2 park b2 park a3 park b3 park c3 park d3 park c4 park d4"
    assert built_count("II-1", squares, "b3 c3") == 2
    monkeypatch.setattr(patterns, "HALVES_ARE_ELEMENTS", False)
    assert built_count("II-1", squares, "b3 c3") == 1


def test_r74_a_square_may_hold_both_halves_of_a_double_tile(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    square = "park a2 park b2 park a3 column b3"
    assert built_count("II-1", square, "a2 b2") == 1
    monkeypatch.setattr(patterns, "SQUARE_NEEDS_FOUR_TILES", True)
    assert built_count("II-1", square, "a2 b2") == 0, "three tiles, to the letter"
    assert built_count("II-1", square) == 1
    assert built_count("II-1", f"{square} park c3", "b3 c3") == 1, (
        "one half in it is a tile of its own"
    )
    assert built_count("I-4", "park b1 library a2") == 1, "no other card asks for tiles"


def test_r75_covered_open_and_scored_cranes_count_alike(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    text = "park b1 library a2 park e1 park f2 park a5 park b6"

    def times() -> int:
        colonia = table(Wish(built=text, vacant="f1", scored="southwest")).colonia()
        return times_built(colonia, TRAJAN_CARDS[3].building, TEMPLES)

    assert times() == 3
    monkeypatch.setattr(patterns, "COVERED_CRANES_COUNT", False)
    assert times() == 2


CITIZENS_2_1 = "patrician1 patrician2 merchant1"


@pytest.mark.parametrize(
    ("card", "wish", "times"),
    [
        ("I-1", Wish(goods="tribune"), 0),
        ("I-1", Wish(goods="tribune coin"), 1),
        ("I-1", Wish(goods="tribune tribune coin coin coin"), 2),
        ("I-2", Wish(citizens="patrician1 patrician2", ship=3), 0),
        ("I-2", Wish(citizens=CITIZENS_2_1, ship=3), 1),
        ("I-2", Wish(citizens="patrician1 patrician2 merchant1 craftsman1", ship=3), 2),
        ("I-2", Wish(citizens="patrician1 patrician2 merchant1 craftsman1", ship=1), 1),
        ("I-2", Wish(citizens=CITIZENS_2_1, inactive="merchant1"), 0),
        ("I-3", Wish(goods="assistant coin"), 0),
        ("I-3", Wish(goods="assistant assistant coin"), 1),
        ("I-3", Wish(goods="assistant " * 5 + "coin coin coin"), 2),
        ("I-4", Wish(goods="builder assistant"), 0),
        ("I-4", Wish(goods="builder assistant red"), 1),
        ("I-4", Wish(goods="builder builder assistant assistant red blue"), 2),
        ("II-1", Wish(goods="assistant coin"), 0),
        ("II-1", Wish(goods="assistant coin coin coin"), 1),
        ("II-1", Wish(goods="assistant assistant coin coin coin coin"), 2),
        ("II-2", Wish(goods="tribune builder"), 0),
        ("II-2", Wish(goods="tribune builder assistant"), 1),
        ("II-2", Wish(goods="tribune tribune builder builder assistant assistant"), 2),
        ("II-3", Wish(goods="red", built="column c3"), 0),
        ("II-3", Wish(goods="red", built="column c3 column d4 column d3"), 1),
        ("II-3", Wish(goods="red red", built="column c3 column d4 column d3 column c1"), 2),
        ("II-4", Wish(scored="northwest", citizens=CITIZENS_2_1), 0),
        ("II-4", Wish(scored="northwest northeast", citizens=CITIZENS_2_1), 1),
        (
            "II-4",
            Wish(
                scored="northwest northeast southwest southeast",
                citizens="patrician1 merchant1 merchant2 craftsman1",
            ),
            2,
        ),
        ("III-1", Wish(citizens=CITIZENS_2_1), 0),
        ("III-1", Wish(citizens="patrician1 merchant1 craftsman2"), 1),
        ("III-1", Wish(citizens="patrician1 merchant1 craftsman2 " * 2), 2),
        ("III-2", Wish(goods="tribune builder"), 0),
        ("III-2", Wish(goods="tribune builder", built="column c3"), 1),
        ("III-2", Wish(goods="tribune builder " * 2, built="column c3 column c4 column c5"), 2),
        ("III-3", Wish(goods="red red", scored="northwest northeast"), 0),
        ("III-3", Wish(goods="red red blue", scored="northwest northeast"), 1),
        (
            "III-3",
            Wish(goods="red red blue green", scored="northwest northeast southwest southeast"),
            2,
        ),
        ("III-4", Wish(goods="assistant coin", steps=(3, 3, 3)), 0),
        ("III-4", Wish(goods="assistant coin", steps=(4, 4, 0)), 1),
        ("III-4", Wish(goods="assistant assistant coin coin coin", steps=(4, 4, 4)), 2),
    ],
)
def test_r76_collecting_tasks_count_disjoint_sets_and_spend_nothing(
    card: str, wish: Wish, times: int
) -> None:
    assert collected_count(card, wish) == times


@pytest.mark.parametrize(
    ("counts", "pairs"),
    [
        ([0, 0, 0], 0),
        ([4, 0, 0], 0),
        ([4, 1, 0], 1),
        ([2, 2, 2], 3),
        ([3, 1, 1], 2),
        ([1, 1, 1], 1),
    ],
)
def test_r76_pairs_of_different_kinds(counts: list[int], pairs: int) -> None:
    assert pairs_of_different(counts) == pairs
