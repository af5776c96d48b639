"""An older version of Trajan's rules: on the path of programs that tests start.

Python imports a module of this name by itself. ULPIA_TEST_RULES says which program it is: `before`
has only the older rules, `after` has the present ones and still the older.
"""

import os
from typing import Any

WAY = os.environ.get("ULPIA_TEST_RULES", "")

if WAY:
    from ulpia.games import registry
    from ulpia.games.trajan.game import TRAJAN, TrajanGame

    class OlderTrajan(TrajanGame):
        """Trajan as nobody ever played it: other markers and cards, and fewest points win."""

        def setup(self, seats: int, options: dict[str, str], seed: int) -> Any:
            return super().setup(seats, options, seed + 1)

        def winners(self, state: Any) -> Any:
            totals = self.totals(state)
            return [totals.index(min(totals))]

    OLDER_TRAJAN = OlderTrajan(
        name=TRAJAN.name,
        rules=TRAJAN.rules - 1,
        seats=(TRAJAN.fewest, TRAJAN.most),
        options=TRAJAN.options,
        vocabulary=TRAJAN.vocabulary,
        sources=TRAJAN.sources,
        classes=tuple(TRAJAN.classes.values()),
    )
    if WAY == "before":
        registry.GAMES[TRAJAN.name] = OLDER_TRAJAN
    else:
        registry.OLDER[TRAJAN.name, OLDER_TRAJAN.rules] = OLDER_TRAJAN
