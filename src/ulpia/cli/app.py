"""The program `ulpia`: its commands, and one line for every usage error."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from typing import Annotated, Final

import typer

from ulpia.cli import (
    admin,
    arena,
    bench,
    games,
    hint,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    verify,
    worker,
)
from ulpia.games.registry import GAMES


def join_titles(names: Sequence[str]) -> str:
    """Return games as a sentence names them: Trajan and Forum Trajanum."""
    *others, last = [name.replace("-", " ").title() for name in names]
    return f"{', '.join(others)} and {last}" if others else last


def examples(names: Sequence[str]) -> str:
    """Return examples of commands with the games there are."""
    first, *others = names
    lines = [f"ulpia play {first}"]
    lines += [f"ulpia play {name} --seats 3 --language de" for name in others]
    lines.append(f"ulpia simulate {first} --seats 4 --games 1000 --seed 1 --jobs 2")
    lines.append("ulpia COMMAND --help   what a command can do, with examples")
    return "Examples\n\n" + "\n".join(lines)


app: Final = typer.Typer(
    add_completion=True,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog=examples(list(GAMES)),
)
for module in (play, serve, worker, simulate, arena, hint, verify, replay, review, games, bench):
    app.command(module.NAME, epilog=module.EXAMPLES)(module.command)
app.add_typer(admin.app, name=admin.NAME)
app.add_typer(puzzles.app, name=puzzles.NAME)


def print_version(wanted: bool) -> None:
    if not wanted:
        return
    try:
        print(f"ulpia {version('ulpia')}")
    except PackageNotFoundError:
        print("ulpia, not installed")
    raise typer.Exit


@app.callback(
    help=f"{join_titles(list(GAMES))} by the rules: play, host, simulate, check and retell games."
)
def options(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Take the options of the program itself."""


def run(arguments: list[str] | None) -> int:
    """Run a command and return its exit code; a usage error prints one line and returns 2."""
    replace_unknown_letters()
    try:
        code = app(arguments, prog_name="ulpia", standalone_mode=False)
    except typer.TyperException as error:
        print_error(error)
        return error.exit_code
    return int(code or 0)


def print_error(error: typer.TyperException) -> None:
    """Print what is wrong with the command, in one line."""
    message = " ".join(error.format_message().split())
    if not message:
        return  # no arguments at all: the help was shown
    context = getattr(error, "ctx", None)
    if context is not None:
        message = f"{message.rstrip('.')}; `{context.command_path} --help` teaches it"
    print(f"ulpia: {message}", file=sys.stderr)


def replace_unknown_letters() -> None:
    """Replace letters that a terminal cannot show or read, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
