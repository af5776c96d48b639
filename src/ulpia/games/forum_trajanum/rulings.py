"""Every judgement that the rulebook leaves open, as a named constant.

Whoever owns the box or knows the author's mind corrects it here; docs/rules/forum_trajanum.md
gives the reasons. Reconstructed cardboard is in components/, not here.
"""

from __future__ import annotations

from typing import Final

STARTING_PLAYER_IS_DRAWN: Final[bool] = True
"""R-6: the first starting player is drawn (False: seat 0); the book asks who was in a city."""

WOMAN_IS_DRAWN_AFTER_THE_CRANES: Final[bool] = True
"""R-2: cranes lie before their owner knows her woman, in the order of the book (False: after)."""

WOMEN_ARE_KNOWN_BY_THEIR_BACKS: Final[bool] = True
"""R-14: three backs show women, and tiles in hand lie face down: who holds one of them is open."""

TWO_TILES_ARE_COMPULSORY: Final[bool] = True
"""R-11: a player who can take a tile for each card must not stop after the first."""

IGNORING_LEAVES_THE_EMPTY_STREET: Final[bool] = True
"""R-15: who paid a Tribune for a street with tiles may still take nothing for the empty one."""

PICKED_CITIZENS_ARE_PLACED: Final[bool] = True
"""R-17: a re-picked tile that shows a citizen is placed when used.

False is the book to the letter: whatever is used in this way leaves the game, a citizen too, and
then brings nothing. We place him because the book always places citizens that are used.
"""

UNUSED_OWN_TILE_IS_ON_SHIP_AT_ONCE: Final[bool] = True
"""R-29: the unused own tile can already be the envoy of the bonus of row 1."""

ROW_1_ENVOY_IS_OPTIONAL: Final[bool] = True
"""R-55: the envoy of the bonus of row 1 may be declined."""

FLIP_WORTHLESS_CRANES: Final[bool] = True
"""R-60: an uncovered crane is turned over after the scoring also when it was worth nothing."""

FIGURE_MOVES_AFTER_SCORING: Final[bool] = True
"""R-63, R-65: between cycles the figure moves once; payment starts with its old owner."""

COINS_PER_ROW: Final = 1
"""R-65: what a row of one or two citizens costs, also to be reactivated."""

EACH_EAGLE_PAYS: Final[bool] = False
"""R-69: False: an envoy beside two eagles earns 1, not 2."""

EAGLE_ENVOYS_JOIN_AREAS: Final[bool] = True
"""R-72: an envoy on an eagle belongs to the largest area of his neighbours."""

HALVES_ARE_ELEMENTS: Final[bool] = True
"""R-74: the halves of a double tile may serve different patterns; False: a tile serves one."""

SQUARE_NEEDS_FOUR_TILES: Final[bool] = False
"""R-74, card II-1: True is the book to the letter: a square of four building tiles.

Then both halves of one double tile in a square are one tile too few. We count spaces, as for all
other cards: the book calls each half of a double tile a building or a structure.
"""

LARGER_AREAS_COUNT_AS_TEN: Final[bool] = True
"""R-72: the bar shows sizes up to ten; more envoys count as ten.

False: they go on along the row of values below the bar, as far as it is printed.
"""

COVERED_CRANES_COUNT: Final[bool] = True
"""R-75: card I-4 counts corners whose Colonia tile still lies there."""
