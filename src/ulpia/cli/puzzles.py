"""`ulpia puzzles`: find positions with one clearly best turn in games of machine players."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.ai.puzzles.mining import mine_match, mine_seed
from ulpia.ai.puzzles.puzzle import Puzzle, read_puzzle_file, write_puzzle
from ulpia.ai.review.review import NotFinished, require_finished
from ulpia.cli import INTERRUPTED, consoles
from ulpia.cli.hint import open_match
from ulpia.cli.inputs import GameArgument, load_texts, require_game, require_positive, require_seed
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.usage_error import UsageError

NAME: Final = "puzzles"
EXAMPLES: Final = """Examples

ulpia puzzles mine trajan --count 10 --to puzzles.jsonl
ulpia puzzles mine forum-trajanum --seed 500 --to puzzles.jsonl
ulpia puzzles mine trajan --to puzzles.jsonl --record games/*.game   from finished games"""

app: Final = typer.Typer(help="Puzzles: one clearly best turn.", no_args_is_help=True)


@app.command("mine", epilog=EXAMPLES)
def mine(
    game: GameArgument,
    to: Annotated[Path, typer.Option(help="The file to add puzzles to, one in each line.")],
    count: Annotated[int, typer.Option(help="How many puzzles to find.")] = 10,
    seats: Annotated[int, typer.Option(help="Seats of the games that are played.")] = 2,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 1,
    record: Annotated[
        list[Path] | None, typer.Option(help="Look in these finished games instead; repeatable.")
    ] = None,
) -> int:
    """Find decisions that weaker levels get wrong and whose best turn is clearly the best.

    The review judges them: a puzzle is a mistake or a blunder of a weaker level, and every other
    turn stays behind by chance and by points. The same seed finds the same puzzles. Takes about ten
    seconds a puzzle with the compiled engine; Ctrl-C keeps what was found.
    """
    rules = require_game(game)
    require_positive("--count", count)
    known = {puzzle.id for puzzle in read_puzzle_file(to)}
    found = 0
    output = consoles.output()
    with DeferredInterrupt() as interrupt:
        for puzzle in candidates(rules, seats, require_seed(seed), record):
            if puzzle.id not in known:
                known.add(puzzle.id)
                found += 1
                append(to, puzzle)
                line = (
                    f"{found}: difficulty {puzzle.difficulty}, {'; '.join(puzzle.lines[0].moves)}"
                )
                output.print(line, soft_wrap=True)
            if interrupt.noted:
                return INTERRUPTED
            if found >= count:
                return 0
    output.print(f"{found} puzzles in these games", soft_wrap=True)
    return 0


def candidates(rules: Any, seats: int, seed: int, records: list[Path] | None) -> Any:
    """Yield puzzles: of the given records, or of games that are played one after the other."""
    if records:
        texts = load_texts(None)
        for file in records:
            match, _ = open_match(file, texts)
            try:
                require_finished(match)
            except NotFinished as error:
                raise UsageError(f"{file}: {error}") from error
            if match.game.name == rules.name:
                yield from mine_match(match)
        return
    if not rules.fewest <= seats <= rules.most:
        raise UsageError(f"{rules.name} is for {rules.fewest} to {rules.most} seats, not {seats}")
    while True:
        yield from mine_seed(rules, seats, seed)
        seed += 1


def append(path: Path, puzzle: Puzzle) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(write_puzzle(puzzle) + "\n")
    except OSError as error:
        raise UsageError(f"cannot write puzzles to {path}: {error.strerror}") from error
