"""What makes a seat likely to win, by seats and time left.

Written by `tools/forecast/fit.py`; docs/ai.md tells how far they can be believed.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.forecast.tables import ChanceCurves

CHANCES: Final[dict[int, ChanceCurves]] = {
    2: ChanceCurves(
        expected=(0.04722, 0.06139, 0.0719, 0.09722, 0.1234, 0.1485),
        points=(-0.0726, 0.02204, 0.00871, 0.01689, 0.02369, 0.01041),
        moves_next=(0.105, 0.2016, 0.201, 0.3351, 0.3679, 0.6317),
    ),
    3: ChanceCurves(
        expected=(0.05149, 0.06682, 0.07744, 0.1159, 0.1454, 0.152),
        points=(-0.0149, -0.00688, 0.0129, 0.00485, -0.00144, -1e-05),
        moves_next=(0.1081, 0.1389, 0.2286, 0.297, 0.4682, 0.4161),
    ),
    4: ChanceCurves(
        expected=(0.06686, 0.07901, 0.08369, 0.1066, 0.1479, 0.167),
        points=(-0.01056, 0.011, 0.00953, 0.0115, 0.00677, 0.02165),
        moves_next=(0.1469, 0.2074, 0.215, 0.2993, 0.5016, 0.5352),
    ),
}
