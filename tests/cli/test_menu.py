"""Menus: short lists as they are, long ones in groups from which every option can be reached."""

from __future__ import annotations

import pytest

from ulpia.cli.menu import MAX_MENU_LINES, Labels, Menu, options_starting_with, read_move
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.moves import Move
from ulpia.kernel.words import UnknownWords
from ulpia.text import Texts

WORDS = TRAJAN.vocabulary
SHIPPING = [
    WORDS.read(text)
    for text in (
        "draw",
        "take left",
        "take right",
        *[f"lay {first}" for first in ("oil", "wine", "fish")],
        *["lay oil wine", "lay oil fish", "lay wine fish"],
        *[f"ship identical {first}" for first in ("oil", "wine", "fish")],
        *[f"ship different {first}" for first in ("oil", "wine", "fish", "gems", "hide")],
        *["ship different oil wine", "ship different oil fish", "ship different oil wine fish"],
        "pass",
    )
]


def leaves(menu: Menu) -> list[Move]:
    """Return every option that can be reached by numbers."""
    found = []
    for moves in menu.groups():
        found += [moves[0]] if len(moves) == 1 else leaves(menu.within(moves))
    return found


def test_a_short_list_is_shown_as_it_is() -> None:
    menu = Menu(tuple(SHIPPING[:MAX_MENU_LINES]))
    assert menu.groups() == [(move,) for move in SHIPPING[:MAX_MENU_LINES]]


def test_a_long_list_is_grouped_by_verb_and_single_moves_stay() -> None:
    items = Labels(Texts("en"), TRAJAN, []).items(Menu(tuple(SHIPPING)))
    assert [item.words for item in items] == ["draw", "take …", "lay …", "ship …", "pass"]
    assert [len(item.moves) for item in items] == [1, 2, 6, 11, 1]


def test_every_option_can_be_reached_by_numbers() -> None:
    many = [Move("ship", (1, *nouns)) for nouns in combinations(12)]
    menu = Menu((*SHIPPING, *[move for move in many if move not in SHIPPING]))
    assert sorted(map(repr, leaves(menu))) == sorted(map(repr, menu.options))


def combinations(kinds: int) -> list[tuple[int, ...]]:
    return [(a, b, c) for a in range(kinds) for b in range(a) for c in range(b)]


def test_a_group_within_a_verb_names_what_its_moves_share() -> None:
    many = tuple(Move("ship", (1, *nouns)) for nouns in combinations(6))
    items = Labels(Texts("en"), TRAJAN, []).items(Menu(many))
    assert (
        items[0].label == "Ship cards, different cards, fruit, oil, scroll"
        or "…" in items[-1].label
    )
    assert all(item.words.startswith("ship different") for item in items)


def test_words_find_the_options_that_begin_with_them() -> None:
    assert len(options_starting_with(WORDS, SHIPPING, "ship")) == 11
    assert len(options_starting_with(WORDS, SHIPPING, "Ship Different OIL")) == 4
    assert options_starting_with(WORDS, SHIPPING, "shi") == ()


def test_moves_are_read_in_any_case_of_letters() -> None:
    assert read_move(WORDS, "SOW vi") == WORDS.read("sow VI")
    with pytest.raises(UnknownWords):
        read_move(WORDS, "sow seven")
    with pytest.raises(UnknownWords):
        read_move(WORDS, "  ")
