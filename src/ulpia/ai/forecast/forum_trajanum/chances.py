"""What makes a seat likely to win, by seats and time left.

Written by `tools/forecast/fit.py`; docs/ai.md tells how far they can be believed.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.forecast.tables import ChanceCurves

CHANCES: Final[dict[int, ChanceCurves]] = {
    2: ChanceCurves(
        expected=(0.02553, 0.09405, 0.1287, 0.1694, 0.2506, 0.3265),
        points=(0.03177, 0.00283, 0.01165, 0.0157, -0.00136, -0.01162),
        moves_next=(0.0591, 0.2201, 0.2086, 0.1753, 0.4862, 0.4409),
    ),
    3: ChanceCurves(
        expected=(0.06426, 0.1125, 0.135, 0.2255, 0.2359, 0.4465),
        points=(-0.1155, -0.03286, 0.00585, -0.01348, 0.04351, -0.01115),
        moves_next=(-0.0111, 0.2754, 0.2994, 0.3452, 0.3986, 0.595),
    ),
    4: ChanceCurves(
        expected=(0.06743, 0.1251, 0.1278, 0.2152, 0.2541, 0.3836),
        points=(-0.08664, -0.02307, 0.0019, 0.00927, 0.05009, 0.02576),
        moves_next=(0.1281, 0.3977, 0.2176, 0.4087, 0.6701, 0.5299),
    ),
}
