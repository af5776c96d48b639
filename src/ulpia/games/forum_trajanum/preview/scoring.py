"""What a Colonia would score now, piece by piece: what players reckon from open things alone.

Clients know no rules: they show these numbers beside the things they come from.
"""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.citizens import ALL_ROWS, Row
from ulpia.games.forum_trajanum.components.goods import COIN, Colour
from ulpia.games.forum_trajanum.components.player_board import CORNERS, CYCLES
from ulpia.games.forum_trajanum.components.prestige import (
    HEAD,
    LAST_POSITION,
    NEXT_CYPRESS,
    area_points,
)
from ulpia.games.forum_trajanum.components.tracks import CRANE_VALUES
from ulpia.games.forum_trajanum.components.trajan_cards import TRAJAN_CARDS, Card
from ulpia.games.forum_trajanum.rulings import COINS_PER_ROW
from ulpia.games.forum_trajanum.scoring.colonia import gray_kinds, multiplier
from ulpia.games.forum_trajanum.scoring.cranes import open_cranes, structures
from ulpia.games.forum_trajanum.scoring.forum import (
    envoys_by_eagles,
    envoys_on_eagles,
    largest_area,
)
from ulpia.games.forum_trajanum.scoring.now import points_now
from ulpia.games.forum_trajanum.scoring.trajan_cards import (
    collected_count,
    task_points,
    times_collected,
)
from ulpia.games.forum_trajanum.state import NOTHING, Colonia, ForumTrajanum
from ulpia.games.forum_trajanum.view_types import ColoniaPreview, RowPreview, TaskPreview
from ulpia.kernel.moves import Seat


def preview(state: ForumTrajanum, owner: Seat) -> ColoniaPreview:
    """Return what a Colonia is worth now; nothing in it depends on what is hidden."""
    colonia = state.colonies[owner]
    size = largest_area(state, owner)
    next_position = min(colonia.bar + 1, LAST_POSITION)
    return {
        "total": sum(points_now(state, owner)),
        "rows": [row_preview(state, owner, row) for row in ALL_ROWS],
        "area": {
            "size": size,
            "points": area_points(size, colonia.bar, colonia.flipped),
            "next": area_points(size, next_position, colonia.flipped),
        },
        "bar": [
            {"area": area_points(size, position, colonia.flipped), "head": HEAD[position]}
            for position in range(len(HEAD))
        ],
        "upgrades": {"advance": next_position, "cypress": NEXT_CYPRESS[colonia.bar]},
        "wages": COINS_PER_ROW * colonia.first.bit_count(),
        "head": HEAD[colonia.bar],
        "head_next": HEAD[next_position],
        "cranes": crane_preview(state, colonia),
        "eagles": {
            "on": envoys_on_eagles(state, owner),
            "beside": envoys_by_eagles(state, owner),
        },
        "tasks": [task_preview(colonia, card) for card in state.cards],
    }


def row_preview(state: ForumTrajanum, owner: Seat, row: Row) -> RowPreview:
    """R-65, R-68: what a citizen row scores now, active, and inactive; and all that hangs on it."""
    colonia = state.colonies[owner]
    kinds = gray_kinds(colonia, row)
    bit = 1 << row
    if not colonia.first & bit:
        return make_row_preview(kinds, 1, kinds, 0)
    times = multiplier(colonia, row)
    was, coins = colonia.active, colonia.goods[COIN]
    colonia.active = was | bit
    active = kinds * multiplier(colonia, row)
    colonia.goods[COIN] = max(0, coins - COINS_PER_ROW)
    paid = hanging_on_rows(state, owner)
    colonia.goods[COIN] = coins
    colonia.active = was & ~bit
    unpaid = hanging_on_rows(state, owner)
    colonia.active = was
    stake = active - kinds + paid - unpaid
    return make_row_preview(kinds, times, active, stake)


def make_row_preview(kinds: int, times: int, active: int, stake: int) -> RowPreview:
    return {
        "kinds": kinds,
        "multiplier": times,
        "now": kinds * times,
        "active": active,
        "inactive": kinds,
        "stake": stake,
    }


def hanging_on_rows(state: ForumTrajanum, owner: Seat) -> int:
    """R-71, R-76: what else active citizens, and the coins for them, are worth in this scoring."""
    colonia = state.colonies[owner]
    points = envoys_by_eagles(state, owner)
    card = state.cards[state.cycle] if state.cycle < CYCLES else NOTHING
    if card != NOTHING:
        points += HEAD[colonia.bar] * times_collected(colonia, Card(card))
    return points


def crane_preview(state: ForumTrajanum, colonia: Colonia) -> list[int | None]:
    """R-60: what each crane would score; None where it is covered, scored or not yet placed."""
    worth: list[int | None] = [None] * len(CORNERS)
    if not colonia.cranes or state.cycle >= len(CRANE_VALUES) or state.start < 0:
        return worth
    for corner in open_cranes(colonia):
        colour = Colour(colonia.cranes[corner])
        worth[corner] = CRANE_VALUES[state.cycle] * structures(colonia, colour)
    return worth


def task_preview(colonia: Colonia, card: int) -> TaskPreview | None:
    """R-73 to R-78: how often the tasks of a card are fulfilled, and what there is of each need."""
    if card == NOTHING:
        return None
    built, _, gathered, _ = task_points(colonia, Card(card))
    return {
        "built": built,
        "collected": gathered,
        "needs": [
            (what, collected_count(colonia, what), count)
            for what, count in TRAJAN_CARDS[card].collecting
        ],
    }
