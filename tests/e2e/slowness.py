"""A slow processor: pages and workers of a browser run a part of the time only.

The browser's own way of slowing a page down leaves its workers quick, and there the engine is.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

SLICE_S: Final = 0.02
LOOK_AGAIN_S: Final = 1.0


@contextmanager
def slow_down(profile: Path, times: int) -> Iterator[None]:
    """Slow the browser with a profile down so many times."""
    ended = threading.Event()
    thread = threading.Thread(target=hold_back, args=(profile, times, ended))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def hold_back(profile: Path, times: int, ended: threading.Event) -> None:
    pages, looked_at = renderers(profile), time.monotonic()
    while not ended.is_set():
        if time.monotonic() - looked_at > LOOK_AGAIN_S:
            pages, looked_at = renderers(profile), time.monotonic()
        send(pages, signal.SIGSTOP)
        ended.wait(SLICE_S * (times - 1))
        send(pages, signal.SIGCONT)
        ended.wait(SLICE_S)


def renderers(profile: Path) -> list[int]:
    """Return the processes that run pages of the browser with a profile."""
    parents, commands = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            commands[int(folder.name)] = (folder / "cmdline").read_text()
            parents[int(folder.name)] = int(
                (folder / "stat").read_text().rpartition(")")[2].split()[1]
            )
    own = {pid for pid, command in commands.items() if f"--user-data-dir={profile}" in command}
    for _ in range(3):  # the browser starts a process that starts those of the pages
        own |= {pid for pid, parent in parents.items() if parent in own}
    return [pid for pid in own if "--type=renderer" in commands[pid]]


def send(processes: list[int], number: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
