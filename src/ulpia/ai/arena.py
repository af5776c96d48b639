"""Games between machine players: who meets whom, one game of it, and what came of it.

Every line-up of players plays the same deals, and each deal with the seats rotated, so that
neither luck nor the seat favours anybody. A game depends on its contest and its fixture alone:
not on when, where or after what other games it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from time import perf_counter
from typing import Any

from ulpia.ai.player import Player, make_player_table
from ulpia.ai.thoughts import Notebook
from ulpia.games.registry import game_named
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.record_writer import write_record


class Forfeit(Exception):
    """A player has lost the game by its own fault: late, crashed, or an illegal move."""


class ExternalPlayer(Player):
    """A player from outside this program: it is told what happens and how the game ends."""

    def receive_events(self, events: list[Event]) -> None:
        """Take what happened, as far as the seat may know it."""

    def receive_result(self, result: dict[str, Any]) -> None:
        """Take the result; the game is over for this player."""


MakePlayer = Callable[[str, Game[Any], int, Seat], Player]
"""Makes a player for a seat: name, game, seed of the player, seat. May raise Forfeit."""


@dataclass(frozen=True)
class Contest:
    """What all games of an arena have in common; `limits` are those of the players.

    With `alone` only the line-up is played in which the first of two players sits once.
    """

    game: str
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    seed: int
    limits: dict[str, float] = field(default_factory=dict)
    alone: bool = False


@dataclass(frozen=True)
class Fixture:
    """One game: its line-up, its number within that, the deal, and who (by number) sits where."""

    lineup: int
    index: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """The result of a fixture; `points` by seat and source, `ranks` by seat from 1."""

    lineup: int
    index: int
    seed: int
    seating: tuple[int, ...]
    points: tuple[tuple[int, ...], ...] = ()
    ranks: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    loser: int | None = None
    reason: str = ""
    error: str = ""
    record: str = ""


# --- who meets whom -------------------------------------------------------------------------------


def lineups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Return who sits together: all combinations; with too few players some sit twice.

    One player alone plays against itself. Where there are fewer players than seats, every way to
    fill the seats counts in which each player sits at least once.
    """
    if players >= seats:
        return list(combinations(range(players), seats))
    filled = combinations_with_replacement(range(players), seats)
    return [lineup for lineup in filled if len(set(lineup)) == players]


def contest_lineups(contest: Contest) -> list[tuple[int, ...]]:
    """Return the line-ups that a contest plays."""
    found = lineups(len(contest.players), contest.seats)
    if not contest.alone:
        return found
    assert len(contest.players) == 2, "one alone against others of one kind"
    return [lineup for lineup in found if lineup.count(0) == 1]


