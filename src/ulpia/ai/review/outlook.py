"""What a viewpoint could expect: chances and points, as means over imagined worlds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ulpia.ai.forecast.forecast import Forecast
from ulpia.ai.review.lines import mean_columns
from ulpia.ai.review.worlds import Worlds
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions

MAX_REDRAWS: Final = 8
"""How often a world is drawn again in which a seat could not do what it did."""


class Expectation(NamedTuple):
    """For each seat its chance to win, and the points that are expected of it."""

    chances: list[float]
    points: list[float]


class Onlooker:
    """Looks at a game as one viewpoint knows it; None is somebody who only watches."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        forecast: Forecast[Any],
        worlds: Worlds,
        count: int,
        viewpoint: Seat | None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.forecast: Final = forecast
        self.worlds: Final = worlds
        self.count: Final = count
        self.viewpoint: Final = viewpoint

    def look(self, state: Any, entry: int) -> Expectation:
        """Return what is to be expected after an entry; when all is over, what came of it."""
        if not decisions(state):
            return self.outlook_of(state)
        return self.mean_outlook(self.imagine_all(state, entry))

    def look_before(self, state: Any, entry: int, seat: Seat, move: Move) -> Expectation | None:
        """Return what was to be expected of an entry, each world drawing its own cards.

        None where the move is possible in no world that was imagined.
        """
        carried = []
        for number in range(self.count):
            world = self.carry(state, entry, number, seat, move)
            if world is not None:
                carried.append(world)
        return self.mean_outlook(carried) if carried else None

    def carry(self, state: Any, entry: int, number: int, seat: Seat, move: Move) -> Any:
        """Return a world in which the move was played, or None if it could not be.

        It is imagined once more, as the real one is after the entry: imagining may take back what
        others have chosen unseen, and both sides of a difference must be looked at alike. The seed
        of that is its own: by the same seed what is drawn would decide what is imagined after it.
        """
        for attempt in range(MAX_REDRAWS + 1):
            seed = self.worlds.seed(entry, number + attempt * self.count)
            world = self.game.imagine(state, self.viewpoint, seed)
            asked = decision_of(decisions(world), seat)
            if asked is not None and move in asked.options:
                apply(world, seat, move)
                if not decisions(world):
                    return world
                fresh = self.worlds.seed(entry, number + (MAX_REDRAWS + 1) * self.count)
                return self.game.imagine(world, self.viewpoint, fresh)
        return None

    def imagine_all(self, state: Any, entry: int) -> Iterable[Any]:
        for number in range(self.count):
            yield self.game.imagine(state, self.viewpoint, self.worlds.seed(entry, number))

    def mean_outlook(self, worlds: Iterable[Any]) -> Expectation:
        outlooks = [self.outlook_of(world) for world in worlds]
        return Expectation(
            mean_columns([outlook.chances for outlook in outlooks]),
            mean_columns([outlook.points for outlook in outlooks]),
        )

    def outlook_of(self, world: Any) -> Expectation:
        """Return what one world lets expect."""
        points = [
            sum(self.forecast.points_by_source(world, Seat(seat))) for seat in range(self.seats)
        ]
        if not decisions(world):
            return Expectation(self.forecast.chances(world), points)
        return Expectation(self.forecast.chances_with(world, points), points)
