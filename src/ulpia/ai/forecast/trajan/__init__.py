"""The tables of the forecast of Trajan."""

from typing import Final

from ulpia.ai.forecast.tables import ForecastTables
from ulpia.ai.forecast.trajan.chances import CHANCES
from ulpia.ai.forecast.trajan.points import POINTS
from ulpia.ai.forecast.trajan.usual import USUAL

TABLES: Final = ForecastTables(POINTS, USUAL, CHANCES)
