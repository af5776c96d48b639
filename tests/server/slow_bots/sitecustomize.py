"""Bots that think slowly, hang or crash: on the path of servers that tests start.

Python imports a module of this name by itself. ULPIA_TEST_BOT says what the bots do; those that
hang or crash do so every other time, counted in the file ULPIA_TEST_BOT_COUNT by its length. `long`
makes each Legatus think for half a second, and all others at random without a thought.
"""

import os
import time
from pathlib import Path
from typing import Any

WAY = os.environ.get("ULPIA_TEST_BOT", "")
LONG_S = 0.5


def must_fail_now() -> bool:
    """Say whether it is this thought that goes wrong: never two in a row, or a table waits long."""
    count = Path(os.environ["ULPIA_TEST_BOT_COUNT"])
    with count.open("ab") as file:
        file.write(b".")
    return count.stat().st_size % 2 == 1


if WAY == "nowhere":  # no process can be started to think in
    from ulpia.server.bots import worker_pool

    def no_pool(*_: Any, **__: Any) -> Any:
        raise PermissionError("no processes here")

    vars(worker_pool)["new_pool"] = no_pool

elif WAY:
    from ulpia.ai import levels

    make_player = levels.make_player

    def make_odd_player(name: str, game: Any, seed: int, budget: Any = None) -> Any:
        player: Any = make_player("random" if WAY == "long" else name, game, seed, budget)
        choose = player.choose

        def odd(table: Any) -> Any:
            if WAY == "slow":
                time.sleep(0.15)
            elif WAY == "long" and name == "legatus":
                time.sleep(LONG_S)
            elif WAY == "hang" and must_fail_now():
                time.sleep(600)
            elif WAY == "crash" and must_fail_now():
                os._exit(3)
            elif WAY == "raise":
                raise RuntimeError("this bot never knows")
            return choose(table)

        player.choose = odd
        return player

    levels.make_player = make_odd_player
