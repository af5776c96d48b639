"""`ulpia admin`: for the host of a server."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import typer

from ulpia.cli import admin_data
from ulpia.cli.host_database import DatabaseOption, host_database
from ulpia.cli.usage_error import UsageError

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

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON lines.")]


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


# copies of all that is stored, and versions of the database
app.command()(admin_data.archive)
app.command()(admin_data.backup)
app.command("export")(admin_data.export_all)
app.command("import")(admin_data.import_all)
app.command()(admin_data.migrate)


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
