"""A third game runs everywhere, and nothing but its own folder knows of it.

The template game is named in ULPIA_GAMES, as an author's own game would be. Its browser part is
tested in tests/e2e/test_third_game.py, where the browser is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import ulpia
from tests.contract.third_game import ENVIRONMENT, GAME, run_python, run_ulpia
from tests.server.harness import OPENED, Client, Process, Socket, sqlite_url
from tests.server.players import play_on
from tools.paths import ROOT
from ulpia.games._template.game import STAKES
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.record import parse_record, verify
from ulpia.kernel.record_writer import write_record

SEATS: Final = (2, 3, 4)
LEVELS: Final = ulpia.level_names()
GO_ON: Final = "1"
"""What ends a turn that may still be taken back."""
FIRST_LEGAL: Final = ROOT / "examples" / "first_legal_bot.py"

pytestmark = pytest.mark.slow  # starts programs, a server and foreign suites


def check_record(text: str) -> None:
    """A record of a finished game that proves every draw and every point."""
    record = parse_record(text)
    assert record.game == GAME and record.results
    assert verify(STAKES, record) == []


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of three in a file."""
    match = Match(STAKES, 3, {}, 5)
    while not match.is_over():
        decision = match.waiting()[-1]
        match.play(decision.seat, decision.options[0])
    file = tmp_path / "stakes.game"
    file.write_text(write_record(match), encoding="utf-8")
    return file


# The library


def test_the_library_has_it_as_its_last_game() -> None:
    script = f"""
import ulpia
assert ulpia.game_names()[-1] == "{GAME}"
for level in ulpia.level_names():
    match = ulpia.new_match("{GAME}", seats=3, seed=2)
    bot = ulpia.player(level, seed=1)
    while not match.is_over():
        table = match.table()
        match.play(table.seat, bot.choose(table))
    assert ulpia.read_record(match.record()).points() == match.points()
    assert "winner" in str(match), str(match)
"""
    run_python("-c", script)


# The terminal


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_person_plays_it_in_the_terminal(seats: int, language: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    typed = ["1", GO_ON, "points", "1", GO_ON, f"save {file}", "quit"]
    words = f"play {GAME} --seats {seats} --seed 3 --language {language}"
    said = run_ulpia(words, typed=typed)
    assert "{" not in said and "stakes-" not in said, "a sentence is missing"
    check_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_against_a_person(level: str) -> None:
    run_ulpia(
        f"play {GAME} --seed 4 --players {level} --show-thoughts",
        typed=["1", GO_ON, "1", GO_ON, "quit"],
    )


def test_it_is_listed() -> None:
    games = json.loads(run_ulpia("games --json"))["games"]
    assert games[-1]["name"] == GAME
    assert "stakes: 2 to 4 seats" in run_ulpia("games")


def test_it_is_simulated_in_processes() -> None:
    told = json.loads(run_ulpia(f"simulate {GAME} --games 40 --jobs 2 --check --json"))
    assert told["games"] == 40


def test_a_record_of_it_is_verified(record: Path) -> None:
    run_ulpia("verify", str(record))


def test_a_record_of_it_is_replayed(record: Path) -> None:
    told = run_ulpia("replay", str(record))
    assert "stakes a card, face down" in told and "The winner" in told


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_a_level_gives_a_hint_for_it(level: str, tmp_path: Path) -> None:
    match = Match(STAKES, 2, {}, 5)
    match.play(match.waiting()[0].seat, match.waiting()[0].options[0])
    file = tmp_path / "running.game"
    file.write_text(write_record(match, reveal_seed=True), encoding="utf-8")
    assert "stake" in run_ulpia(f"hint --player {level} --json", str(file))


# Players against each other


def test_all_levels_meet_in_the_arena(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    words = f"arena {GAME} --players {','.join(LEVELS)} --games 2 --jobs 2 --worlds 1 --json"
    told = json.loads(run_ulpia(words, "--resume", str(folder)))
    assert {GAME} <= set(json.dumps(told).split('"'))
    records = sorted(folder.rglob("*.game"))
    assert records
    for file in records:
        check_record(file.read_text(encoding="utf-8"))


def test_a_program_plays_it_by_the_text_protocol(tmp_path: Path) -> None:
    players = f"cmd:{sys.executable} {FIRST_LEGAL},tiro"
    folder = tmp_path / "arena"
    words = f"arena {GAME} --games 2 --json"
    told = run_ulpia(words, "--players", players, "--resume", str(folder))
    assert "loses" not in told
    for file in sorted(folder.rglob("*.game")):
        check_record(file.read_text(encoding="utf-8"))


# Research


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_accepts_it(seats: int) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra `research`")
    script = f"""
import warnings
warnings.simplefilter("ignore")
from pettingzoo.test import api_test, parallel_api_test
from ulpia.research import pettingzoo_env
api_test(pettingzoo_env.env(game="{GAME}", seats={seats}), num_cycles=60)
parallel_api_test(pettingzoo_env.parallel_env(game="{GAME}", seats={seats}), num_cycles=60)
env = pettingzoo_env.env(game="{GAME}", seats={seats})
env.reset(seed=3)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
"""
    run_python("-c", script)


@pytest.mark.parametrize("seats", SEATS)
def test_openspiel_accepts_it(seats: int) -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `research`")
    script = f"""
import pyspiel
from ulpia.research.openspiel_game import short_name
game = pyspiel.load_game(short_name("{GAME}") + "(players={seats})")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
"""
    run_python("-c", script)


# The server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(sqlite_url(tmp_path_factory.mktemp("third")), 0, **ENVIRONMENT)
    yield running
    assert running.end() == 0


@pytest.fixture
def person(server: Process) -> Iterator[Client]:
    yield Client(server.address).guest("Livia")
    while OPENED:
        OPENED.pop()()


def open_table(person: Client, *seats: dict[str, str]) -> Any:
    return person.post("/tables", {"game": GAME, "seats": [{"place": "link"}, *seats]})


def test_the_server_offers_it(person: Client) -> None:
    assert person.get("/games")["games"][-1]["name"] == GAME


def test_two_people_play_it_over_sockets(person: Client, server: Process) -> None:
    table = open_table(person, {"place": "link"})
    other = Client(server.address).guest("Marcus")
    other.post(f"/tables/{table['id']}/join", {"key": table["join_key"]})
    with person.socket(table["id"]) as mine, other.socket(table["id"]) as theirs:
        play_on([mine, theirs], Dice(1))
        assert mine.position["state"] == "finished"
    check_record(person.get(f"/tables/{table['id']}/record"))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_it_on_the_server(person: Client, level: str) -> None:
    table = open_table(person, {"place": "bot", "level": level}, {"place": "bot", "level": level})
    with person.socket(table["id"]) as socket:
        play_against_bots(socket)
    check_record(person.get(f"/tables/{table['id']}/record"))


def play_against_bots(socket: Socket) -> None:
    """Choose first options and confirm turns until the game is over."""
    while socket.position["state"] == "running":
        decision = socket.position.get("decision")
        if decision is None:
            socket.next()
            continue
        answer = socket.move(decision["options"][0]["text"])
        assert answer["type"] == "done", answer
        socket.wait_until(answer["seq"])
