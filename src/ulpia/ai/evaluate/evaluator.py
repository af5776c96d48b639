"""What a game offers to be evaluated: features of a seat's position, and candidates for moves."""

from __future__ import annotations

from typing import Final, Generic

from ulpia.ai.evaluate.features import Features, fill_features, read_features
from ulpia.ai.evaluate.weights import FeatureWeights, Phase, mix_weights
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import S, apply, decisions


class LookaheadSettings:
    """How far and how wide a search looks ahead.

    `depth` further own turns, of which the best `beam_width` positions are kept each time. Whether
    `others_answer` the first turn, or only use up time. The widths are those of TurnSearch: of the
    turn that is chosen, and of the turns that follow it.
    """

    def __init__(
        self,
        depth: int,
        beam_width: int,
        others_answer: bool,
        root_widths: tuple[int, ...] = (8, 3, 2),
        quick_widths: tuple[int, ...] = (3, 1),
    ) -> None:
        self.depth: Final = depth
        self.beam_width: Final = beam_width
        self.others_answer: Final = others_answer
        self.root_widths: Final = root_widths
        self.quick_widths: Final = quick_widths

    def __repr__(self) -> str:
        answer = "with answers" if self.others_answer else "alone"
        widths = f"{self.root_widths} then {self.quick_widths}"
        return f"{self.depth} turns, {self.beam_width} kept, {answer}, {widths}"


class Evaluator(Generic[S]):
    """Estimates final points. The searches know nothing of a game but its evaluator.

    The points still to come are a weighted sum of features. `weights` are in the order of the
    features' `names`. `parts` is how many quarters (or cycles) a game has.
    """

    def __init__(
        self,
        game: Game[S],
        names: tuple[str, ...],
        weights: list[FeatureWeights],
        parts: int,
    ) -> None:
        if len(weights) != len(names):
            raise ValueError(f"{game.name} has {len(names)} features, not {len(weights)}")
        self.game: Final = game
        self.names: Final = names
        self.weights: Final = weights
        self.parts: Final = parts
        self._weights_by_time: Final[dict[float, Features]] = {}

    # what a game must tell

    def blank_features(self) -> Features:
        """Return features to be filled."""
        raise NotImplementedError

    def features(self, state: S, seat: Seat) -> Features:
        """Return what `seat` has."""
        raise NotImplementedError

    def points(self, state: S, seat: Seat) -> int:
        """Return the points scored so far."""
        raise NotImplementedError

    def time_left(self, state: S) -> tuple[float, float]:
        """Return how much of the game and of the quarter is left, from 1 down to 0."""
        raise NotImplementedError

    def seats(self, state: S) -> int:
        """Return how many sit at the table."""
        raise NotImplementedError

    # what a game may tell

    def lookahead_settings(self, seats: int) -> LookaheadSettings:
        """Return how far it pays to look ahead at a table of so many."""
        return LookaheadSettings(1, 2, True)

    def candidate_sequences(self, state: S, decision: Decision, orders: int) -> list[list[Move]]:
        """Return the moves worth trying, each with the moves that belong to it.

        `orders` is how many ways of doing the same in another order are worth trying.
        """
        return [[move] for move in decision.options]

    def skip_others(self, state: S, seat: Seat) -> bool:
        """Go on to the next turn of `seat` with little ado; False if it has none any more."""
        asked = decisions(state)
        while asked and decision_of(asked, seat) is None:
            apply(state, asked[0].seat, asked[0].options[0])
            asked = decisions(state)
        return bool(asked)

    def reopen_choices(self, state: S, seat: Seat) -> S:
        """Return the table as if nobody but `seat` had finished what all seats do at once.

        Where the last choice of all moves the game on, it must be evaluated before that: what comes
        after it hides what was chosen. The table itself is not changed.
        """
        return state

    # the estimate

    def phase(self, state: S) -> Phase:
        """Return how much each of the six weights of a feature counts now."""
        game_left, part_left = self.time_left(state)
        last_part = 1.0 if game_left * self.parts - part_left < 0.5 else 0.0
        full_table = (self.seats(state) - 2) / 2
        return Phase(1.0, game_left, part_left, last_part, last_part * part_left, full_table)

    def current_weights(self, state: S) -> Features:
        """Return what each feature is worth now; kept, because times come again and again."""
        game_left, part_left = self.time_left(state)
        time = game_left + 10 * part_left + 100 * self.seats(state)
        known = self._weights_by_time.get(time)
        if known is not None:
            return known
        phase = self.phase(state)
        mixed = [mix_weights(weights, phase) for weights in self.weights]
        current = self.blank_features()
        fill_features(current, zip(self.names, mixed, strict=True))
        self._weights_by_time[time] = current
        return current

    def expected_points(self, state: S, seat: Seat) -> float:
        """Return the points that `seat` is expected to have at the end."""
        if not state.agenda:  # the game is over, nothing is still to come
            return float(self.points(state, seat))
        points = float(self.points(state, seat))
        return self.features(state, seat).weighted_sum(points, self.current_weights(state))

    def value(self, state: S, seat: Seat, seats: int, rivalry: float) -> float:
        """Return the own expected points less `rivalry` times the mean of the others."""
        own = self.expected_points(state, seat)
        if rivalry == 0.0:
            return own
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.expected_points(state, Seat(other))
        return own - rivalry * others / (seats - 1)

    def named_features(self, state: S, seat: Seat) -> dict[str, float]:
        """Return what `seat` has by the names of the features, for people and tools."""
        return read_features(self.features(state, seat), self.names)
