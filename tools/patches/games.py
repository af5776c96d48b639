"""Whole games at a table in memory, followed by patches and by whole positions at once.

Everybody who may look, all seats and a spectator, follows twice: one client applies patches, the
other gets every position whole. After each change both must know the same. Moves, ends of turns
that are held, undo, redo, requests to undo, bots that take over, clients that come back and
clients that ask for the whole position are drawn by chance.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import replace
from typing import Any, Final

import msgspec

from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.table import commands, wire
from ulpia.table.bot_requests import bot_move_handler, bot_request
from ulpia.table.bot_worker import BotMove
from ulpia.table.effects import Effects
from ulpia.table.lobby import open_table
from ulpia.table.memory_store import MemoryStore
from ulpia.table.new_tables import new_row, plan_table
from ulpia.table.patches import FIRST_ONLY, apply_patch
from ulpia.table.position_sender import send_whole_position
from ulpia.table.positions import position
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry
from ulpia.table.subscribers import EncodedMessage

NAME: Final = "table"
AWAY_AFTER_S: Final = 86_400
LEVEL: Final = "random"
OUTSIDER: Final = "spectator"
UNDO: Final = ("free", "ask")
TABLES: Final = tuple(
    [(game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)]
)


class Different(AssertionError):
    """A client that follows patches knows something else than one that gets whole positions."""


class Client:
    """A client that follows a table, by patches or by whole positions."""

    def __init__(self, user: str, wants_patches: bool) -> None:
        self.user: str | None = user
        self.session: str | None = None
        self.is_looking = True
        self.share: str | None = None
        self.wants_patches = wants_patches
        self.content: dict[str, Any] | None = None
        self.position: dict[str, Any] = {}
        self.has_patched = False  # by the last message

    def send(self, message: EncodedMessage) -> None:
        told = json.loads(message.text)
        if told["type"] == "position":
            self.position, self.has_patched = told, False
        elif told["type"] == "patch":
            self.position, self.has_patched = apply_patch(self.position, told), True

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")

    def knowledge(self, with_entries: bool) -> dict[str, Any]:
        """Return what it knows, without what only one of both kinds of messages tells."""
        left_out = FIRST_ONLY if with_entries else (*FIRST_ONLY, "entries")
        return {key: value for key, value in self.position.items() if key not in left_out}


class FollowedGame:
    """One game, played by chance to its end."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.dice: Final = Dice(seed)
        self.clock = 0
        effects = Effects(self.now, lambda: seed, lambda: NAME, lambda: "key")
        self.effects: Final = effects
        self.store: Final = MemoryStore()
        self.registry: Final = TableRegistry(self.store, effects, in_background=load_at_once)
        users = [f"user-{seat}" for seat in range(seats)]
        self.users: Final = users
        self.whole: Final = {user: Client(user, False) for user in [*users, OUTSIDER]}
        self.patched: Final = {user: Client(user, True) for user in [*users, OUTSIDER]}
        self.counts: Final[Counter[str]] = Counter()

    def now(self) -> int:
        self.clock += 1
        return self.clock

    async def play(self) -> Counter[str]:
        """Play to the end; return how often what happened. Raise Different at once."""
        await self.sit_down()
        while self.table.status == "running":
            await self.go_on()
            self.compare()
        self.counts["games"] += 1
        return self.counts

    async def sit_down(self) -> None:
        wanted = wire.NewTable(
            game=self.game,
            seats=[wire.NewSeat(place="link") for _ in self.users],
            watching="public",
            undo=UNDO[self.dice.below(2)],
        )
        plan = plan_table(wanted, self.users[0], AWAY_AFTER_S, self.now())
        seats = [
            msgspec.structs.replace(seat, user=user, name=user, seen_at=self.clock)
            for seat, user in zip(plan.seats, self.users, strict=True)
        ]
        row = new_row(replace(plan, seats=seats), NAME, self.users[0], self.effects, self.seed)
        await self.store.add_table(row, seats)
        for client in [*self.whole.values(), *self.patched.values()]:
            await self.open(client)
        await self.registry.change(NAME, self.users[0], open_table)
        self.compare()

    @property
    def table(self) -> Any:
        return self.registry.live_tables[NAME].table

    # clients

    async def open(self, client: Client) -> None:
        """Begin to follow the table, as a page does that is opened or comes back."""
        after = client.position.get("seq")
        async with self.registry.lock(NAME) as live:
            table = await self.registry.refresh(live)
            viewer = table.seat_of(client.user)
            entries, skipped = await self.registry.entries_since(live, viewer, after)
            live.subscribers.add(client)
            actor = self.registry.actor(live, client.user)
            told = position(table, viewer, actor, entries, skipped=skipped)
            send_whole_position(live, told, client)

    def leave(self, client: Client) -> None:
        live = self.registry.live_tables[NAME]
        live.subscribers.discard(client)

    def compare(self) -> None:
        for user, whole in self.whole.items():
            patched = self.patched[user]
            if not self.is_here(patched):
                continue
            self.counts["compared"] += 1
            self.counts["patches"] += patched.has_patched
            with_entries = patched.has_patched
            if patched.knowledge(with_entries) != whole.knowledge(with_entries):
                where = f"{self.game} {self.seats} {self.seed}"
                raise Different(f"{where}: {user} at entry {whole.position['seq']}")

    def is_here(self, client: Client) -> bool:
        return client in self.registry.live_tables[NAME].subscribers

    # what happens

    async def go_on(self) -> None:
        """Do one thing that somebody may do now."""
        for client in self.patched.values():
            if not self.is_here(client) and self.dice.below(6) == 0:
                await self.open(client)
                self.counts["returns"] += 1
        chance = self.dice.below(100)
        if chance < 2:
            self.leave(self.anybody())
        elif chance < 3:
            await self.resend(self.anybody())
        elif chance < 12:
            await self.try_something_else(chance)
        else:
            await self.move()

    def anybody(self) -> Client:
        users = list(self.patched)
        return self.patched[users[self.dice.below(len(users))]]

    async def resend(self, client: Client) -> None:
        """Send the whole position again to a client that asked for it."""
        if self.is_here(client):
            await self.open(client)
            self.counts["returns"] += 1

    async def try_something_else(self, chance: int) -> None:
        """Undo, redo, or let a bot play: what is not allowed now is refused, as anywhere."""
        seat, seq = self.dice.below(self.seats), self.table.version
        log = self.table.match.log
        if log and chance < 10 and self.dice.below(4):
            seat = int(log[-1].seat)
        if chance < 7:
            await self.ask(seat, commands.TakeUndo(seq=seq), "undos")
        elif chance < 8:
            await self.ask(seat, commands.Redo(seq=seq), "redos")
        elif chance < 10:
            await self.ask(seat, commands.TakeUndo(seq=seq, ask=True), "requests")
        else:
            await self.ask(seat, commands.HandOver(level=LEVEL), "bots")

    async def ask(self, seat: int, command: Any, name: str) -> None:
        try:
            await self.registry.act(NAME, self.users[seat], command)
        except NotAllowed:
            self.counts["refused"] += 1
        else:
            self.counts[name] += 1

    async def move(self) -> None:
        """Let somebody for whom the game waits do what they must."""
        table = self.table
        request = self.whole[OUTSIDER].position.get("request")
        if request is not None and request["missing"]:
            seat = request["missing"][self.dice.below(len(request["missing"]))]
            await self.ask(seat, commands.AnswerUndo(accept=self.dice.below(3) > 0), "answers")
            return
        held = table.match.awaiting_confirmation
        if held is not None:
            await self.ask(held, commands.EndTurn(seq=table.version), "ends")
            return
        waiting = table.match.waiting()
        decision = waiting[self.dice.below(len(waiting))]
        seat = int(decision.seat)
        option = decision.options[self.dice.below(len(decision.options))]
        text = table.match.game.vocabulary.write(option)
        if table.seats[seat].level is None:
            hold = self.dice.below(2) == 0
            await self.ask(seat, commands.Play(move=text, seq=table.version, hold=hold), "moves")
        elif self.dice.below(4) == 0:
            await self.ask(seat, commands.TakeBack(), "taken_back")
        else:
            asked = bot_request(table, seat)
            assert asked is not None, "a bot that is waited for is asked"
            await self.registry.change(NAME, None, bot_move_handler(asked, BotMove(text)))
            self.counts["bot_moves"] += 1


async def load_at_once(work: Any, loaded: Any) -> Any:
    """Load a table in this thread."""
    return work(loaded)


def play_seed(seed: int) -> tuple[Counter[str], str]:
    """Play the game of a seed, all tables by turns; return what happened, and what went wrong."""
    game, seats = TABLES[seed % len(TABLES)]
    try:
        return asyncio.run(FollowedGame(game, seats, seed).play()), ""
    except Different as error:
        return Counter(games=1, differences=1), str(error)
