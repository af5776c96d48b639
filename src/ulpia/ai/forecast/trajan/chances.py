"""What makes a seat likely to win, by seats and time left.

Written by `tools/forecast/fit.py`; docs/ai.md tells how far they can be believed.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.forecast.tables import ChanceCurves

CHANCES: Final[dict[int, ChanceCurves]] = {
    2: ChanceCurves(
        expected=(0.05982, 0.06593, 0.07458, 0.0842, 0.1298, 0.136),
        points=(-0.01803, -0.00754, -0.01165, 0.00449, -0.00132, 0.02149),
        moves_next=(0.0728, 0.1968, 0.1371, 0.2647, 0.2975, 0.7115),
    ),
    3: ChanceCurves(
        expected=(0.05636, 0.07345, 0.07713, 0.1181, 0.1754, 0.1854),
        points=(0.01705, -0.01296, 0.00351, 0.0045, -0.00125, -0.00414),
        moves_next=(0.1772, 0.1696, 0.142, 0.3289, 0.4973, 0.6126),
    ),
    4: ChanceCurves(
        expected=(0.07309, 0.08786, 0.1018, 0.1267, 0.1608, 0.1998),
        points=(0.02076, -0.00963, 0.00011, 0.01746, 0.00892, 0.04762),
        moves_next=(0.1182, 0.2335, 0.2937, 0.2979, 0.5584, 0.6678),
    ),
}
