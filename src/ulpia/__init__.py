"""Ulpia: Trajan and Forum Trajanum, to play, to learn and to study.

    import ulpia

    match = ulpia.new_match("trajan", seats=2, seed=1)
    bot = ulpia.player("centurio")
    while not match.is_over():
        table = match.table()
        match.play(table.seat, bot.choose(table))
    print(match)

Everything listed in `__all__` is loaded when it is first used; the engine and the players need
nothing but the standard library.
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"

__all__ = [
    "ArenaResult",
    "BadOption",
    "IllegalMove",
    "Match",
    "Move",
    "NoPlayer",
    "NotAsked",
    "NothingToUndo",
    "PendingDecision",
    "Player",
    "RecordError",
    "Table",
    "UnknownGame",
    "UnknownLevel",
    "UnknownWords",
    "__version__",
    "compete",
    "game_names",
    "game_options",
    "level_names",
    "new_match",
    "player",
    "read_record",
]

TYPE_CHECKING = False  # true to type checkers; `typing` would be most of the time to import us
if TYPE_CHECKING:
    from ulpia.api import (
        ArenaResult,
        BadOption,
        IllegalMove,
        Match,
        Move,
        NoPlayer,
        NotAsked,
        NothingToUndo,
        PendingDecision,
        Player,
        RecordError,
        Table,
        UnknownGame,
        UnknownLevel,
        UnknownWords,
        compete,
        game_names,
        game_options,
        level_names,
        new_match,
        player,
        read_record,
    )
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'ulpia' has no attribute {name!r}")
        value = getattr(import_module("ulpia.api"), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
