"""Expected final points by source, and chances to win, of a position.

The tables of the evaluation choose moves; those of the forecast only foretell, and are fitted for
that. A chance is that of players of middling, equal strength from here on: it does not know who
sits there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, Generic, NamedTuple

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.evaluate.weights import NO_WEIGHTS, FeatureWeights, Phase, mix_weights
from ulpia.ai.forecast.tables import FLAT, ChanceCurves, ForecastTables, height
from ulpia.kernel.game import Game
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import S

MODEL_NUMBER: Final = 3
"""Grows with every new fit: what was computed by another model does not compare."""

DEFAULT_WORLDS: Final = 32
"""How many worlds are averaged over: more would change a chance by less than a percent."""


class Expectation(NamedTuple):
    """How a game will probably end; one entry for each seat, `by_source` where it is asked for."""

    chances: list[float]
    points: list[float]
    by_source: Sequence[Sequence[float]] = ()


class PhaseWeights:
    """What the features are worth in one phase of the game."""

    __slots__ = ("usual", "weights")

    def __init__(self, usual: list[float], weights: list[list[float]]) -> None:
        self.usual: Final = usual  # by source
        self.weights: Final = weights  # by source, in the order of its features


class Forecast(Generic[S]):
    """Foretells the end of a game from one world; `expectation` averages over imagined worlds."""

    def __init__(self, game: Game[S], evaluator: Evaluator[S], tables: ForecastTables) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.tables: Final = tables
        self.names: Final = sorted({name for own in tables.points.values() for name in own})
        self._places: Final[list[list[int]]] = []
        self._weights: Final[list[list[FeatureWeights]]] = []
        for source in game.sources:
            own = tables.points.get(source, {})
            self._places.append([self.names.index(name) for name in own])
            self._weights.append([own.get(name, NO_WEIGHTS) for name in own])
        self._phase_weights: Final[dict[float, PhaseWeights]] = {}

    # one world

    def points_by_source(self, state: S, seat: Seat) -> list[float]:
        """Return the expected final points of `seat`; of a finished game, its points."""
        points = [float(number) for number in self.game.points(state)[seat]]
        if not state.agenda:
            return points
        features = self.evaluator.features(state, seat)
        values: list[float] = [getattr(features, name) for name in self.names]
        return self.add_expected(points, values, self._weights_now(state))

    def add_expected(
        self, points: list[float], values: list[float], phase_weights: PhaseWeights
    ) -> list[float]:
        """Return points so far by source with what the features called `names` still bring."""
        final: list[float] = []
        for source in range(len(points)):
            weights = phase_weights.weights[source]
            places = self._places[source]
            expected = points[source] + phase_weights.usual[source]
            for at in range(len(places)):
                expected += values[places[at]] * weights[at]
            final.append(expected)
        return final

    def expected_points(self, state: S, seat: Seat) -> float:
        """Return the sum of `points_by_source`."""
        return add_up(self.points_by_source(state, seat))

    def chances(self, state: S) -> list[float]:
        """Return the chance of every seat to win; of a finished game, the result."""
        seats = len(self.game.points(state))
        expected = [self.expected_points(state, Seat(seat)) for seat in range(seats)]
        return self.chances_with(state, expected)

    def chances_with(self, state: S, expected: list[float]) -> list[float]:
        """Return the chances for these expected points; of a finished game, the result."""
        if not state.agenda:
            winners = self.game.winners(state)
            return [
                1.0 / len(winners) if Seat(seat) in winners else 0.0
                for seat in range(len(expected))
            ]
        points = [float(sum(by_source)) for by_source in self.game.points(state)]
        left = self.evaluator.time_left(state)[0]
        return self.chances_at(left, only_mover(state), points, expected)

    def chances_at(
        self, left: float, mover: int, points: list[float], expected: list[float]
    ) -> list[float]:
        """Return the chances when `left` of the game is left and only `mover` is to move."""
        curves = self.curves(len(expected))
        by_expected = height(curves.expected, left)
        by_points = height(curves.points, left)
        strengths: list[float] = []
        for seat in range(len(expected)):
            strength = by_expected * expected[seat] + by_points * points[seat]
            if seat == mover:
                strength += height(curves.moves_next, left)
            strengths.append(strength)
        return softmax(strengths)

    def curves(self, seats: int) -> ChanceCurves:
        """Return the curves for a table of so many; a game may bring none for that number."""
        known = self.tables.chances
        return known[seats] if seats in known else known[max(known)]

    # what a viewpoint knows

    def expectation(
        self, state: S, viewpoint: Seat | None, worlds: int = DEFAULT_WORLDS, seed: int = 1
    ) -> Expectation:
        """Return the mean over worlds imagined for a seat, or for a spectator.

        It depends on what that viewpoint knows, on `worlds` and on `seed` alone.
        """
        imagined = [self.game.imagine(state, viewpoint, seed + number) for number in range(worlds)]
        return self.average(imagined)

    def average(self, worlds: list[S]) -> Expectation:
        """Return the mean of the forecasts of several worlds."""
        seats = len(self.game.points(worlds[0]))
        chances = [0.0] * seats
        by_source = [[0.0] * len(self.game.sources) for _ in range(seats)]
        share = 1.0 / len(worlds)
        for world in worlds:
            of_world = [self.points_by_source(world, Seat(seat)) for seat in range(seats)]
            expected = [add_up(own) for own in of_world]
            for seat, chance in enumerate(self.chances_with(world, expected)):
                chances[seat] += chance * share
                for source, points in enumerate(of_world[seat]):
                    by_source[seat][source] += points * share
        return Expectation(chances, [add_up(own) for own in by_source], by_source)

    # the tables at a phase_weights

    def _weights_now(self, state: S) -> PhaseWeights:
        """Return the weights of the present phase; cached, because the same times come up often."""
        game_left, part_left = self.evaluator.time_left(state)
        seats = self.evaluator.seats(state)
        time = game_left + 10 * part_left + 100 * seats
        known = self._phase_weights.get(time)
        if known is not None:
            return known
        phase_weights = self.weights_at(seats, game_left, self.evaluator.phase(state))
        self._phase_weights[time] = phase_weights
        return phase_weights

    def weights_at(self, seats: int, left: float, phase: Phase) -> PhaseWeights:
        """Return the weights of a phase, with the fraction `left` of the game to go."""
        usual = self.tables.usual.get(seats, {})
        return PhaseWeights(
            [height(usual.get(source, FLAT), left) for source in self.game.sources],
            [[mix_weights(weights, phase) for weights in own] for own in self._weights],
        )


def only_mover(state: S) -> Seat:
    """Return the seat that is asked, if it is the only one."""
    asked = state.agenda[-1].ask(state)
    return asked[0].seat if len(asked) == 1 else NOBODY


def softmax(strengths: list[float]) -> list[float]:
    """Return chances that add up to 1, in the proportion of the exponentials."""
    best = max(strengths)
    weights = [exp(strength - best) for strength in strengths]
    total = add_up(weights)
    return [weight / total for weight in weights]


def add_up(numbers: list[float]) -> float:
    """Return the sum from left to right; `sum` of Python 3.12 rounds differently."""
    total = 0.0
    for number in numbers:
        total += number
    return total
