"""Write the types of a game's view as TypeScript: `web/src/games/NAME/view.ts`.

The types are those that the function `view` in `src/ulpia/games/NAME/view.py` returns. A string
below a field is its comment.
"""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tools.paths import ROOT
from ulpia.kernel.words import Kind

ENGINE: Final = ROOT / "src" / "ulpia" / "games"
PAGES: Final = ROOT / "web" / "src" / "games"
HEAD: Final = "// Written by `python -m tools.web.types` from {source}. Do not edit.\n"
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
WIDTH: Final = 100


def view_files() -> dict[Path, str]:
    """Return the text of `view.ts` for every game that has a folder of pages."""
    folders = sorted(folder.name for folder in PAGES.iterdir() if (ENGINE / folder.name).is_dir())
    return {PAGES / name / "view.ts": view_text(name) for name in folders}


def view_text(folder: str) -> str:
    """Return the types of a game's view as TypeScript."""
    shown = get_type_hints(import_module(f"ulpia.games.{folder}.view").view)["return"]
    module = import_module(shown.__module__)
    source = Path(str(module.__file__)).relative_to(ROOT).as_posix()
    return HEAD.format(source=source) + Declarations(module).text()


class Declarations:
    """The declarations of a module of view types, in its order."""

    def __init__(self, module: ModuleType) -> None:
        self.module: Final = module
        self.comments: Final = comments_of(module)
        self.listed: Final[set[str]] = set()
        self.aliases: Final = {
            name: value for name, value in vars(module).items() if is_alias(module, name, value)
        }

    def text(self) -> str:
        blocks = [self.alias(name, value) for name, value in self.aliases.items()]
        for name, value in vars(self.module).items():
            if is_typeddict(value) and value.__module__ == self.module.__name__:
                blocks.append(self.structure(name, value))
        return "\n" + "\n\n".join(blocks) + "\n"

    def alias(self, name: str, value: Any) -> str:
        comment = self.comment(name)
        kind = kind_of(value)
        if kind is None:
            return f"{comment}export type {name} = {self.expression(value)};"
        constant = plural(kind.name.upper().replace("-", "_"))
        words = wrap_words([literal(word) for word in kind.words])
        is_new = kind.name not in self.listed
        self.listed.add(kind.name)
        listed = f"export const {constant} = [{words}] as const;\n" if is_new else ""
        if get_args(value)[0] is int:
            return f"{listed}/** A place in {constant}. */\nexport type {name} = number;"
        if get_args(value)[0] is not str:
            plain = self.expression(get_args(value)[0])
            return f"{listed}/** By {kind.name}. */\nexport type {name} = {plain};"
        plain = name.removesuffix("Word")
        return f"{comment}{listed}export type {plain} = (typeof {constant})[number];"

    def structure(self, name: str, value: Any) -> str:
        hints = get_type_hints(value, include_extras=True)
        lines = [f"{self.comment(name)}export type {name} = {{"]
        for field, hint in hints.items():
            optional = get_origin(hint) is NotRequired
            inside = get_args(hint)[0] if optional else hint
            lines.append(
                f"{self.comment(f'{name}.{field}', '  ')}"
                f"  readonly {field}{'?' if optional else ''}: {self.type_name(inside)};"
            )
        return "\n".join([*lines, "};"])

    def comment(self, name: str, indent: str = "") -> str:
        told = self.comments.get(name)
        return f"{indent}/** {told} */\n" if told else ""

    def type_name(self, hint: Any) -> str:
        """Return a type by its name where the module gives it one."""
        for name, value in self.aliases.items():
            if value == hint:
                return name.removesuffix("Word") if kind_of(value) else name
        return self.expression(hint)

    def expression(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return str(hint.__name__)
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(literal(value) for value in inside)
        if origin in (Union, UnionType):
            return " | ".join(self.type_name(each) for each in inside)
        if origin is list:
            return f"readonly {in_brackets(self.type_name(inside[0]))}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.type_name(each) for each in inside)}]"
        if origin is dict:
            return f"Readonly<Record<{self.type_name(inside[0])}, {self.type_name(inside[1])}>>"
        raise TypeError(f"{self.module.__name__}: {hint} is no type that a view can hold")


def is_alias(module: ModuleType, name: str, value: Any) -> bool:
    """Say whether a name of a module stands for a type that it declares itself."""
    if kind_of(value) is not None:
        return True
    return get_origin(value) in (dict, list, tuple, Union, UnionType, Literal) and name.istitle()


def kind_of(hint: Any) -> Kind | None:
    """Return the kind whose words a type allows."""
    if get_origin(hint) is not Annotated:
        return None
    return next((each for each in hint.__metadata__ if isinstance(each, Kind)), None)


def comments_of(module: ModuleType) -> dict[str, str]:
    """Return the strings below names, as `Name` and `Class.field`."""
    tree = ast.parse(inspect.getsource(module))
    found = comments_in(tree.body, "")
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= comments_in(node.body, f"{node.name}.")
            found[node.name] = ast.get_docstring(node) or ""
    return {name: " ".join(text.split()).replace("None", "null") for name, text in found.items()}


def comments_in(body: list[ast.stmt], prefix: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for node, below in pairwise(body):
        if not (isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)):
            continue
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            target = node.targets[0] if isinstance(node.targets[0], ast.Name) else None
        if isinstance(target, ast.Name):
            found[prefix + target.id] = str(below.value.value)
    return found


def plural(name: str) -> str:
    """Return a noun in capitals as the name of a list of them."""
    if name.endswith("Y") and name[-2] not in "AEIOU":
        return f"{name[:-1]}IES"
    return f"{name}ES" if name.endswith("S") else f"{name}S"


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def in_brackets(inside: str) -> str:
    return f"({inside})" if " " in inside else inside


def wrap_words(words: list[str]) -> str:
    """Return a list of words, in lines that are not too long."""
    if sum(len(word) + 2 for word in words) < WIDTH - 40:
        return ", ".join(words)
    lines, line = [], ""
    for word in words:
        if line and len(line) + len(word) + 4 > WIDTH:
            lines.append(line.rstrip())
            line = ""
        line += f"{word}, "
    return "\n  " + "\n  ".join([*lines, line.rstrip()]) + "\n"
