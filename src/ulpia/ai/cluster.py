"""The games of an arena on a Ray cluster (extra `cluster`).

Ulpia must be installed on every node. Ray plays a game again when its worker or its node dies.
"""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

RETRY_FOREVER: Final = -1
TASKS_PER_CORE: Final = 2
POLL_S: Final = 0.5
CONNECT_TIMEOUT_S: Final = 5.0


class NoCluster(RuntimeError):
    """Ray is not installed, or there is no cluster at that address."""


def play_on_cluster(
    address: str,
    play: Callable[[Item], Result | None],
    items: Sequence[Item],
    on_result: Callable[[Result], None],
    is_stopped: Callable[[], bool],
) -> None:
    """Play all games on the cluster; `on_result` gets the results as they come, in any order."""
    ray = connect(address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRY_FOREVER)(play_on_node)
        max_tasks = TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        run_tasks(ray, remote, play, iter(items), max_tasks, on_result, is_stopped)
    finally:
        ray.shutdown()


def play_on_node(play: Callable[[Any], Any], item: Any) -> Any:
    """Play one game, on a node of the cluster."""
    return play(item)


def connect(address: str) -> Any:
    """Return Ray, connected to the cluster, or raise NoCluster."""
    try:
        import ray
    except ImportError as error:
        raise NoCluster(
            "--ray needs Ray: install ulpia with its extra `cluster` (pip install 'ulpia[cluster]')"
        ) from error
    try:
        require_listener(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (RuntimeError, ValueError, OSError) as error:
        reason = str(error).split("\n")[0].strip() or type(error).__name__
        raise NoCluster(f"no Ray cluster answers at {address!r}: {reason}") from error
    return ray


def require_listener(address: str) -> None:
    """Raise OSError at once if nobody listens at an address; Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()


def run_tasks(
    ray: Any,
    remote: Any,
    play: Callable[[Item], Result | None],
    items: Iterator[Item],
    max_tasks: int,
    on_result: Callable[[Result], None],
    is_stopped: Callable[[], bool],
) -> None:
    """Hand games over, at most `max_tasks` at a time, until all are done or it is to stop."""
    shared = ray.put(play)
    running: list[Any] = []
    while not is_stopped():
        running += [remote.remote(shared, item) for item in islice(items, max_tasks - len(running))]
        if not running:
            return
        done, running = ray.wait(running, num_returns=1, timeout=POLL_S)
        for result in ray.get(done):
            if result is not None:
                on_result(result)
    for task in running:
        with contextlib.suppress(Exception):  # it may be over already
            ray.cancel(task, force=True)
