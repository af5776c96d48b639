"""`ulpia worker`: lets bots think for servers that share a PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ulpia.cli.serve import call_or_refuse, read_settings

NAME: Final = "worker"
EXAMPLES: Final = """Examples

ulpia worker --database postgresql://ulpia@localhost/ulpia --processes 4"""


def command(
    database: Annotated[str | None, typer.Option(help="postgresql://USER@HOST/NAME.")] = None,
    processes: Annotated[int | None, typer.Option(help="Bots that think at once.")] = None,
    settings: Annotated[Path | None, typer.Option(help="TOML file with settings.")] = None,
) -> int:
    """Move bots for servers that run with ULPIA_BOTS=queue on the same database."""
    given = {"database": database, "bot_processes": processes}
    chosen = read_settings(settings, {name: v for name, v in given.items() if v is not None})

    from ulpia.server.logs import set_up_logs

    set_up_logs(chosen.log_format, chosen.log_level)

    def start() -> None:
        from ulpia.server.bots.queue import BotWorker

        worker = BotWorker(chosen.database, chosen.bot_processes, chosen.bot_seconds)
        print(f"Ulpia's worker is ready ({chosen.bot_processes} at once)", flush=True)
        worker.run()

    call_or_refuse(lambda _: start(), chosen)
    return 0
