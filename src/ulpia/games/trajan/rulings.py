"""Every judgement that the rulebooks leave open, as a named constant.

Whoever owns the box and knows better corrects it here; docs/rules/trajan.md gives the reasons.
"""

from __future__ import annotations

from typing import Final

TRACK_LENGTHS: Final = {"11-16-21": (11, 16, 21), "12-17-22": (12, 17, 22)}
"""Events, section 2: steps of the time track for 2, 3 and 4 players, and the alternative count."""

EFFECT_MAY_BE_WAIVED: Final = True
"""R-17: a Trajan tile completes by itself, but its special effect may be declined."""

BONUS_ACTION_MAY_BE_WAIVED: Final = True
"""R-24: the action of a first construction tile is worded as a duty; we let it be declined."""

REFILL_EMPTIED_DISCARD_PILE: Final = True
"""R-27: an emptied discard pile is refilled at once also during play."""

WILD_COMMODITY_IN_DISPLAY: Final = False
"""R-30: whether a wild commodity may stand for a card of seaport option (c)."""

RESHUFFLE_WHEN_DECK_EMPTY: Final = True
"""R-32: the discard piles except their top cards become a new deck."""

REFILL_MAY_RESHUFFLE: Final = True
"""R-32: whether refilling an emptied discard pile may cause that, too."""

EXTRA_TILE_USABLE_AT_ONCE: Final = True
"""R-35: a tile that an action gained may repeat this very action."""

LEADER_MAY_RETURN_TO_CAMP: Final = False
"""R-38: the camp is no province."""

WILD_SERVES_BONUS_TILES: Final = {"2011": "every", "2022": "one"}
"""R-64: how many demand bonus tiles one wild demand serves at the end."""

VOTE_TILES_IN_PROVINCES_STAY: Final = True
"""R-69: only vote tiles on mats are removed at the end of a quarter."""

PROVINCES_BEFORE_FORUM: Final = True
"""R-72: who gets the last forum tiles when the stack runs out."""

LAST_BONUS_REFILL: Final = False
"""R-73: whether tiles are refilled after the fourth quarter (with four players there are none)."""

FINAL_TIE: Final = {"2011": "votes", "2022": "space"}
"""R-81: what breaks a final tie: the order of votes in quarter IV, or the space on the track."""
