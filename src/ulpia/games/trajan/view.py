"""What a seat may see: a whitelist, in words, as JSON data."""

from __future__ import annotations

from ulpia.games.trajan.components.actions import ACTION_WORDS, EMPTY, SLOT_WORDS
from ulpia.games.trajan.components.bonus_tiles import BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS, SHIP_WORDS, SHIPS, Ship
from ulpia.games.trajan.components.construction import BUILDING_WORDS, SPACES
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import TILE_WORDS, YELLOW_SPACES
from ulpia.games.trajan.components.markers import COLOUR_WORDS, Markers, list_markers
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS, PROVINCES
from ulpia.games.trajan.components.tracks import QUARTER_WORDS, ROUNDS, SEAT_WORDS, SENATE_TRACK
from ulpia.games.trajan.components.trajan_tiles import (
    STACK_WORDS,
    STACKS,
    TRAJAN_TILES,
)
from ulpia.games.trajan.kinds import SOURCES, TRAJAN_TILE
from ulpia.games.trajan.preview.board import preview
from ulpia.games.trajan.preview.sowing import sowing_preview
from ulpia.games.trajan.rules.seaport import points_on_sail
from ulpia.games.trajan.rules.senate import ranked_by_votes, votes
from ulpia.games.trajan.scoring.bonus_tiles import bonus_points
from ulpia.games.trajan.state import Player, Trajan
from ulpia.games.trajan.view_types import (
    SHIP_SIDE_WORDS,
    BoardView,
    PlayerView,
    StackView,
    TrajanTileView,
    TrajanView,
)
from ulpia.kernel.moves import NOBODY, Seat


def view(state: Trajan, seat: Seat | None) -> TrajanView:
    """Return all that `seat` may see; None is a spectator."""
    return views(state, [seat])[0]


def views(state: Trajan, seats: list[Seat | None]) -> list[TrajanView]:
    """Return the views of several; board and mats, as far as they lie open, are made once."""
    board = board_view(state)
    mats = [open_mat(state, Seat(owner)) for owner in range(state.seats)]
    return [view_with(state, seat, board, mats) for seat in seats]


def view_with(
    state: Trajan, seat: Seat | None, board: BoardView, mats: list[PlayerView]
) -> TrajanView:
    """Return what lies open, with the own mat of `seat`."""
    return {
        "game": "trajan",
        "seats": state.seats,
        "seat": seat,
        "edition": state.edition,
        "start": None if state.start == NOBODY else state.start,
        "active": None if state.active == NOBODY else state.active,
        "turn": state.turns,
        "over": bool(state.tie_order),
        "board": board,
        "players": [
            own_mat(state, Seat(owner), mats[owner]) if owner == seat else mats[owner]
            for owner in range(state.seats)
        ],
    }


def board_view(state: Trajan) -> BoardView:
    """Return what lies open for everybody."""
    return {
        "time": {"position": state.clock, "length": state.track},
        "quarter": QUARTER_WORDS[state.quarter],
        "round": ROUNDS if state.tie_order else len(state.demands) + 1,
        "demands": [DEMAND_WORDS[demand] for demand in state.demands],
        "deck": state.deck_left,
        "piles": [[COMMODITY_WORDS[card] for card in pile] for pile in state.piles],
        "ships": {
            SHIP_WORDS[ship]: SHIP_SIDE_WORDS[(state.gray_ships >> ship) & 1]
            for ship in range(SHIPS)
        },
        "ship_points": {
            SHIP_WORDS[ship]: list(points_on_sail(state, Ship(ship))[1:]) for ship in range(SHIPS)
        },
        "forum": {
            "yellow": [tile_word(tile) for tile in state.forum[:YELLOW_SPACES]],
            "green": [tile_word(tile) for tile in state.forum[YELLOW_SPACES:]],
            "stack": state.forum_left,
        },
        "provinces": [
            {
                "name": PROVINCE_WORDS[province],
                "tile": tile_word(state.province_tiles[province]),
                "legionnaires": seats_with(state, "legionnaires", province),
                "leaders": [
                    number
                    for number in range(state.seats)
                    if state.players[number].leader == province
                ],
            }
            for province in range(PROVINCES)
        ],
        "stacks": [stack_view(state, stack) for stack in range(STACKS)],
        "site": [
            {
                "building": None
                if state.site[space] == EMPTY
                else BUILDING_WORDS[state.site[space]],
                "workers": seats_with(state, "workers", space),
            }
            for space in range(SPACES)
        ],
        "senate": {
            "bonus": [BONUS_WORDS[bonus] for bonus in state.senate_bonus],
            "order": list(state.senate_order),
            "ranking": [int(seat) for seat in ranked_by_votes(state)],
        },
    }


