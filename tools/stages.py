"""Stages of work: one line each with its seconds, a log of its output, a clear failure."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

SPINNER: Final = "|/-\\"
TAIL_LINES: Final = 12


class Failure(Exception):
    """Work that could not be done: one sentence with what to do, and the log that tells more."""

    def __init__(self, sentence: str, log: Path | None = None) -> None:
        super().__init__(sentence)
        self.sentence: Final = sentence
        self.log: Final = log


class StageFailed(Exception):
    """A program of a stage ended with an error; `output` is what it said."""

    def __init__(self, output: str) -> None:
        super().__init__(output)
        self.output: Final = output


def notice(sentence: str) -> None:
    """Say one line. Stdout belongs to the program that is started, so this goes to stderr."""
    print(sentence, file=sys.stderr, flush=True)


def run_stage(
    title: str,
    command: Sequence[str | Path],
    log: Path,
    folder: Path,
    environment: Mapping[str, str],
) -> None:
    """Run a program with its output in `log`, showing one line with the seconds it took."""
    with log.open("ab") as output:
        start_of_output = output.tell()
        output.write(f"\n== {title}\n".encode())
        output.flush()
        began = time.monotonic()
        process = subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            watch(title, process, began)
        except BaseException:
            process.kill()
            process.wait()
            raise
    if process.returncode:
        with log.open("rb") as said:
            said.seek(start_of_output)
            raise StageFailed(said.read().decode(errors="replace"))


def watch(title: str, process: subprocess.Popen[bytes], began: float) -> None:
    """Show the stage while it runs and how it ended; a spinner only where somebody looks."""
    lively = sys.stderr.isatty()
    if not lively:
        print(f"{title} ... ", end="", file=sys.stderr, flush=True)
    turn = 0
    while True:
        try:
            process.wait(0.1)
            break
        except subprocess.TimeoutExpired:
            turn += 1
        if lively:
            seconds = time.monotonic() - began
            mark = SPINNER[turn % len(SPINNER)]
            print(f"\r{mark} {title} ... {seconds:.0f} s", end="", file=sys.stderr, flush=True)
    seconds = time.monotonic() - began
    outcome = "failed after" if process.returncode else "done in"
    start = f"\r  {title} ... " if lively else ""
    print(f"{start}{outcome} {seconds:.1f} s", file=sys.stderr, flush=True)


def explain(failure: Failure) -> None:
    """Print why the work stopped, what to do, and the last lines of its log."""
    if failure.log is not None and failure.log.is_file():
        lines = failure.log.read_text(errors="replace").rstrip().splitlines()
        for line in lines[-TAIL_LINES:]:
            notice(f"  | {line}")
        notice(f"dev.py: {failure.sentence} The whole log: {failure.log}")
        return
    notice(f"dev.py: {failure.sentence}")
