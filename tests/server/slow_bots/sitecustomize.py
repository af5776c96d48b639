"""Bots that think slowly, hang or crash: on the path of servers that tests start.

Python imports a module of this name by itself. ULPIA_TEST_BOT says what the bots do.
"""

import os
import random
import time
from typing import Any

WAY = os.environ.get("ULPIA_TEST_BOT", "")

if WAY == "nowhere":  # no process can be started to think in
    from ulpia.server import thinkers

    def no_pool(*_: Any, **__: Any) -> Any:
        raise PermissionError("no processes here")

    vars(thinkers)["new_pool"] = no_pool

elif WAY:
    from ulpia.ai import levels

    make_player = levels.make_player

    def make_odd_player(name: str, game: Any, seed: int) -> Any:
        player: Any = make_player(name, game, seed)
        choose = player.choose

        def odd(table: Any) -> Any:
            if WAY == "slow":
                time.sleep(0.15)
            elif WAY == "hang" and random.random() < 0.5:
                time.sleep(600)
            elif WAY == "crash" and random.random() < 0.5:
                os._exit(3)
            elif WAY == "raise":
                raise RuntimeError("this bot never knows")
            return choose(table)

        player.choose = odd
        return player

    levels.make_player = make_odd_player  # type: ignore[assignment]
