"""What a game must offer to be judged: features of a seat's position, and moves worth a look."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move, Seat

WEIGHTS_EACH: Final = 6
Mixture = list[float]


class Foresight:
    """How a search looks ahead.

    `depth` further own turns, of which `beam` positions are kept each time; whether the others
    give `answers` to the first turn, or only use up time.
    """

    def __init__(self, depth: int, beam: int, answers: bool) -> None:
        self.depth: Final = depth
        self.beam: Final = beam
        self.answers: Final = answers


class Judge:
    """Estimates final points. One for each game; the searches know nothing of games but this.

    The points still to come are a weighted sum of features. Every feature has six weights: what
    it is worth at all; what more while the whole game is still to come; what more while the whole
    quarter (or cycle) is still to come; what more in the last quarter; what more while all of the
    last quarter is still to come; what more with four at the table.
    """

    def __init__(
        self, game: Game[Any], names: tuple[str, ...], weights: list[float], parts: int
    ) -> None:
        if len(weights) != WEIGHTS_EACH * len(names):
            raise ValueError(f"{game.name} needs {WEIGHTS_EACH} weights for each feature")
        self.game: Final = game
        self.parts: Final = parts  # quarters or cycles of a game
        self.names: Final = names
        self.weights: Final = weights
        self.mixtures: Final[dict[float, Mixture]] = {}

    def foresight(self, seats: int) -> Foresight:
        """Return how far it pays to look ahead at a table of so many."""
        raise NotImplementedError

    def features(self, state: Any, seat: Seat) -> list[float]:
        """Return what `seat` has, in the order of `names`."""
        raise NotImplementedError

    def points(self, state: Any, seat: Seat) -> int:
        """Return the points scored so far."""
        raise NotImplementedError

    def time_left(self, state: Any) -> tuple[float, float]:
        """Return how much of the game and of the quarter is left, from 1 down to 0."""
        raise NotImplementedError

    def seats(self, state: Any) -> int:
        """Return how many sit at the table."""
        raise NotImplementedError

    def sequences(self, state: Any, decision: Decision, width: int) -> list[list[Move]]:
        """Return the moves worth a look, each with the moves that belong to it."""
        return [[move] for move in decision.options]

    def skip_others(self, state: Any, seat: Seat) -> bool:
        """Let `seat` have the next turn, as if the others passed; False if there is no next."""
        raise NotImplementedError

    def undecided(self, state: Any, seat: Seat) -> Any:
        """Return the table as it would be if nobody but `seat` had finished what all do at once.

        Where the last choice of all moves the game on, it must be judged before that: what comes
        after it hides what was chosen. The table itself is not changed.
        """
        return state

    def moment(self, state: Any) -> list[float]:
        """Return how much each of the six weights of a feature counts now."""
        game_left, part_left = self.time_left(state)
        last = 1.0 if game_left * self.parts - part_left < 0.5 else 0.0
        crowd = (self.seats(state) - 2) / 2
        return [1.0, game_left, part_left, last, last * part_left, crowd]

    def mixture(self, state: Any) -> Mixture:
        """Return what each feature is worth now; kept, because times come again and again."""
        game_left, part_left = self.time_left(state)
        key = game_left + 10 * part_left + 100 * self.seats(state)
        kept = self.mixtures.get(key)
        if kept is not None:
            return kept
        moment = self.moment(state)
        made: Mixture = []
        for at in range(0, len(self.weights), WEIGHTS_EACH):
            total = 0.0
            for place in range(WEIGHTS_EACH):
                total += moment[place] * self.weights[at + place]
            made.append(total)
        self.mixtures[key] = made
        return made

    def value(self, state: Any, seat: Seat) -> float:
        """Return the points that `seat` is expected to have at the end."""
        if not state.agenda:  # the game is over, nothing is still to come
            return float(self.points(state, seat))
        mixture = self.mixture(state)
        total = float(self.points(state, seat))
        at = 0
        for feature in self.features(state, seat):
            if feature != 0.0:
                total += feature * mixture[at]
            at += 1  # noqa: SIM113 - compiled, this is the faster way
        return total

    def worth(self, state: Any, seat: Seat, seats: int, rivalry: float) -> float:
        """Return the own expected points less `rivalry` times the mean of the others."""
        own = self.value(state, seat)
        if rivalry == 0.0:
            return own
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.value(state, Seat(other))
        return own - rivalry * others / (seats - 1)
