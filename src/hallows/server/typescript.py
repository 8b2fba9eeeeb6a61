"""TypeScript types of every message, and of every game's view, options and drawing, from the structs themselves.

``python -m hallows.server.typescript`` writes ``web/src/lib/wire.ts``; with ``--check`` it only says whether that
file is current. What the server sends always has all its fields, so only what a client sends has optional ones.
"""

import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from hallows.games import load_game, names
from hallows.kernel import Game
from hallows.server import openapi, rest, wire

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"

_HEAD = """\
// Written by `python -m hallows.server.typescript` from the structs of the table service. Do not edit.
/* eslint-disable */
"""

_SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def typescript() -> str:
    """The whole file."""
    shapes = openapi.components("")
    said = _reachable(shapes, ["FromClient", *_bodies()])
    parts = [_HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    for name in sorted(shapes):
        parts.append(_declare(name, shapes[name], optional=name in said))
    shared: dict[tuple[str, str], str] = {}
    for game in names():
        parts.append(_game(game, shared))
    return "\n".join(parts)


def _bodies() -> list[str]:
    kinds = (rest.NewTable, rest.Fork, rest.Claim, rest.NewName, rest.Move, rest.Complaint)
    return [kind.__name__ for kind in kinds]


def _reachable(shapes: dict[str, Any], roots: list[str]) -> set[str]:
    """Shapes that clients send. Settings goes both ways; what is optional then stays so."""
    found: set[str] = set()
    todo = list(roots)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += _refs(shapes[name])
    return found


def _refs(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [name for item in schema for name in _refs(item)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"]] if "$ref" in schema else []
    return own + [name for key, item in schema.items() if key != "$ref" for name in _refs(item)]


def _game(name: str, shared: dict[tuple[str, str], str]) -> str:
    """A game's view, options and drawing, and what it shows beside a question, as a namespace of its own. What
    an earlier game has declared word for word, with everything it is made of, is ``shared``."""
    game = load_game(name)
    said = {
        "View": get_type_hints(type(game).view)["return"],
        "Options": game.options_type,
        "Drawing": get_type_hints(type(game).drawing)["return"],
    }
    if said["Drawing"] is msgspec.Struct:  # it has none
        del said["Drawing"]
    if type(game).aside is not Game.aside:
        said["Aside"] = get_type_hints(type(game).aside)["return"]
    heads, shapes = msgspec.json.schema_components(said.values(), ref_template="{name}")
    lines = [f"/** What the game {name} shows, and what can be chosen about it. */"]
    lines.append(f"export namespace {name} {{")
    told = {it: _declare(it, shapes[it], optional="Options" in it) for it in sorted(shapes)}
    for shape, text in told.items():
        whole = "".join(told[part] for part in sorted(_reachable(shapes, [shape])))
        first = shared.setdefault((shape, whole), name)
        same = f"export type {shape} = {first}.{shape};"
        lines.append(_indent(text if first == name else same))
    for role, head in zip(said, heads, strict=True):
        if _type(head) != role:
            lines.append(f"  export type {role} = {_type(head)};")
    lines.append("}\n")
    return "\n".join(lines)


def _indent(text: str) -> str:
    return "\n".join("  " + line if line else line for line in text.split("\n"))


def _declare(name: str, schema: dict[str, Any], *, optional: bool) -> str:
    comment = _comment(schema.get("description", ""))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    lines = [f"{comment}export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "?" if optional and field not in needed else ""
        lines.append(f"  {field}{mark}: {_type(kind)};")
    lines.append("}\n")
    return "\n".join(lines)


def _comment(text: str) -> str:
    words = " ".join(text.split()).replace("*/", "* /")
    return f"/** {words} */\n" if words else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[key]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = _type(values) if isinstance(values, dict) else "unknown"
        return f"Record<string, {inner}>"
    return _SIMPLE.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    fixed = schema.get("prefixItems")
    if fixed is not None:
        return f"[{', '.join(_type(item) for item in fixed)}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def main(args: list[str]) -> int:
    text = typescript()
    if "--check" in args:
        current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not current:
            print(f"{TARGET.name} is not current: run python -m hallows.server.typescript")
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
