"""Which extra of the package brings what could not be imported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "terminal": ("fluent", "openskill", "platformdirs", "rich", "typer"),
    "server": (
        "alembic",
        "argon2",
        "cryptography",
        "fastapi",
        "huey",
        "msgspec",
        "pebble",
        "prometheus_client",
        "pydantic",
        "pydantic_settings",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "parquet": ("pyarrow",),
    "postgres": ("psycopg",),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "imperator": ("numpy",),
    "cluster": ("ray",),
}
"""The modules that our code imports, by the extra of pyproject.toml that installs them."""


def extra_with(module: str) -> str | None:
    """Return the extra that brings a module, or None if that module is not one of an extra."""
    package = module.split(".")[0]
    found = [extra for extra, packages in EXTRAS.items() if package in packages]
    return found[0] if found else None


def missing_package_sentence(module: str, extra: str) -> str:
    """Return what to install; the catalogues may be what is missing, so this is in English."""
    return (
        f"the package {module.split('.')[0]!r} is not installed; "
        f'install it with: pip install "ulpia[{extra}]"'
    )


class MissingPackage(ModuleNotFoundError):
    """A package that an extra brings is not installed; the message says which extra to install."""


def has_package(package: str) -> bool:
    """Say whether a package is installed."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def require_package(package: str) -> None:
    """Raise MissingPackage now rather than after long work that would need the package."""
    if not has_package(package):
        extra = extra_with(package)
        assert extra is not None, f"no extra brings {package}"
        raise MissingPackage(missing_package_sentence(package, extra), name=package)


@contextmanager
def explain_missing_packages() -> Iterator[None]:
    """Let imports inside fail with the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None or isinstance(error, MissingPackage):
            raise
        sentence = missing_package_sentence(error.name or "", extra)
        raise MissingPackage(sentence, name=error.name, path=error.path) from error
