"""Simulated games as Parquet files: what was seen, what was chosen, what came of it.

`games` has a row for each game, `seats` one for each of its seats, `decisions` one for each move.
`features` is what the seat that decided was asked and saw, as bytes; `VectorEnv.decode` of
`ulpia.research` names them, and they are empty where a game does not write such rows. Rows of a
game stand together; with several jobs the games come in any order.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ulpia.cli.simulation import SimulatedGame, Task

if TYPE_CHECKING:
    import pyarrow

Columns = dict[str, list[Any]]
BATCH: Final = 5_000
"""How many decisions are kept before they are written."""
COLUMNS: Final = {
    "games": {
        "seed": "int64",
        "game": "string",
        "seats": "int8",
        "decisions": "int32",
        "turns": "int32",
    },
    "seats": {
        "seed": "int64",
        "seat": "int8",
        "player": "string",
        "points": "int32",
        "won": "bool",
    },
    "decisions": {
        "seed": "int64",
        "number": "int32",
        "seat": "int8",
        "prompt": "string",
        "options": "strings",
        "move": "string",
        "features": "binary",
    },
}


class DataSet:
    """One file for each kind of row; nothing but a batch is kept in memory."""

    def __init__(self, folder: Path, task: Task) -> None:
        import pyarrow
        from pyarrow.parquet import ParquetWriter

        self.task: Final = task
        strings = pyarrow.list_(pyarrow.string())
        self._schemas: Final[dict[str, pyarrow.Schema]] = {
            name: pyarrow.schema(
                [(column, strings if kind == "strings" else kind) for column, kind in rows.items()]
            )
            for name, rows in COLUMNS.items()
        }
        self._files: Final = {
            name: ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd")
            for name, schema in self._schemas.items()
        }
        self._rows: dict[str, Columns] = {}
        self._begin_batch()

    def add(self, outcome: SimulatedGame) -> None:
        """Take over a game; one that failed leaves nothing."""
        if outcome.error:
            return
        seed, task = outcome.seed, self.task
        made = outcome.decisions
        self._append("games", (seed, task.game, task.seats, made, outcome.turns))
        for seat, points in enumerate(outcome.scores):
            won = seat in outcome.winners
            self._append("seats", (seed, seat, task.levels[seat], points, won))
        for number, told in enumerate(outcome.told):
            self._append("decisions", (seed, number, *told))
        if len(self._rows["decisions"]["seed"]) >= BATCH:
            self._write_batch()

    def close(self) -> None:
        self._write_batch()
        for file in self._files.values():
            file.close()

    def _append(self, name: str, values: tuple[Any, ...]) -> None:
        for column, value in zip(self._rows[name].values(), values, strict=True):
            column.append(value)

    def _begin_batch(self) -> None:
        self._rows = {name: {column: [] for column in columns} for name, columns in COLUMNS.items()}

    def _write_batch(self) -> None:
        import pyarrow

        for name, columns in self._rows.items():
            if columns["seed"]:
                table = pyarrow.table(columns, schema=self._schemas[name])
                self._files[name].write_table(table)
        self._begin_batch()
