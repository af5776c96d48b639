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

from ulpia.cli.serve import call_or_refuse, read_settings
from ulpia.cli.usage_error import UsageError
from ulpia.extras import require_package

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

ratings_app: Final = typer.Typer(
    no_args_is_help=True, help="Ratings: work them out anew from the stored results."
)
app.add_typer(ratings_app, name="ratings")

DatabaseOption = Annotated[
    str | None, typer.Option("--database", help="As for serve; the same default.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON lines.")]


def address(database: str | None) -> str:
    given = {} if database is None else {"database": database}
    return str(read_settings(None, given).database)


@contextlib.contextmanager
def host_database(database: str | None) -> Iterator[Any]:
    """Open the database, and turn refusals into one line for the host."""
    from ulpia.server.store.database import open_database
    from ulpia.server.store.migrate import current_version, newest_version
    from ulpia.table.refusals import NotAllowed

    found = call_or_refuse(open_database, address(database))
    try:
        version = call_or_refuse(found.read_now, current_version)
        if version != newest_version():
            raise UsageError(
                f"the database has version {version}, this program needs {newest_version()}:"
                " `ulpia admin migrate` first"
            )
        yield found
    except NotAllowed as refused:
        raise UsageError(refused.reason) from refused
    finally:
        found.close()


def show(lines: list[dict[str, Any]], as_json: bool) -> None:
    for line in lines:
        if as_json:
            print(json.dumps(line, ensure_ascii=False))
        else:
            print("  ".join([format_value(name, value) for name, value in line.items()]))


def format_value(name: str, value: Any) -> str:
    if name.endswith("_at") and value is not None:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)


@app.command()
def users(database: DatabaseOption = None, json: JsonOption = False) -> None:
    """List everybody: id, name, guest, claimed or former."""
    from ulpia.server.service import admin

    with host_database(database) as found:
        show(admin.users(found), json)


@app.command()
def tables(
    state: Annotated[list[str] | None, typer.Option(help="open, running, …")] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
) -> None:
    """List tables: id, game, rules, seats, state, length of the log, last change."""
    from ulpia.server.service import admin

    with host_database(database) as found:
        show(admin.tables(found, *(state or ())), json)


@app.command("reset-password")
def reset_password(name: str, database: DatabaseOption = None) -> None:
    """Give somebody who forgot it a new password, and end all their sessions."""
    from ulpia.server.service import admin

    with host_database(database) as found:
        print(f"The new password of {name} is: {admin.reset_password(found, name)}")


@app.command()
def appoint(
    name: str,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="Take the role back.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Let an account look after the server in its pages: reports, bans, tables, health."""
    from ulpia.server.service import admin

    with host_database(database) as found:
        admin.appoint(found, name, not withdraw)
    print(f"{name} {'no longer looks' if withdraw else 'looks'} after this server")


@app.command()
def close(table: str, database: DatabaseOption = None) -> None:
    """Close a table: it counts as abandoned, its log stays."""
    from ulpia.server.service import admin

    with host_database(database) as found:
        admin.close_table(found, table)
    print(f"Table {table} is closed")


@app.command("roll-back")
def roll_back(
    table: str,
    to: Annotated[int, typer.Option(help="The entry of the log after which it goes on.")],
    note: Annotated[str, typer.Option(help="Why; it stands in the log for all players.")],
    database: DatabaseOption = None,
) -> None:
    """Repair a running game: take back all that was played after an entry of its log.

    While the server runs, its page for the host does the same and tells the players at once.
    """
    from ulpia.server.service import admin

    with host_database(database) as found:
        admin.roll_back_table(found, table, to, note)
    print(f"Table {table} stands where it stood after entry {to}")


@app.command()
def purge(
    chat_days: Annotated[int, typer.Option(help="Chat of games over for so long.")] = 0,
    guest_days: Annotated[int, typer.Option(help="Guests without a session, so old.")] = 0,
    database: DatabaseOption = None,
) -> None:
    """Delete old chat, and guests who have gone; games stay, their guests become former players."""
    from ulpia.server.service.hosting import retention
    from ulpia.table.effects import now_ms

    if not chat_days and not guest_days:
        raise UsageError("say what to delete: --chat-days N, --guest-days N")
    with host_database(database) as found:
        lines, people = found.write_now(
            lambda c: retention.purge(c, chat_days, guest_days, now_ms())
        )
    print(f"{lines} lines of chat and {people} guests deleted")


@app.command()
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


@app.command()
def backup(file: Path, database: DatabaseOption = None) -> None:
    """Copy a SQLite database while the server runs; the copy is complete and usable as it is."""
    from ulpia.server.service import admin
    from ulpia.table.refusals import NotAllowed

    try:
        call_or_refuse(lambda url: admin.backup(url, file), address(database))
    except NotAllowed as refused:
        raise UsageError(refused.reason) from refused
    print(f"Copied to {file}")


@app.command("export")
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


@app.command("import")
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


@app.command()
def results(
    anew: Annotated[bool, typer.Option("--anew", help="Also those that are there.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Write the results of finished games that have none yet, for ratings and statistics."""
    from ulpia.server.service.club import repairs

    with host_database(database) as found:
        print(f"{repairs.make_results(found, anew)} results written")


@ratings_app.command("recompute")
def recompute(database: DatabaseOption = None) -> None:
    """Make all ratings anew from the stored results; they come out as they were."""
    from ulpia.server.service.club import repairs

    with host_database(database) as found:
        print(f"{repairs.recompute(found)} games rated")


@app.command("check-games")
def check_games(database: DatabaseOption = None) -> int:
    """Say which running games the rules of this program would change; exit code 1 if any."""
    from ulpia.server.service import admin

    changed = count = 0
    with host_database(database) as found:
        for table, difference in admin.check_games(found):
            count += 1
            if difference is not None:
                changed += 1
                print(f"{table}: {difference}")
    print(f"{count} running games, {changed} would change")
    return 1 if changed else 0
