"""Clocks of tables by an injected clock, over every store, and read anew after every step."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from tests.server.stored_tables import open_table_rows
from tests.server.test_pace import at
from tests.server.timed_tables import DAYS, FRIDAY, HOUR_MS, LIVE, NAMES, Timed, tell
from ulpia.games.registry import GAMES
from ulpia.table import commands
from ulpia.table.absence import set_holiday, stop_clocks
from ulpia.table.entries import ENCODE
from ulpia.table.lobby import Join, join, open_table
from ulpia.table.pace import DAY_MS, MINUTE_MS
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import SeatRow, Store
from ulpia.table.wire import DaysPace


def test_a_table_without_a_pace_has_no_clock(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(None)
        seen = await table.look()
        assert "now" not in seen and all("clock" not in seat for seat in seen["seats"])
        assert await table.refusal(0, commands.GrantTime(seat=1)) == "no_clock"

    tell(store, story)


def test_a_live_clock_takes_from_the_reserve_and_adds_at_each_turn(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        first, other = table.first, table.other
        before = await table.times_left()
        assert before[first] % 30_000 == 0 and before[first] > 600_000
        await table.turn(50_000)
        after = await table.times_left()
        assert after[first] == before[first] - 50_000
        assert after[other] == before[other] + 30_000
        table.now += 7_000
        seen = await table.look()
        assert seen["now"] == table.now
        clock = seen["seats"][other]["clock"]
        assert clock["left"] == after[other] - 7_000
        assert clock["deadline"] == table.now + clock["left"]
        assert clock["replace_at"] == clock["deadline"] + MINUTE_MS
        assert "deadline" not in seen["seats"][first]["clock"]

    tell(store, story)


def test_what_was_overdrawn_is_forgiven_at_the_next_turn(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        had = (await table.times_left())[table.first]
        await table.turn(900_000)
        assert (await table.times_left())[table.first] == had - 900_000 < 0
        await table.turn(1_000)
        assert (await table.times_left())[table.first] == 30_000

    tell(store, story)


def test_a_move_taken_back_brings_no_time(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        first = table.first
        had = (await table.times_left())[first]
        await table.turn(10_000)
        seen = await table.look(first)
        assert seen["waiting"] == [table.other]
        await table.act(first, commands.TakeUndo(seq=seen["seq"], ask=True))
        if (await table.look(first)).get("request"):
            await table.act(table.other, commands.AnswerUndo(accept=True))
        seen = await table.look()
        assert seen["waiting"] == [first]
        assert seen["seats"][first]["clock"]["left"] == had - 10_000

    tell(store, story)


def test_where_all_choose_at_once_only_those_who_still_think_lose_time(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 3, "forum-trajanum")
        while len(await table.thinking()) < 3:
            await table.move((await table.thinking())[0])
        before = await table.times_left()
        table.now += 20_000
        while 1 in await table.thinking():
            await table.move(1)
        assert await table.thinking() == [0, 2]
        table.now += 5_000
        after = await table.times_left()
        lost = [old - new for old, new in zip(before, after, strict=True)]
        assert lost == [25_000, 20_000, 25_000]

    tell(store, story)


def test_nothing_ends_when_time_runs_out_and_nobody_is_replaced_within_the_grace(
    store: Store,
) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        first, other = table.first, table.other
        vote = commands.VoteBot(seat=first, level="random")
        assert await table.refusal(other, vote) == "not_away"
        assert await table.refusal(other, commands.GrantTime(seat=first)) == "time_left"
        table.now += (await table.times_left())[first]
        seen = await table.look()
        assert seen["state"] == "running" and seen["seats"][first]["clock"]["left"] == 0
        assert await table.refusal(other, vote) == "not_away"
        table.now += MINUTE_MS
        assert (await table.look())["seats"][first]["may_vote"]
        await table.move(first)
        assert (await table.look())["state"] == "running"

    tell(store, story)


def test_after_the_grace_a_bot_sits_in_and_the_owner_takes_the_seat_back(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        first = table.first
        table.now += (await table.times_left())[first] + MINUTE_MS
        await table.act(table.other, commands.VoteBot(seat=first, level="tiro"))
        seat = (await table.look())["seats"][first]
        assert seat["level"] == "tiro" and seat["user"] == NAMES[first]
        assert "deadline" not in seat["clock"], "a bot's time does not run"
        table.now += 100_000
        await table.act(first, commands.TakeBack())
        seat = (await table.look())["seats"][first]
        assert "level" not in seat and seat["clock"]["left"] == 5 * MINUTE_MS
        table.now += 1_000
        assert (await table.times_left())[first] == 5 * MINUTE_MS - 1_000

    tell(store, story)


def test_the_others_may_wait_longer_each_of_them_once(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 3)
        first, other, third = table.first, table.other, table.others[0]
        table.now += (await table.times_left())[first] + MINUTE_MS
        await table.act(other, commands.VoteBot(seat=first, level="tiro"))
        await table.act(third, commands.GrantTime(seat=first))
        seen = await table.look()
        assert seen["seats"][first]["clock"] == {
            "left": 5 * MINUTE_MS,
            "deadline": table.now + 5 * MINUTE_MS,
            "replace_at": table.now + 6 * MINUTE_MS,
            "granted": [third],
        }
        assert "votes" not in seen, "whoever gets more time is not replaced meanwhile"
        table.now += 6 * MINUTE_MS
        assert await table.refusal(third, commands.GrantTime(seat=first)) == "already_granted"
        await table.act(other, commands.GrantTime(seat=first))
        assert (await table.times_left())[first] == 5 * MINUTE_MS

    tell(store, story)


def test_whoever_lets_a_bot_play_loses_no_time(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        first = table.first
        had = (await table.times_left())[first]
        table.now += 100_000
        await table.act(first, commands.HandOver(level="random"))
        table.now += 1_000_000
        assert (await table.times_left())[first] == had - 100_000
        await table.act(first, commands.TakeBack())
        assert (await table.times_left())[first] == had - 100_000

    tell(store, story)


def test_days_rest_on_weekends_and_begin_anew_with_each_turn(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(DAYS)
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock == {
            "left": 3 * DAY_MS,
            "deadline": at("2027-03-10T18:00"),
            "replace_at": at("2027-03-11T06:00"),
        }
        table.now = at("2027-03-06T10:00")
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock["resumes_at"] == at("2027-03-08T00:00")
        table.now = at("2027-03-11T06:00") - 1
        assert not (await table.look())["seats"][table.first].get("may_vote")
        table.now += 1
        assert (await table.look())["seats"][table.first]["may_vote"]
        await table.turn(0)
        assert (await table.times_left())[table.other] == 3 * DAY_MS

    tell(store, story)


def test_a_holiday_stops_the_clock_and_can_be_ended(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(DaysPace(2))
        until = FRIDAY + 10 * DAY_MS

        async def rest(since: int, end: int) -> None:
            await table.registry().change(
                "t", NAMES[table.first], lambda t, a: set_holiday(t, a, since, end)
            )

        await rest(FRIDAY + DAY_MS, until)
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock["deadline"] == until + DAY_MS
        table.now += 5 * DAY_MS
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock["left"] == DAY_MS and clock["resumes_at"] == until
        await rest(table.now, table.now)
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock["deadline"] == table.now + DAY_MS and "resumes_at" not in clock
        await table.turn(0)
        assert (await table.times_left())[table.other] == 2 * DAY_MS, "the holiday was not theirs"

    tell(store, story)


def test_a_holiday_taken_before_the_game_counts_from_its_start(store: Store) -> None:
    async def story(table: Timed) -> None:
        row, _ = open_table_rows("t")
        game = GAMES["trajan"]
        pace = ENCODE.encode(DaysPace(1)).decode()
        options = json.dumps(game.complete_options(2, {}))
        row = replace(row, rules=game.rules, options=options, pace=pace, listed=True)
        await table.store.add_table(row, [SeatRow(0, "open", "livia"), SeatRow(1, "open")])
        tables = table.registry()
        await tables.change("t", "livia", open_table)
        for name, seat in (("livia", 0), ("marcus", 1)):
            if seat:
                wish = Join(seat, True, name, True)
                await tables.change("t", name, lambda t, a, w=wish: join(t, a, w))  # type: ignore[misc]
            end = FRIDAY + (seat + 3) * DAY_MS
            await tables.change("t", name, lambda t, a, e=end: set_holiday(t, a, FRIDAY, e))  # type: ignore[misc]
        waiting = (await table.look())["waiting"][0]
        clock = (await table.look())["seats"][waiting]["clock"]
        assert clock["resumes_at"] == FRIDAY + (waiting + 3) * DAY_MS

    tell(store, story)


def test_clocks_stop_while_the_server_is_down(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        had = (await table.times_left())[table.first]
        table.now += 10_000
        down = table.now
        table.now += 8 * HOUR_MS
        await table.registry().change("t", None, lambda t, a: stop_clocks(t, a, down))
        assert (await table.times_left())[table.first] == had - 10_000
        with pytest.raises(NotAllowed, match="stale"):
            await table.registry().change("t", None, lambda t, a: stop_clocks(t, a, down))
        table.now += 4_000
        assert (await table.times_left())[table.first] == had - 14_000

    tell(store, story)


def test_a_seat_that_was_given_up_may_be_taken_over_by_somebody_new(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 3)
        first, had = table.first, (await table.times_left())[table.first]
        table.now += 30_000
        await table.act(first, commands.GiveUp(level="random"))
        seat = (await table.look())["seats"][first]
        assert seat["given_up"] and seat["level"] == "random" and "user" not in seat
        taken = Join(table.other, True, "D", False)
        anyone = Join(None, True, "D", False)
        tables = table.registry()
        with pytest.raises(NotAllowed, match="not_open"):
            await tables.change("t", "drusus", lambda t, a: join(t, a, taken))
        await tables.change("t", "drusus", lambda t, a: join(t, a, anyone))
        seat = (await table.look())["seats"][first]
        assert seat["user"] == "drusus" and "level" not in seat and "given_up" not in seat
        assert seat["clock"]["left"] == had - 30_000, "the seat's time, not a new one"
        assert await table.refusal(first, commands.GiveUp(level="random")) == "not_seated"

    tell(store, story)


def test_who_has_given_up_a_seat_can_take_no_other_of_this_game(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 3)
        await table.act(0, commands.GiveUp(level="random"))
        await table.act(1, commands.GiveUp(level="random"))
        tables = table.registry()
        with pytest.raises(NotAllowed, match="own_seat_only"):
            await tables.change("t", "livia", lambda t, a: join(t, a, Join(1, True, "L", False)))
        await tables.change("t", "livia", lambda t, a: join(t, a, Join(None, True, "L", False)))
        assert (await table.look())["seats"][0]["user"] == "livia"

    tell(store, story)
