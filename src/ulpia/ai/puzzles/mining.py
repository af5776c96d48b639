"""Finding puzzles: games of machine players, decisions that weaker ones get wrong, one best turn.

A decision becomes a puzzle only if the review calls what a weaker level did a mistake, and the best
turn is better than every other turn by chance and by points, each less its standard error. The best
turn shows nothing hidden before it ends: whoever solves it needs no luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.levels import RIVALRY, make_player
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.player import make_player_table
from ulpia.ai.puzzles.puzzle import Puzzle, PuzzleLine, TurnKey, is_turn_over, turn_key
from ulpia.ai.review.document import describe_reasons
from ulpia.ai.review.judging import Judge, Judgement
from ulpia.ai.review.lines import TriedLine, loss_of
from ulpia.ai.review.marks import BLUNDER, MISTAKE
from ulpia.ai.review.passages import Passage, chosen_entries, cut_passages
from ulpia.ai.review.reasons.reasons import explain_judgement
from ulpia.ai.review.settings import ReviewSetting
from ulpia.ai.review.worlds import Worlds, play_hash
from ulpia.ai.search.turns import cut_at_reveal
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions, run_until_turn_end

SETTING: Final = ReviewSetting("puzzles", 4, 16, 1)
PANEL: Final = ("tiro", "miles", "centurio", "tribunus")
"""Levels that try to solve a puzzle, weakest first; its difficulty is how many of them fail."""
HOST: Final = "centurio"
"""Who plays the games: well enough that their positions are worth a thought."""
MIN_OPTIONS: Final = 3
MIN_CHANCE_GAP: Final = 0.04
MIN_POINT_GAP: Final = 2.0
TOLD_LINES: Final = 4
MAX_PUZZLES_PER_GAME: Final = 5
ID_LETTERS: Final = 10


def mine_seed(game: Game[Any], seats: int, seed: int) -> Iterator[Puzzle]:
    """Play one game by machine players and return the puzzles in it."""
    match: Match[Any] = Match(game, seats, {}, seed)
    players = [make_player(HOST, game, seed * seats + seat) for seat in range(seats)]
    while not match.is_over():
        asked = match.waiting()[0]
        table = make_player_table(game, match.state, seats, asked, len(match.log))
        match.play(asked.seat, players[asked.seat].choose(table))
    yield from mine_match(match)


def mine_match(match: Match[Any]) -> Iterator[Puzzle]:
    """Return the puzzles in a finished game."""
    found = 0
    miner = Miner(match)
    for passage in cut_passages(match):
        puzzle = miner.mine(passage)
        if puzzle is not None:
            yield puzzle
            found += 1
            if found == MAX_PUZZLES_PER_GAME:
                return


class Miner:
    """Looks at the decisions of one game."""

    def __init__(self, match: Match[Any]) -> None:
        game = match.game
        self.match: Final = match
        self.game: Final = game
        self.worlds: Final = Worlds(play_hash(match))
        self.lookahead: Final = make_lookahead(make_evaluator(game), match.seats, RIVALRY)
        self.judge: Final = Judge(
            game, match.seats, self.lookahead, find_forecast(game), self.worlds, SETTING
        )

    def mine(self, passage: Passage) -> Puzzle | None:
        """Return the puzzle in a decision, if it holds one."""
        entries = chosen_entries(self.match, passage)
        if not entries or not self.match.log[entries[0]].before.turns:
            return None
        entry, seat = entries[0], passage.seat
        before = self.match.log[entry].before
        asked = decision_of(decisions(before), seat)
        if asked is None or len(asked.options) < MIN_OPTIONS:
            return None
        tries = {level: self.turn_of(level, before, seat, entry) for level in PANEL}
        keys = {level: self.key(before, seat, entry, tries[level]) for level in PANEL}
        wrong = [level for level in PANEL if keys[level] != keys[PANEL[-1]]]
        if not wrong or self.shows(before, seat, entry, tries[PANEL[-1]]):
            return None
        judged = self.judge.judge(before, seat, entry, tries[wrong[-1]])
        if judged.mark not in (MISTAKE, BLUNDER):
            return None
        return self.puzzle_of(before, judged, keys, wrong[-1], asked.prompt)

    def puzzle_of(
        self,
        before: Any,
        judged: Judgement,
        keys: dict[str, TurnKey],
        level: str,
        prompt: str,
    ) -> Puzzle | None:
        """Return a puzzle if no other turn comes near the best; `level` played the judged one."""
        seat, entry = judged.seat, judged.entry
        if self.shows(before, seat, entry, judged.best.plan.moves):
            return None
        answer = self.line_key(before, judged, judged.best)
        others = [
            line
            for line in judged.lines
            if any(number in line.results for number in judged.worlds)
            and self.line_key(before, judged, line) != answer
        ]
        if not all(self.is_far_behind(judged, line) for line in others):
            return None
        missed = [level for level in PANEL if keys[level] != answer]
        reasons = explain_judgement(self.game, self.lookahead, prompt, judged)
        state = encode_state(self.imagine(before, seat, entry))
        told = [judged.best, *others][:TOLD_LINES]
        return Puzzle(
            id=sha256(f"{seat} {state!r}".encode()).hexdigest()[:ID_LETTERS],
            game=self.game.name,
            rules=self.game.rules,
            seats=self.match.seats,
            seat=int(seat),
            difficulty=len(missed),
            missed_by=level,
            state=state,
            lines=[self.tell_line(before, judged, line) for line in told],
            missed=self.write(self.moves_of(before, judged, judged.played)),
            words=describe_reasons(self.game, reasons),
        )

    def shows(self, before: Any, seat: Seat, entry: int, moves: list[Move]) -> bool:
        """Say whether a turn depends on what nobody can know when it begins."""
        world = self.imagine(before, seat, entry)
        reveals = world.reveals
        for move in moves:
            apply(world, seat, move)
            if run_until_turn_end(world):
                break
        return bool(world.reveals != reveals)

    def is_far_behind(self, judged: Judgement, line: TriedLine) -> bool:
        loss = loss_of(line, judged.best, judged.worlds)
        return (
            loss.chance - loss.chance_error >= MIN_CHANCE_GAP
            and loss.points - loss.points_error >= MIN_POINT_GAP
        )

    def tell_line(self, before: Any, judged: Judgement, line: TriedLine) -> PuzzleLine:
        moves = self.write(self.moves_of(before, judged, line))
        points = round(line.points(judged.worlds), 1)
        return PuzzleLine(moves, round(line.chance(judged.worlds), 3), points)

    def write(self, moves: list[Move]) -> list[str]:
        return [self.game.vocabulary.write(move) for move in moves]

    def moves_of(self, before: Any, judged: Judgement, line: TriedLine) -> list[Move]:
        """Return the moves of a line as far as they can be chosen without learning anything."""
        world = self.imagine(before, judged.seat, judged.entry)
        return cut_at_reveal(self.game, world, judged.seat, line.plan.moves)

    def line_key(self, before: Any, judged: Judgement, line: TriedLine) -> TurnKey:
        return self.key(before, judged.seat, judged.entry, self.moves_of(before, judged, line))

    def key(self, before: Any, seat: Seat, entry: int, moves: list[Move]) -> TurnKey:
        return turn_key(self.game, self.imagine(before, seat, entry), seat, moves)

    def imagine(self, before: Any, seat: Seat, entry: int) -> Any:
        """Return the world that the puzzle shows, with what others choose at once still open."""
        world = self.game.imagine(before, seat, self.worlds.seed(entry, 0))
        return self.lookahead.root.evaluator.reopen_choices(world, seat)

    def turn_of(self, level: str, before: Any, seat: Seat, entry: int) -> list[Move]:
        """Return what a player of a level would do, until the turn is over or something shows."""
        player = make_player(level, self.game, entry)
        world = self.imagine(before, seat, entry)
        reveals = world.reveals
        moves: list[Move] = []
        while True:
            asked = decision_of(decisions(world), seat)
            assert asked is not None, "whoever is at turn is asked"
            table = make_player_table(self.game, world, self.match.seats, asked, entry)
            moves.append(player.choose(table))
            apply(world, seat, moves[-1])
            if is_turn_over(world, seat, reveals):
                return moves
