"""Making tables, and making them again for the same people."""

from __future__ import annotations

from typing import Any

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.kernel.game import BadOption
from ulpia.server import wire
from ulpia.server.accounts import User
from ulpia.server.commands import Leave
from ulpia.server.house import House
from ulpia.server.store import rows
from ulpia.server.tables.actors import Actor, Lines
from ulpia.server.tables.bodies import ENCODE, Body
from ulpia.server.tables.joining import Join, join, start_if_full
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.seating import Seating
from ulpia.server.tables.table import Table


async def make_table(house: House, user: User, wanted: wire.NewTable) -> str:
    """Make a table as wished; it starts at once if nobody is missing."""
    game = GAMES.get(wanted.game)
    if game is None:
        sentence = f"There is no game {wanted.game!r}."
        raise NotAllowed("unknown_game", sentence, {"game": wanted.game})
    try:
        options = game.complete_options(len(wanted.seats), wanted.options)
    except BadOption as error:
        if error.option:
            raise NotAllowed("bad_option", f"{error}.", {"option": error.option}) from error
        seats: wire.Arguments = {"fewest": game.fewest, "most": game.most}
        raise NotAllowed("bad_seats", f"{error}.", seats) from error
    taken = [seating(number, each) for number, each in enumerate(wanted.seats)]
    take_own_seat(taken, wanted.sit, user, house.world.now())
    if all(each.place == "bot" for each in taken):
        await require_bot_table_quota(house, user)
    row = {
        "game": game.name,
        "rules": game.rules,
        "options": ENCODE.encode(options).decode(),
        # A seat for anybody is of no use at a table that nobody finds.
        "listed": wanted.listed or any(each.place == "open" for each in wanted.seats),
        "watching": wanted.watching,
        "undo": wanted.undo,
        "away_after": wanted.away_after or house.settings.away_after,
    }
    return await add_table(house, user, row, taken)


def seating(number: int, wanted: wire.NewSeat) -> Seating:
    if wanted.place != "bot":
        return Seating(number, wanted.place)
    if wanted.level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    return Seating(number, "bot", level=wanted.level)


def take_own_seat(seats: list[Seating], sit: int | None, user: User, now: int) -> None:
    if sit is None:
        return
    if sit >= len(seats) or not seats[sit].is_free():
        raise NotAllowed("seat_taken")
    seats[sit].user, seats[sit].seen_at = user.id, now


async def require_quota_to_start(house: House, name: str, user: User) -> None:
    """Refuse to fill a table at which nobody sits with bots, as if it were made so."""
    async with house.hall.held(name) as slot:
        table = await house.hall.refreshed(slot)
        has_people = any(each.user is not None for each in table.seats)
    if not has_people and table.row.host_id == user.id:
        await require_bot_table_quota(house, user)


async def require_bot_table_quota(house: House, user: User) -> None:
    """Refuse one more table at which only bots play to somebody who has many running."""
    most = house.settings.max_bot_tables
    if await house.database.read(lambda c: rows.bot_table_count(c, user.id)) >= most:
        raise NotAllowed("too_many_bot_tables", args={"most": most})


async def add_table(
    house: House, user: User, settings: dict[str, Any], seats: list[Seating]
) -> str:
    world = house.world
    name, now = world.id(), world.now()
    row = {
        **settings,
        "id": name,
        "seats": len(seats),
        "seed": str(world.seed()),
        "state": "open",
        "host_id": user.id,
        "join_key": world.key(),
        "watch_key": world.key(),
        "version": 0,
        "waiting": "[]",
        "waiting_since": 0,
        "bot_due": False,
        "created_at": now,
        "changed_at": now,
    }
    places = [{"table_id": name, **each.row()} for each in seats]
    await house.database.write(lambda c: rows.add_table(c, row, places))
    await house.hall.change(name, user.id, opening)
    return name


def opening(table: Table, actor: Actor) -> Lines:
    return [Line("open", actor.seat, Body()), *start_if_full(table)]


async def take_seat(
    house: House, name: str, user: User, wish: wire.Joining, share: str | None = None
) -> None:
    """Sit down at a table, by the lobby or by an invitation."""
    if wish.key is not None:
        await admit(house, name, user, wish.key)
    async with house.hall.held(name) as slot:
        await house.hall.viewer(slot, user.id, share)
    invited = await house.database.read(lambda c: rows.may_join_of(c, name, user.id))
    wished = Join(wish.seat, bool(invited), user.name, user.guest)
    await house.hall.change(name, user.id, lambda table, actor: join(table, actor, wished))


async def admit(house: House, name: str, user: User, key: str) -> None:
    """Let somebody in who has the key of an invitation or of a link for spectators."""
    row = await house.database.read(lambda c: rows.table_row(c, name))
    if row is None or key not in (row.join_key, row.watch_key):
        raise NotAllowed("no_table")
    may_join = key == row.join_key
    await house.database.write(lambda c: rows.admit(c, name, user.id, may_join))


async def rematch(house: House, name: str, user: User) -> str:
    """Return the table of the rematch, made by the first who wants it; the others join it."""
    async with house.hall.held(name) as slot:
        table = await house.hall.refreshed(slot)
        await house.hall.viewer(slot, user.id)
        if table.seat_of(user.id) is None:
            raise NotAllowed("not_seated")
        if table.state not in ("finished", "abandoned"):
            raise NotAllowed("not_finished")
        known, plan = table.rematch, rematch_plan(table, user)
    if known is None:
        known = await first_rematch(house, name, user, plan)
        if known is not None:
            return known
        return await rematch(house, name, user)
    wished = Join(None, False, user.name, user.guest)
    try:
        await house.hall.change(known, user.id, lambda table, actor: join(table, actor, wished))
    except NotAllowed as refused:
        if refused.code not in ("already_seated", "not_open"):
            raise
    return known


def rematch_plan(table: Table, user: User) -> tuple[dict[str, Any], list[Seating]]:
    """Return the settings of the same table, with a seat kept for everybody."""
    row = table.row
    settings = {
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "listed": False,
        "watching": row.watching,
        "undo": row.undo,
        "away_after": row.away_after,
    }
    seats = []
    for old in table.seats:
        if old.user == user.id:
            seats.append(Seating(old.seat, "kept", user=user.id))
        elif old.user is not None and not old.former:
            seats.append(Seating(old.seat, "kept", kept_for=old.user))
        else:
            seats.append(Seating(old.seat, "bot", level=old.level or LEVELS[0]))
    return settings, seats


async def first_rematch(
    house: House, name: str, user: User, plan: tuple[dict[str, Any], list[Seating]]
) -> str | None:
    """Make the table of a rematch; None if somebody else was quicker."""
    settings, seats = plan
    settings["rules"] = GAMES[settings["game"]].rules
    new = await add_table(house, user, settings, seats)

    def deed(table: Table, actor: Actor) -> Lines:
        if table.rematch is not None:
            raise NotAllowed("stale")
        table.rematch = new
        return [Line("rematch", actor.seat, Body(table=new))]

    try:
        await house.hall.change(name, user.id, deed)
    except NotAllowed:
        await house.hall.act(new, user.id, Leave())
        return None
    return new
