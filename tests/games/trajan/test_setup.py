"""Set-up (R-1 to R-9)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.trajan.positions import Table, prepared_table, table
from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.demands import DEMAND_TILES
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.game import BadOption
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat

RULES = Path(__file__).parents[3] / "docs" / "rules"


def fresh(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """Return a table at the first question of all."""
    return Table(Match(TRAJAN, seats, options, seed))


def after_markers(seats: int = 2, start: str = "0", edition: str = "2022") -> Table:
    """Return a table on which all markers are laid and cards are to be taken."""
    laid = fresh(seats, start=start, edition=edition)
    for seat in range(seats):
        laid.play(seat, "arrange")
    return laid


def after_cards(seats: int = 2) -> Table:
    """Return a table on which Trajan tiles are to be taken."""
    laid = after_markers(seats)
    for seat in range(seats):
        laid.play(seat, "arrange")
    return laid


@pytest.mark.parametrize("edition", ["2011", "2022"])
def test_r1_markers_are_laid_before_tiles_bonus_tiles_and_cards_are_known(edition: str) -> None:
    laid = fresh(3, edition=edition)
    assert laid.question() == "0 place I, 1 place I, 2 place I"
    assert laid.state.stack_left == [0] * 6, "no Trajan tile"
    assert laid.state.senate_bonus == () and laid.state.bonus_bag == ()
    assert laid.state.deck == () and laid.state.piles == [(), ()]
    assert laid.state.start == -1, "nor the start player"


def test_r1_all_lay_their_markers_at_once_and_unseen() -> None:
    laid = fresh(2)
    laid.play(1, "place blue").play(0, "place pink").play(1, "place blue", "arrange")
    seen = [event.name for event in laid.events if event.is_for(Seat(0))]
    assert seen == ["marker_placed"], "each hears only of the own markers"
    assert [event.name for event in laid.events if event.is_for(None)] == []
    assert TRAJAN.view(laid.state, Seat(0))["players"][1]["trays"] is None
    assert TRAJAN.view(laid.state, None)["players"][0]["trays"] is None
    laid.play(0, "arrange")
    assert TRAJAN.view(laid.state, Seat(0))["players"][1]["trays"][0] == ["blue", "blue"]
    assert len(laid.event_texts("markers_laid")) == 2


def test_r2_every_tray_starts_with_exactly_two_markers_of_any_colours() -> None:
    laid = fresh(2)
    for colour in ("blue", "blue", "white", "pink"):
        laid.play(0, f"place {colour}")
    assert [laid.tray(0, numeral) for numeral in ("I", "II", "III")] == ["bb", "pw", ""]
    assert laid.question().startswith("0 place III")
    laid.refuses(0, "place blue", "no_such_marker", 2)
    laid.play(0, "arrange").play(1, "arrange")
    for seat in (0, 1):
        trays = [laid.tray(seat, numeral) for numeral in ("I", "II", "III", "IV", "V", "VI")]
        assert [len(tray) for tray in trays] == [2] * 6
        assert Counter("".join(trays)) == dict.fromkeys("bygopw", 2)


def test_r2_the_last_markers_of_one_colour_are_laid_without_a_question() -> None:
    laid = fresh(2)
    for colour in ("blue", "yellow", "green", "orange", "pink"):
        laid.play(0, f"place {colour}", f"place {colour}")
    assert laid.question() == "1 place I"
    assert laid.tray(0, "VI") == "ww"


def test_r3_the_start_player_is_drawn_at_random_unless_the_options_name_one() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(40):
        laid = fresh(4, seed)
        for seat in range(4):
            laid.play(seat, "arrange")
        drawn[laid.state.start] += 1
    assert set(drawn) == {0, 1, 2, 3}
    assert {after_markers(4, "2").state.start for _ in range(3)} == {2}
    with pytest.raises(BadOption):
        fresh(2, start="2")


def test_r4_the_senate_stack_begins_with_the_start_player_at_the_bottom() -> None:
    assert after_markers(4, "2").state.senate_order == (2, 3, 0, 1)
    # So the last player in turn order wins ties at first.
    assert prepared_table(4).state.senate_order[-1] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r5_every_player_starts_with_one_random_bonus_tile_yellow_side_up(seats: int) -> None:
    laid = prepared_table(seats)
    assert [player.yellow_bonus.bit_count() for player in laid.state.players] == [1] * seats
    assert [player.gray_bonus for player in laid.state.players] == [0] * seats
    assert len(set(laid.state.senate_bonus)) == 2
    assert laid.state.bonus_left == 12 - seats - 2
    assert len(laid.event_texts("bonus_dealt")) == seats
    others = {prepared_table(seats, seed=seed).player(0).yellow_bonus for seed in range(8)}
    assert len(others) > 1, "at random"


def test_r6_in_turn_order_each_player_takes_three_cards_from_the_deck_or_either_pile() -> None:
    laid = after_markers(3, "1")
    left, right = laid.pile(0), laid.pile(1)
    assert laid.question() == "1 take_cards 3"
    assert laid.options(1) == ["take left", "take right", "take deck", "arrange"]
    assert laid.state.deck_left == 58
    laid.play(1, "take left")
    assert laid.pile(0) != "", "an emptied pile is refilled at once"
    assert len(laid.state.piles[0]) == 1 and laid.state.deck_left == 57
    laid.play(1, "take right", "take deck")
    assert sum(laid.player(1).hand) == 3
    assert Counter(laid.known_cards(1).split()) == Counter([left, right])
    assert laid.question() == "2 take_cards 3", "all three before the next one begins"
    assert laid.why(1, "take deck") == ("not_your_turn", 0)
    laid.play(2, "take deck", "arrange")
    laid.play(0, "arrange")
    assert laid.question() == "1 choose_tiles 3"
    assert [sum(player.hand) for player in laid.state.players] == [3, 3, 3]


def test_r6_an_emptied_pile_gets_the_top_card_of_the_deck() -> None:
    laid = after_markers()
    top = laid.state.deck[laid.state.deck_left - 1]
    laid.play(0, "take right")
    assert laid.state.piles[1] == (top,)
    assert len(laid.event_texts("pile_refilled")) == 1


def test_r7_in_turn_order_each_player_takes_three_tiles_from_three_different_stacks() -> None:
    laid = after_cards(2)
    assert laid.question() == "0 choose_tiles 3"
    assert len(laid.options(0)) == 6 * 3 + 1
    laid.play(0, "choose victory IV")
    assert laid.slot(0, "IV").startswith("victory")
    laid.refuses(0, "choose victory II", "stack_used", 7)
    laid.refuses(0, "choose cards IV", "slot_not_free", 7)
    laid.refuses(0, "choose cards I", "slot_not_at_start", 7)
    laid.play(0, "choose demand VI")
    assert laid.question() == "0 choose_tiles 1"
    laid.play(0, "choose workers II")
    covered = [numeral for numeral in ("I", "II", "III", "IV", "V", "VI") if laid.slot(0, numeral)]
    assert covered == ["II", "IV", "VI"]
    assert laid.question() == "1 choose_tiles 3", "all three before the next one begins"
    laid.play(1, "choose victory II")  # the limit holds for each player alone
    laid.play(1, "arrange")
    assert laid.question() == "0 sow"
    assert laid.arch(0) == laid.arch(1) == "I"


def test_r7_only_the_top_tile_can_be_taken_and_the_next_one_is_seen_at_once() -> None:
    laid = after_cards(2)
    stack = laid.state.stacks[0]
    assert TRAJAN.view(laid.state, Seat(1))["board"]["stacks"][0]["top"] is not None
    laid.play(0, "choose victory II")
    assert laid.player(0).slots[1] == stack[-1]
    [event] = laid.event_texts("stack_turned")
    assert event.endswith(f"-{stack[-2]}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r8_each_player_starts_with_leader_legionnaire_and_worker_in_the_camps(seats: int) -> None:
    laid = prepared_table(seats)
    for seat in range(seats):
        player = laid.player(seat)
        assert laid.leader(seat) == "camp"
        assert (player.camp_legionnaires, player.camp_workers, player.supply) == (1, 1, 13)
        assert (player.legionnaires, player.workers) == (0, 0)
        assert laid.arch(seat) == "I"
        assert laid.points(seat) == 0 and laid.votes_space(seat) == 0


def test_r9_three_demand_tiles_leave_the_game_unseen_and_none_is_open_at_first() -> None:
    laid = prepared_table(4)
    assert laid.state.demands == ()
    assert sorted(laid.state.demand_stack) == list(DEMAND_TILES)
    removed = {prepared_table(2, seed=seed).state.demand_stack[:3] for seed in range(8)}
    assert len(removed) > 1, "at random"


def test_r9_twelve_demands_are_revealed_in_a_game_and_three_are_never_seen() -> None:
    laid = table(seats=4)
    while laid.question():
        laid.end_round()
        if "pick" in laid.question():
            laid.end_quarter()
            assert not laid.state.demands, "the first round of a quarter has no open demand"
    assert len(laid.event_texts("demand_revealed")) == 12
    assert laid.state.demand_left == 3


def test_e20_the_table_of_four_players_at_the_start() -> None:
    laid = prepared_table(4)
    board = TRAJAN.view(laid.state, None)["board"]
    assert [province["tile"] is not None for province in board["provinces"]] == [True] * 10
    assert len([tile for tile in board["forum"]["green"] if tile is not None]) == 12
    assert len([tile for tile in board["forum"]["yellow"] if tile is not None]) == 3
    assert len([space for space in board["site"] if space["building"] is not None]) == 20
    assert set(board["ships"].values()) == {"coloured"}
    assert len(board["senate"]["bonus"]) == 2
    assert [len(pile) for pile in laid.state.piles] == [1, 1]
    for seat in range(4):
        player = laid.player(seat)
        assert (player.supply, player.camp_workers, player.camp_legionnaires) == (13, 1, 1)
        assert sum([len(laid.tray(seat, numeral)) for numeral in ("I", "II", "III")]) == 6
        assert len([tile for tile in player.slots if tile != EMPTY]) == 3
        assert laid.arch(seat) == "I"


@pytest.mark.parametrize(("seats", "green"), [(2, 6), (3, 9), (4, 12)])
def test_the_forum_has_three_green_spaces_for_each_player(seats: int, green: int) -> None:
    laid = prepared_table(seats)
    assert len(laid.state.forum) == 3 + green
    assert EMPTY not in laid.state.forum
    assert laid.state.forum_left == 70 - 10 - green
    assert laid.state.extra_left == 9


@pytest.mark.parametrize("file", ["trajan.md", "trajan.de.md", "trajan.ru.md"])
def test_chapter_12_names_arrange_wherever_the_set_up_offers_it(file: str) -> None:
    laid = fresh(2, start="0")
    offering = set()
    while "sow" not in laid.question():
        decision = laid.match.waiting()[0]
        if Move("arrange") in decision.options:
            offering.add(decision.prompt)
        laid.match.play(decision.seat, decision.options[0])
    text = (RULES / file).read_text("utf-8")
    rows = re.findall(r"^\| .*`arrange`.* \| (R-[^|]+) \|$", text, re.MULTILINE)
    ruling_of = {"place": "R-1, R-2", "take_cards": "R-6", "choose_tiles": "R-7"}
    assert sorted(rows) == sorted(ruling_of[prompt] for prompt in offering)
