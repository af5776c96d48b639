"""What a person sees and types, and files to try things with."""

from __future__ import annotations

import io
import json
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from ulpia.cli import main
from ulpia.games.registry import game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.record_writer import write_record


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """Return stdout, which must be one JSON object and nothing else."""
        assert self.out.count("\n") == 1
        value = json.loads(self.out)
        assert isinstance(value, dict)
        return value


class Terminal:
    """Runs `ulpia` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def ulpia(self, words: str, *more: str, typed: Sequence[str] = ()) -> Outcome:
        """Run a command; `typed` are the lines that somebody types, then the input ends."""
        lines = "".join([f"{line}\n" for line in typed])
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main([*words.split(), *more])
        captured = self.capsys.readouterr()
        assert "Traceback" not in captured.err
        return Outcome(code, captured.out, captured.err)

    def refusal(self, words: str, *more: str) -> str:
        """Run a command that must be refused: one line on stderr, exit code 2, nothing else."""
        outcome = self.ulpia(words, *more)
        assert outcome.code == 2
        assert outcome.out == ""
        assert outcome.err.count("\n") == 1
        return outcome.err


@cache
def finished_record(seats: int = 2, seed: int = 7) -> str:
    """Return the record of a random game of Trajan."""
    return _random_record(seats, seed, 10**6)


@cache
def unfinished_record(moves: int, seats: int = 2, seed: int = 7) -> str:
    return _random_record(seats, seed, moves)


def _random_record(seats: int, seed: int, moves: int) -> str:
    match = Match(game_named("trajan"), seats, {}, seed)
    dice = Dice(seed)
    while not match.is_over() and len(match.log) < moves:
        asked = match.waiting()
        decision = asked[dice.below(len(asked))]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    return write_record(match, reveal_seed=True)


def hear_interrupts() -> None:
    """Undo, in a new process, that tests started in the background have Ctrl-C ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
