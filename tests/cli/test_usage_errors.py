"""Whatever is asked wrongly gets one clear line and exit code 2, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, finished_record

WRONG = {
    "play chess": "there is no game 'chess'; there are: trajan",
    "play trajan --seats 5": "trajan is for 2 to 4 seats, not 5",
    "play trajan --seats 1": "not 1",
    "play trajan --seats many": "--seats",
    "play trajan --seed -1": "a seed must not be negative, and -1 is",
    "play trajan --language fr": "there is no language 'fr'; there are: en, de, ru",
    "play trajan --option colour=red": "trajan has no option 'colour'",
    "play trajan --option edition=1999": "cannot be '1999'; choose from: 2022, 2011",
    "play trajan --option edition": "write an option as name=value",
    "play trajan --option edition=2011 --option edition=2022": "option edition is given twice",
    "play trajan --option start=3 --seats 2": "option start names seat 3",
    "play trajan --seat 3 --seats 3": "--seat must be from 0 to 2, not 3",
    "play trajan --players genius": "there is no player 'genius'",
    "play trajan --players random,random,random": "--players names 3 players, but 2",
    "play trajan --names Anna,Ben": "--names needs 3 names, not 2",
    "play trajan --names Anna,Anna,Ben": "a different name for every seat",
    "play trajan --names Anna,Ben,Brutus(robot)": "is no name",
    "play trajan --people 4 --seats 3": "--people must be from 1 to 3, not 4",
    "play trajan --people 0": "--people must be from 1 to 3, not 0",
    "play trajan --people Anna,Anna": "--people needs a different name for every person",
    "play trajan --people Anna, --seats 3": "--people needs a different name for every person",
    "play trajan --people 2 --seat 1": "--seat is for one person",
    "play trajan --people Anna,Ben --names A,B,C": "--names names every seat",
    "play trajan --people 3 --seats 3 --players miles,miles": "but 0 are needed",
    "play trajan --load missing.game": "missing.game: no such file",
    "play trajan --load x --seats 2": "--load brings seats, options and seed with it",
    "simulate chess": "there is no game 'chess'",
    "simulate trajan --games 0": "--games must be at least 1, not 0",
    "simulate trajan --games -3": "--games must be at least 1, not -3",
    "simulate trajan --jobs 0": "--jobs must be at least 1, not 0",
    "simulate trajan --jobs 1000": "--jobs must be at most 256",
    "simulate trajan --seed -1": "a seed must not be negative",
    "simulate trajan --seats 5": "trajan is for 2 to 4 seats, not 5",
    "simulate trajan --players genius": "there is no player 'genius'",
    "simulate trajan --option time=7": "option time of trajan cannot be '7'",
    "simulate trajan --records /dev/null/x --json": "cannot write records to /dev/null/x",
    "replay missing.game": "missing.game: no such file",
    "replay missing.game --language fr": "there is no language 'fr'",
    "verify missing.game": "missing.game: no such file",
    "verify": "`ulpia verify --help` teaches it",
    "games trajan": "`ulpia games --help` teaches it",
    "shuffle": "No such command 'shuffle'",
    "play": "`ulpia play --help` teaches it",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_use_gets_one_clear_line(
    words: str, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert WRONG[words] in terminal.refusal(words)
    assert list(tmp_path.iterdir()) == []


BROKEN = {
    "empty": ("", ":1: this is no Ulpia record"),
    "foreign": ("[Event 'Rome']\n1. e4 e5\n", ":1: this is no Ulpia record"),
    "other format": ("ulpia 7\ngame trajan\n", ":1: this program reads record format 1"),
    "unknown game": ("ulpia 1\ngame chess\nrules 1\nseats 2\n", ":2: there is no game 'chess'"),
    "only a header": ("ulpia 1\n", ":1: the record ends before naming its game"),
    "a bad number": ("ulpia 1\ngame trajan\nrules one\n", ":3: 'rules' needs a whole number"),
    "no seed": ("ulpia 1\ngame trajan\nrules 1\nseats 2\n", "the record tells no seed"),
}


@pytest.mark.parametrize("command", ["verify", "replay", "play trajan --load"])
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_refused_with_its_line(
    command: str, kind: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "some.game"
    text, message = BROKEN[kind]
    file.write_text(text)
    assert message in terminal.refusal(command, str(file))
    assert file.read_text() == text


@pytest.mark.parametrize("command", ["verify", "replay", "play trajan --load"])
def test_a_record_of_newer_rules_is_refused(
    command: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "newer.game"
    file.write_text(finished_record().replace("rules 1\n", "rules 99\n"))
    assert f"{file}:3: rules version 99 is newer" in terminal.refusal(command, str(file))


@pytest.mark.parametrize("command", ["verify", "replay", "play trajan --load"])
def test_bytes_that_are_no_text_are_refused(
    command: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "picture.game"
    file.write_bytes(bytes(range(256)))
    assert "this is no text" in terminal.refusal(command, str(file))


def test_every_command_teaches_itself(terminal: Terminal) -> None:
    for command in ("play", "simulate", "verify", "replay", "games", "bench"):
        outcome = terminal.ulpia(f"{command} --help")
        assert outcome.code == 0
        assert f"ulpia {command}" in outcome.out
        assert "Examples" in outcome.out


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.ulpia("--version").out.startswith("ulpia")
