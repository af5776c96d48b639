"""Players in any language: our side of the protocol in docs/protocol.md."""

from __future__ import annotations

import shlex
import shutil
from typing import Any, Final

from ulpia.ai.arena import ExternalPlayer, Forfeit
from ulpia.ai.player import PlayerTable
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import NOBODY, Decision, Move, Seat
from ulpia.research.bot_process import BotProcess

PROTOCOL: Final = 1
COMMAND_MARK: Final = "cmd:"
START_TIMEOUT_S: Final = 20.0
"""How long a bot may take to load and say hello, and again to get ready for a game."""


class NoBot(ValueError):
    """The command does not start a bot."""


def is_command(name: str) -> bool:
    """Say whether a player's name is the command line of a bot."""
    return name.startswith(COMMAND_MARK)


def command_of(name: str) -> str:
    return name[len(COMMAND_MARK) :].strip()


def check_command(name: str) -> None:
    """Start a bot for a moment, or raise NoBot with the reason why it does not work."""
    command = command_of(name)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NoBot(f"cannot read the command {command!r}: {error}") from error
    if not words:
        raise NoBot(f"{COMMAND_MARK} needs the command of a bot behind it")
    if shutil.which(words[0]) is None:
        raise NoBot(f"there is no command {words[0]!r} for the bot {command!r}")
    bot: BotProcess | None = None
    try:
        bot = BotProcess(command)
        greet(bot)
    except Forfeit as fault:
        raise NoBot(f"the bot {command!r} {fault}") from fault
    finally:
        if bot is not None:
            bot.end()


def greet(bot: BotProcess) -> str:
    """Shake hands and return the bot's name for itself."""
    answer = bot.ask({"type": "hello", "protocol": PROTOCOL}, "hello", START_TIMEOUT_S)
    if answer.get("protocol") != PROTOCOL:
        raise Forfeit(f"speaks protocol {answer.get('protocol')!r}, not {PROTOCOL}")
    return str(answer.get("name", ""))


def describe_decision(game: Game[Any], decision: Decision) -> dict[str, Any]:
    """Return a decision as text: what is asked, what about, and every legal answer."""
    prompt = game.vocabulary.prompts[decision.prompt]
    return {
        "prompt": decision.prompt,
        "about": [prompt.kind(at).write(noun) for at, noun in enumerate(decision.about)],
        "options": [game.vocabulary.write(move) for move in decision.options],
    }


def write_event(game: Game[Any], event: Event) -> str:
    """Return an event as in a record: the seat or -, its name and its values."""
    return f"{'-' if event.seat == NOBODY else event.seat} {game.vocabulary.write_event(event)}"


class BotPlayer(ExternalPlayer):
    """A player that is a program of its own; it gets a view, never a state."""

    def __init__(
        self, name: str, game: Game[Any], seats: int, seat: Seat, seed: int, seconds: float
    ) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.asked = 0
        self.news: list[str] = []
        self.last_thoughts: dict[str, Any] | None = None
        self.bot: Final = BotProcess(command_of(name))
        try:
            greet(self.bot)
            self.bot.ask(self.announcement(seats, seat, seed), "ready", START_TIMEOUT_S)
        except Forfeit:
            self.bot.end()
            raise

    def announcement(self, seats: int, seat: Seat, seed: int) -> dict[str, Any]:
        return {
            "type": "game",
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": seats,
            "seat": seat,
            "seed": seed,
            "clock": {"seconds": self.seconds},
        }

    def choose(self, table: PlayerTable) -> Move:
        self.asked += 1
        question = {
            "type": "decide",
            "number": self.asked,
            **describe_decision(self.game, table.decision),
            "view": table.view(),
            "news": self.news,
            "clock": {"seconds": self.seconds},
        }
        self.news = []
        answer = self.bot.ask(question, "move", self.seconds)
        thoughts = answer.get("thoughts")
        self.last_thoughts = thoughts if isinstance(thoughts, dict) else None
        return parse_answer(self.game, table.decision, answer.get("move"))

    def receive_events(self, events: list[Event]) -> None:
        self.news += [write_event(self.game, event) for event in events]

    def receive_result(self, result: dict[str, Any]) -> None:
        self.bot.send({"type": "result", **result})
        self.bot.end()

    def thoughts(self) -> dict[str, Any] | None:
        return self.last_thoughts


def parse_answer(game: Game[Any], decision: Decision, answer: object) -> Move:
    """Return the option that the answer names, or raise Forfeit."""
    for move in decision.options:
        if game.vocabulary.write(move) == answer:
            return move
    raise Forfeit(f"answered {str(answer)[:80]!r}, which is no option of {decision.prompt!r}")
