"""A person at a table in the terminal: whose turn it is, what happened, how it ended."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ulpia.ai.hints import describe_hint, make_hint
from ulpia.ai.player import Player, PlayerTable, make_player_table
from ulpia.ai.thoughts import Notebook
from ulpia.cli.boards import board_of
from ulpia.cli.consoles import wipe
from ulpia.cli.line_reader import LineReader
from ulpia.cli.menu import Item, Labels, Menu
from ulpia.cli.narrator import Narrator
from ulpia.cli.scores import points_table
from ulpia.cli.thoughts import thought_sentences, thoughts_table
from ulpia.kernel.events import Event
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.played_moves import NothingToUndo
from ulpia.kernel.state import apply
from ulpia.text import Texts
from ulpia.text.hint_texts import say_chance

IMAGINED: Final = 1
"""The seed of worlds that are only looked at for what is sure in all of them."""


class Session:
    """One person's side of a match: what is shown and told. What the person types is in Repl."""

    def __init__(
        self,
        match: Match[Any],
        seat: Seat,
        players: dict[Seat, Player],
        names: list[str],
        texts: Texts,
        console: Console,
        reader: LineReader,
        notebook: Notebook,
    ) -> None:
        self.name: Final = names[seat]
        self.match: Final = match
        self.game: Final = match.game
        self.seat: Final = seat
        self.players: Final = players
        self.names: Final = names
        self.texts: Final = texts
        self.console: Final = console
        self.reader: Final = reader
        self.notebook: Final = notebook
        self.shows_thoughts = False
        self.board: Final = board_of(texts, match.game, names)
        self.narrator: Final = Narrator(texts, match.game, names, seat)
        self.labels: Final = Labels(texts, match.game, names)
        self.told_count = len(match.log)  # entries of the log that were told
        self.confirmed = len(match.log)  # until where the person cannot or will not undo
        self.is_here = False  # the person looks at the screen: they alone may be told things
        self.heard_opening = bool(match.log)
        self.has_news = False  # was told something and has not typed anything since
        self.is_board_due = True  # others have played since the board was shown
        self.hints = 0  # that were asked for
        self.last_hint: tuple[int, Decision] | None = None

    # what to say

    def say(self, name: str, /, **arguments: str | int) -> None:
        self.console.print(self.texts.message(name, **arguments))

    def view(self) -> dict[str, Any]:
        return self.game.view(self.match.state, self.seat)

    def show_board(self) -> None:
        self.console.print(self.board.full(self.view(), self.console.width))

    def tell_news(self) -> None:
        """Tell the person, if here, what happened since the last time and they may hear of."""
        if not self.is_here:
            return
        if not self.heard_opening:
            self.heard_opening = True
            self.tell(self.match.opening)
        while self.told_count < len(self.match.log):
            self.tell(self.match.log[self.told_count].events)
            self.told_count += 1

    def tell(self, events: list[Event]) -> None:
        for sentence in self.narrator.sentences(events, self.board.quiet):
            self.console.print(Padding(sentence, (0, 0, 0, 2)))
            self.has_news = True

    def show_points(self) -> None:
        """Show the points by source, so far and as if the game ended now."""
        world = self.game.imagine(self.match.state, self.seat, IMAGINED)
        so_far, final = self.game.points(world), self.game.final_points(world)
        title = self.texts.message("cli-points")
        self.console.print(points_table(self.texts, self.game, self.names, title, so_far, final))

    def show_decision(self, decision: Decision) -> None:
        """Show what a decision is about: the whole board at first, then only what matters."""
        if self.is_board_due:
            self.console.print(Rule(style="dim"))
            self.show_board()
            self.is_board_due = False
        else:
            view = self.view()
            self.console.print(self.board.brief(view, decision, self.console.width))
        prompt = self.texts.prompt(self.game, decision, self.names)
        self.console.print(Text(prompt, "bold"))

    def show_items(self, decision: Decision, items: list[Item], may_go_back: bool) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        for number, item in enumerate(items, 1):
            grid.add_row(
                f"{number})", item.label, Text(item.words, "dim"), self.hint(decision, item)
            )
        if may_go_back:
            grid.add_row("0)", self.texts.message("cli-back"))
        self.console.print(grid)

    def hint(self, decision: Decision, item: Item) -> Text:
        """Say what an option leads to, tried out in an imagined world."""
        if decision.prompt not in self.board.previewed or len(item.moves) > 1:
            return Text()
        world = self.table(decision).imagine(IMAGINED)
        world.events = []
        apply(world, decision.seat, item.moves[0])
        return self.board.hint(self.view(), world.events)

    # whose turn it is

    def sit_down(self) -> None:
        """Show the person, and nobody else, what is theirs from now on."""
        self.is_here = True
        self.is_board_due = True
        self.tell_news()

    def stand_up(self) -> None:
        """Take everything of the person off the screen, and out of the lines typed before."""
        self.is_here = False
        wipe(self.console)
        self.reader.forget_lines()

    def read(self) -> str:
        self.has_news = False
        return self.reader.read(self.texts.message("cli-prompt"))

    def my_decision(self) -> Decision | None:
        return decision_of(self.match.waiting(), self.seat)

    def may_reconsider(self) -> bool:
        """Say whether the person has just played the last move of a turn and could undo it."""
        if self.confirmed == len(self.match.log) or self.match.log[-1].seat != self.seat:
            return False
        try:
            self.match.require_undoable(self.seat)
        except NothingToUndo:
            return False
        return True

    def table(self, decision: Decision) -> PlayerTable:
        """Return what the seat of a decision may know; nothing in it holds the truth."""
        match = self.match
        return make_player_table(match.game, match.state, match.seats, decision, len(match.log))

    def play(self, move: Move) -> None:
        self.match.play(self.seat, move)
        self.tell_news()

    def let_another_play(self) -> None:
        decision = self.match.waiting()[0]
        player = self.players[decision.seat]
        move = player.choose(self.table(decision))
        told = self.notebook.note(len(self.match.log), player)
        self.match.play(decision.seat, move)
        if told is not None and self.shows_thoughts and self.is_here:
            self.show_thoughts(decision.seat, told)
        self.confirmed = len(self.match.log)
        self.is_board_due = True
        self.tell_news()

    def show_thoughts(self, seat: Seat, told: dict[str, Any]) -> None:
        title = self.texts.message("cli-thoughts", seat=self.names[seat])
        self.show_opinions(title, told)

    def show_opinions(self, title: str, told: dict[str, Any]) -> None:
        """Show candidates, and in words why the first is the best."""
        self.console.print(thoughts_table(self.texts, self.game, self.names, title, told))
        for sentence in thought_sentences(self.texts, self.game, told):
            self.console.print(sentence)

    def advise(self, decision: Decision) -> None:
        """Say what a strong player would do; the same question counts once."""
        table = self.table(decision)
        hint = make_hint(table, len(self.match.log))
        asked = (len(self.match.log), decision)
        if asked != self.last_hint:
            self.last_hint = asked
            self.hints += 1
        self.show_opinions(
            self.texts.message("cli-hint"), describe_hint(self.game, self.seat, hint)
        )
        self.console.print(say_chance(self.texts, hint.best.chance))

    def undo(self) -> None:
        """Take the last move back, or say why not."""
        try:
            undone = self.match.require_undoable(self.seat)
        except NothingToUndo as refused:
            self.console.print(self.texts.undo_refusal(refused.code))
            return
        self.notebook.forget([played is undone for played in self.match.log].index(True))
        self.match.undo(self.seat)
        self.unhear()
        self.say("cli-undone")

    def unhear(self) -> None:
        """Tell again what takes the place of a move that was taken back."""
        self.told_count = min(self.told_count, len(self.match.log))

    def whole_menu(self, decision: Decision) -> Menu:
        return Menu(tuple(decision.options))

    def show_end(self) -> None:
        """Show the final points and who has won."""
        game, state = self.game, self.match.state
        self.console.print(Rule(style="dim"))
        points = game.points(state)
        title = self.texts.message("cli-final-points")
        self.console.print(points_table(self.texts, game, self.names, title, points, points))
        winners = self.texts.join([self.names[seat] for seat in game.winners(state)])
        self.console.print(
            self.narrator.colour_names(self.texts.message("cli-winner", seat=winners)), style="bold"
        )
