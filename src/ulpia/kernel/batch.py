"""Many games in one loop: what learners repeat a million times, compiled with the engine.

Games are played by numbers of moves. A game that is over is followed by a new one at once. What
the games show is written as bytes, one game after the other, for arrays that need no copy.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.encoding import MAX_ABOUT, RowWriter, narrow, wide
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import UNNUMBERED, Decision, Move, Seat
from ulpia.kernel.state import apply, decisions

NO_DECISION: Final = bytes([255] * (1 + MAX_ABOUT))
BARE_QUESTIONS: Final = tuple([bytes([prompt]) + NO_DECISION[1:] for prompt in range(254)])
"""Questions that are about nothing, by their numbers."""
NUMBER_BYTES: Final = 4
COUNT_BYTES: Final = 2


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
    """Some games side by side, each waiting for one seat's decision.

    `moves` are all moves of the game, in the one order that it has for them.
    """

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
        self.codes: Final = [
            number.to_bytes(NUMBER_BYTES, "little") for number in range(len(moves))
        ]
        self.prompts: Final = {
            prompt: number for number, prompt in enumerate(game.vocabulary.prompts)
        }
        self.seeds: Final = seeds  # of the games that are played
        self.states: Final[list[Any]] = [game.start(seats, options, seed) for seed in seeds]
        self.writers: Final = [self.new_writer() for _ in seeds]
        self.last: Final = [Seat(seats - 1)] * len(seeds)  # who acted last
        self.plies: Final = [0] * len(seeds)  # moves made in each game
        self.asked: Final[list[Decision]] = [self.question(index) for index in range(len(seeds))]
        self.next_seed: int = max(seeds) + 1 if seeds else 0
        self.finished: Final[dict[int, FinishedGame]] = {}  # by the last step
        self.shown_rows: list[bytes] = []
        self.shown_moves: list[bytes] = []
        self.shown_counts: list[int] = []
        self.shown_seats: list[int] = []
        self.look()

    def new_writer(self) -> RowWriter[Any]:
        writer = self.game.row_writer(self.seats)
        assert writer is not None, "only games that write rows are played in batches"
        return writer

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
        """Play one legal move in every game, by its number, and look at what it led to.

        Each game is looked at when it was moved: then the processor still has it at hand.
        """
        self.finished.clear()
        self.forget_looks()
        for index, action in enumerate(actions):
            self.play(index, action)
            self.look_at(index)

    def play_all(self, actions: list[int]) -> None:
        """Play one legal move in every game without looking: somebody else moves before that."""
        self.finished.clear()
        for index, action in enumerate(actions):
            self.play(index, action)

    def look(self) -> None:
        """Look at all games: who decides, what they may do, what they see."""
        self.forget_looks()
        for index in range(len(self.seeds)):
            self.look_at(index)

    def forget_looks(self) -> None:
        self.shown_rows = []
        self.shown_moves = []
        self.shown_counts = []
        self.shown_seats = []

    def look_at(self, index: int) -> None:
        decision = self.asked[index]
        row = [encode_question(decision, self.prompts)]
        self.writers[index].add(row, self.states[index], decision.seat)
        self.shown_rows.append(b"".join(row))
        options, codes = decision.options, self.codes
        for move in options:
            number = move.number
            if number == UNNUMBERED:
                number = self.numbers[move]
                move.number = number
            self.shown_moves.append(codes[number])
        self.shown_counts.append(len(options))
        self.shown_seats.append(decision.seat)

    def play(self, index: int, action: int) -> None:
        """Play a legal move in one game without looking; begin a new one if it is over."""
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
        row = NO_DECISION + self.writers[index].row(state, seat)
        totals, winners = game.totals(state), game.winners(state)
        self.finished[index] = FinishedGame(self.seeds[index], totals, winners, seat, row)
        self.begin(index, self.next_seed)
        self.next_seed += 1

    def begin(self, index: int, seed: int) -> None:
        self.seeds[index] = seed
        self.states[index] = self.game.start(self.seats, self.options, seed)
        self.writers[index] = self.new_writer()
        self.last[index] = Seat(self.seats - 1)
        self.plies[index] = 0

    def totals(self) -> bytes:
        """Return the points of every seat in every game, two bytes each."""
        found: list[int] = []
        for state in self.states:
            found += self.game.totals(state)
        return wide(found)

    # what the last look has shown

    def seats_to_move(self) -> bytes:
        """Return the seat that decides in each game, a byte each."""
        return bytes(self.shown_seats)

    def legal(self) -> tuple[bytes, bytes]:
        """Return the numbers of the legal moves, game by game, and how many each game has.

        A number takes NUMBER_BYTES, a count COUNT_BYTES.
        """
        return b"".join(self.shown_moves), wide(self.shown_counts)

    def observations(self) -> bytearray:
        """Return a row for each game: what the seat that decides is asked, and what it may see."""
        return bytearray().join(self.shown_rows)

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
            writer = self.writers[index]
            for move in decision.options:
                after = self.game.copy(world)
                apply(after, seat, move)
                question = decision_of(decisions(after), seat)
                rows.append(encode_question(question, self.prompts))
                writer.add(rows, after, seat)
            counts.append(len(decision.options))
        return b"".join(rows), counts


def encode_question(decision: Decision | None, prompts: dict[str, int]) -> bytes:
    """Return the number of the question, and what it is about."""
    if decision is None:
        return NO_DECISION
    prompt = prompts[decision.prompt]
    if not decision.about:
        return BARE_QUESTIONS[prompt]
    row = [prompt, *decision.about[:MAX_ABOUT]]
    row += [-1] * (1 + MAX_ABOUT - len(row))
    return narrow(row)
