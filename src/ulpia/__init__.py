"""Ulpia: Trajan and Forum Trajanum, to play, to learn and to study.

    import ulpia

    match = ulpia.new_match("trajan", seats=2, seed=1)
    bot = ulpia.player("centurio")
    while not match.is_over():
        table = match.table()
        match.play(table.seat, bot.choose(table))
    print(match)

What it offers stands in `ulpia.api`, which is loaded when something of it is first used; the engine
and the players need nothing but the standard library.
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"

TYPE_CHECKING = False  # true to type checkers; `typing` would be most of the time to import us
if TYPE_CHECKING:
    from ulpia.api import *  # noqa: F403
    from ulpia.api import __all__ as __all__
else:

    def __getattr__(name: str) -> object:
        api = import_module("ulpia.api")
        if name != "__all__" and name not in api.__all__:
            raise AttributeError(f"module 'ulpia' has no attribute {name!r}")
        value = getattr(api, name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *import_module("ulpia.api").__all__})
