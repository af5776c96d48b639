"""The result of a game that is over, from its rows and its log: no rules are needed.

Who sat where at the end, with points by source; and how the game counts for ratings:

- Rated are the people who began the game, and the bots that had seats of their own.
- Whoever has left for good, or whose seat a bot holds at the end, counts as last. Whoever came back
  counts as if they had never been away. Bots that stand in and people who take over a seat are not
  rated: they did not play the whole game.
- A game that all give up rates nobody, unless somebody had left it for good before: then those who
  stayed share the first place. Whoever ends a game alone against its bots has left it.
- A game that the host closes rates nobody.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from ulpia.games.plugins import find_plugin
from ulpia.table import wire
from ulpia.table.entries import Closed, Entry, GivenUp, Moved
from ulpia.table.lessons import UNDO_OF_LESSONS
from ulpia.table.new_tables import BRANCH
from ulpia.table.records import effective_entries, read_log
from ulpia.table.store import Loaded, SeatRow

OPENINGS: Final = "ulpia.table.openings"


class SeatResult(Struct, frozen=True):
    """How a seat ended. `player` is who is rated, `rated_rank` their place among those."""

    seat: int
    user: str | None
    level: str | None
    rank: int
    points: dict[str, int]
    won: bool
    opening: str | None
    player: str | None
    rated_rank: int | None

    def total(self) -> int:
        return sum(self.points.values())


class GameResult(Struct, frozen=True):
    """How a game ended; without seats if it counts nowhere."""

    table: str
    game: str
    rules: int
    ending: Literal["finished", "abandoned"]
    rated: bool
    counted: bool
    moves: int
    started_at: int
    ended_at: int
    seat_count: int
    seats: list[SeatResult]


def player_of_user(user: str) -> str:
    """Return the name under which a person is rated."""
    return f"user {user}"


def player_of_level(level: str) -> str:
    """Return the name under which a level of the bots is rated."""
    return f"bot {level}"


def game_result(loaded: Loaded) -> GameResult:
    """Return the result of a game that is over; `loaded` holds all entries of its log."""
    row = loaded.row
    assert row.started_at is not None and row.status in ("finished", "abandoned")
    entries = read_log(loaded)
    moves = [entry for entry in effective_entries(entries) if isinstance(entry, Moved)]
    is_counted = counts(loaded, entries) and row.result is not None
    seats = seat_results(loaded, entries, moves) if is_counted else []
    return GameResult(
        row.id,
        row.game,
        row.rules,
        "finished" if row.status == "finished" else "abandoned",
        any(seat.rated_rank is not None for seat in seats),
        is_counted and row.status == "finished",
        len(moves),
        row.started_at,
        row.finished_at or row.changed_at,
        row.seats,
        seats,
    )


def counts(loaded: Loaded, entries: list[Entry]) -> bool:
    """Say whether a game counts at all: no lesson, no branch, and not of bots alone."""
    if loaded.row.undo == UNDO_OF_LESSONS or loaded.row.event == BRANCH:
        return False
    has_leavers = any(isinstance(entry, GivenUp) for entry in entries)
    return has_leavers or any(seat.user is not None for seat in loaded.seats)


def seat_results(loaded: Loaded, entries: list[Entry], moves: list[Moved]) -> list[SeatResult]:
    result = msgspec.json.decode(loaded.row.result or "", type=wire.Result)
    ranks = final_ranks(result.totals, result.winners)
    openings = first_openings(loaded.row.game, moves)
    rated = rated_players(loaded, entries, ranks) if loaded.row.rated else {}
    return [
        SeatResult(
            seat.seat,
            seat.user,
            seat.level,
            ranks[seat.seat],
            result.points[seat.seat],
            seat.seat in result.winners,
            openings.get(seat.seat),
            *rated.get(seat.seat, (None, None)),
        )
        for seat in loaded.seats
    ]


def final_ranks(totals: list[int], winners: list[int]) -> list[int]:
    """Return the ranks at the end: winners first, the others by points, equals together."""
    merits = [(1, 0) if seat in winners else (0, total) for seat, total in enumerate(totals)]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def first_openings(game: str, moves: list[Moved]) -> dict[int, str]:
    """Return by seat how it opened, as the game's own module says it."""
    plugin: Any = find_plugin(OPENINGS, game)
    found: dict[int, str] = {}
    if plugin is None:
        return found
    for move in moves:
        for event in move.events:
            if event.seat is not None and event.seat not in found:
                name = plugin.opening(event)
                if name is not None:
                    found[event.seat] = name
    return found


def rated_players(
    loaded: Loaded, entries: list[Entry], ranks: list[int]
) -> dict[int, tuple[str, int]]:
    """Return by seat who is rated, and at which place; nobody if there is nothing to compare."""
    owners = first_owners(loaded.seats, entries)
    gone = {seat for seat, owner in owners.items() if has_left(loaded.seats[seat], owner)}
    bots = {seat.seat for seat in loaded.seats if seat.place == "bot"}
    if loaded.row.status == "abandoned":
        closed = next(entry for entry in reversed(entries) if isinstance(entry, Closed))
        if closed.seat is None:
            return {}
        stayed = owners.keys() - gone
        if bots and len(stayed) == 1:
            gone |= stayed
        if not gone:
            return {}
        ranks = [1] * len(ranks)
    players = {seat: player_of_user(owner) for seat, owner in owners.items()}
    players |= {seat: player_of_level(loaded.seats[seat].level or "") for seat in bots}
    if len(set(players.values())) < 2:
        return {}
    places = {seat: ranks[seat] for seat in players}
    last = 1 + max(ranks)
    places |= dict.fromkeys(gone, last)
    return {
        seat: (player, 1 + sum(places[other] < places[seat] for other in players))
        for seat, player in players.items()
    }


def first_owners(seats: list[SeatRow], entries: list[Entry]) -> dict[int, str]:
    """Return the people who began the game, by seat."""
    owners = {seat.seat: seat.user for seat in seats if seat.place != "bot"}
    left = [entry for entry in entries if isinstance(entry, GivenUp)]
    for entry in reversed(left):  # the first to leave a seat is who began there
        owners[entry.seat] = entry.user
    return {seat: owner for seat, owner in owners.items() if owner is not None}


def has_left(seat: SeatRow, owner: str) -> bool:
    """Say whether somebody who began in a seat does not play it at the end."""
    return seat.user != owner or seat.level is not None or seat.former


# tournaments: every game of a round must have places, however it ended


def places_in_game(loaded: Loaded) -> list[int]:
    """Return the places of a game that is over, by seat, as tournaments count them.

    Whoever has left for good comes last, also if those who stay give the game up then: they share
    the first place. People who give a game up otherwise come last together, behind the bots.
    """
    result = msgspec.json.decode(loaded.row.result or "", type=wire.Result)
    owners = first_owners(loaded.seats, read_log(loaded))
    gone = {seat for seat, owner in owners.items() if has_left(loaded.seats[seat], owner)}
    if loaded.row.status == "finished":
        return places_with_last(final_ranks(result.totals, result.winners), gone)
    has_bots = any(seat.place == "bot" for seat in loaded.seats)
    last = gone if gone and not has_bots else set(owners)
    return places_with_last([1] * len(loaded.seats), last)


def places_with_last(ranks: list[int], last: set[int]) -> list[int]:
    """Return places by rank, with some seats behind all others, together."""
    merits = [(seat in last, 0 if seat in last else rank) for seat, rank in enumerate(ranks)]
    return [1 + sum(other < merit for other in merits) for merit in merits]
