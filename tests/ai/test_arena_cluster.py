"""`ulpia arena --ray`: on a Ray cluster of two nodes on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.ai.test_arena_command import without_times
from tests.cli.conftest import terminal as terminal
from tests.cli.terminal import Terminal
from ulpia.ai.cluster import play_on_cluster

ray = pytest.importorskip("ray", reason="needs the extra `cluster`; Ray is in no lock (280 MB)")

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own are no matter of ours
WORDS = "arena trajan --players random,tiro --games 4 --seed 3 --json --resume"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster of two nodes with one core each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        yield cluster.address
    finally:
        cluster.shutdown()


def never() -> bool:
    return False


def test_a_cluster_plays_the_same_games(terminal: Terminal, tmp_path: Path, address: str) -> None:
    here = terminal.ulpia(WORDS, str(tmp_path / "here")).json()
    there = terminal.ulpia(WORDS, str(tmp_path / "there"), "--ray", address).json()
    assert without_times(there) == without_times(here)
    for file in (tmp_path / "here" / "records").iterdir():
        assert (tmp_path / "there" / "records" / file.name).read_text() == file.read_text()


def test_both_nodes_work(address: str) -> None:
    nodes: list[str] = []

    def where(number: int) -> str:
        import time

        time.sleep(0.3)
        return str(ray.get_runtime_context().get_node_id())

    play_on_cluster(address, where, range(12), nodes.append, never)
    assert (len(nodes), len(set(nodes))) == (12, 2)


def test_the_games_of_a_killed_worker_are_played_again(tmp_path: Path, address: str) -> None:
    results: list[int] = []

    def play(folder: Path, number: int) -> int:
        marker = folder / f"{number}"
        if number % 2 and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    play_on_cluster(address, partial(play, tmp_path), range(6), results.append, never)
    assert sorted(results) == list(range(6))
    assert len(list(tmp_path.iterdir())) == 3


def test_it_can_be_stopped(address: str) -> None:
    results: list[Any] = []

    def play(number: int) -> int:
        import time

        time.sleep(0.1)
        return number

    play_on_cluster(address, play, range(1000), results.append, lambda: len(results) > 2)
    assert 2 < len(results) < 20


def test_an_address_without_a_cluster_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    refusal = terminal.refusal(WORDS, str(tmp_path / "x"), "--ray", "127.0.0.1:1")
    assert "no Ray cluster answers at '127.0.0.1:1'" in refusal
