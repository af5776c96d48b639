"""What a viewpoint could expect of a game: means over worlds imagined for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ulpia.ai.forecast.forecast import Expectation, Forecast
from ulpia.ai.review.lines import mean_columns
from ulpia.ai.review.worlds import Worlds
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions

MAX_REDRAWS: Final = 8
"""How often a world is drawn again in which a seat could not do what it did."""


class ViewpointForecast:
    """The forecast of a game for a seat, from what it knows, or for a spectator (None)."""

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

    def expect(self, state: Any, entry: int) -> Expectation:
        """Return the expectation after an entry; of a finished game, its result."""
        if not decisions(state):
            return self.expectation_in(state)
        return self.mean_expectation(self.imagine_all(state, entry))

    def expect_before(self, state: Any, entry: int, seat: Seat, move: Move) -> Expectation | None:
        """Return the expectation before an entry is drawn, each world drawing its own cards.

        None where the move is possible in no world that was imagined.
        """
        carried = []
        for number in range(self.count):
            world = self.carry(state, entry, number, seat, move)
            if world is not None:
                carried.append(world)
        return self.mean_expectation(carried) if carried else None

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

    def mean_expectation(self, worlds: Iterable[Any]) -> Expectation:
        expectations = [self.expectation_in(world) for world in worlds]
        return Expectation(
            mean_columns([each.chances for each in expectations]),
            mean_columns([each.points for each in expectations]),
        )

    def expectation_in(self, world: Any) -> Expectation:
        """Return the expectation in one world; of a finished game, its result."""
        points = [
            sum(self.forecast.points_by_source(world, Seat(seat))) for seat in range(self.seats)
        ]
        if not decisions(world):
            return Expectation(self.forecast.chances(world), points)
        return Expectation(self.forecast.chances_with(world, points), points)