def rotations(lineup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the line-up turned by every number of seats, each arrangement once."""
    rotated = [lineup[-by:] + lineup[:-by] if by else lineup for by in range(len(lineup))]
    return list(dict.fromkeys(rotated))


def fixtures(contest: Contest, games: int) -> Iterator[Fixture]:
    """Return `games` games for each line-up, all line-ups in turn; more games only add to it."""
    seatings = [rotations(lineup) for lineup in contest_lineups(contest)]
    for index in range(games):
        for number, rotated in enumerate(seatings):
            deal, rotation = divmod(index, len(rotated))
            yield Fixture(number, index, contest.seed + deal, rotated[rotation])


def player_seed(fixture: Fixture, seat: int) -> int:
    """Return the seed of a player: the same for it in all rotations of a deal."""
    own = [at for at, player in enumerate(fixture.seating) if player == fixture.seating[seat]]
    key = b"%d %d %d %d" % (
        fixture.seed,
        fixture.lineup,
        fixture.seating[seat],
        own.index(seat),
    )
    return int.from_bytes(sha256(key).digest()[:6], "big")


# --- one game -------------------------------------------------------------------------------------


class ArenaGame:
    """A game of the arena while it is played."""

    def __init__(self, contest: Contest, fixture: Fixture, make: MakePlayer) -> None:
        self.contest = contest
        self.fixture = fixture
        self.make = make
        self.match: Match[Any] = Match(
            game_named(contest.game), contest.seats, contest.options, fixture.seed
        )
        self.players: list[Player] = []
        self.notebook = Notebook()
        self.turns: list[set[int]] = [set() for _ in fixture.seating]
        self.seconds = [0.0 for _ in fixture.seating]

    def player_name(self, seat: int) -> str:
        return self.contest.players[self.fixture.seating[seat]]

    def play(self, is_stopped: Callable[[], bool]) -> Outcome | None:
        """Play to the end; None if `is_stopped` said so between two moves."""
        at_fault = 0
        try:
            for at_fault in range(self.contest.seats):
                self.add_player(Seat(at_fault))
            self.send_events(self.match.opening)
            while not self.match.is_over():
                if is_stopped():
                    return None
                decision = self.match.waiting()[0]
                at_fault = decision.seat
                self.play_decision(decision)
        except Forfeit as forfeit:
            return self.make_outcome(at_fault, str(forfeit))
        return self.make_outcome(None, "")

    def add_player(self, seat: Seat) -> None:
        seed = player_seed(self.fixture, seat)
        self.players.append(self.make(self.player_name(seat), self.match.game, seed, seat))

    def play_decision(self, decision: Decision) -> None:
        match, seat = self.match, decision.seat
        player = self.players[seat]
        self.turns[seat].add(match.state.turns)
        began = perf_counter()
        table = make_player_table(match.game, match.state, match.seats, decision, len(match.log))
        move = player.choose(table)
        self.seconds[seat] += perf_counter() - began
        self.notebook.note(len(match.log), player)
        self.send_events(match.play(seat, move))

    def send_events(self, events: list[Event]) -> None:
        for seat, player in enumerate(self.players):
            if isinstance(player, ExternalPlayer):
                player.receive_events([event for event in events if event.is_for(Seat(seat))])

    def make_outcome(self, loser: int | None, reason: str) -> Outcome:
        """Return the result of the game, and send it to external players."""
        game, state = self.match.game, self.match.state
        seats = range(self.contest.seats)
        if loser is None:
            points = tuple([tuple(by_source) for by_source in game.points(state)])
            ranks = final_ranks(game, state)
        else:
            points = ()
            ranks = tuple([len(seats) if seat == loser else 1 for seat in seats])
        self.send_result(points, ranks, loser, reason)
        return Outcome(
            self.fixture.lineup,
            self.fixture.index,
            self.fixture.seed,
            self.fixture.seating,
            points,
            ranks,
            tuple([len(turns) for turns in self.turns]),
            tuple([round(seconds, 4) for seconds in self.seconds]),
            loser,
            reason,
            record=self.write_record(loser, reason),
        )

    def send_result(
        self,
        points: tuple[tuple[int, ...], ...],
        ranks: tuple[int, ...],
        loser: int | None,
        reason: str,
    ) -> None:
        result = {
            "scores": [sum(by_source) for by_source in points],
            "ranks": list(ranks),
            "loser": loser,
            "reason": reason,
        }
        for player in self.players:
            if isinstance(player, ExternalPlayer):
                player.receive_result(result)

    def write_record(self, loser: int | None, reason: str) -> str:
        names = {seat: self.player_name(seat) for seat in range(self.contest.seats)}
        text = write_record(self.match, names, self.notebook.notes, reveal_seed=True)
        return text if loser is None else f"{text}# seat {loser} loses: {reason}\n"


def final_ranks(game: Game[Any], state: Any) -> tuple[int, ...]:
    """Return the ranks at the end: winners first, the others by points, equals together."""
    winners = game.winners(state)
    merits = [(seat in winners, total) for seat, total in enumerate(game.totals(state))]
    shared = [(True, 0) if is_winner else (False, total) for is_winner, total in merits]
    return tuple([1 + sum([other > merit for other in shared]) for merit in shared])


def play_fixture(
    contest: Contest, fixture: Fixture, make: MakePlayer, is_stopped: Callable[[], bool]
) -> Outcome | None:
    """Play one game of a contest; None if it was stopped. External players never outlive it."""
    game = ArenaGame(contest, fixture, make)
    finished = False
    try:
        outcome = game.play(is_stopped)
        finished = outcome is not None
    finally:
        if not finished:
            game.send_result((), (), None, "the game was broken off")
    return outcome
