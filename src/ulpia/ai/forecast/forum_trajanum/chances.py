"""What makes a seat likely to win, by seats and time left.

Written by `tools/forecast/fit.py`; docs/ai.md tells how far they can be believed.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.forecast.tables import ChanceCurves

CHANCES: Final[dict[int, ChanceCurves]] = {
    2: ChanceCurves(
        expected=(0.07376, 0.09849, 0.09449, 0.1767, 0.237, 0.3838),
        points=(0.05263, 0.02177, 0.0406, 0.04637, 0.02691, -0.02303),
        moves_next=(0.0401, 0.2932, 0.1094, 0.3197, 0.2675, 0.5853),
    ),
    3: ChanceCurves(
        expected=(0.08356, 0.105, 0.1311, 0.2131, 0.3178, 0.3346),
        points=(-0.1089, -0.05351, -0.01905, -0.03489, -0.06832, -0.05362),
        moves_next=(0.2043, 0.3182, 0.296, 0.2091, 0.4068, 0.5411),
    ),
    4: ChanceCurves(
        expected=(0.06869, 0.1128, 0.1316, 0.2344, 0.3103, 0.416),
        points=(-0.0338, -0.01728, 0.01619, 0.00011, -0.03842, 0.00224),
        moves_next=(0.2511, 0.2416, 0.4129, 0.6028, 0.5372, 0.7375),
    ),
}
