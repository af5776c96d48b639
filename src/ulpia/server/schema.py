"""The protocol as JSON schemas: for OpenAPI, and for the browser's types.

usage: python -m ulpia.server.schema > wire.schema.json
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from ulpia.server import commands, wire

COMMAND: Final = "Command"
ANSWER: Final = "CommandAnswer"
MESSAGE: Final = "ServerMessage"

BODIES: Final = (
    wire.GuestName,
    wire.Credentials,
    wire.NewPassword,
    wire.Farewell,
    wire.NewTable,
    wire.Invitation,
    wire.ShareKey,
    wire.Joining,
    wire.PastedRecord,
)
ANSWERS: Final = (
    wire.Me,
    wire.Catalogue,
    wire.TableInfo,
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
)
INSIDE: Final = {
    ("Decision", "options"): "Option",
    ("Position", "entries"): "Entry",
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
