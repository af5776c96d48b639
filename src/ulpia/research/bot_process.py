"""A program that speaks lines of JSON over its standard input and output."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from typing import IO, Any, Final

from ulpia.ai.arena import Forfeit

MAX_LINE_BYTES: Final = 1_000_000
GRACE_S: Final = 1.0
"""How long a bot may take to end by itself once it was told goodbye."""
MAX_STDERR_LINES: Final = 20

_END: Final = None


class BotProcess:
    """A running bot. Whatever it does wrong is a Forfeit; waiting for it is always limited."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        try:
            self._process: Final = subprocess.Popen(  # noqa: S603 - the user asked for this program
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name != "nt",  # Ctrl-C is not for it, and it ends as a group
            )
        except (OSError, ValueError) as error:
            raise Forfeit(f"does not start: {error}") from error
        self._answers: queue.Queue[bytes | None] = queue.Queue(8)
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._stderr_lines: deque[str] = deque(maxlen=MAX_STDERR_LINES)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads: Final = [
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._read_stderr, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._ended = False

    # what we say and hear

    def ask(self, message: dict[str, Any], wanted: str, seconds: float) -> dict[str, Any]:
        """Send a message and return the answer, which must be of the type `wanted`."""
        if not self._answers.empty():
            unasked = self._answers.get()
            if unasked is not _END:
                raise Forfeit(f"spoke without being asked: {quote(unasked)}")
            raise self._crash()
        self.send(message)
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit(f"late: no answer within {seconds:g} s") from None
        if line is _END:
            raise self._crash()
        return parse_message(line, wanted)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message that needs no answer."""
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._questions.put(text.encode() + b"\n")

    def end(self) -> None:
        """Say goodbye, and end the bot if it does not end by itself."""
        if self._ended:
            return
        self._ended = True
        self.send({"type": "bye"})
        self._questions.put(_END)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_S)
        self._kill()
        self._process.wait()
        while not self._answers.empty():  # so that a reader that waits for room can go on
            self._answers.get()
        for thread in self._threads:
            thread.join(GRACE_S)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "nt":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)  # its own group: see __init__

    def _crash(self) -> Forfeit:
        try:
            code = self._process.wait(GRACE_S)
        except subprocess.TimeoutExpired:
            return Forfeit("crashed: it closed its output")
        self._threads[2].join(GRACE_S)
        last = f": {self._stderr_lines[-1]}" if self._stderr_lines else ""
        return Forfeit(f"crashed with exit code {code}{last}")

    # threads, one for each pipe

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while True:
                line = self._questions.get()
                if line is _END:
                    return
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(MAX_LINE_BYTES + 1):
                self._answers.put(line)
        self._answers.put(_END)

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(MAX_LINE_BYTES):
                text = " ".join(line.decode(errors="replace").split())
                if text:
                    self._stderr_lines.append(text[:200])


def parse_message(line: bytes, wanted: str) -> dict[str, Any]:
    """Return an answer that is a JSON object of the wanted type."""
    if len(line) > MAX_LINE_BYTES:
        raise Forfeit(f"answered more than {MAX_LINE_BYTES} bytes")
    try:
        answer = json.loads(line)
    except ValueError:
        raise Forfeit(f"answered no JSON: {quote(line)}") from None
    if not isinstance(answer, dict) or answer.get("type") != wanted:
        raise Forfeit(f"answered no message of type {wanted!r}: {quote(line)}")
    return answer


def quote(line: bytes) -> str:
    """Return the beginning of a line, for a message."""
    text = " ".join(line.decode(errors="replace").split())
    return repr(text if len(text) <= 80 else f"{text[:77]}...")
