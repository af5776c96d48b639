"""Games by seed: at full speed, or observed move by move. Light enough for workers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ulpia.ai.levels import make_player
from ulpia.ai.player import make_player_table
from ulpia.ai.python_player import describe_crash
from ulpia.ai.thoughts import Notebook
from ulpia.games.registry import game_named
from ulpia.kernel import laws, playout
from ulpia.kernel.batch import encode_question
from ulpia.kernel.chance import Dice
from ulpia.kernel.encoding import RowWriter
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.state import S

RANDOM = "random"
MAX_FAILURES = 5
"""How many failed games are reported in words."""


Told = tuple[int, str, list[str], str, bytes]
"""A decision: seat, prompt, options, the move that was chosen, and what the seat saw, as bytes."""


@dataclass(frozen=True)
class Task:
    """What every game of a simulation has in common."""

    game: str
    seats: int
    options: dict[str, str]
    levels: tuple[str, ...]
    check: bool
    records: str | None
    tells: bool = False  # what was seen and chosen at every decision


@dataclass(frozen=True)
class SimulatedGame:
    """One game: what was counted, or why it failed."""

    seed: int
    decisions: int = 0
    turns: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    error: str = ""
    told: tuple[Told, ...] = ()


def is_compiled() -> bool:
    """Say whether the kernel runs as native code."""
    return not str(playout.__file__).endswith(".py")


def play_game(task: Task, seed: int) -> SimulatedGame:
    """Play the game of one seed; an error in it is an outcome, too."""
    try:
        game = game_named(task.game)
        if task.check or task.tells or task.records or set(task.levels) != {RANDOM}:
            return watch(task, game, seed)
        state = game.start(task.seats, task.options, seed)
        chosen = playout.play_randomly(state, Dice(seed))
        return result_of(game, state, seed, chosen)
    except Exception as error:  # whatever goes wrong in one game must not end the others
        return SimulatedGame(seed, error=describe_crash(error))


def watch(task: Task, game: Game[Any], seed: int) -> SimulatedGame:
    """Play and look at every decision; random players choose the moves of `play_randomly`."""
    match = Match(game, task.seats, task.options, seed)
    dice = Dice(seed)
    notebook = Notebook()
    told: list[Told] = []
    writer = game.row_writer(task.seats)
    players = {
        seat: make_player(level, game, seed + seat)
        for seat, level in enumerate(task.levels)
        if level != RANDOM
    }
    while True:
        asked = match.waiting()
        if task.check:
            check(match, seed + len(match.log))
        if not asked:
            break
        decision = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        if decision.seat in players:
            table = make_player_table(game, match.state, task.seats, decision, len(match.log))
            move = players[decision.seat].choose(table)
            notebook.note(len(match.log), players[decision.seat])
        else:
            move = decision.options[dice.below(len(decision.options))]
        if task.tells:
            told.append(tell(match, decision, move, writer))
        match.play(decision.seat, move)
    if task.records is not None:
        file = Path(task.records, f"{game.name}-{task.seats}-{seed}.game")
        text = write_record(match, notes=notebook.notes)
        file.write_text(text, encoding="utf-8")
    return replace(result_of(game, match.state, seed, len(match.log)), told=tuple(told))


def tell(match: Match[Any], decision: Decision, move: Move, writer: RowWriter[Any] | None) -> Told:
    """Return a decision in words, with the question and the view of its seat as bytes."""
    game = match.game
    prompts = {prompt: number for number, prompt in enumerate(game.vocabulary.prompts)}
    features = b""
    if writer is not None:
        features = encode_question(decision, prompts) + writer.row(match.state, decision.seat)
    options = [game.vocabulary.write(option) for option in decision.options]
    return (decision.seat, decision.prompt, options, game.vocabulary.write(move), features)


def result_of(game: Game[S], state: S, seed: int, decisions: int) -> SimulatedGame:
    totals, winners = tuple(game.totals(state)), tuple(game.winners(state))
    return SimulatedGame(seed, decisions, state.turns, totals, winners)


def check(match: Match[Any], seed: int) -> None:
    """Assert the invariants in the position that a match has reached, and now and then all laws."""
    laws.check_quickly(match.game, match.state, match.seats, seed)
    if match.waiting() and seed % 8 == 0:
        laws.check_hearing(match.game, match.state, match.seats, seed)


@dataclass
class PlayerSums:
    """The sums of one kind of player; a shared victory counts in parts."""

    seats: int = 0
    points: int = 0
    wins: float = 0.0

    def mean_points(self) -> float | None:
        return round(self.points / self.seats, 3) if self.seats else None


@dataclass
class GamesTally:
    """The sums of a simulation; they do not depend on the order of the games."""

    levels: tuple[str, ...]
    by_player: dict[str, PlayerSums] = field(init=False)
    games: int = 0
    decisions: int = 0
    turns: int = 0
    errors: int = 0
    failures: list[SimulatedGame] = field(default_factory=list)
    scored: int = 0
    total: int = 0
    lowest: int | None = None
    highest: int | None = None

    def __post_init__(self) -> None:
        self.by_player = {level: PlayerSums() for level in self.levels}

    def add(self, outcome: SimulatedGame) -> None:
        self.games += 1
        if outcome.error:
            self.errors += 1
            self.failures.append(outcome)
            self.failures.sort(key=lambda failed: failed.seed)
            del self.failures[MAX_FAILURES:]
            return
        self.decisions += outcome.decisions
        self.turns += outcome.turns
        for seat, score in enumerate(outcome.scores):
            sums = self.by_player[self.levels[seat]]
            sums.seats += 1
            sums.points += score
            if seat in outcome.winners:
                sums.wins += 1 / len(outcome.winners)
            self.scored += 1
            self.total += score
            self.lowest = score if self.lowest is None else min(self.lowest, score)
            self.highest = score if self.highest is None else max(self.highest, score)

    def mean(self) -> float | None:
        return round(self.total / self.scored, 3) if self.scored else None
