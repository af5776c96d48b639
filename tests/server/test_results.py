"""The results of games: who is counted and rated, told by the log alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.stored_tables import open_table_rows
from ulpia.table import wire
from ulpia.table.entries import (
    ENCODE,
    Closed,
    Entry,
    GivenUp,
    Joined,
    Moved,
    Replaced,
    Started,
    StoredEvent,
    TakenBack,
    Undone,
)
from ulpia.table.entry_rows import write_entry
from ulpia.table.results import GameResult, game_result
from ulpia.table.store import Loaded, SeatRow

LIVIA = SeatRow(0, "link", "livia")
MARCUS = SeatRow(1, "link", "marcus")
TITUS = SeatRow(2, "link", "titus")
MILES = SeatRow(2, "bot", level="miles")


def over(
    seats: list[SeatRow],
    totals: list[int],
    *entries: Entry,
    winners: list[int] | None = None,
    **given: Any,
) -> GameResult:
    """Return the result of a rated game with these seats, points and entries."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    points = [{"ships": total} for total in totals]
    result = wire.Result(totals, points, best if winners is None else winners)
    row, _ = open_table_rows("t")
    row = replace(
        row,
        seats=len(seats),
        status=given.pop("status", "finished"),
        rated=True,
        started_at=5,
        finished_at=900,
        result=ENCODE.encode(result).decode(),
        **given,
    )
    rows = []
    for seq, entry in enumerate([Started(), *entries], 1):
        entry.seq = seq
        rows.append(write_entry(entry))
    return game_result(Loaded(row, seats, 0, None, rows))


def rated_ranks(result: GameResult) -> dict[str, int]:
    assert result.rated == any(seat.rated_rank is not None for seat in result.seats)
    return {
        seat.player: seat.rated_rank
        for seat in result.seats
        if seat.player is not None and seat.rated_rank is not None
    }


def test_people_and_bots_of_the_table_are_rated_by_their_places() -> None:
    result = over([LIVIA, MARCUS, MILES], [90, 70, 80])
    assert rated_ranks(result) == {"user livia": 1, "user marcus": 3, "bot miles": 2}
    assert [seat.rank for seat in result.seats] == [1, 3, 2]


def test_four_that_tie_share_the_first_place() -> None:
    seats = [LIVIA, MARCUS, TITUS, SeatRow(3, "link", "drusus")]
    result = over(seats, [80, 80, 80, 80])
    assert set(rated_ranks(result).values()) == {1}
    assert all(seat.won for seat in result.seats)


def test_who_lost_by_the_tie_break_is_second() -> None:
    assert rated_ranks(over([LIVIA, MARCUS], [80, 80], winners=[1])) == {
        "user livia": 2,
        "user marcus": 1,
    }


def test_whoever_is_replaced_at_the_end_is_last_and_the_stand_in_is_not_rated() -> None:
    away = replace(LIVIA, level="miles")
    result = over([away, MARCUS, MILES], [90, 70, 80], Replaced(seat=0, level="miles"))
    assert rated_ranks(result) == {"bot miles": 1, "user marcus": 2, "user livia": 3}


def test_whoever_came_back_counts_as_if_never_away() -> None:
    result = over([LIVIA, MARCUS], [90, 70], Replaced(seat=0, level="miles"), TakenBack(seat=0))
    assert rated_ranks(result) == {"user livia": 1, "user marcus": 2}


def test_whoever_leaves_for_good_is_last_and_who_takes_over_is_not_rated() -> None:
    left = GivenUp(seat=0, level="miles", user="livia")
    joined = Joined(seat=0, user="quintus")
    result = over([replace(LIVIA, user="quintus"), MARCUS, TITUS], [90, 70, 80], left, joined)
    assert rated_ranks(result) == {"user titus": 1, "user marcus": 2, "user livia": 3}
    assert result.seats[0].user == "quintus"  # who finished it has it in the statistics


def test_whoever_takes_their_own_seat_again_has_not_left() -> None:
    left = GivenUp(seat=0, level="miles", user="livia")
    result = over([LIVIA, MARCUS], [90, 70], left, Joined(seat=0, user="livia"))
    assert rated_ranks(result) == {"user livia": 1, "user marcus": 2}


def test_all_who_left_share_the_last_place() -> None:
    gone = [replace(row, user=None, level="miles") for row in (LIVIA, MARCUS)]
    leaving = [GivenUp(seat=row.seat, level="miles", user=row.user) for row in (LIVIA, MARCUS)]
    assert rated_ranks(over([*gone, TITUS], [90, 70, 1], *leaving)) == {
        "user titus": 1,
        "user livia": 2,
        "user marcus": 2,
    }


def test_a_game_that_all_give_up_rates_nobody() -> None:
    result = over([LIVIA, MARCUS], [5, 3], Closed(seat=0), status="abandoned", winners=[])
    assert rated_ranks(result) == {}
    assert not result.counted


def test_who_stays_is_ahead_of_who_left_although_the_game_is_given_up_then() -> None:
    gone = replace(MARCUS, user=None, level="miles")
    left = GivenUp(seat=1, level="miles", user="marcus")
    result = over(
        [LIVIA, gone, TITUS], [1, 30, 3], left, Closed(seat=0), status="abandoned", winners=[]
    )
    assert rated_ranks(result) == {"user livia": 1, "user titus": 1, "user marcus": 3}


def test_whoever_ends_a_game_alone_against_bots_has_left_it() -> None:
    bot = replace(MILES, seat=1)
    result = over([LIVIA, bot], [50, 3], Closed(seat=0), status="abandoned", winners=[])
    assert rated_ranks(result) == {"bot miles": 1, "user livia": 2}


def test_a_game_that_the_host_closes_rates_nobody() -> None:
    bot = replace(MILES, seat=1)
    result = over([LIVIA, bot], [50, 3], Closed(), status="abandoned", winners=[])
    assert rated_ranks(result) == {}


def test_bots_of_one_level_alone_with_nobody_to_compare_rate_nobody() -> None:
    away = replace(LIVIA, former=True)
    assert rated_ranks(over([away, replace(MILES, seat=1)], [1, 5])) == {
        "bot miles": 1,
        "user livia": 2,
    }
    result = over([replace(MILES, seat=0), replace(MILES, seat=1)], [1, 5])
    assert rated_ranks(result) == {}
    assert not result.seats  # of bots alone: it counts nowhere


@pytest.mark.parametrize("given", [{"undo": "lesson"}, {"event": "branch"}])
def test_lessons_and_branches_count_nowhere(given: dict[str, Any]) -> None:
    result = over([LIVIA, MARCUS], [50, 3], **given)
    assert not result.counted and not result.seats


def test_an_opening_is_the_first_sowing_that_was_not_taken_back() -> None:
    def sowing(seat: int, target: str) -> Moved:
        sown = StoredEvent("sown", seat, {"tray": "I", "count": 2, "target": target})
        return Moved(seat=seat, move="sow I", events=[sown])

    result = over(
        [LIVIA, MARCUS],
        [50, 3],
        sowing(0, "II"),
        Undone(seat=0, undone=[2]),
        sowing(0, "IV"),
        sowing(1, "V"),
        sowing(0, "I"),
    )
    assert [seat.opening for seat in result.seats] == ["senate", "trajan"]
    assert result.moves == 3
