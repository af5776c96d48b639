"""Players of the library: our levels by name, those that users write, and games between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ulpia.ai.arena import Contest, Fixture, Outcome, fixtures, play_fixture
from ulpia.ai.levels import DEFAULT_WORLDS, LEVELS, make_player, require_level
from ulpia.ai.player import MatchToken, PlayerTable
from ulpia.ai.player import Player as SeatPlayer
from ulpia.ai.python_player import Factory, PythonPlayer, require_factory
from ulpia.ai.ratings import mean, win_share
from ulpia.ai.search.ranking import Budget
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move, Seat


def level_names() -> list[str]:
    """Return the levels of players there are, weakest first."""
    return list(LEVELS)


def player(level: str, seed: int = 0, worlds: int = DEFAULT_WORLDS) -> LevelPlayer:
    """Return a player of a level, or raise UnknownLevel with the levels there are.

    It looks at no clock: the same seed and the same match give the same choices. `worlds` is how
    many worlds Legatus and Imperator imagine at each turn.
    """
    require_level(level)
    return LevelPlayer(level, seed, worlds)


class LevelPlayer:
    """A player of one of our levels. One object can play any seats of any matches.

    It keeps the plans of one match at a time, so that it is fastest with one match after another.
    """

    def __init__(self, level: str, seed: int, worlds: int) -> None:
        self.level = level
        self.seed = seed
        self.worlds = worlds
        self._token: MatchToken | None = None
        self._by_seat: dict[Seat, SeatPlayer] = {}

    def choose(self, table: PlayerTable) -> Move:
        """Return one of the options of `table.decision`."""
        if table.token is None or table.token is not self._token:
            self._token = table.token
            self._by_seat = {}
        if table.seat not in self._by_seat:
            seed = self.seed + table.seat
            budget = Budget(self.worlds)
            self._by_seat[table.seat] = make_player(self.level, table.game, seed, budget)
        return self._by_seat[table.seat].choose(table)

    def __repr__(self) -> str:
        return f"<player {self.level}, seed {self.seed}>"


@dataclass(frozen=True)
class ArenaResult:
    """What came of games between players; `outcomes[n].seating` holds places in `players`."""

    players: tuple[str, ...]
    outcomes: tuple[Outcome, ...]

    def win_shares(self) -> dict[str, float]:
        """Return for each player its part of the victories, from 0 to 1."""
        shares = {}
        for number, name in enumerate(self.players):
            own = [outcome for outcome in self.outcomes if number in outcome.seating]
            shares[name] = mean([win_share(outcome, number) for outcome in own])
        return shares

    def faults(self) -> list[tuple[str, str]]:
        """Return who lost a game by its own fault, and by which: a crash or an illegal move."""
        return [
            (self.players[outcome.seating[outcome.loser]], outcome.reason)
            for outcome in self.outcomes
            if outcome.loser is not None
        ]


def compete(
    game: str,
    players: Sequence[str | Factory],
    seats: int = 2,
    games: int = 10,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
) -> ArenaResult:
    """Let players compete as in `ulpia arena`: levels by name, or classes of your own.

    Every line-up plays `games` games, each deal once for every rotation of the seats. A class is
    made anew for each seat and game, with `seed=` if it takes one.
    """
    rules = game_named(game)
    given = {name: str(value) for name, value in (options or {}).items()}
    makers = _Makers(players)
    complete = rules.complete_options(seats, given)
    contest = Contest(rules.name, seats, complete, tuple(makers.factories), seed)
    played = [_play_to_the_end(contest, each, makers) for each in fixtures(contest, games)]
    return ArenaResult(contest.players, tuple(played))


class _Makers:
    """Makes the players of a contest by name."""

    def __init__(self, players: Sequence[str | Factory]) -> None:
        self.factories: dict[str, Factory | None] = {}
        for given in players:
            name = given if isinstance(given, str) else getattr(given, "__qualname__", repr(given))
            if name in self.factories:
                raise ValueError(f"player {name!r} is named twice; once is enough to play itself")
            if isinstance(given, str):
                player(given)  # refuses a level that does not exist
                self.factories[name] = None
            else:
                self.factories[name] = require_factory(given, name)

    def __call__(self, name: str, game: Game[Any], seed: int, seat: Seat) -> SeatPlayer:
        factory = self.factories[name]
        if factory is None:
            return make_player(name, game, seed, Budget(DEFAULT_WORLDS))
        return PythonPlayer(factory, seed)


def _play_to_the_end(contest: Contest, fixture: Fixture, makers: _Makers) -> Outcome:
    outcome = play_fixture(contest, fixture, makers, _never)
    assert outcome is not None, "nobody stops it"
    return outcome


def _never() -> bool:
    return False
