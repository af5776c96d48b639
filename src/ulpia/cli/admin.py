"""`ulpia admin`: for the host of a server."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.cli.serve import built, chosen_settings
from ulpia.cli.wrong_use import WrongUse

NAME: Final = "admin"
app: Final = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Look after a server: people, tables, backups, upgrades.",
    epilog="Examples\n\n"
    "ulpia admin tables --state running\n"
    "ulpia admin reset-password Livia\n"
    "ulpia admin backup /backups/ulpia-monday.db\n"
    "ulpia admin check-games   before an upgrade: which games would it change?",
)

DatabaseOption = Annotated[
    str | None, typer.Option("--database", help="As for serve; the same default.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON lines.")]


def address(database: str | None) -> str:
    given = {} if database is None else {"database": database}
    return str(chosen_settings(None, given).database)


@contextlib.contextmanager
def opened(database: str | None) -> Iterator[Any]:
    """Open the database, and turn refusals into one line for the host."""
    from ulpia.server.store.database import open_database
    from ulpia.server.store.migrate import current, newest
    from ulpia.server.tables.refusals import NotAllowed

    found = built(open_database, address(database))
    try:
        version = built(found.read_now, current)
        if version != newest():
            raise WrongUse(
                f"the database has version {version}, this program needs {newest()}:"
                " `ulpia admin migrate` first"
            )
        yield found
    except NotAllowed as refused:
        raise WrongUse(refused.reason) from refused
    finally:
        found.close()


def show(lines: list[dict[str, Any]], as_json: bool) -> None:
    for line in lines:
        if as_json:
            print(json.dumps(line, ensure_ascii=False))
        else:
            print("  ".join([told(name, value) for name, value in line.items()]))


def told(name: str, value: Any) -> str:
    if name.endswith("_at") and value is not None:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)


@app.command()
def users(database: DatabaseOption = None, json: JsonOption = False) -> None:
    """List everybody: id, name, guest, claimed or former."""
    from ulpia.server import admin

    with opened(database) as found:
        show(admin.users(found), json)


@app.command()
def tables(
    state: Annotated[list[str] | None, typer.Option(help="open, running, …")] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
) -> None:
    """List tables: id, game, rules, seats, state, length of the log, last change."""
    from ulpia.server import admin

    with opened(database) as found:
        show(admin.tables(found, *(state or ())), json)


@app.command("reset-password")
def reset_password(name: str, database: DatabaseOption = None) -> None:
    """Give somebody who forgot it a new password, and end all their sessions."""
    from ulpia.server import admin

    with opened(database) as found:
        print(f"The new password of {name} is: {admin.reset_password(found, name)}")


@app.command()
def close(table: str, database: DatabaseOption = None) -> None:
    """Close a table: it counts as abandoned, its log stays."""
    from ulpia.server import admin

    with opened(database) as found:
        admin.close_table(found, table)
    print(f"Table {table} is closed")


@app.command()
def backup(file: Path, database: DatabaseOption = None) -> None:
    """Copy a SQLite database while the server runs; the copy is complete and usable as it is."""
    from ulpia.server import admin
    from ulpia.server.tables.refusals import NotAllowed

    try:
        built(lambda url: admin.backup(url, file), address(database))
    except NotAllowed as refused:
        raise WrongUse(refused.reason) from refused
    print(f"Copied to {file}")


@app.command("export")
def export_all(
    file: Annotated[Path | None, typer.Argument(help="Standard output if left out.")] = None,
    database: DatabaseOption = None,
) -> None:
    """Write everything as JSON lines: people, tables, logs, chat, and every game as a record."""
    from ulpia.server import transfer

    with opened(database) as found, contextlib.ExitStack() as stack:
        out = sys.stdout if file is None else stack.enter_context(file.open("w", encoding="utf-8"))
        for line in transfer.export(found):
            out.write(line + "\n")


@app.command("import")
def import_all(file: Path, database: DatabaseOption = None) -> None:
    """Read an export into an empty database."""
    from ulpia.server import transfer
    from ulpia.server.store.migrate import upgrade

    if not file.is_file():
        raise WrongUse(f"there is no file {file}")
    built(upgrade, address(database))
    with opened(database) as found, file.open(encoding="utf-8") as lines:
        counts = transfer.import_lines(found, lines)
    print(", ".join([f"{count} {name}" for name, count in counts.items()]) or "nothing")


@app.command()
def migrate(
    to: Annotated[str, typer.Option(help="A version; `base` removes everything.")] = "head",
    yes: Annotated[bool, typer.Option("--yes", help="Delete without being asked.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Bring the database to the version that this program needs, or to another one.

    Going back to an older version deletes what that one cannot hold, and asks before.
    """
    from ulpia.server.store import migrate as migrations

    backward = to != "head" and built(
        lambda url: migrations.is_backward(url, to), address(database)
    )
    if backward and not yes:
        require_consent(address(database), to)
    step: Callable[[str], None] = migrations.upgrade
    if to != "head":
        step = lambda url: migrations.move_to(url, to)  # noqa: E731
    built(step, address(database))
    print(f"The database has version {to if to != 'head' else migrations.newest()}")


def require_consent(url: str, to: str) -> None:
    """Say what going back to a version deletes, and go on only if the host types its name."""
    from ulpia.server import admin

    counts = built(admin.contents, url)
    held = ", ".join([f"{count} {name}" for name, count in counts.items()])
    lost = "everything" if to == "base" else f"whatever version {to} cannot hold"
    print(
        f"Going back to {to} deletes {lost}, for good. The database holds: {held}.\n"
        "Make a copy first: `ulpia admin backup FILE`, for PostgreSQL `pg_dump`.",
        file=sys.stderr,
    )
    if not sys.stdin.isatty():
        raise WrongUse("nothing was changed; where nobody can be asked, add --yes")
    print(f"Type {to} to go on: ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip() != to:
        raise WrongUse("nothing was changed")


@app.command("check-games")
def check_games(database: DatabaseOption = None) -> int:
    """Say which running games the rules of this program would change; exit code 1 if any."""
    from ulpia.server import admin

    changed = count = 0
    with opened(database) as found:
        for table, difference in admin.check_games(found):
            count += 1
            if difference is not None:
                changed += 1
                print(f"{table}: {difference}")
    print(f"{count} running games, {changed} would change")
    return 1 if changed else 0
