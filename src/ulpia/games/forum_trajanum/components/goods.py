"""Figures, coins and the four colours.

The box counts are printed; that workers are split evenly over the colours is derived. Figures
and coins never run out in play: the multiplication markers stretch the supply.
"""

from __future__ import annotations

from typing import Final, NewType

from ulpia.kernel.tables import Numbers

Colour = NewType("Colour", int)

BLUE: Final = Colour(0)
RED: Final = Colour(1)
YELLOW: Final = Colour(2)
GREEN: Final = Colour(3)
COLOURS: Final = ("blue", "red", "yellow", "green")

COIN: Final = 0
TRIBUNE: Final = 1
ASSISTANT: Final = 2
BUILDER: Final = 3
WORKER: Final = 4
"""The first worker; the worker of a colour is WORKER + colour."""
GOODS: Final = ("coin", "tribune", "assistant", "builder", *COLOURS)

BOX_GOODS: Final = (20, 12, 10, 10, 10, 10, 10, 10)
MULTIPLICATION_MARKERS: Final = 5

STARTING_GOODS: Final[Numbers] = (1, 1, 1, 1, 0, 0, 0, 0)
"""And one worker, whose colour is dealt."""

EXCHANGEABLE: Final[Numbers] = (COIN, TRIBUNE, ASSISTANT)
"""What Merchant II exchanges for another of the three."""
