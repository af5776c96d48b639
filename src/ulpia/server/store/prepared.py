"""SQL statements that are compiled once, for what every move does."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, CursorResult, Executable
from sqlalchemy.sql.compiler import SQLCompiler

Values = dict[str, Any]


class Prepared:
    """A statement with named parameters whose SQL text is kept for each dialect."""

    def __init__(self, statement: Executable) -> None:
        self.statement: Final = statement
        self._texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: Values | list[Values]) -> CursorResult[Any]:
        text, order = self._text(connection)
        if isinstance(values, list) and len(values) == 1:
            values = values[0]
        if order is None:
            return connection.exec_driver_sql(text, values)
        if isinstance(values, list):
            rows = [tuple([each[name] for name in order]) for each in values]
            return connection.exec_driver_sql(text, rows)
        return connection.exec_driver_sql(text, tuple([values[name] for name in order]))

    def _text(self, connection: Connection) -> tuple[str, list[str] | None]:
        """Return the text for this database, and the order of its parameters if they have one."""
        dialect = connection.dialect
        if dialect.name not in self._texts:
            compiled: Any = self.statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            assert isinstance(compiled, SQLCompiler)
            order = compiled.positiontup if compiled.positional else None
            self._texts[dialect.name] = (str(compiled), None if order is None else list(order))
        return self._texts[dialect.name]
