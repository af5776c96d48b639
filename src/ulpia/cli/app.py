"""The program `ulpia`: its commands, and one line for whatever is asked wrongly."""

from __future__ import annotations

import sys
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
    replay,
    serve,
    simulate,
    verify,
    worker,
)

app: Final = typer.Typer(
    add_completion=True,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog="Examples\n\n"
    "ulpia play trajan\n"
    "ulpia play forum-trajanum --seats 3 --language de\n"
    "ulpia simulate trajan --seats 4 --games 1000 --seed 1 --jobs 2\n"
    "ulpia COMMAND --help   what a command can do, with examples",
)
for module in (play, serve, worker, simulate, arena, hint, verify, replay, games, bench):
    app.command(module.NAME, epilog=module.EXAMPLES)(module.command)
app.add_typer(admin.app, name=admin.NAME)


def tell_version(wanted: bool) -> None:
    if not wanted:
        return
    try:
        print(f"ulpia {version('ulpia')}")
    except PackageNotFoundError:
        print("ulpia, not installed")
    raise typer.Exit


@app.callback()
def options(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Trajan and Forum Trajanum by the rules: play, host, simulate, check and retell games."""


def run(arguments: list[str] | None) -> int:
    """Run a command and return its exit code: 2 and one line on stderr for wrong use."""
    endure_any_text()
    try:
        code = app(arguments, prog_name="ulpia", standalone_mode=False)
    except typer.TyperException as error:
        complain(error)
        return error.exit_code
    return int(code or 0)


def complain(error: typer.TyperException) -> None:
    """Say what was asked wrongly, in one line."""
    message = " ".join(error.format_message().split())
    if not message:
        return  # no arguments at all: the help was shown
    context = getattr(error, "ctx", None)
    if context is not None:
        message = f"{message.rstrip('.')}; `{context.command_path} --help` teaches it"
    print(f"ulpia: {message}", file=sys.stderr)


def endure_any_text() -> None:
    """Let terminals that lack a letter show a replacement, and read any bytes."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
