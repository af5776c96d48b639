"""Many games in one loop: what learners repeat a million times, compiled with the engine.

Games are played by numbers of moves. A game that is over is followed by a new one at once.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.encoding import MAX_ABOUT, narrow
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions

NO_DECISION: Final = bytes([255] * (1 + MAX_ABOUT))


class FinishedGame:
    """What came of a game that is over."""

    def __init__(
        self, seed: int, totals: list[int], winners: list[Seat], seat: Seat, row: bytes
    ) -> None:
        self.seed: Final = seed
        self.totals: Final = totals
        self.winners: Final = winners
        self.seat: Final = seat  # who made the last move
        self.row: Final = row  # what that seat saw in the end


class Batch:
    """Some games side by side, each waiting for one seat's decision."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        moves: tuple[Move, ...],
        seeds: list[int],
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.moves: Final = moves
        self.numbers: Final = {move: number for number, move in enumerate(moves)}
        self.prompts: Final = {
            prompt: number for number, prompt in enumerate(game.vocabulary.prompts)
        }
        self.seeds: Final = seeds  # of the games that are played
        self.states: Final[list[Any]] = [game.start(seats, options, seed) for seed in seeds]
        self.last: Final = [Seat(seats - 1)] * len(seeds)  # who acted last
        self.plies: Final = [0] * len(seeds)  # moves made in each game
        self.asked: Final[list[Decision]] = [self.question(index) for index in range(len(seeds))]
        self.next_seed: int = max(seeds) + 1 if seeds else 0
        self.finished: Final[dict[int, FinishedGame]] = {}  # by the last step

    def question(self, index: int) -> Decision:
        """Return who decides next; where several choose at once, they take turns."""
        return self.next_of(index, decisions(self.states[index]))

    def next_of(self, index: int, asked: list[Decision]) -> Decision:
        assert asked, "a game that is over was followed by a new one"
        found = asked[0]
        if len(asked) > 1:
            nearest = self.seats
            for decision in asked:
                away = (decision.seat - self.last[index] - 1) % self.seats
                if away < nearest:
                    nearest, found = away, decision
        return found

    def step(self, actions: list[int]) -> None:
        """Play one legal move in every game, by its number; begin anew what is over."""
        self.finished.clear()
        for index, action in enumerate(actions):
            self.play(index, action)

    def play(self, index: int, action: int) -> None:
        """Play a legal move in one game, and begin a new one if that is over."""
        seat = self.asked[index].seat
        state = self.states[index]
        apply(state, seat, self.moves[action])
        self.last[index] = seat
        self.plies[index] += 1
        asked = decisions(state)
        if not asked:
            self.finish(index, seat)
            asked = decisions(self.states[index])
        self.asked[index] = self.next_of(index, asked)

    def finish(self, index: int, seat: Seat) -> None:
        state, game = self.states[index], self.game
        row = NO_DECISION + game.encode(state, seat)
        totals, winners = game.totals(state), game.winners(state)
        self.finished[index] = FinishedGame(self.seeds[index], totals, winners, seat, row)
        self.begin(index, self.next_seed)
        self.next_seed += 1

    def begin(self, index: int, seed: int) -> None:
        self.seeds[index] = seed
        self.states[index] = self.game.start(self.seats, self.options, seed)
        self.last[index] = Seat(self.seats - 1)
        self.plies[index] = 0

    def totals(self) -> list[list[int]]:
        """Return the points of every seat in every game."""
        return [self.game.totals(state) for state in self.states]

    def seats_to_move(self) -> list[int]:
        return [int(decision.seat) for decision in self.asked]

    def legal(self) -> list[int]:
        """Return the legal moves of all games: each as its game times all moves, and its number."""
        found: list[int] = []
        numbers = self.numbers
        start = 0
        for decision in self.asked:
            for move in decision.options:
                found.append(start + numbers[move])
            start += len(self.moves)
        return found

    def observations(self) -> bytes:
        """Return a row for each game: what the seat that decides is asked, and what it may see."""
        rows: list[bytes] = []
        for index, decision in enumerate(self.asked):
            rows.append(encode_question(decision, self.prompts))
            rows.append(self.game.encode(self.states[index], decision.seat))
        return b"".join(rows)

    def afterstates(self, seed: int) -> tuple[bytes, list[int]]:
        """Return what each legal move would show to its seat: rows, and how many in each game.

        Every game is looked at in a world imagined for the seat that decides, so that nothing it
        cannot know shows.
        """
        rows: list[bytes] = []
        counts: list[int] = []
        for index, decision in enumerate(self.asked):
            seat = decision.seat
            world = self.game.imagine(self.states[index], seat, seed + index)
            for move in decision.options:
                after = self.game.copy(world)
                apply(after, seat, move)
                question = decision_of(decisions(after), seat)
                rows.append(encode_question(question, self.prompts))
                rows.append(self.game.encode(after, seat))
            counts.append(len(decision.options))
        return b"".join(rows), counts


def encode_question(decision: Decision | None, prompts: dict[str, int]) -> bytes:
    """Return the number of the question, and what it is about."""
    if decision is None:
        return NO_DECISION
    row = [prompts[decision.prompt], *decision.about[:MAX_ABOUT]]
    row += [-1] * (1 + MAX_ABOUT - len(row))
    return narrow(row)
