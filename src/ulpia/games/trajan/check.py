"""Invariants: nothing is lost, nothing is there twice."""

from __future__ import annotations

from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAYS
from ulpia.games.trajan.components.bonus_tiles import BONUS_TILES
from ulpia.games.trajan.components.commodities import COMMODITIES, COPIES
from ulpia.games.trajan.components.construction import BUILDINGS
from ulpia.games.trajan.components.demands import DEMAND_TILES, OPEN_DEMANDS
from ulpia.games.trajan.components.forum_tiles import EXTRA_COPIES, FORUM_COPIES, KINDS
from ulpia.games.trajan.components.markers import FULL_SET, SIZE
from ulpia.games.trajan.components.tracks import LAST_SENATE_SPACE, TOKENS
from ulpia.games.trajan.components.trajan_tiles import STACKS, TRAJAN_TILES
from ulpia.games.trajan.state import Player, Trajan


def check(state: Trajan) -> None:
    """Assert that every component is somewhere exactly once."""
    for player in state.players:
        check_player(state, player)
    check_cards(state)
    check_tiles(state)
    check_trajan_tiles(state)
    check_unique(
        "building",
        [tile for tile in state.site if tile != EMPTY],
        [player.buildings for player in state.players],
        BUILDINGS,
    )
    check_unique(
        "bonus tile",
        [*state.bonus_bag[: state.bonus_left], *state.senate_bonus],
        [player.yellow_bonus for player in state.players]
        + [player.gray_bonus for player in state.players],
        BONUS_TILES,
    )
    assert sorted(state.demand_stack) in ([], list(DEMAND_TILES)), "demand tiles"
    assert len(state.demands) <= OPEN_DEMANDS, "open demands"
    assert 0 <= state.clock < state.track, "clock"
    assert not state.senate_order or sorted(state.senate_order) == list(range(state.seats))


def check_player(state: Trajan, player: Player) -> None:
    if state.markers_open and not any([_in_hand(step) for step in state.agenda]):
        assert sum(player.trays) == FULL_SET, "12 markers, two of each colour"
        assert sum([SIZE[tray] for tray in player.trays]) == 12, "12 markers"
    on_board = player.workers.bit_count() + player.legionnaires.bit_count()
    in_camps = player.camp_workers + player.camp_legionnaires
    assert player.supply + in_camps + on_board == TOKENS, "15 tokens"
    assert min(player.supply, player.camp_workers, player.camp_legionnaires) >= 0, "tokens"
    assert min(player.hand) >= 0 and min(player.tiles) >= 0, "nothing negative"
    assert all([known <= held for known, held in zip(player.known, player.hand, strict=True)])
    assert 0 <= player.senate <= LAST_SENATE_SPACE, "senate"
    check_arch(player)


def check_arch(player: Player) -> None:
    """R-22, R-44: the arch stands on a free slot, in the centre only if there is none."""
    if player.arch == CENTRE:
        assert EMPTY not in player.slots, "the arch is in the centre although a slot is free"
    else:
        assert player.slots[player.arch] == EMPTY, "the arch stands on a tile"
        assert 0 <= player.arch < TRAYS, "arch"


def _in_hand(step: object) -> bool:
    return type(step).__name__ == "Drop"


def check_cards(state: Trajan) -> None:
    counts = [0] * COMMODITIES
    for card in state.deck[: state.deck_left]:
        counts[card] += 1
    for pile in state.piles:
        for card in pile:
            counts[card] += 1
    for player in state.players:
        for card in range(COMMODITIES):
            counts[card] += player.hand[card] + player.display[card]
    assert counts in ([0] * COMMODITIES, [COPIES] * COMMODITIES), "60 commodity cards"


def check_tiles(state: Trajan) -> None:
    counts = state.gone[:]
    lying = [*state.forum_stack[: state.forum_left], *state.extra_stack[: state.extra_left]]
    for tile in [*lying, *state.forum, *state.province_tiles]:
        if tile != EMPTY:
            counts[tile] += 1
    for player in state.players:
        for kind in range(KINDS):
            counts[kind] += player.tiles[kind]
    whole = [FORUM_COPIES[kind] + EXTRA_COPIES[kind] for kind in range(KINDS)]
    assert counts in ([0] * KINDS, whole), "82 forum and extra-action tiles"


def check_trajan_tiles(state: Trajan) -> None:
    lying: list[int] = []
    for stack in range(STACKS):
        lying.extend(state.stacks[stack][: state.stack_left[stack]])
    for player in state.players:
        lying.extend([tile for tile in player.slots if tile != EMPTY])
    check_unique("Trajan tile", lying, [state.completed], len(TRAJAN_TILES))


def check_unique(name: str, lying: list[int], held: list[int], total: int) -> None:
    """Assert that things numbered up to `total` are listed or held (as bits) once each."""
    for bits in held:
        lying = lying + [number for number in range(total) if (bits >> number) & 1]
    assert sorted(lying) in ([], list(range(total))), f"every {name} exactly once"
