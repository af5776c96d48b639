"""What a person types during a game: numbers, moves in words, and commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ulpia.cli.inputs import reason
from ulpia.cli.menu import Item, options_starting_with, read_move
from ulpia.cli.saving import marks_with_hints, may_overwrite, record_of, write_safely
from ulpia.cli.session import Session
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.words import UnknownWords

COMMANDS: Final = (
    "undo",
    "why",
    "hint",
    "save",
    "log",
    "points",
    "board",
    "help",
    "quit",
)
LOG_LINES: Final = 30


class LeftTable(Exception):
    """The person has left the table."""


class Repl:
    """Reads what the person at the terminal types, and plays the game with it."""

    def __init__(
        self,
        sessions: list[Session],
        kinds: list[str | None],
        file: Path | None,
        marks: list[str] | None = None,
    ) -> None:
        self.sessions: Final = sessions
        self.session = session = sessions[0]  # of the person at the terminal, or the next one
        self.texts: Final = session.texts
        self.kinds: Final = kinds
        self.marks: Final = marks  # of the record that the game comes from
        self.own_file = file  # may be overwritten: it is this game's
        self.saved = len(session.match.log)  # how much of the game lies in a file
        self.refused: Path | None = None  # a foreign file that `save` has just spared
        self.commands: Final = self._commands()

    def _commands(self) -> dict[str, Callable[[str], None]]:
        actions: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
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
        """Play the game to its end; raises LeftTable when somebody leaves earlier."""
        self.welcome()
        while not self.session.match.is_over():
            self.go_on()
        self.session.show_end()
        self.say_goodbye()

    def welcome(self) -> None:
        """Say who plays what; one person alone is at the terminal from now on."""
        session, title = self.session, self.texts.title(self.session.game)
        people = [each.name for each in self.sessions]
        if len(people) > 1:
            session.say("cli-welcome-people", title=title, seats=self.texts.join(people))
        else:
            session.say("cli-welcome", title=title, seat=session.name)
        self.introduce_opponents()
        if len(people) == 1:
            session.sit_down()

    def go_on(self) -> None:
        """Let the next one act: the person at the terminal, another person, or a machine."""
        session = self.session
        decision = session.my_decision() if session.is_here else None
        asked = next((each for each in self.sessions if each.my_decision() is not None), None)
        if decision is not None:
            self.decide(decision)
        elif session.may_reconsider():
            self.reconsider()
        elif asked is None:
            session.let_another_play()
        elif session.is_here and session.has_news:
            self.let_read(asked)
        else:
            self.hand_to(asked)

    def let_read(self, asked: Session) -> None:
        """Wait until the person has read what will be wiped off the screen for the next one."""
        played = len(asked.match.log)
        while len(asked.match.log) == played:
            self.session.say("cli-hand-over", seat=asked.name)
            typed = self.session.read()
            if typed in ("", "1"):
                return
            self.run_command(typed)

    def hand_to(self, asked: Session) -> None:
        """Show nothing of anybody until the person who is asked says to be at the terminal."""
        if self.session.is_here:
            self.session.stand_up()
        self.session = asked
        while True:
            asked.say("cli-covered", seat=asked.name)
            typed = asked.read()
            if typed in ("", "1"):
                break
            if self.commands.get(typed.partition(" ")[0].lower()) in (self.save, self.quit):
                self.run_command(typed)
        asked.sit_down()

    def introduce_opponents(self) -> None:
        """Say who sits at the table besides the person, and of which level."""
        for name, level in zip(self.session.names, self.kinds, strict=True):
            if level is not None:
                known = f"web-level-{level}"
                title = self.texts.message(known) if self.texts.has(known) else level
                self.session.say("cli-opponent", seat=name, level=title)

    def decide(self, decision: Decision) -> None:
        """Ask until a move is played or the position is another one."""
        session = self.session
        session.show_decision(decision)
        whole = menu = session.whole_menu(decision)
        played = len(session.match.log)
        while len(session.match.log) == played:
            items = session.labels.items(menu)
            session.show_items(decision, items, menu is not whole)
            chosen = self.choice(decision, items)
            if chosen is None:
                menu = whole
            elif len(chosen) == 1:
                session.play(chosen[0])
            else:
                menu = whole.within(chosen)

    def choice(self, decision: Decision, items: list[Item]) -> tuple[Move, ...] | None:
        """Return the moves chosen by number or words; None to see all of them again."""
        typed = self.session.read()
        if typed in ("", "0") or self.run_command(typed):
            return None
        if typed.isdecimal():
            if 1 <= int(typed) <= len(items):
                return items[int(typed) - 1].moves
            self.session.say("cli-no-such-number", count=len(items))
            return None
        return self.in_words(decision, typed)

    def in_words(self, decision: Decision, typed: str) -> tuple[Move, ...] | None:
        """Return the moves that the words stand for, or explain why there is none."""
        found = options_starting_with(self.session.game.vocabulary, decision.options, typed)
        exact = [move for move in found if len(move.nouns) + 1 == len(typed.split())]
        if found:
            return tuple(exact) if len(exact) == 1 else found
        self.explain(typed)
        return None

    def reconsider(self) -> None:
        """After the last move of a turn: go on, or take it back while that is possible."""
        session = self.session
        played = len(session.match.log)
        session.say("cli-turn-over")
        while True:
            typed = session.read()
            if typed in ("", "1"):
                session.confirmed = played
                return
            if not self.run_command(typed):
                session.say("cli-turn-over")
            if len(session.match.log) != played:
                return

    def say_goodbye(self) -> None:
        """Offer to save the record of a finished game."""
        self.session.say("cli-end")
        while True:
            typed = self.session.read()
            if typed in ("", "1", "quit", self.texts.message("cli-command-quit")):
                return
            if not self.run_command(typed):
                self.session.say("cli-end")

    # commands

    def run_command(self, typed: str) -> bool:
        """Carry out a command, if these words are one."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            return False
        command(rest.strip())
        return True

    def undo(self, rest: str) -> None:
        self.session.undo()
        for each in self.sessions:
            each.unhear()
        self.saved = min(self.saved, len(self.session.match.log))

    def why(self, rest: str) -> None:
        if not rest:
            self.session.say("cli-why-what")
            return
        self.explain(rest)

    def hint(self, rest: str) -> None:
        decision = self.session.my_decision()
        if decision is None:
            self.session.say("cli-hint-not-now")
            return
        self.session.advise(decision)

    def explain(self, typed: str) -> None:
        """Say why a move in words is not possible now, or that it is."""
        session = self.session
        try:
            move = read_move(session.game.vocabulary, typed)
        except UnknownWords:
            session.say("cli-unknown", typed=typed)
            return
        refusal = session.match.why_not(session.seat, move)
        words = self.texts.move(session.game, move, session.names)
        if refusal is None:
            session.say("cli-possible", move=words)
            return
        reason_why = self.texts.refusal(session.game, refusal, session.names)
        session.console.print(f"{words}: {reason_why}")

    def save(self, rest: str) -> None:
        if not rest:
            self.session.say("cli-save-where")
            return
        file = Path(rest)
        if file.exists() and file not in (self.own_file, self.refused):
            self.refused = file if may_overwrite(file) else None
            self.session.say("cli-save-exists" if self.refused else "cli-save-foreign", file=rest)
            return
        session = self.session
        try:
            notes = session.notebook.notes
            marks = self.marks or []
            for each in self.sessions:
                marks = marks_with_hints(marks, each.seat, each.hints)
            text = record_of(session.match, session.names, self.kinds, notes, marks)
            write_safely(file, text)
        except OSError as error:
            session.say("cli-save-failed", file=rest, reason=reason(error))
            return
        self.own_file, self.refused, self.saved = file, None, len(session.match.log)
        session.say("cli-saved", file=rest)

    def log(self, rest: str) -> None:
        """Tell the last part of the game, or with `log all` the whole."""
        match, narrator = self.session.match, self.session.narrator
        lines = narrator.sentences(match.opening)
        for played in match.log:
            lines += narrator.sentences(played.events)
        for line in lines if rest else lines[-LOG_LINES:]:
            self.session.console.print(line)

    def points(self, rest: str) -> None:
        self.session.show_points()

    def board(self, rest: str) -> None:
        self.session.show_board()

    def help(self, rest: str) -> None:
        self.session.say("cli-help")

    def quit(self, rest: str) -> None:
        """Leave, after a question if moves would be lost."""
        if self.saved == len(self.session.match.log):
            raise LeftTable
        self.session.say("cli-quit-unsaved")
        answer = self.session.read().lower()
        if answer in ("quit", self.texts.message("cli-command-quit")):
            raise LeftTable
        self.session.say("cli-quit-not")
