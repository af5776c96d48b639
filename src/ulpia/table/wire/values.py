"""Values that messages are made of, with the limits that clients must keep."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Word = str | int
Arguments = dict[str, Word | list[Word]]
Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
State = Literal["open", "running", "finished", "abandoned"]
Place = Literal["open", "link", "bot"]
Watching = Literal["public", "link"]
UndoChoice = Literal["free", "ask", "never"]
UndoPolicy = Literal["free", "ask", "never", "lesson"]
Thinking = Literal["quick", "normal", "long"]
Channel = Literal["players", "spectators"]
