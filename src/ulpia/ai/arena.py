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

from ulpia.ai.player import Player, sit_down
from ulpia.ai.thoughts import Notebook
from ulpia.games.registry import game_named
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.record import write_record


class Forfeit(Exception):
    """A player has lost the game by its own fault: late, crashed, or an illegal move."""


class Guest(Player):
    """A player from outside this program: it hears what happens and how the game ends."""

    def hear(self, events: list[Event]) -> None:
        """Learn what happened, as far as the seat may know it."""

    def leave(self, result: dict[str, Any]) -> None:
        """Learn the result and go."""


Maker = Callable[[str, Game[Any], int, Seat], Player]
"""Makes a player for a seat: name, game, seed of the player, seat. May raise Forfeit."""


@dataclass(frozen=True)
class Contest:
    """What all games of an arena have in common; `limits` are those of the players."""

    game: str
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    seed: int
    limits: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Fixture:
    """One game: which line-up, its how-many-eth game, the deal, and who (by number) sits where."""

    lineup: int
    index: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """What came of a fixture; `points` by seat and source, `ranks` by seat from 1."""

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


def rotations(lineup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the line-up turned by every number of seats, each arrangement once."""
    turned = [lineup[-by:] + lineup[:-by] if by else lineup for by in range(len(lineup))]
    return list(dict.fromkeys(turned))


def fixtures(contest: Contest, games: int) -> Iterator[Fixture]:
    """Return `games` games for each line-up, all line-ups in turn; more games only add to it."""
    found = [rotations(lineup) for lineup in lineups(len(contest.players), contest.seats)]
    for index in range(games):
        for number, turned in enumerate(found):
            deal, rotation = divmod(index, len(turned))
            yield Fixture(number, index, contest.seed + deal, turned[rotation])


def player_seed(fixture: Fixture, seat: int) -> int:
    """Return the seed of a player: the same for it in all rotations of a deal."""
    own = [at for at, player in enumerate(fixture.seating) if player == fixture.seating[seat]]
    told = b"%d %d %d %d" % (
        fixture.seed,
        fixture.lineup,
        fixture.seating[seat],
        own.index(seat),
    )
    return int.from_bytes(sha256(told).digest()[:6], "big")


# --- one game -------------------------------------------------------------------------------------


class Course:
    """A game of the arena while it is played."""

    def __init__(self, contest: Contest, fixture: Fixture, make: Maker) -> None:
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

    def name(self, seat: int) -> str:
        return self.contest.players[self.fixture.seating[seat]]

    def play(self, stopped: Callable[[], bool]) -> Outcome | None:
        """Play to the end; None if `stopped` said so between two moves."""
        at_fault = 0
        try:
            for at_fault in range(self.contest.seats):
                self.seat_player(Seat(at_fault))
            self.tell(self.match.opening)
            while not self.match.is_over():
                if stopped():
                    return None
                decision = self.match.waiting()[0]
                at_fault = decision.seat
                self.decide(decision)
        except Forfeit as forfeit:
            return self.outcome(at_fault, str(forfeit))
        return self.outcome(None, "")

    def seat_player(self, seat: Seat) -> None:
        seed = player_seed(self.fixture, seat)
        self.players.append(self.make(self.name(seat), self.match.game, seed, seat))

    def decide(self, decision: Decision) -> None:
        match, seat = self.match, decision.seat
        player = self.players[seat]
        self.turns[seat].add(match.state.turns)
        began = perf_counter()
        table = sit_down(match.game, match.state, match.seats, decision, len(match.log))
        move = player.choose(table)
        self.seconds[seat] += perf_counter() - began
        self.notebook.note(len(match.log), player)
        self.tell(match.play(seat, move))

    def tell(self, events: list[Event]) -> None:
        for seat, player in enumerate(self.players):
            if isinstance(player, Guest):
                player.hear([event for event in events if event.is_for(Seat(seat))])

    def outcome(self, loser: int | None, reason: str) -> Outcome:
        """Return what came of the game, and tell it to the guests."""
        game, state = self.match.game, self.match.state
        seats = range(self.contest.seats)
        if loser is None:
            points = tuple([tuple(by_source) for by_source in game.points(state)])
            ranks = final_ranks(game, state)
        else:
            points = ()
            ranks = tuple([len(seats) if seat == loser else 1 for seat in seats])
        self.dismiss(points, ranks, loser, reason)
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
            record=self.record(loser, reason),
        )

    def dismiss(
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
            if isinstance(player, Guest):
                player.leave(result)

    def record(self, loser: int | None, reason: str) -> str:
        names = {seat: self.name(seat) for seat in range(self.contest.seats)}
        text = write_record(self.match, names, self.notebook.notes, reveal_seed=True)
        return text if loser is None else f"{text}# seat {loser} loses: {reason}\n"


def final_ranks(game: Game[Any], state: Any) -> tuple[int, ...]:
    """Return the ranks at the end: winners first, the others by points, equals together."""
    winners = game.winners(state)
    merits = [(seat in winners, total) for seat, total in enumerate(game.totals(state))]
    shared = [(True, 0) if is_winner else (False, total) for is_winner, total in merits]
    return tuple([1 + sum([other > merit for other in shared]) for merit in shared])


def play_fixture(
    contest: Contest, fixture: Fixture, make: Maker, stopped: Callable[[], bool]
) -> Outcome | None:
    """Play one game of a contest; None if it was stopped. Guests never outlive it."""
    course = Course(contest, fixture, make)
    finished = False
    try:
        outcome = course.play(stopped)
        finished = outcome is not None
    finally:
        if not finished:
            course.dismiss((), (), None, "the game was broken off")
    return outcome
