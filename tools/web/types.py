"""Write what the browser must know from Python into `web/src/generated`: types and vocabularies.

usage: python -m tools.web.types

`wire.ts` holds the types of everything that travels, `vocabulary/NAME.json` the words of a game,
`catalogue.json` what there is to play without a server;
`web/src/games/NAME/view.ts` the types of its view (see views.py).
A test says when these files are no longer those that this program writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from tools.paths import ROOT
from tools.web.views import view_files
from ulpia.device.tables import device_catalogue
from ulpia.games.registry import GAMES
from ulpia.kernel.game import COMMON_REFUSALS, Game
from ulpia.kernel.words import Signature
from ulpia.table.refusals import REASONS
from ulpia.table.schema import components

GENERATED: Final = ROOT / "web" / "src" / "generated"
HEAD: Final = "// Written by `python -m tools.web.types` from the server's types. Do not edit.\n"
NAMES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """Return all generated files with their text."""
    words = {f"vocabulary/{name}.json": vocabulary(game) for name, game in GAMES.items()}
    texts = {"wire.ts": wire(), "catalogue.json": catalogue(), **words}
    return {GENERATED / name: text for name, text in texts.items()} | view_files()


def catalogue() -> str:
    """Return what there is to play, for pages that no server tells."""
    offered = device_catalogue()
    return json.dumps(msgspec.to_builtins(offered), indent=1) + "\n"


# the wire


def wire() -> str:
    schemas = components()
    blocks = [declaration(name, schemas[name]) for name in sorted(schemas)]
    codes = " | ".join(f"'{code}'" for code in REASONS)
    told = "/** Codes of refusals that belong to tables, not to a game. */"
    refusals = f"{told}\nexport type RefusalCode = {codes};"
    return HEAD + "\n" + "\n\n".join([*blocks, refusals]) + "\n"


def declaration(name: str, schema: dict[str, Any]) -> str:
    told = schema.get("description")
    comment = f"/** {' '.join(told.split())} */\n" if told else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {expression(schema)};"
    required = set(schema.get("required", ()))
    fields = [
        f"  readonly {field}{'' if field in required else '?'}: {expression(inside)};"
        for field, inside in schema["properties"].items()
    ]
    return "\n".join([f"{comment}export type {name} = {{", *fields, "};"])


def expression(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(expression(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(expression({**schema, "type": each}) for each in kind)
    if kind == "null":
        return "null"
    if kind == "array":
        return f"readonly {in_brackets(expression(schema.get('items', {})))}[]"
    if kind == "object":
        inside = schema.get("additionalProperties")
        values = expression(inside) if isinstance(inside, dict) else "unknown"
        return f"Readonly<Record<string, {values}>>"
    return NAMES.get(str(kind), "unknown")


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def in_brackets(inside: str) -> str:
    return f"({inside})" if " " in inside else inside


# the words of a game


def vocabulary(game: Game[Any]) -> str:
    words = game.vocabulary
    kinds = {kind.name: {"words": list(kind.words), "plain": kind.plain} for kind in words.kinds}
    common = {signature.name: signature for signature in COMMON_REFUSALS}
    told = {
        "name": game.name,
        "rules": game.rules,
        "fewest": game.fewest,
        "most": game.most,
        "options": {option.name: list(option.values) for option in game.options},
        "sources": list(game.sources),
        "kinds": kinds,
        "verbs": phrases(words.verbs),
        "events": phrases(words.events),
        "prompts": phrases(words.prompts),
        "refusals": phrases(words.refusals),
        "outcomes": phrases(words.outcomes),
        "cautions": phrases(words.cautions),
        "goals": phrases(words.goals),
        "stops": phrases(words.stops),
        "common": phrases(common),
    }
    return (
        json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace('},"', '},\n"') + "\n"
    )


def phrases(known: dict[str, Signature]) -> dict[str, Any]:
    return {name: signature_entry(signature) for name, signature in known.items()}


def signature_entry(signature: Signature) -> dict[str, Any]:
    arguments = [[name, kind.name] for name, kind in signature.arguments]
    return {"args": arguments, "many": True} if signature.many else {"args": arguments}


if __name__ == "__main__":
    main()
