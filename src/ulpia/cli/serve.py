"""`ulpia serve`: a server for tables in the browser and for bots."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.cli.usage_error import UsageError

NAME: Final = "serve"
EXAMPLES: Final = """Examples

ulpia serve --open                        for yourself, in the browser
ulpia serve --port 0                      any free port
ulpia serve --host 0.0.0.0 --database postgresql://ulpia@localhost/ulpia"""


def command(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port; 0 takes any free one.", show_default="8400")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://USER@HOST/NAME.",
            show_default="ulpia.db in your data folder",
        ),
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(help="TOML file with settings.", show_default="none")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> int:
    """Serve tables that never lose a move.

    Without arguments only this machine can reach it, and games lie in your data folder.
    Settings come from flags, from the environment (ULPIA_…) and from a file, in this order.
    """
    given = {"host": host, "port": port, "database": database}
    chosen = read_settings(settings, {name: v for name, v in given.items() if v is not None})
    return serve(chosen, open_browser)


def read_settings(file: Path | None, given: dict[str, Any]) -> Any:
    """Return the settings, or say in one line what is wrong with them."""
    from pydantic import ValidationError

    from ulpia.server.settings import FILE_VARIABLE, Settings

    if file is not None:
        if not file.is_file():
            raise UsageError(f"there is no file {file}")
        os.environ[FILE_VARIABLE] = str(file)
    try:
        return Settings(**given)
    except ValidationError as error:
        wrong = error.errors()[0]
        place = ".".join([str(part) for part in wrong["loc"]])
        raise UsageError(f"setting {place}: {wrong['msg'].lower()}") from error
    except ValueError as error:
        raise UsageError(f"{file}: {error}") from error


def serve(settings: Any, open_browser: bool) -> int:
    from ulpia.server.building import bind_socket, build_services, run
    from ulpia.server.logs import set_up_logs

    set_up_logs(settings.log_format, settings.log_level)
    try:
        listening = bind_socket(settings.host, settings.port)
    except OSError as error:
        raise UsageError(
            f"cannot listen on {settings.host}:{settings.port}: {(error.strerror or '').lower()};"
            " choose another with --port, or let --port 0 find a free one"
        ) from error
    address = address_of(settings, listening.getsockname()[1])
    try:
        services = call_or_refuse(build_services, settings)
    except BaseException:
        listening.close()
        raise

    def when_open() -> None:
        print(f"Ulpia is open at {address} (Ctrl-C ends it)", flush=True)
        if open_browser:
            threading.Thread(target=open_page, args=(address,), daemon=True).start()

    run(services, listening, when_open)
    return 0


def call_or_refuse(action: Callable[[Any], Any], argument: Any) -> Any:
    """Call what opens the database, or say in one line why that is not possible."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from ulpia.server.store.migrate import WrongVersion

    try:
        return action(argument)
    except WrongVersion as error:
        raise UsageError(str(error)) from error
    except ImportError as error:
        raise UsageError(f"{error}; PostgreSQL needs: pip install 'ulpia[postgres]'") from error
    except (ArgumentError, ValueError) as error:
        raise UsageError(f"--database: {error}") from error
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        first = str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
        raise UsageError(f"the database cannot be opened: {first}") from error


def address_of(settings: Any, port: int) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104
    host = f"[{host}]" if ":" in host else host
    return settings.public_url or f"http://{host}:{port}/"


def open_page(address: str) -> None:
    """Open the browser, or say where to point it."""
    if not webbrowser.open(address):
        print(f"No browser found: open {address} yourself", file=sys.stderr, flush=True)
