"""A position of Trajan in a few words, and a table to play it on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trajan import laying
from ulpia.games.trajan.components.actions import ACTION_WORDS, SLOT_WORDS, Action
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS, SHIP_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS
from ulpia.games.trajan.components.forum_tiles import TILE_WORDS
from ulpia.games.trajan.components.markers import COLOUR_WORDS, Markers, list_markers
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS
from ulpia.games.trajan.components.tracks import QUARTER_WORDS, SENATE_TRACK
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILE_WORDS
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.kinds import SOURCES
from ulpia.games.trajan.rules.actions import MAIN, PerformAction
from ulpia.games.trajan.rules.quarter import EndQuarter
from ulpia.games.trajan.rules.rounds import EndRound
from ulpia.games.trajan.rules.turn import EndTurn, Turn
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel import laws
from ulpia.kernel.codec import encode_state
from ulpia.kernel.events import Event
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Move, Seat
from ulpia.kernel.state import Step, decisions

PLAIN_TRAYS = "by | go | pw | by | go | pw"


class Table:
    """A match with a position; moves, things and events go in and out as words."""

    def __init__(self, match: Match[Trajan]) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def state(self) -> Trajan:
        return self.match.state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # --- playing ---------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> Table:
        """Play moves of one seat; all laws of a game must hold after each of them."""
        for text in moves:
            self.events += self.match.play(Seat(seat), TRAJAN.vocabulary.read(text))
            laws.check_laws(TRAJAN, self.state, self.match.seats, 1)
        return self

    def end_round(self) -> Table:
        """Let the player to move take time across its start and do nothing else."""
        self.state.clock = self.state.track - 1
        seat, turns = self.match.waiting()[0].seat, self.state.turns
        while self.question().startswith(f"{seat} ") and self.state.turns == turns:
            options = self.options(seat)
            if "pick" in self.question():
                break
            self.play(
                seat, next((move for move in ("pass", "waive") if move in options), options[0])
            )
        return self

    def end_quarter(self) -> Table:
        """Let the consul pick the first bonus tile."""
        [decision] = self.match.waiting()
        assert decision.prompt == "pick"
        return self.play(decision.seat, self.options(decision.seat)[0])

    def undo(self, seat: int) -> str:
        return TRAJAN.vocabulary.write(self.match.undo(Seat(seat)).move)

    def why(self, seat: int, text: str) -> tuple[str, int] | None:
        """Return the code and the ruling behind a refusal, or None for a legal move."""
        reason = self.match.why_not(Seat(seat), TRAJAN.vocabulary.read(text))
        return None if reason is None else (reason.code, reason.ruling)

    def refuses(self, seat: int, text: str, code: str, ruling: int) -> None:
        """Assert that a move is refused with this reason and changes nothing."""
        before = encode_state(self.state)
        with pytest.raises(IllegalMove) as refused:
            self.match.play(Seat(seat), TRAJAN.vocabulary.read(text))
        refusal = refused.value.refusal
        assert (refusal.code, refusal.ruling) == (code, ruling), refusal
        assert TRAJAN.vocabulary.refusals[code].takes(len(refusal.values)), refusal
        assert encode_state(self.state) == before

    # --- looking ---------------------------------------------------------------------------------

    def question(self) -> str:
        """Return who is asked what: `0 sow`, `1 seaport main`; empty when the game is over."""
        texts = []
        for decision in self.match.waiting():
            signature = TRAJAN.vocabulary.prompts[decision.prompt]
            texts.append(f"{decision.seat} {signature.write(decision.about)}")
        return ", ".join(texts)

    def options(self, seat: int = 0) -> list[str]:
        """Return what `seat` may choose now."""
        for decision in self.match.waiting():
            if decision.seat == seat:
                return [TRAJAN.vocabulary.write(move) for move in decision.options]
        return []

    def points(self, seat: int) -> int:
        return TRAJAN.totals(self.state)[seat]

    def points_for(self, seat: int, source: str) -> int:
        return TRAJAN.points(self.state)[seat][SOURCES.index(source)]

    def final(self, seat: int, source: str) -> int:
        """Return the points of a source if the game ended now."""
        return TRAJAN.final_points(self.state)[seat][SOURCES.index(source)]

    def event_texts(self, *names: str) -> list[str]:
        """Return the events told since the position was laid, or those of some names."""
        chosen = [event for event in self.events if not names or event.name in names]
        return [TRAJAN.vocabulary.write_event(event) for event in chosen]

    def tray(self, seat: int, numeral: str) -> str:
        """Return the letters of the markers on a tray."""
        markers = Markers(self.player(seat).trays[SLOT_WORDS.index(numeral)])
        return "".join([COLOUR_WORDS[colour][0] for colour in list_markers(markers)])

    def slot(self, seat: int, numeral: str) -> str:
        """Return the Trajan tile on a slot without its number; empty if there is none."""
        tile = self.player(seat).slots[SLOT_WORDS.index(numeral)]
        return "" if tile < 0 else TRAJAN_TILE_WORDS[tile].rsplit("-", 1)[0]

    def arch(self, seat: int) -> str:
        return SLOT_WORDS[self.player(seat).arch]

    def hand(self, seat: int) -> str:
        return things(COMMODITY_WORDS, self.player(seat).hand)

    def known_cards(self, seat: int) -> str:
        return things(COMMODITY_WORDS, self.player(seat).known)

    def display(self, seat: int) -> str:
        return things(COMMODITY_WORDS, self.player(seat).display)

    def mat(self, seat: int) -> str:
        return things(TILE_WORDS, self.player(seat).tiles)

    def gone_tiles(self) -> str:
        return things(TILE_WORDS, self.state.gone)

    def pile(self, number: int) -> str:
        return " ".join([COMMODITY_WORDS[card] for card in self.state.piles[number]])

    def buildings(self, seat: int) -> str:
        owned = self.player(seat).buildings
        return " ".join([word for at, word in enumerate(BUILDING_WORDS) if (owned >> at) & 1])

    def leader(self, seat: int) -> str:
        return PROVINCE_WORDS[self.player(seat).leader]

    def votes_space(self, seat: int) -> int:
        return SENATE_TRACK[self.player(seat).senate]


def things(words: tuple[str, ...], counts: list[int]) -> str:
    """Write counted things by their words, in the order of the table."""
    return " ".join([word for word, count in zip(words, counts, strict=True) for _ in range(count)])


def prepared_table(seats: int = 2, edition: str = "2022", seed: int = 1, **options: str) -> Table:
    """Return a table that has finished its set-up by `arrange`, seat 0 to begin."""
    given = {"edition": edition, "start": "0", **options}
    laid = Table(Match(TRAJAN, seats, given, seed))
    while "sow" not in laid.question():
        for decision in laid.match.waiting():
            laid.events += laid.match.play(decision.seat, Move("arrange"))
    return laid


def table(
    *,
    seats: int = 2,
    edition: str = "2022",
    time: str = "11-16-21",
    at: str = "turn",
    turn: int = 0,
    clock: int = 0,
    quarter: str = "I",
    extra_spent: bool = False,
    trays: dict[int, str] | None = None,
    tiles: dict[int, dict[str, str]] | None = None,
    arch: dict[int, str] | None = None,
    stacks: dict[str, str] | None = None,
    hand: dict[int, str] | None = None,
    display: dict[int, str] | None = None,
    piles: tuple[str, str] = ("column", "hide"),
    deck: str = "",
    deck_is_all: bool = False,
    gray_ships: str = "",
    mat: dict[int, str] | None = None,
    forum: str = "",
    provinces: dict[str, str] | None = None,
    forum_stack: str | None = None,
    plus_two: dict[int, str] | None = None,
    site: dict[str, str] | None = None,
    buildings: dict[int, str] | None = None,
    workers: dict[int, str] | None = None,
    camp_workers: dict[int, int] | None = None,
    camp_legionnaires: dict[int, int] | None = None,
    legionnaires: dict[int, str] | None = None,
    leader: dict[int, str] | None = None,
    senate: dict[int, int] | None = None,
    discs: str = "",
    bonus: dict[int, str] | None = None,
    gray_bonus: dict[int, str] | None = None,
    senate_bonus: str = "",
    demands: str = "",
    next_demands: str = "",
    kept: dict[int, str] | None = None,
    points: dict[int, int] | None = None,
) -> Table:
    """Lay a position: a bare table on which lies what is named, and what still has to be done.

    `at` is `turn` (seat `turn` is to sow), the word of an action that this seat may take now,
    `end of turn`, `end of round` or `end of quarter`.
    """
    laid = prepared_table(seats, edition, time=time)
    state = laid.state
    for seat, player in enumerate(state.players):
        laying.lay_trays(player, (trays or {}).get(seat, PLAIN_TRAYS))
        player.plus_two = laying.bits(laying.numbers(ACTION_WORDS, (plus_two or {}).get(seat, "")))
        player.points = [0] * len(SOURCES)
        player.points[SOURCES.index("ships")] = (points or {}).get(seat, 0)
    laying.lay_cards(state, hand or {}, display or {}, piles, deck, deck_is_all)
    laying.lay_tiles(state, mat or {}, forum, provinces or {}, forum_stack)
    laying.lay_trajan_tiles(state, tiles or {}, stacks or {}, arch or {})
    laying.lay_site(state, site or {}, buildings or {}, workers or {})
    laying.lay_tokens(
        state, camp_workers or {}, camp_legionnaires or {}, legionnaires or {}, leader or {}
    )
    laying.lay_discs(state, senate or {}, discs)
    laying.lay_bonus_tiles(state, bonus or {}, gray_bonus or {}, senate_bonus)
    laying.lay_demands(state, demands, next_demands, kept or {})
    state.gray_ships = laying.bits(laying.numbers(SHIP_WORDS, gray_ships))
    state.clock = clock
    state.quarter = QUARTER_WORDS.index(quarter)
    state.extra_spent = extra_spent
    begin(laid, at, Seat(turn))
    return laid


def begin(laid: Table, at: str, seat: Seat) -> None:
    """Put the agenda to a chosen point, forget how the table came about, and go on from there."""
    state, match = laid.state, laid.match
    state.active = seat
    state.agenda = agenda_at(at, seat, Seat((seat + 1) % state.seats))
    TRAJAN.check(state)
    state.events = []
    match._asked = decisions(state)
    laid.events = state.events
    state.events = None
    match.log = []
    TRAJAN.check(state)


def agenda_at(at: str, seat: Seat, following: Seat) -> list[Step[Any]]:
    """Return what is still to be done at a point, the next step last."""
    if at in ACTION_WORDS:
        return [EndTurn(seat), PerformAction(seat, Action(ACTION_WORDS.index(at)), MAIN)]
    points: dict[str, list[Step[Any]]] = {
        "turn": [Turn(seat)],
        "end of turn": [EndTurn(seat)],
        "end of round": [Turn(following), EndRound()],
        "end of quarter": [Turn(following), EndQuarter()],
    }
    return points[at]
