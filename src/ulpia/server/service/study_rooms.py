"""Study rooms: several people look at one review or replay together, and one of them leads.

A room is known by a word in a link. It lives in the memory of this process while somebody is in it;
what was said there is gone with it.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol

from ulpia.server.service.accounts import User, clean
from ulpia.table import wire
from ulpia.table.positions import encode
from ulpia.table.refusals import NotAllowed
from ulpia.table.subscribers import EncodedMessage

MAX_ROOMS: Final = 500
MAX_PEOPLE: Final = 16
MAX_LINES: Final = 100
MAX_LINE: Final = 500


class Visitor(Protocol):
    """Somebody behind a websocket."""

    def send(self, message: EncodedMessage) -> None: ...


class StudyRoom:
    """One room: who is in it, who holds the pointer, what is shown."""

    def __init__(self) -> None:
        self.people: Final[dict[Visitor, wire.StudyPerson]] = {}
        self.said: Final[deque[wire.StudyLine]] = deque(maxlen=MAX_LINES)
        self.shown: wire.StudyShow | None = None
        self.leader = 0
        self._last_number = 0

    def enter(self, visitor: Visitor, user: User | None) -> None:
        """Let somebody in; the first leads."""
        if len(self.people) >= MAX_PEOPLE:
            raise NotAllowed("room_full", args={"most": MAX_PEOPLE})
        self._last_number += 1
        name = "" if user is None or user.guest else user.name
        self.people[visitor] = wire.StudyPerson(self._last_number, name)
        if len(self.people) == 1:
            self.leader = self._last_number
        self.tell_all()

    def leave(self, visitor: Visitor) -> None:
        """Let somebody go; if they led, whoever has been there longest leads."""
        gone = self.people.pop(visitor, None)
        if gone is None or not self.people:
            return
        if gone.number == self.leader:
            self.leader = next(iter(self.people.values())).number
        self.tell_all()

    def hear(self, visitor: Visitor, message: wire.StudyMessage) -> None:
        """Execute a visitor's message, and notify the visitors whom it concerns."""
        person = self.people[visitor]
        if isinstance(message, wire.StudyTake):
            self.leader = person.number
            self.tell_all()
        elif isinstance(message, wire.StudySay):
            self.say(person, message.text)
        elif person.number != self.leader:
            raise NotAllowed("not_leading")
        elif isinstance(message, wire.StudyPoint):
            self.tell_others(visitor, message)
        else:
            self.shown = message
            self.tell_others(visitor, message)

    def say(self, person: wire.StudyPerson, text: str) -> None:
        cleaned = clean(text, MAX_LINE)
        if not cleaned:
            raise NotAllowed("bad_message")
        self.said.append(wire.StudyLine(person.number, person.name, cleaned))
        self.tell_all()

    def tell_all(self) -> None:
        """Tell everybody who is there, who leads, what is shown and what was said."""
        people, said = list(self.people.values()), list(self.said)
        for visitor, person in list(self.people.items()):
            told = wire.StudyRoom(person.number, self.leader, people, self.shown, said)
            visitor.send(EncodedMessage(encode(told)))

    def tell_others(self, visitor: Visitor, message: wire.StudyMessage) -> None:
        told = EncodedMessage(encode(message))
        for other in list(self.people):
            if other is not visitor:
                other.send(told)


class StudyRooms:
    """All rooms of this process."""

    def __init__(self) -> None:
        self._rooms: Final[dict[tuple[str, str], StudyRoom]] = {}

    def enter(self, place: str, word: str, visitor: Visitor, user: User | None) -> StudyRoom:
        """Let somebody into the room of that word, which is made for the first.

        `place` is what is looked at there, by its address.
        """
        room = self._rooms.get((place, word))
        if room is None:
            if len(self._rooms) >= MAX_ROOMS:
                raise NotAllowed("too_fast")
            room = self._rooms[place, word] = StudyRoom()
        room.enter(visitor, user)
        return room

    def leave(self, place: str, word: str, visitor: Visitor) -> None:
        """Let somebody go; an empty room is forgotten."""
        room = self._rooms.get((place, word))
        if room is None:
            return
        room.leave(visitor)
        if not room.people:
            del self._rooms[place, word]

    def count(self) -> int:
        return len(self._rooms)
