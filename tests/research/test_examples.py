"""The examples run as their first lines say."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(folder: Path, name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def unpack(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode()


def test_many_games_are_written_and_plotted(tmp_path: Path) -> None:
    words = ("forum-trajanum", "--seats", "3", "--games", "6", "--seed", "4", "--out")
    run(tmp_path, "many_games.py", *words, "alone.csv.gz")
    run(tmp_path, "many_games.py", *words, "together.csv.gz", "--jobs", "2")
    rows = unpack(tmp_path / "alone.csv.gz")
    assert rows == unpack(tmp_path / "together.csv.gz")
    assert len(rows.splitlines()) == 1 + 3 * 6
    told = run(tmp_path, "plot_scores.py", "alone.csv.gz")
    assert "18 results" in told
    assert "###" in told or (tmp_path / "scores.png").exists()
