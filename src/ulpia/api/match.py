"""A match as users of the library have it. It holds no rules of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ulpia.ai.player import MatchToken, PlayerTable, make_player_table, read_move
from ulpia.api.sentences import ENGLISH, load_if_installed, refusal_reason, undo_sentence
from ulpia.cli.plain_lines import INDENT, lines_of, shorten_options
from ulpia.games.registry import GAMES, UnknownGame, game_as_of, game_named
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match as EngineMatch
from ulpia.kernel.moves import Decision, IllegalMove, Move, Refusal, Seat
from ulpia.kernel.played_moves import NothingToUndo
from ulpia.kernel.record import RecordError, parse_record, replay
from ulpia.kernel.record_writer import write_record

SEED_BITS: Final = 63
WIDTH: Final = 100


class NotAsked(ValueError):
    """The seat has nothing to choose now."""


@dataclass(frozen=True)
class PendingDecision:
    """A seat that must choose now, and every move it may choose, as text and as objects.

    `prompt` is the code of the question, `options[n]` the text of `moves[n]`.
    """

    seat: int
    prompt: str
    options: list[str]
    moves: list[Move]


def game_names() -> list[str]:
    """Return the names of the games there are."""
    return list(GAMES)


def game_options(game: str) -> dict[str, tuple[str, ...]]:
    """Return the options of a game with their values; the first value is the default."""
    return {option.name: option.values for option in game_named(game).options}


def new_match(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """Start a match; the same seed deals the same game, and without one chance chooses it.

    Raises UnknownGame or BadOption with what there is.
    """
    given = {name: str(value) for name, value in (options or {}).items()}
    deal = secrets.randbits(SEED_BITS) if seed is None else seed
    return Match(EngineMatch(game_named(game), seats, given, deal))


def read_record(text: str) -> Match:
    """Return the match that a record tells, with all its moves played, or raise RecordError.

    A record of an unfinished game can be played on. `Match.record` writes one.
    """
    record = parse_record(text)
    try:
        game = game_as_of(record.game, record.rules)
    except UnknownGame as error:
        raise RecordError(record.lines["game"], str(error)) from error
    return Match(replay(game, record))


class Match:
    """A game in progress. `str(match)` is a board that a person can read.

    Seats are numbered from 0. `engine` is the engine's own match, for all that is not offered here.
    """

    def __init__(self, engine: EngineMatch[Any]) -> None:
        self.engine: Final = engine
        self._token: Final = MatchToken()

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.engine.game.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.engine.seats

    @property
    def options(self) -> dict[str, str]:
        """All options of the game, as they were chosen or by default."""
        return dict(self.engine.options)

    @property
    def seed(self) -> int:
        """The seed of the deal. Whoever knows it knows what is hidden."""
        return self.engine.seed

    # what is asked

    def decisions(self) -> list[PendingDecision]:
        """Return who must choose now, several where seats choose at once. Empty: it is over."""
        return [self._pending(decision) for decision in self.engine.waiting()]

    def table(self, seat: int | None = None) -> PlayerTable:
        """Return all that a player may know at its decision, for `Player.choose`.

        Without a seat it is the first that must choose. Raises NotAsked if the seat need not.
        """
        asked = self.engine.waiting()
        if seat is not None:
            self._require_seat(seat)
        chosen = decision_of(asked, Seat(seat)) if seat is not None else next(iter(asked), None)
        if chosen is None:
            raise NotAsked(self._why_not_asked(seat))
        engine = self.engine
        number = len(engine.log)
        return make_player_table(engine.game, engine.state, self.seats, chosen, number, self._token)

    def is_over(self) -> bool:
        """Say whether nobody has anything to choose any more."""
        return self.engine.is_over()

    # moves

    def play(self, seat: int, move: Move | str) -> None:
        """Play a move, given as text or as an object.

        A move that is not legal now raises IllegalMove, which says why; what is no move of this
        game at all raises UnknownWords. Nothing has changed then.
        """
        chosen = read_move(self.engine.game, move)
        try:
            self.engine.play(Seat(seat), chosen)
        except IllegalMove as illegal:
            sentence = self._refusal_sentence(seat, chosen, illegal.refusal)
            raise IllegalMove(illegal.refusal, sentence) from None

    def why_not(self, seat: int, move: Move | str) -> str | None:
        """Return in a sentence why a move is not legal now; None if it is."""
        chosen = read_move(self.engine.game, move)
        refusal = self.engine.why_not(Seat(seat), chosen)
        return None if refusal is None else self._refusal_sentence(seat, chosen, refusal)

    def undo(self, seat: int) -> str:
        """Take the last move of a seat back and return it as text, or raise NothingToUndo.

        Undo is free within a turn until something hidden was revealed.
        """
        self._require_seat(seat)
        try:
            undone = self.engine.undo(Seat(seat))
        except NothingToUndo as refused:
            raise NothingToUndo(refused.code, undo_sentence(refused.code)) from None
        return self.engine.game.vocabulary.write(undone.move)

    def moves(self) -> list[tuple[int, str]]:
        """Return all moves so far: the seat, and what it chose."""
        write = self.engine.game.vocabulary.write
        return [(int(entry.seat), write(entry.move)) for entry in self.engine.log]

    # what can be seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat may see, as JSON data; without a seat, what everybody sees."""
        if seat is not None:
            self._require_seat(seat)
        return self.engine.game.view(self.engine.state, None if seat is None else Seat(seat))

    def points(self) -> list[int]:
        """Return the points of each seat so far."""
        return self.engine.game.totals(self.engine.state)

    def points_by_source(self) -> list[dict[str, int]]:
        """Return for each seat what its points so far were scored for."""
        game = self.engine.game
        return [
            dict(zip(game.sources, by_source, strict=True))
            for by_source in game.points(self.engine.state)
        ]

    def winners(self) -> list[int]:
        """Return who has won: several after a shared victory, nobody before the end."""
        if not self.is_over():
            return []
        return [int(seat) for seat in self.engine.game.winners(self.engine.state)]

    def record(self, players: Mapping[int, str] | None = None, reveal_seed: bool = True) -> str:
        """Return the match as a record, a text that a person and `read_record` can read.

        `players` are names by seat. Without its seed the record of an unfinished game hides what
        is hidden, and cannot be played on.
        """
        return write_record(self.engine, dict(players or {}), reveal_seed=reveal_seed)

    def board(self, seat: int | None = None, language: str = ENGLISH, width: int = WIDTH) -> str:
        """Draw what a seat sees, and who is asked what; without a seat, what everybody sees."""
        if seat is not None:
            self._require_seat(seat)
        viewer = None if seat is None else Seat(seat)
        pictures = load_if_installed("ulpia.cli.pictures")
        if pictures is None:
            return self._plain_board(seat)
        drawn: str = pictures.draw_match(self.engine, viewer, language, width)
        return drawn

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        moves = len(self.engine.log)
        return f"<Match of {self.game}, {self.seats} seats, seed {self.seed}, {moves} moves>"

    # how it is said

    def _pending(self, decision: Decision) -> PendingDecision:
        write = self.engine.game.vocabulary.write
        texts = [write(move) for move in decision.options]
        return PendingDecision(int(decision.seat), decision.prompt, texts, list(decision.options))

    def _plain_board(self, seat: int | None) -> str:
        lines = [self.game, *lines_of(self.view(seat), INDENT)]
        for decision in self.decisions():
            options = shorten_options(decision.options)
            lines.append(f"seat {decision.seat}, {decision.prompt}: {options}")
        if self.is_over():
            lines.append(f"points {self.points()}, winners {self.winners()}")
        return "\n".join(lines)

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; there are: 0 to {self.seats - 1}")

    def _why_not_asked(self, seat: int | None) -> str:
        asked = [str(decision.seat) for decision in self.engine.waiting()]
        if not asked:
            return "nobody has anything to choose: the game is over"
        return f"seat {seat} has nothing to choose now; asked: seat {', '.join(asked)}"

    def _refusal_sentence(self, seat: int, move: Move, refusal: Refusal) -> str:
        game = self.engine.game
        reason = refusal_reason(game, refusal, self.seats)
        sentence = f"seat {seat} may not {game.vocabulary.write(move)!r}: {reason}"
        decision = decision_of(self.engine.waiting(), Seat(seat))
        if decision is None:
            return sentence
        return f"{sentence} It may: {shorten_options(self._pending(decision).options)}"
