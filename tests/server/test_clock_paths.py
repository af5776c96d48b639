"""The ways in which time runs out, where two rules meet: by an injected clock, over every store."""

from __future__ import annotations

from tests.server.test_pace import at
from tests.server.timed_tables import DAYS, FRIDAY, HOUR_MS, LIVE, NAMES, Timed, tell
from ulpia.table import commands
from ulpia.table.absence import set_holiday, stop_clocks
from ulpia.table.lobby import Join, join
from ulpia.table.pace import DAY_MS, MINUTE_MS
from ulpia.table.store import Store
from ulpia.table.wire import DaysPace

ONE_DAY = DaysPace(1, True)


async def stop(table: Timed, since: int) -> None:
    await table.registry().change("t", None, lambda t, a: stop_clocks(t, a, since))


def test_where_turns_take_days_a_bot_sits_in_and_the_owner_gets_a_whole_turn_back(
    store: Store,
) -> None:
    async def story(table: Timed) -> None:
        await table.begin(DAYS)
        first, other = table.first, table.other
        vote = commands.VoteBot(seat=first, level="miles")
        table.now = at("2027-03-10T18:00")
        assert (await table.look())["state"] == "running"
        assert await table.refusal(other, vote) == "not_away"
        table.now = at("2027-03-11T06:00")
        await table.act(other, vote)
        seat = (await table.look())["seats"][first]
        assert seat["level"] == "miles" and "deadline" not in seat["clock"]
        table.now += 4 * HOUR_MS
        await table.act(first, commands.TakeBack())
        seat = (await table.look())["seats"][first]
        assert "level" not in seat and seat["clock"]["left"] == 3 * DAY_MS

    tell(store, story)


def test_the_grace_rests_on_weekends_too(store: Store) -> None:
    async def story(table: Timed) -> None:
        table.now = FRIDAY - DAY_MS
        await table.begin(ONE_DAY)
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock["deadline"] == FRIDAY
        assert clock["replace_at"] == at("2027-03-08T06:00"), "six hours on Friday, six on Monday"
        table.now = at("2027-03-07T12:00")
        vote = commands.VoteBot(seat=table.first, level="tiro")
        assert await table.refusal(table.other, vote) == "not_away"
        table.now = at("2027-03-08T06:00")
        await table.act(table.other, vote)

    tell(store, story)


def test_a_holiday_taken_after_time_ran_out_puts_the_replacement_off(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(DaysPace(1))
        first = table.first
        table.now += DAY_MS + HOUR_MS
        end = table.now + 7 * DAY_MS
        await table.registry().change(
            "t", NAMES[first], lambda t, a: set_holiday(t, a, table.now, end)
        )
        clock = (await table.look())["seats"][first]["clock"]
        assert clock["left"] == -HOUR_MS and clock["resumes_at"] == end
        assert clock["replace_at"] == end + 11 * HOUR_MS
        table.now = end + 11 * HOUR_MS - 1
        vote = commands.VoteBot(seat=first, level="tiro")
        assert await table.refusal(table.other, vote) == "not_away"
        table.now += 1
        await table.act(table.other, vote)

    tell(store, story)


def test_the_grace_stands_still_while_the_server_is_down(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE)
        first = table.first
        table.now += (await table.times_left())[first] + 20_000
        down = table.now
        table.now += 5 * HOUR_MS
        await stop(table, down)
        assert (await table.times_left())[first] == -20_000
        vote = commands.VoteBot(seat=first, level="tiro")
        assert await table.refusal(table.other, vote) == "not_away"
        table.now += MINUTE_MS - 20_000
        await table.act(table.other, vote)

    tell(store, story)


def test_a_server_that_is_down_over_a_weekend_stops_no_clock_twice(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(DAYS)
        table.now = FRIDAY + 2 * HOUR_MS
        down = table.now
        table.now = at("2027-03-08T09:00")
        await stop(table, down)
        clock = (await table.look())["seats"][table.first]["clock"]
        assert clock["left"] == 3 * DAY_MS - 2 * HOUR_MS
        assert clock["deadline"] == table.now + 3 * DAY_MS - 2 * HOUR_MS

    tell(store, story)


def test_of_three_others_two_must_want_the_bot_and_agree_on_its_level(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 4)
        first, (second, third, _) = table.first, (table.other, *table.others)
        table.now += (await table.times_left())[first] + MINUTE_MS
        await table.act(second, commands.VoteBot(seat=first, level="tiro"))
        assert "level" not in (await table.look())["seats"][first]
        own = commands.VoteBot(seat=first, level="tiro")
        assert await table.refusal(first, own) == "own_seat"
        assert await table.refusal(second, own) == "already_voted"
        await table.act(third, commands.VoteBot(seat=first, level="tiro"))
        assert (await table.look())["seats"][first]["level"] == "tiro"

    tell(store, story)


def test_a_move_after_time_ran_out_ends_the_vote(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 4)
        first, second = table.first, table.other
        table.now += (await table.times_left())[first] + MINUTE_MS
        await table.act(second, commands.VoteBot(seat=first, level="tiro"))
        await table.turn(0)
        seen = await table.look()
        assert "votes" not in seen and "level" not in seen["seats"][first]
        vote = commands.VoteBot(seat=first, level="tiro")
        assert await table.refusal(table.others[0], vote) == "not_away"

    tell(store, story)


def test_where_all_choose_at_once_one_who_runs_out_is_replaced_and_the_others_play_on(
    store: Store,
) -> None:
    async def story(table: Timed) -> None:
        await table.begin(LIVE, 3, "forum-trajanum")
        while len(await table.thinking()) < 3:
            await table.move((await table.thinking())[0])
        while 1 in await table.thinking():
            await table.move(1)
        had = (await table.times_left())[1]
        table.now += max(await table.times_left()) + MINUTE_MS
        for seat in (1, 2):
            await table.act(seat, commands.VoteBot(seat=0, level="tiro"))
        seen = await table.look()
        assert seen["state"] == "running" and seen["seats"][0]["level"] == "tiro"
        assert await table.thinking() == [2], "whose turn it is goes on, out of time or not"
        assert (await table.times_left())[1] == had, "who has chosen loses nothing"

    tell(store, story)


def test_who_takes_over_a_seat_where_turns_take_days_has_a_whole_turn(store: Store) -> None:
    async def story(table: Timed) -> None:
        await table.begin(DAYS, 3)
        first = table.first
        table.now += 2 * HOUR_MS
        await table.act(first, commands.GiveUp(level="random"))
        table.now = at("2027-03-10T12:00")
        await table.registry().change(
            "t", "drusus", lambda t, a: join(t, a, Join(None, True, "D", False))
        )
        seat = (await table.look())["seats"][first]
        assert seat["user"] == "drusus" and seat["clock"]["left"] == 3 * DAY_MS

    tell(store, story)
