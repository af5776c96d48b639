"""The database of a server, as its host reaches it from the command line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from ulpia.cli.serve import call_or_refuse, read_settings
from ulpia.cli.usage_error import UsageError

DatabaseOption = Annotated[
    str | None, typer.Option("--database", help="As for serve; the same default.")
]


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
