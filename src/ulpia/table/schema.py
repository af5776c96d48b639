"""The protocol as JSON schemas: for OpenAPI, and for the browser's types.

usage: python -m ulpia.table.schema > wire.schema.json
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from ulpia.table import commands, wire

COMMAND: Final = "Command"
ANSWER: Final = "CommandAnswer"
MESSAGE: Final = "ServerMessage"

BODIES: Final = (
    wire.GuestName,
    wire.Credentials,
    wire.NewPassword,
    wire.AccountDeletion,
    wire.NewTable,
    wire.MovedTable,
    wire.NewLesson,
    wire.Invitation,
    wire.ShareKey,
    wire.JoinRequest,
    wire.PastedRecord,
    wire.Holiday,
    wire.NewChannel,
    wire.NoticeChoices,
    wire.MailToken,
    wire.Muted,
    wire.PasswordForgotten,
    wire.PasswordReset,
    wire.ReviewWish,
    wire.WhatIf,
    wire.SandboxWish,
    wire.TryWish,
    wire.StudyShow,
    wire.StudyPoint,
    wire.StudyTake,
    wire.StudySay,
    wire.PuzzleMoves,
    wire.NewTournament,
    wire.RelationWish,
    wire.Guestlist,
    wire.ReportWish,
    wire.NewProgram,
    wire.SeekWish,
    wire.Settlement,
    wire.Ban,
    wire.Repair,
)
ANSWERS: Final = (
    wire.People,
    wire.GameNote,
    wire.ProgramList,
    wire.ProgramToken,
    wire.Seeking,
    wire.ReportList,
    wire.PersonList,
    wire.ServerHealth,
    wire.Leaderboard,
    wire.PlayerPage,
    wire.Tournament,
    wire.TournamentList,
    wire.Daily,
    wire.Season,
    wire.PlayerStatistics,
    wire.ServerStatistics,
    wire.Me,
    wire.Catalogue,
    wire.TableInfo,
    wire.LessonInfo,
    wire.ShareLink,
    wire.TableList,
    wire.Position,
    wire.LogPage,
    wire.Past,
    wire.PastView,
    wire.ChatPage,
    wire.Refused,
    wire.Replay,
    wire.Option,
    wire.Entry,
    wire.Frame,
    wire.Health,
    wire.Holidays,
    wire.Notices,
    wire.ChannelInfo,
    wire.ReviewState,
    wire.Review,
    wire.ThoughtList,
    wire.StudyRoom,
    wire.Sandbox,
    wire.PuzzleList,
    wire.PuzzlePosition,
    wire.PuzzleAnswer,
)
INSIDE: Final = {
    ("Decision", "options"): "Option",
    ("Position", "entries"): "Entry",
    ("Patch", "entries"): "Entry",
    ("LogPage", "entries"): "Entry",
    ("Replay", "frames"): "Frame",
    ("Past", "views"): "PastView",
}
"""Lists of things that are encoded beforehand, and what they hold."""


def components() -> dict[str, Any]:
    """Return the schema of everything that travels, by name."""
    unions: list[Any] = [commands.AnyCommand, wire.ServerMessage, wire.CommandAnswer]
    kinds: list[Any] = [*BODIES, *ANSWERS, *unions]
    told, found = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = {name: dict(schema) for name, schema in found.items()}
    for (struct, name), inside in INSIDE.items():
        items = schemas[struct]["properties"][name]
        items["items"] = {"$ref": f"#/components/schemas/{inside}"}
    position = {"$ref": "#/components/schemas/Position"}
    schemas["Refused"]["properties"]["position"] = {"anyOf": [position, {"type": "null"}]}
    for name, schema in zip((COMMAND, MESSAGE, ANSWER), told[-3:], strict=True):
        schemas[name] = schema
    return schemas


def main() -> None:
    print(json.dumps({"components": {"schemas": components()}}, indent=2, sort_keys=True))


if __name__ == "__main__":
    main()
