"""What commands take from the command line, checked: games, seats, options, seeds, files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from ulpia.cli.usage_error import UsageError
from ulpia.games.registry import GAMES, UnknownGame, game_as_of, game_named
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.record import Record, RecordError, parse_record
from ulpia.text import LANGUAGES, Texts, best_language


def complete_game(beginning: str) -> list[str]:
    """Return the games that a shell may complete a word to."""
    return [name for name in GAMES if name.startswith(beginning)]


def complete_language(beginning: str) -> list[str]:
    return [code for code in LANGUAGES if code.startswith(beginning)]


GameArgument = Annotated[
    str,
    typer.Argument(help="The game; `ulpia games` lists them.", autocompletion=complete_game),
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        help="Language: en, de or ru.",
        show_default="that of your system",
        autocompletion=complete_language,
    ),
]


def require_game(name: str) -> Game[Any]:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise UsageError(str(error)) from error


def parse_options(game: Game[Any], seats: int, given: list[str]) -> dict[str, str]:
    """Return the complete options of a game from words like `edition=2011`."""
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"write an option as name=value, not {word!r}")
        if name in options:
            raise UsageError(f"option {name} is given twice")
        options[name] = value
    try:
        return game.complete_options(seats, options)
    except BadOption as error:
        raise UsageError(str(error)) from error


def require_seed(seed: int) -> int:
    if seed < 0:
        raise UsageError(f"a seed must not be negative, and {seed} is")
    return seed


def require_positive(name: str, number: int) -> int:
    if number < 1:
        raise UsageError(f"{name} must be at least 1, not {number}")
    return number


def load_texts(language: str | None) -> Texts:
    """Return the texts of a language, or of the one that the environment asks for."""
    code = best_language() if language is None else language
    if code not in LANGUAGES:
        raise UsageError(f"there is no language {code!r}; there are: {', '.join(LANGUAGES)}")
    return Texts(code)


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{file}:1: this is no text, so no Ulpia record") from error
    except OSError as error:
        raise UsageError(f"{file}: {reason(error)}") from error


def read_record(file: Path) -> tuple[Game[Any], Record]:
    """Read a record and find its game; nothing of it is replayed yet."""
    text = read_text(file)
    try:
        record = parse_record(text)
    except RecordError as error:
        raise record_refusal(file, error) from error
    try:
        return game_as_of(record.game, record.rules), record
    except UnknownGame as error:
        line = find_line(text, f"game {record.game}")
        raise UsageError(f"{file}:{line}: {error}") from error


def find_line(text: str, wanted: str) -> int:
    """Return the number of the first line that reads as `wanted`."""
    lines = [line.rstrip() for line in text.splitlines()]
    return lines.index(wanted) + 1 if wanted in lines else 1


def record_refusal(file: Path, error: RecordError) -> UsageError:
    return UsageError(f"{file}:{max(error.line, 1)}: {error.message}")


def reason(error: OSError) -> str:
    """Return why the system refused, as the start of a sentence in lower case."""
    return (error.strerror or str(error)).lower()


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
