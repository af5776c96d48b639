"""Puzzles over HTTP: for everybody, without the answer until somebody asks for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Client, run_server, settings, sqlite_url
from ulpia.ai.puzzles.puzzle import Puzzle
from ulpia.ai.puzzles.solving import starter_puzzles
from ulpia.games.registry import GAMES


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Client]:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        yield Client(server.address)


PUZZLES = [starter_puzzles(game)[0] for game in GAMES.values()]


def test_the_list_tells_no_answers(visitor: Client) -> None:
    found = visitor.get("/puzzles")["puzzles"]
    assert {each["game"] for each in found} == set(GAMES)
    assert all(set(each) == {"id", "game", "difficulty"} for each in found)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[each.game for each in PUZZLES])
def test_a_puzzle_is_played_move_by_move_and_solved(visitor: Client, puzzle: Puzzle) -> None:
    moves: list[str] = []
    for move in puzzle.lines[0].moves:
        position = visitor.post(f"/puzzles/{puzzle.id}", {"moves": moves})
        assert move in [option["text"] for option in position["decision"]["options"]]
        assert "lines" not in json.dumps(position)
        moves.append(move)
    told = visitor.post(f"/puzzles/{puzzle.id}/answer?language=de", {"moves": moves})
    assert told["solved"]
    assert told["lines"][0]["moves"] == moves
    assert told["why"]
    missed = visitor.post(f"/puzzles/{puzzle.id}/answer", {"moves": puzzle.missed})
    assert not missed["solved"]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[each.game for each in PUZZLES])
def test_giving_up_is_no_solution(visitor: Client, puzzle: Puzzle) -> None:
    assert not visitor.post(f"/puzzles/{puzzle.id}/answer", {"moves": []})["solved"]


def test_bad_input_is_refused_with_a_reason(visitor: Client) -> None:
    puzzle = PUZZLES[0]
    path = f"/puzzles/{puzzle.id}"
    assert visitor.refusal("POST", "/puzzles/00000000", {"moves": []}) == (404, "no_puzzle")
    assert visitor.refusal("POST", path, {"moves": ["dance"]}) == (409, "unknown_words")
    assert visitor.refusal("POST", f"{path}/answer", {"moves": ["waive"]})[0] == 409
    status, _ = visitor.refusal("POST", path, {"moves": ["sow I"] * 41})
    assert status == 422
