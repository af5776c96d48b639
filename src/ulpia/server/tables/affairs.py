"""What people at a table have asked of each other, as entries of the log change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.server.tables.bodies import Affairs, Ballot, Request
from ulpia.server.tables.lines import Line


def ask_undo(affairs: Affairs, line: Line) -> None:
    assert line.seat is not None and line.body.upto is not None
    affairs.request = Request(line.seat, line.body.upto, taking=line.body.taking)


def answer_undo(affairs: Affairs, line: Line) -> None:
    request = affairs.request
    assert line.seat is not None
    if request is not None and line.body.accept:
        request.accepted = sorted({*request.accepted, line.seat})
    else:
        affairs.request = None


def withdraw_undo(affairs: Affairs, line: Line) -> None:
    affairs.request = None


def vote(affairs: Affairs, line: Line) -> None:
    target, level = line.body.target, line.body.level
    assert line.seat is not None and target is not None and level is not None
    ballot = affairs.ballots.get(target)
    if ballot is None or ballot.level != level:
        affairs.ballots[target] = Ballot(level, [line.seat])
    else:
        ballot.by = sorted({*ballot.by, line.seat})


def hand_over(affairs: Affairs, line: Line) -> None:
    """An owner lets a bot play; what they wish still counts."""
    assert line.seat is not None
    affairs.ballots.pop(line.seat, None)


def replace(affairs: Affairs, line: Line) -> None:
    """A vote puts a bot in the place of an absent owner."""
    assert line.seat is not None
    affairs.ballots.pop(line.seat, None)
    affairs.abandoning = [seat for seat in affairs.abandoning if seat != line.seat]
    affairs.replaced = sorted({*affairs.replaced, line.seat})


def take_back(affairs: Affairs, line: Line) -> None:
    """An owner plays in person again."""
    assert line.seat is not None
    affairs.ballots.pop(line.seat, None)
    affairs.replaced = [seat for seat in affairs.replaced if seat != line.seat]


def abandon(affairs: Affairs, line: Line) -> None:
    assert line.seat is not None
    others = [seat for seat in affairs.abandoning if seat != line.seat]
    affairs.abandoning = sorted([*others, line.seat]) if line.body.accept else others


SETTLE: Final[dict[str, Callable[[Affairs, Line], None]]] = {
    "ask_undo": ask_undo,
    "answer_undo": answer_undo,
    "withdraw_undo": withdraw_undo,
    "vote": vote,
    "hand_over": hand_over,
    "replace": replace,
    "take_back": take_back,
    "abandon": abandon,
}
"""Entries of other kinds (join, leave, start, close, rematch) settle nothing."""
