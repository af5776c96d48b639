"""What a person types during a game: numbers, moves in words, and commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ulpia.cli.inputs import reason
from ulpia.cli.menu import Item, read_move, starting_with
from ulpia.cli.saving import may_overwrite, record_of, write_safely
from ulpia.cli.sitting import Sitting
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.words import UnknownWords

COMMANDS: Final = (
    "undo",
    "why",
    "save",
    "log",
    "points",
    "board",
    "help",
    "quit",
)
LOG_LINES: Final = 30


class Left(Exception):
    """The person has left the table."""


class Conversation:
    """Leads one person through a game."""

    def __init__(
        self,
        sitting: Sitting,
        kinds: list[str | None],
        file: Path | None,
        marks: list[str] | None = None,
    ) -> None:
        self.sitting: Final = sitting
        self.texts: Final = sitting.texts
        self.kinds: Final = kinds
        self.marks: Final = marks  # of the record that the game comes from
        self.own_file = file  # may be overwritten: it is this game's
        self.saved = len(sitting.match.log)  # how much of the game lies in a file
        self.refused: Path | None = None  # a foreign file that `save` has just spared
        self.commands: Final = self._commands()

    def _commands(self) -> dict[str, Callable[[str], None]]:
        actions: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "save": self.save,
            "log": self.log,
            "points": self.points,
            "board": self.board,
            "help": self.help,
            "quit": self.quit,
        }
        own = {self.texts.message(f"cli-command-{name}"): name for name in COMMANDS}
        return actions | {word: actions[name] for word, name in own.items()}

    # the way through the game

    def run(self) -> None:
        """Play the game to its end; raises Left when the person leaves earlier."""
        sitting = self.sitting
        sitting.say(
            "cli-welcome", title=self.texts.title(sitting.game), seat=sitting.names[sitting.seat]
        )
        self.introduce_opponents()
        sitting.tell(sitting.match.opening if not sitting.match.log else [])
        while not sitting.match.is_over():
            decision = sitting.my_decision()
            if decision is not None:
                self.decide(decision)
            elif sitting.may_reconsider():
                self.reconsider()
            else:
                sitting.let_another_play()
        sitting.show_end()
        self.say_goodbye()

    def introduce_opponents(self) -> None:
        """Say who sits at the table besides the person, and of which level."""
        for name, level in zip(self.sitting.names, self.kinds, strict=True):
            if level is not None:
                known = f"web-level-{level}"
                title = self.texts.message(known) if self.texts.has(known) else level
                self.sitting.say("cli-opponent", seat=name, level=title)

    def decide(self, decision: Decision) -> None:
        """Ask until a move is played or the position is another one."""
        sitting = self.sitting
        sitting.show_decision(decision)
        whole = menu = sitting.whole_menu(decision)
        played = len(sitting.match.log)
        while len(sitting.match.log) == played:
            items = sitting.labels.items(menu)
            sitting.show_items(decision, items, menu is not whole)
            chosen = self.choice(decision, items)
            if chosen is None:
                menu = whole
            elif len(chosen) == 1:
                sitting.play(chosen[0])
            else:
                menu = whole.within(chosen)

    def choice(self, decision: Decision, items: list[Item]) -> tuple[Move, ...] | None:
        """Return the moves chosen by number or words; None to see all of them again."""
        typed = self.sitting.prompter.line(self.texts.message("cli-prompt"))
        if typed in ("", "0") or self.is_command(typed):
            return None
        if typed.isdecimal():
            if 1 <= int(typed) <= len(items):
                return items[int(typed) - 1].moves
            self.sitting.say("cli-no-such-number", count=len(items))
            return None
        return self.in_words(decision, typed)

    def in_words(self, decision: Decision, typed: str) -> tuple[Move, ...] | None:
        """Return the moves that the words stand for, or explain why there is none."""
        found = starting_with(self.sitting.game.vocabulary, decision.options, typed)
        exact = [move for move in found if len(move.nouns) + 1 == len(typed.split())]
        if found:
            return tuple(exact) if len(exact) == 1 else found
        self.explain(typed)
        return None

    def reconsider(self) -> None:
        """After the last move of a turn: go on, or take it back while that is possible."""
        sitting = self.sitting
        played = len(sitting.match.log)
        sitting.say("cli-turn-over")
        while True:
            typed = sitting.prompter.line(self.texts.message("cli-prompt"))
            if typed in ("", "1"):
                sitting.confirmed = played
                return
            if not self.is_command(typed):
                sitting.say("cli-turn-over")
            if len(sitting.match.log) != played:
                return

    def say_goodbye(self) -> None:
        """Offer to save the record of a finished game."""
        self.sitting.say("cli-end")
        while True:
            typed = self.sitting.prompter.line(self.texts.message("cli-prompt"))
            if typed in ("", "1", "quit", self.texts.message("cli-command-quit")):
                return
            if not self.is_command(typed):
                self.sitting.say("cli-end")

    # commands

    def is_command(self, typed: str) -> bool:
        """Carry out a command, if these words are one."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            return False
        command(rest.strip())
        return True

    def undo(self, rest: str) -> None:
        self.sitting.undo()
        self.saved = min(self.saved, len(self.sitting.match.log))

    def why(self, rest: str) -> None:
        if not rest:
            self.sitting.say("cli-why-what")
            return
        self.explain(rest)

    def explain(self, typed: str) -> None:
        """Say why a move in words is not possible now, or that it is."""
        sitting = self.sitting
        try:
            move = read_move(sitting.game.vocabulary, typed)
        except UnknownWords:
            sitting.say("cli-unknown", typed=typed)
            return
        refusal = sitting.match.why_not(sitting.seat, move)
        words = self.texts.move(sitting.game, move, sitting.names)
        if refusal is None:
            sitting.say("cli-possible", move=words)
            return
        reason_why = self.texts.refusal(sitting.game, refusal, sitting.names)
        sitting.console.print(f"{words}: {reason_why}")

    def save(self, rest: str) -> None:
        if not rest:
            self.sitting.say("cli-save-where")
            return
        file = Path(rest)
        if file.exists() and file not in (self.own_file, self.refused):
            self.refused = file if may_overwrite(file) else None
            self.sitting.say("cli-save-exists" if self.refused else "cli-save-foreign", file=rest)
            return
        sitting = self.sitting
        try:
            notes = sitting.notebook.notes
            text = record_of(sitting.match, sitting.names, self.kinds, notes, self.marks)
            write_safely(file, text)
        except OSError as error:
            sitting.say("cli-save-failed", file=rest, reason=reason(error))
            return
        self.own_file, self.refused, self.saved = file, None, len(sitting.match.log)
        sitting.say("cli-saved", file=rest)

    def log(self, rest: str) -> None:
        """Tell the last part of the game, or with `log all` the whole."""
        match, chronicle = self.sitting.match, self.sitting.chronicle
        lines = chronicle.sentences(match.opening)
        for facts in match.facts:
            lines += chronicle.sentences(facts)
        for line in lines if rest else lines[-LOG_LINES:]:
            self.sitting.console.print(line)

    def points(self, rest: str) -> None:
        self.sitting.show_points()

    def board(self, rest: str) -> None:
        self.sitting.show_board()

    def help(self, rest: str) -> None:
        self.sitting.say("cli-help")

    def quit(self, rest: str) -> None:
        """Leave, after a question if moves would be lost."""
        if self.saved == len(self.sitting.match.log):
            raise Left
        self.sitting.say("cli-quit-unsaved")
        answer = self.sitting.prompter.line(self.texts.message("cli-prompt")).lower()
        if answer in ("quit", self.texts.message("cli-command-quit")):
            raise Left
        self.sitting.say("cli-quit-not")
