"""Rows of mixed games in files: one file for each set, a game title with a number of seats.

A row is a list of numbers: the number of its game, how much of the game is left, the six moments
of the evaluation, the seat that is to move (-1 if several are), then for each seat its features,
its points by source so far, its points by source at the end, and its share of the victory.
"""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, Final

from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.evaluate.weights import Phase
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import State

SEAT_COUNTS: Final = (2, 3, 4)
HEAD: Final = 2 + len(Phase._fields) + 1
NUMBER_BYTES: Final = 4


class GameSet:
    """The games of one title with one number of seats: a file of rows, and how many games."""

    def __init__(self, folder: Path, game: str, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.name: Final = f"{game}-{seats}"
        self.file: Final = folder / f"{self.name}.rows"
        self.counter: Final = folder / f"{self.name}.games"
        self.features: Final = len(find_evaluation(game_named(game)).names)
        self.sources: Final = len(game_named(game).sources)
        self.of_seat: Final = self.features + 2 * self.sources + 1
        self.width: Final = HEAD + seats * self.of_seat
        folder.mkdir(parents=True, exist_ok=True)
        counted = self.counter.read_text().split() if self.counter.exists() else ["0", "0"]
        self.games = int(counted[0])
        self.size = int(counted[1])

    def count_games(self) -> int:
        return self.games

    def append(self, numbers: array[float]) -> None:
        """Add the rows of the next game; what a stopped run left half written is overwritten."""
        data = numbers.tobytes()
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.seek(self.size)
            file.write(data)
            file.truncate()
        self.games += 1
        self.size += len(data)
        self.counter.write_text(f"{self.games} {self.size}")


def all_sets(folder: Path) -> list[GameSet]:
    """Return the sets of a folder, whether they have games or not."""
    return [GameSet(folder, game, seats) for game in GAMES for seats in SEAT_COUNTS]


class Row:
    """What everybody had at one moment."""

    def __init__(self, time_left: float, phase: Phase, mover: int, seats: list[list[float]]):
        self.time_left: Final = time_left
        self.phase: Final = phase
        self.mover: Final = mover
        self.seats: Final = seats

    @classmethod
    def look(cls, game: Game[Any], evaluator: Evaluator[Any], world: State) -> Row:
        """Return what everybody has in a world."""
        points = game.points(world)
        asked = world.agenda[-1].ask(world)
        mover = asked[0].seat if len(asked) == 1 else -1
        seats = [
            [*evaluator.named_features(world, Seat(seat)).values(), *points[seat]]
            for seat in range(len(points))
        ]
        return cls(evaluator.time_left(world)[0], evaluator.phase(world), mover, seats)

    def write(
        self, numbers: array[float], game: int, final: list[list[int]], winners: list[Seat]
    ) -> None:
        """Append the row, now that the end of its game is known."""
        numbers.extend([game, self.time_left, *self.phase, self.mover])
        for seat, own in enumerate(self.seats):
            share = 1 / len(winners) if seat in winners else 0.0
            numbers.extend([*own, *final[seat], share])
