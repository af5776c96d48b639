"""Tournaments: make one, join it, start it, and how it stands."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final

from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

from ulpia.ai.levels import LEVELS
from ulpia.games.registry import GAMES
from ulpia.kernel.game import BadOption
from ulpia.server.service.accounts import User, clean
from ulpia.server.service.club.leaderboards import require_game
from ulpia.server.service.club.rounds import begin_round
from ulpia.server.service.services import Services
from ulpia.server.store import people
from ulpia.server.store import tournaments as store
from ulpia.table import wire
from ulpia.table.entries import ENCODE
from ulpia.table.pairing import meetings_in, round_count
from ulpia.table.refusals import NotAllowed

MAX_GOING_ON: Final = 5
"""Tournaments of one host that have not ended."""
MAX_PLAYERS: Final = 32
MAX_LISTED: Final = 50
MAX_NAME: Final = 60


async def make_tournament(services: Services, user: User, wanted: wire.NewTournament) -> str:
    """Create a tournament that people can join."""
    if user.guest:
        raise NotAllowed("needs_account")
    require_game(wanted.game)
    if wanted.level not in LEVELS:
        raise NotAllowed("unknown_level", args={"levels": list(LEVELS)})
    name = clean(wanted.name, MAX_NAME)
    if not any(letter.isalnum() for letter in name):
        raise NotAllowed("bad_name", "A name needs at least one letter or digit.")
    game = GAMES[wanted.game]
    try:
        options = game.complete_options(wanted.seats, {})
    except BadOption as error:
        limits: wire.Arguments = {"fewest": game.fewest, "most": game.most}
        raise NotAllowed("bad_seats", f"{error}.", limits) from error
    values = {
        "id": services.effects.id(),
        "name": name,
        "game": wanted.game,
        "options": ENCODE.encode(options).decode(),
        "kind": wanted.kind,
        "seats": wanted.seats,
        "rounds": wanted.rounds,
        "days": wanted.days,
        "level": wanted.level,
        "rated": wanted.rated,
        "host_id": user.id,
        "state": "open",
        "round": 0,
        "created_at": services.effects.now(),
    }

    def work(connection: Connection) -> None:
        if store.going_on_count(connection, user.id) >= MAX_GOING_ON:
            raise NotAllowed("too_many_tournaments", args={"most": MAX_GOING_ON})
        store.add_tournament(connection, values)

    await services.database.write(work)
    return str(values["id"])


def require_tournament(connection: Connection, name: str) -> Row[Any]:
    found = store.tournament_of(connection, name)
    if found is None or found.state == "cancelled":
        raise NotAllowed("no_tournament")
    return found


async def join_tournament(services: Services, user: User, name: str) -> None:
    if user.guest:
        raise NotAllowed("needs_account")

    def work(connection: Connection) -> None:
        found = require_tournament(connection, name)
        if found.state != "open":
            raise NotAllowed("tournament_began")
        players = store.players_of(connection, [name])
        if len(players) >= MAX_PLAYERS:
            raise NotAllowed("tournament_full", args={"most": MAX_PLAYERS})
        if found.rated:
            require_no_family(connection, user, players)
        with connection.begin_nested():
            store.add_player(connection, name, user.id)

    try:
        await services.database.write(work)
    except IntegrityError as error:
        raise NotAllowed("already_joined") from error


def require_no_family(connection: Connection, user: User, players: list[Row[Any]]) -> None:
    """Refuse whoever would be rated against their own programs, which may lose on purpose."""
    others = [row.user_id for row in players if row.user_id not in (None, user.id)]
    if user.family() in people.family_by_user(connection, others).values():
        raise NotAllowed("own_program")


async def leave_tournament(services: Services, user: User, name: str) -> None:
    """Leave before it starts; after that a bot plays the rounds to come."""

    def work(connection: Connection) -> bool:
        found = require_tournament(connection, name)
        if found.state == "open":
            return store.remove_player(connection, name, user.id)
        if found.state == "running":
            return store.hand_to_bot(connection, name, user.id, found.level)
        return False

    if not await services.database.write(work):
        raise NotAllowed("not_joined")


async def start_tournament(services: Services, user: User, name: str) -> None:
    """Fill seats with bots and begin the first round."""
    now = services.effects.now()
    new_id = services.effects.id

    def work(connection: Connection) -> None:
        found = require_tournament(connection, name)
        require_host(found, user)
        if found.state != "open":
            raise NotAllowed("tournament_began")
        count = len(store.players_of(connection, [name]))
        if count < 2:
            raise NotAllowed("too_few_players")
        bots = -count % found.seats
        for _ in range(bots):
            store.add_player(connection, name, None, found.level)
        rounds = found.rounds
        if found.kind == "round_robin":
            rounds = round_count(count + bots, found.seats)
        if not store.move_on(connection, name, "open", 0, state="running", rounds=rounds):
            raise NotAllowed("tournament_began")
        begin_round(connection, require_tournament(connection, name), now, new_id)

    await services.database.write(work)
    services.umpire.wake()


async def cancel_tournament(services: Services, user: User, name: str) -> None:
    """Call off a tournament that has not begun."""

    def work(connection: Connection) -> bool:
        require_host(require_tournament(connection, name), user)
        return store.move_on(connection, name, "open", 0, state="cancelled")

    if not await services.database.write(work):
        raise NotAllowed("tournament_began")


def require_host(found: Row[Any], user: User) -> None:
    if found.host_id != user.id:
        raise NotAllowed("not_host")


# how it stands


async def list_tournaments(services: Services, user: User | None) -> wire.TournamentList:
    def work(connection: Connection) -> list[wire.TournamentInfo]:
        found = store.list_tournaments(connection, MAX_LISTED)
        players: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in store.players_of(connection, [each.id for each in found]):
            players[row.tournament_id].append(row)
        return [info_of(row, players[row.id], user) for row in found]

    return wire.TournamentList(await services.database.read(work))


async def read_tournament(services: Services, user: User | None, name: str) -> wire.Tournament:
    def work(connection: Connection) -> wire.Tournament:
        found = require_tournament(connection, name)
        players = store.players_of(connection, [name])
        games = store.games_of(connection, name)
        return wire.Tournament(info_of(found, players, user), standings(players, games, user))

    return await services.database.read(work)


def info_of(row: Row[Any], players: list[Row[Any]], user: User | None) -> wire.TournamentInfo:
    own = None if user is None else user.id
    return wire.TournamentInfo(
        row.id,
        row.name,
        row.game,
        row.seats,
        row.kind,
        row.rounds,
        row.days,
        row.level,
        bool(row.rated),
        row.state,
        row.round,
        sum(each.user_id is not None for each in players),
        row.created_at,
        row.deadline if row.state == "running" else None,
        own is not None and any(each.user_id == own for each in players),
        row.host_id == own,
    )


def standings(
    players: list[Row[Any]], games: list[Row[Any]], user: User | None
) -> list[wire.Standing]:
    """Return the standings: by points, then by the points of those met, then by first places."""
    own = games_by_player(games)
    merits = merits_of(players, games)
    order = sorted(players, key=lambda each: ([-one for one in merits[each.number]], each.number))
    return [
        wire.Standing(
            1 + sum(merits[other] > merits[each.number] for other in merits),
            *merits[each.number][:2],
            [wire.TournamentPlace(row.table_id, row.place) for row in own[each.number]],
            None if each.user_id is None or each.deleted_at is not None else each.name,
            each.level if each.user_id is None else None,
            user is not None and each.user_id == user.id,
        )
        for each in order
    ]


def games_by_player(games: list[Row[Any]]) -> dict[int, list[Row[Any]]]:
    own: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in games:
        own[row.player].append(row)
    return own


def merits_of(players: list[Row[Any]], games: list[Row[Any]]) -> dict[int, tuple[int, int, int]]:
    """Return by player the points, those of whom they have met, and how often they came first."""
    own = games_by_player(games)
    halves = {each.number: sum(row.halves or 0 for row in own[each.number]) for each in players}
    rivals = rival_halves(games, halves)
    firsts = Counter(row.player for row in games if row.place == 1)
    return {number: (halves[number], rivals[number], firsts[number]) for number in halves}


def places_of(players: list[Row[Any]], games: list[Row[Any]]) -> dict[int, int]:
    """Return the place of each player; equals share one."""
    merits = merits_of(players, games)
    return {
        number: 1 + sum(other > own for other in merits.values()) for number, own in merits.items()
    }


def rival_halves(games: list[Row[Any]], halves: dict[int, int]) -> Counter[int]:
    """Return for each player the points of those met, as often as they were met."""
    tables: dict[str, list[int]] = defaultdict(list)
    for row in games:
        if row.place is not None:
            tables[row.table_id].append(row.player)
    found: Counter[int] = Counter()
    for pair, times in meetings_in(tables.values()).items():
        one, other = pair
        found[one] += times * halves[other]
        found[other] += times * halves[one]
    return found
