"""Migrations up and down, the same on both kinds of database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine

from ulpia.server.store.database import known_url

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x756C706961
"""Of PostgreSQL's advisory locks: several processes may start at once, one migrates."""


class WrongVersion(RuntimeError):
    """The database was made by a newer program, or is older than this one."""


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def newest_version() -> str:
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def current_version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(url: str, revision: str = "head") -> None:
    """Bring the database to `revision`; made if it does not exist."""
    with engine_for(url).begin() as connection:
        lock_migrations(connection)
        known = set(history())
        found = current_version(connection)
        if found is not None and found not in known:
            raise WrongVersion(
                f"the database has version {found}, which this program does not know: update Ulpia"
            )
        command.upgrade(configuration(connection), revision)


def downgrade(url: str, revision: str) -> None:
    with engine_for(url).begin() as connection:
        lock_migrations(connection)
        command.downgrade(configuration(connection), revision)


def move_to(url: str, revision: str) -> None:
    """Go up or down to a version, whichever way it lies."""
    if is_backward(url, revision):
        downgrade(url, revision)
    else:
        upgrade(url, revision)


def is_backward(url: str, revision: str) -> bool:
    """Say whether a version is older than the database, so that going there deletes things."""
    known = [*history(), "base"]  # newest first
    if revision not in known:
        raise WrongVersion(f"there is no version {revision}; there are: {', '.join(known)}")
    with engine_for(url).begin() as connection:
        found = current_version(connection) or "base"
    return found in known and known.index(revision) > known.index(found)


def history() -> list[str]:
    """Return all versions that this program knows, newest first."""
    scripts = ScriptDirectory.from_config(configuration()).walk_revisions()
    return [script.revision for script in scripts]


def lock_migrations(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def engine_for(url: str) -> Engine:
    name = known_url(url)
    if name.get_backend_name() == "postgresql":
        return create_engine(
            name.set(drivername="postgresql+psycopg"), poolclass=NullPool, hide_parameters=True
        )
    if name.database:
        Path(name.database).parent.mkdir(parents=True, exist_ok=True)
    return create_engine(name, poolclass=NullPool, hide_parameters=True)
