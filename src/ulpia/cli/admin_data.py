"""`ulpia admin`, what concerns all data: archive, backup, export, import, versions."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ulpia.cli.host_database import DatabaseOption, address, host_database
from ulpia.cli.serve import call_or_refuse
from ulpia.cli.usage_error import UsageError
from ulpia.extras import require_package


def archive(
    file: Annotated[Path, typer.Argument(help="JSON lines, compressed: name it .jsonl.gz.")],
    older_than: Annotated[int, typer.Option(help="Days since the end of a game.", min=1)] = 365,
    database: DatabaseOption = None,
) -> None:
    """Write the records of old games into a file and delete their logs; results stay."""
    from ulpia.server.service.hosting import retention
    from ulpia.table.effects import now_ms

    with host_database(database) as found:
        count = retention.archive(found, file, older_than, now_ms())
    print(f"{count} games written to {file}")


def backup(file: Path, database: DatabaseOption = None) -> None:
    """Copy a SQLite database while the server runs; the copy is complete and usable as it is."""
    from ulpia.server.service import admin
    from ulpia.table.refusals import NotAllowed

    try:
        call_or_refuse(lambda url: admin.backup(url, file), address(database))
    except NotAllowed as refused:
        raise UsageError(refused.reason) from refused
    print(f"Copied to {file}")


def export_all(
    file: Annotated[Path | None, typer.Argument(help="Standard output if left out.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Finished games for DuckDB and pandas, into this folder.")
    ] = None,
    database: DatabaseOption = None,
) -> None:
    """Write everything as JSON lines: people, tables, logs, chat, and every game as a record."""
    if parquet is not None:
        export_games(parquet, file, database)
        return
    from ulpia.server.service import export_import

    with host_database(database) as found, contextlib.ExitStack() as stack:
        out = sys.stdout if file is None else stack.enter_context(file.open("w", encoding="utf-8"))
        for line in export_import.export(found):
            out.write(line + "\n")


def export_games(folder: Path, file: Path | None, database: str | None) -> None:
    """Write finished games as Parquet files, people as numbers."""
    if file is not None:
        raise UsageError("--parquet writes into its folder: leave the file out")
    require_package("pyarrow")
    from ulpia.server.service.club.parquet import export_parquet

    with host_database(database) as found:
        count = export_parquet(found, folder)
    print(f"{count} games written to {folder}")


def import_all(file: Path, database: DatabaseOption = None) -> None:
    """Read an export into an empty database."""
    from ulpia.server.service import export_import
    from ulpia.server.store.migrate import upgrade

    if not file.is_file():
        raise UsageError(f"there is no file {file}")
    call_or_refuse(upgrade, address(database))
    with host_database(database) as found, file.open(encoding="utf-8") as lines:
        counts = export_import.import_lines(found, lines)
    print(", ".join([f"{count} {name}" for name, count in counts.items()]) or "nothing")


def migrate(
    to: Annotated[str, typer.Option(help="A version; `base` removes everything.")] = "head",
    yes: Annotated[bool, typer.Option("--yes", help="Delete without being asked.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Bring the database to the version that this program needs, or to another one.

    Going back to an older version deletes what that one cannot hold, and asks before.
    """
    from ulpia.server.store import migrate as migrations

    backward = to != "head" and call_or_refuse(
        lambda url: migrations.is_backward(url, to), address(database)
    )
    if backward and not yes:
        require_consent(address(database), to)
    step: Callable[[str], None] = migrations.upgrade
    if to != "head":
        step = lambda url: migrations.move_to(url, to)  # noqa: E731
    call_or_refuse(step, address(database))
    print(f"The database has version {to if to != 'head' else migrations.newest_version()}")


def require_consent(url: str, to: str) -> None:
    """Say what going back to a version deletes, and go on only if the host types its name."""
    from ulpia.server.service import admin

    counts = call_or_refuse(admin.contents, url)
    held = ", ".join([f"{count} {name}" for name, count in counts.items()])
    lost = "everything" if to == "base" else f"whatever version {to} cannot hold"
    print(
        f"Going back to {to} deletes {lost}, for good. The database holds: {held}.\n"
        "Make a copy first: `ulpia admin backup FILE`, for PostgreSQL `pg_dump`.",
        file=sys.stderr,
    )
    if not sys.stdin.isatty():
        raise UsageError("nothing was changed; where nobody can be asked, add --yes")
    print(f"Type {to} to go on: ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip() != to:
        raise UsageError("nothing was changed")
