"""`ulpia review`."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Terminal, unfinished_record
from tools.review.cases import play_game
from ulpia.ai.review.run import review_game
from ulpia.ai.review.settings import ReviewSetting
from ulpia.cli import review
from ulpia.games.registry import game_named
from ulpia.kernel.record_writer import write_record
from ulpia.text import LANGUAGES


def review_once() -> Callable[..., dict[str, Any]]:
    """Return what reviews the first game that it gets, and hands out copies of that afterwards."""
    done: list[dict[str, Any]] = []

    def review_game_once(*arguments: Any) -> dict[str, Any]:
        if not done:
            done.append(review_game(*arguments))
        return deepcopy(done[0])

    return review_game_once


@pytest.mark.slow
def test_a_game_is_reviewed_in_words_and_as_json(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "QUICK", ReviewSetting("quick", 1, 1, 1))
    monkeypatch.setattr(review, "review_game", review_once())
    file = tmp_path / "some.game"
    match = play_game(game_named("forum-trajanum"), 2, 5, "tiro")
    write = match.game.vocabulary.write
    thoughts = {
        entry: json.dumps({"candidates": [{"line": [write(played.move)], "chance": 0.25}]})
        for entry, played in enumerate(match.log)
    }
    file.write_text(write_record(match, {0: "Octavia", 1: "Livia"}, thoughts))
    told = terminal.ulpia("review --json", str(file)).json()
    assert told["setting"] == "quick"
    assert told["entries"] == len(match.log)
    for decision in told["decisions"]:
        chosen = decision["thought"]["candidates"][0]["line"]
        assert chosen == [write(match.log[decision["entry"]].move)]
    for language in LANGUAGES:
        words = terminal.ulpia(f"review --language {language}", str(file)).out
        assert "Octavia" in words and "Livia" in words
        assert "review-" not in words
        assert "25 %" in words  # what the player thought stands beside its decision


def test_a_game_that_is_not_over_is_not_reviewed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "some.game"
    file.write_text(unfinished_record(30))
    assert "the game is not over" in terminal.refusal("review", str(file))


def test_a_file_that_is_no_record_is_not_reviewed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear Octavia")
    assert "no Ulpia record" in terminal.refusal("review", str(file))
