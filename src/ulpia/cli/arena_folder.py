"""The folder of an arena: its contest, one line for each finished game, and the records.

arena.json       the contest; a folder is only continued by the same one
results.jsonl    one game a line, written when the game is over
records/         LINEUP-GAME.game
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from ulpia.ai.arena import Contest, Outcome
from ulpia.cli.inputs import reason
from ulpia.cli.saving import write_safely
from ulpia.cli.usage_error import UsageError
from ulpia.games.registry import game_named

FORMAT: Final = 1
CONTEST_FILE: Final = "arena.json"
RESULTS_FILE: Final = "results.jsonl"
RECORDS: Final = "records"


class ArenaFolder:
    """The files of a contest; a broken one raises UsageError."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder: Final = folder
        self.contest: Final = contest
        self.results: Final = folder / RESULTS_FILE
        self.played: dict[tuple[int, int], Outcome] = {}
        try:
            self._open()
        except OSError as error:
            raise UsageError(f"cannot keep an arena in {folder}: {reason(error)}") from error

    def _open(self) -> None:
        if self.folder.exists() and any(self.folder.iterdir()):
            self._check_contest()
            self._read_results()
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(describe_contest(self.contest), ensure_ascii=False, indent=1)
            write_safely(self.folder / CONTEST_FILE, f"{text}\n")
        (self.folder / RECORDS).mkdir(exist_ok=True)

    def _check_contest(self) -> None:
        """Raise UsageError if the folder is not an arena's, or belongs to another contest."""
        file = self.folder / CONTEST_FILE
        if not file.is_file():
            raise UsageError(f"{self.folder} is no folder of an arena: it lacks {CONTEST_FILE}")
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise UsageError(f"{file} is broken: it holds no JSON object")
        found.setdefault("alone", False)  # older folders had no choice
        for name, value in describe_contest(self.contest).items():
            if found.get(name) != value:
                raise UsageError(
                    f"{self.folder} holds an arena with {name} {found.get(name)!r}, not {value!r}:"
                    " continue it as it was begun, or name another folder"
                )

    def _read_results(self) -> None:
        """Read what was played; a last line that was cut off in the middle is dropped."""
        if not self.results.exists():
            return
        data = self.results.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                outcome = parse_outcome(json.loads(line), self.contest)
            except (ValueError, TypeError, KeyError) as error:
                raise UsageError(f"{self.results}:{number}: this is no result of a game") from error
            self.played[outcome.lineup, outcome.index] = outcome
        if whole != data:
            with self.results.open("r+b") as opened:
                opened.truncate(len(whole))

    def keep(self, outcome: Outcome) -> None:
        """Save a game: first its record, then the line that says it is finished."""
        name = f"{outcome.lineup}-{outcome.index:05}.game"
        result = asdict(outcome)
        del result["record"], result["error"]
        try:
            write_safely(self.folder / RECORDS / name, outcome.record)
            with self.results.open("a", encoding="utf-8") as opened:
                opened.write(json.dumps(result, ensure_ascii=False) + "\n")
        except OSError as error:
            raise UsageError(f"cannot write to {self.folder}: {reason(error)}") from error
        self.played[outcome.lineup, outcome.index] = outcome


def describe_contest(contest: Contest) -> dict[str, Any]:
    """Return what must match when an arena is resumed."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "rules": game_named(contest.game).rules,
        "seats": contest.seats,
        "options": contest.options,
        "players": list(contest.players),
        "seed": contest.seed,
        **contest.limits,
        "alone": contest.alone,
    }


def parse_outcome(data: Any, contest: Contest) -> Outcome:
    """Return a result that was read, or raise ValueError, TypeError or KeyError."""
    outcome = Outcome(
        lineup=int(data["lineup"]),
        index=int(data["index"]),
        seed=int(data["seed"]),
        seating=tuple([int(player) for player in data["seating"]]),
        points=tuple([tuple([int(p) for p in by_source]) for by_source in data["points"]]),
        ranks=tuple([int(rank) for rank in data["ranks"]]),
        turns=tuple([int(turns) for turns in data["turns"]]),
        seconds=tuple([float(seconds) for seconds in data["seconds"]]),
        loser=None if data["loser"] is None else int(data["loser"]),
        reason=str(data["reason"]),
    )
    lengths = {len(outcome.seating), len(outcome.ranks), len(outcome.turns), len(outcome.seconds)}
    if lengths != {contest.seats} or len(outcome.points) not in (0, contest.seats):
        raise ValueError("another number of seats")
    if not set(outcome.seating) <= set(range(len(contest.players))):
        raise ValueError("an unknown player")
    return outcome