def seats_with(state: Trajan, pieces: str, place: int) -> list[int]:
    """Return whose workers or legionnaires stand on a place."""
    found = []
    for seat in range(state.seats):
        player = state.players[seat]
        held = player.workers if pieces == "workers" else player.legionnaires
        if (held >> place) & 1:
            found.append(seat)
    return found


def stack_view(state: Trajan, stack: int) -> StackView:
    left = state.stack_left[stack]
    return {
        "name": STACK_WORDS[stack],
        "left": left,
        "top": trajan_tile_view(state.stacks[stack][left - 1]) if left else None,
    }


def own_mat(state: Trajan, owner: Seat, mat: PlayerView) -> PlayerView:
    """Return an open mat with what its owner alone sees."""
    player = state.players[owner]
    own = mat.copy()
    own["trays"] = trays_view(player)
    own["hand"] = counts_by_word(COMMODITY_WORDS, player.hand)
    own["sowing"] = sowing_preview(state, owner)
    return own


def open_mat(state: Trajan, owner: Seat) -> PlayerView:
    """Return a mat as everybody else sees it."""
    player = state.players[owner]
    return {
        "colour": SEAT_WORDS[owner],
        "trays": trays_view(player) if state.markers_open else None,
        "slots": [trajan_tile_view(tile) for tile in player.slots],
        "arch": SLOT_WORDS[player.arch],
        "cards": sum(player.hand),
        "hand": None,
        "known": counts_by_word(COMMODITY_WORDS, player.known),
        "display": counts_by_word(COMMODITY_WORDS, player.display),
        "tiles": counts_by_word(TILE_WORDS, player.tiles),
        "kept": counts_by_word(DEMAND_WORDS, player.kept),
        "plus_two": [
            ACTION_WORDS[action] for action in range(6) if (player.plus_two >> action) & 1
        ],
        "buildings": [
            BUILDING_WORDS[building]
            for building in range(len(BUILDING_WORDS))
            if (player.buildings >> building) & 1
        ],
        "supply": player.supply,
        "camp_workers": player.camp_workers,
        "camp_legionnaires": player.camp_legionnaires,
        "leader": PROVINCE_WORDS[player.leader],
        "senate": SENATE_TRACK[player.senate],
        "votes": votes(state, owner),
        "bonus": [
            {"name": BONUS_WORDS[bonus], "side": SIDE_WORDS[side], "points": points}
            for bonus, side, points in bonus_points(state, owner)
        ],
        "points": sum(player.points),
        "sources": dict(zip(SOURCES, player.points, strict=True)),
        "outlook": preview(state, owner),
        "sowing": None,
    }


def trays_view(player: Player) -> list[list[str]]:
    return [
        [COLOUR_WORDS[colour] for colour in list_markers(Markers(tray))] for tray in player.trays
    ]


def trajan_tile_view(tile: int) -> TrajanTileView | None:
    if tile == EMPTY:
        return None
    printed = TRAJAN_TILES[tile]
    return {
        "tile": TRAJAN_TILE.words[tile],
        "stack": STACK_WORDS[printed.stack],
        "colours": (COLOUR_WORDS[printed.first], COLOUR_WORDS[printed.second]),
        "points": printed.points,
        "amount": printed.amount,
        "demand": None if printed.demand == EMPTY else DEMAND_WORDS[printed.demand],
    }


def tile_word(tile: int) -> str | None:
    return None if tile == EMPTY else TILE_WORDS[tile]


def counts_by_word(words: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Return the things there are, by word."""
    return {words[kind]: counts[kind] for kind in range(len(counts)) if counts[kind]}
